import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { type Person, personAt } from './person.js';
import { guestAt, type OpenHouse, openOn, withToken } from './server.js';

/** What holds on the board of each game, for whoever sees it, hears it or has a keyboard alone. */

let browser: Browser;
let folder: string;
let house: OpenHouse;
let ann: Person;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-every-board-'));
  [browser, house] = await Promise.all([openBrowser(), openOn(folder)]);
  ann = await personAt(browser, house.url, 'Ann');
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

const GAMES = RULEBOOKS.map(({ id }) => id);

const begins = (ruleset: string) =>
  ann.begin({ ruleset, seats: [{ player: 'me' }, { bot: 'easy' }], chance: { seed: 'every board' } });

const acts = async (page: Page): Promise<void> => {
  await page.locator('.turn.yours').waitFor();
  const known = await page.getByRole('log').locator('li').count();
  await page.locator('.actions button').first().click();
  await page.waitForFunction((before) => document.querySelectorAll('[role=log] li').length > before, known);
  await page.locator('.turn.yours').waitFor();
};

const isSaidInOrder = (heard: string, sentences: readonly string[]): boolean => {
  let from = 0;
  return sentences.every((sentence) => {
    const at = heard.indexOf(sentence, from);
    from = at + sentence.length;
    return at !== -1;
  });
};

const WIDTHS = [390, 768, 1280];

describe.each(GAMES)('on the board of %s', (ruleset) => {
  test('what just happened is marked, and said above it on every width', async () => {
    const { page } = ann;
    await begins(ruleset);
    await acts(page);
    // There a roll alone moves nothing.
    if (ruleset === 'cant-stop') await acts(page);
    await page.locator('.trace').first().waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 860 });
      const said = page.locator('.just-happened');
      expect(await said.innerText()).toMatch(/^[A-Z].+\.$/);
      const [sentence, board] = [await said.boundingBox(), await page.locator('.picture').boundingBox()];
      if (sentence === null || board === null) throw new Error('nothing is said, or shown');
      expect(sentence.y + sentence.height).toBeLessThanOrEqual(board.y);
      // Both are in sight at once, before anybody scrolls.
      expect(sentence.y).toBeGreaterThanOrEqual(0);
      expect(board.y).toBeLessThan(200);
    }
  });

  test('what comes after an action is read out in the order in which it came, and then whose turn it is, by one voice alone', async () => {
    const { page } = ann;
    await begins(ruleset);
    await page.locator('.turn.yours').waitFor();
    const read = page.locator('.stage [role=status]');
    expect(await read.textContent(), 'whoever arrives reads the page').toBe('');
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const status = document.querySelector('.stage [role=status]');
      if (status === null) throw new Error('nothing is read out');
      new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const lines = page.getByRole('log').locator('li:not([hidden])');
    const known = await lines.count();
    await acts(page);
    const happened = (await lines.allTextContents()).slice(known);
    expect(happened).not.toEqual([]);
    const turn = (await page.locator('h1.turn').textContent()) ?? '';
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard').join(' ')))
      .toSatisfy((heard: string) => isSaidInOrder(heard, [...happened, turn]));
    const voices = page.locator(
      '.table :is([aria-live=polite], [role=status], [role=log]:not([aria-live=off]))',
    );
    expect(await voices.count()).toBe(1);
    const letters = page.locator('.picture text:not([aria-hidden=true])');
    expect(await letters.count(), 'what is written on the board stands in its description').toBe(0);
  });

  test('whatever can be touched is a button with a name, and the board a described group', async () => {
    const { page } = ann;
    await begins(ruleset);
    await page.locator('.turn.yours').waitFor();
    const spots = page.locator('[data-spot]');
    await spots.first().waitFor();
    const told = await spots.evaluateAll((all) =>
      all.map((spot) => [spot.getAttribute('role'), spot.getAttribute('tabindex'), spot.ariaLabel ?? '']),
    );
    expect(told.filter(([role, at, name]) => role !== 'button' || at !== '0' || name === '')).toEqual([]);
    expect(told.map(([, , name]) => name).join(' ')).not.toMatch(/seat \d|cell-|\d-\d/);
    const svg = page.locator('.picture svg');
    expect(await svg.getAttribute('role')).toBe('group');
    expect(await svg.locator('desc').textContent()).toMatch(/\.$/);
    await page.locator('[role=status]').first().waitFor({ state: 'attached' });
  });
});

/** In a race up one mountain, or round one ring, nobody has a side. */
test.each(['knucklebones', 'dastan', 'jackaroo'])(
  'in %s whoever sits down second has their side at the bottom too',
  async (ruleset) => {
    const ben = await guestAt(house.url, 'Ben');
    const { id } = await ben.post('/games', { ruleset });
    await withToken(house.url, ann.token).post(`/games/${id}/seats`, {});
    await ann.page.goto(`${house.url}/play/${id}`);
    await ann.page.locator('.picture svg').waitFor();
    const heightOf = async (name: string): Promise<number> => {
      const box = await ann.page.locator('.picture text', { hasText: name }).first().boundingBox();
      if (box === null) throw new Error(`${name} is not on the board`);
      return box.y;
    };
    expect(await heightOf('Ann')).toBeGreaterThan(await heightOf('Ben'));
  },
);

test.each([
  ['frustration', /\d+ %: /],
  ['dastan', /\d+ %: /],
])('in %s the odds stand on the choice itself', async (ruleset, odds) => {
  await begins(ruleset);
  await ann.page.locator('.actions button small', { hasText: odds }).first().waitFor();
});

test('from the first page on a game is begun and played by the keyboard alone', async () => {
  const { page } = ann;
  await page.goto(house.url);
  await page.locator('.shelf .game').first().waitFor();
  const reaches = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(at)) return;
    }
    expect.fail(`the keyboard never comes to ${name}`);
  };
  await reaches(/^Play against a bot.*Knucklebones/s);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play/g_*');
  await page.locator('.turn.yours').waitFor();
  await reaches(/^Place the/);
  await page.keyboard.press('Enter');
  await page
    .getByRole('log')
    .getByText(/^You place a/)
    .waitFor();
});
