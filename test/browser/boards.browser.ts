import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { type Person, personAt } from './person.js';
import { guestAt, type OpenHouse, openOn } from './server.js';

let browser: Browser;
let folder: string;
let services: OpenHouse;
let ann: Person;

const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  [browser, services] = await Promise.all([openBrowser(), openOn(folder)]);
  ann = await personAt(browser, services.url, 'Ann');
  await ann.page.setViewportSize(PHONE);
});

afterAll(async () => {
  await browser?.close();
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

const AGAINST_A_BOT = { seats: [{ player: 'me' }, { bot: 'easy' }] };

/** Letters and marbles as large as they are on the screen. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const svg = document.querySelector('.picture')?.shadowRoot?.querySelector('svg');
    const written = [...(svg?.querySelectorAll('text') ?? [])].map((text) => ({
      words: text.textContent,
      px: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
    }));
    const marbles = [...(svg?.querySelectorAll('[data-marble] .piece') ?? [])].map(
      (marble) => marble.getBoundingClientRect().width,
    );
    return {
      tooSmall: written.filter(({ px }) => px < 11),
      marbles,
      spoken: svg?.querySelector('desc')?.textContent,
    };
  });

test.each(RULEBOOKS.map(({ id }) => id))(
  'on a phone %s has no letters under 11 px, and is described in sentences',
  async (ruleset) => {
    await ann.begin({ ruleset, ...AGAINST_A_BOT, chance: { seed: 'large enough' } });
    const { tooSmall, marbles, spoken } = await measured(ann.page);
    expect(tooSmall).toEqual([]);
    expect(Math.min(20, ...marbles)).toBe(20);
    expect(spoken).toMatch(/^[A-Z].*\.$/s);
    expect(spoken).not.toMatch(/\n|\[ ?\]|--|\|/);
  },
);

test('a card that cannot be played says why', async () => {
  await ann.begin({ ruleset: 'jackaroo', ...AGAINST_A_BOT, chance: { seed: 'a look at jackaroo' } });
  await ann.page.locator('.turn.yours').waitFor();
  await ann.page
    .locator('.cards-now')
    .getByText('you need an Ace or a King to bring a marble out')
    .first()
    .waitFor();
});

test('whoever looks sits at the bottom', async () => {
  const ben = await guestAt(services.url, 'Ben');
  const game = await ben.post('/games', { ruleset: 'knucklebones' });
  const { page, token } = ann;
  const sat = await fetch(`${services.url}/games/${game.id}/seats`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(sat.ok).toBe(true);
  await page.goto(`${services.url}/play/${game.id}`);
  const mine = page.locator('[data-column="0"][data-seat="1"]');
  const theirs = page.locator('[data-column="0"][data-seat="0"]');
  await mine.waitFor();
  const [below, above] = [await mine.boundingBox(), await theirs.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
});

test('in Dastan a touched piece leaves the moves it has, squares say what they cost, and another piece can be touched instead', async () => {
  const { page } = ann;
  await ann.begin({ ruleset: 'dastan', ...AGAINST_A_BOT, chance: { seed: 'costs' } });
  const buttons = page.locator('.actions button');
  await buttons.first().waitFor();
  const all = await buttons.count();
  await page.locator('rect[data-square] + .hint.open').first().click();
  await page.locator('.meaning').waitFor();
  expect(await buttons.count()).toBeLessThan(all);
  expect(await page.locator('.note').allTextContents()).toContain('1');
  const first = await buttons.allTextContents();
  await page.locator('rect[data-square] + .hint.other').first().click();
  await page.waitForFunction(
    (before) =>
      [...document.querySelectorAll('.actions button')].map(({ textContent }) => textContent).join() !==
      before,
    first.join(),
  );
});

test('the last move is marked and said, to whoever made it', async () => {
  const { page } = ann;
  await ann.begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'easy' }] });
  await page.locator('.actions button').first().click();
  await page.locator('.trace').first().waitFor();
  await page
    .getByRole('log')
    .getByText(/^You place a \d in the first column\.$/)
    .waitFor();
  await page.locator('.just-happened', { hasText: /Easy bot places|You place/ }).waitFor();
  // Whoever comes later sees it too.
  await page.reload();
  await page.locator('.trace').first().waitFor();
  await page.locator('.just-happened', { hasText: /Easy bot places|You place/ }).waitFor();
});

test('the board turns round, is shared, and whoever won has a quiet moment of it', async () => {
  const { page } = ann;
  await page.evaluate(() => {
    Reflect.set(navigator, 'share', undefined);
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ann.begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'easy' }], ...WON_AT_ONCE });
  const mine = page.locator('[data-column="0"][data-seat="0"]');
  const theirs = page.locator('[data-column="0"][data-seat="1"]');
  const heights = async () => [(await mine.boundingBox())?.y ?? 0, (await theirs.boundingBox())?.y ?? 0];
  const [below = 0, above = 0] = await heights();
  expect(below).toBeGreaterThan(above);
  await page.getByLabel('Flip board').check();
  const [now = 0, then = 0] = await heights();
  expect(now).toBeLessThan(then);
  // What is touched is still what is meant.
  await page.locator('[data-spot]').first().click();
  await page.getByRole('heading', { name: 'You won!' }).waitFor();
  expect(await page.locator('.winning i').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByLabel('Flip board').uncheck();
  await page.getByRole('button', { name: /^Share/ }).waitFor();
});

/** One die decides, whichever it is, and Ann has it. */
const WON_AT_ONCE = { options: { width: 1, height: 1 }, chance: { seed: 'any die wins' } };

test('sounds are off until asked for, and are made here', async () => {
  const { page } = ann;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await ann.begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });
  await page.evaluate(() => {
    const played: number[] = [];
    Reflect.set(globalThis, 'played', played);
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      played.push(this.frequency.value);
      return start.call(this, when);
    };
  });
  const act = async (): Promise<void> => {
    const known = await page.getByRole('log').locator('li').count();
    await page.locator('.actions button').first().click();
    await page.waitForFunction((before) => document.querySelectorAll('[role=log] li').length > before, known);
    await page.locator('.turn.yours').waitFor();
  };
  const played = (): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'played').length);
  await act();
  expect(await played()).toBe(0);
  await page.getByLabel('Sounds').check();
  await act();
  await page.waitForFunction(() => Reflect.get(globalThis, 'played').length > 0);
  await page.getByLabel('Sounds').uncheck();
  expect(asked).not.toContain('media');
});
