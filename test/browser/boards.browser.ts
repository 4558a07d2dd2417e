import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { type Person, personAt } from './person.js';
import { guestAt, type OpenHouse, openOn, withToken } from './server.js';

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
  await expect.poll(() => buttons.count()).toBeLessThan(all);
  await expect.poll(() => page.locator('.note').allTextContents()).toContain('1');
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

const DESKTOP = { width: 1280, height: 800 };

test('in Dastan the second question is asked beside what was touched, in sight, over no place that can still be touched', async () => {
  const { page } = ann;
  await page.setViewportSize(DESKTOP);
  await ann.begin({ ruleset: 'dastan', ...AGAINST_A_BOT, chance: { seed: 'costs' } });
  await page.locator('.turn.yours').waitFor();
  // Square 22 can be left for 32 by two cards at once; what each costs stands on it.
  await touch(page, 'rect[data-square="22"]');
  await page.locator('.meaning').getByText('Now choose what goes with it').waitFor();
  const [several] = await page
    .locator('.note')
    .evaluateAll((notes) =>
      notes
        .flatMap((note) => (note.textContent?.includes('/') ? [note.previousElementSibling] : []))
        .map((hint) => hint?.getAttribute('data-spot') ?? ''),
    );
  await touch(page, `${several}`);
  const asked = page.locator('.meaning.near');
  await asked.getByText('What do you mean?').waitFor();
  const [box, spot] = [await asked.boundingBox(), await page.locator(`${several}`).first().boundingBox()];
  if (box === null || spot === null) throw new Error('nothing is asked on the screen');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(DESKTOP.height);
  const gap = Math.max(box.y - (spot.y + spot.height), spot.y - (box.y + box.height));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(24);
  await page.setViewportSize(PHONE);
});

const touch = async (page: Page, at: string): Promise<void> => {
  const box = await page.locator(at).first().boundingBox();
  if (box === null) throw new Error(`${at} is not on the screen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test('at most one button stands out, and it is never a last resort while there is anything else', async () => {
  const { page } = ann;
  await ann.begin({ ruleset: 'jackaroo', ...AGAINST_A_BOT, chance: { seed: 'a look at jackaroo' } });
  await page.locator('.turn.yours').waitFor();
  expect(await page.locator('.actions button').count()).toBeGreaterThan(1);
  expect(await page.locator('.actions .primary', { hasText: 'Throw away' }).count()).toBe(0);
  await ann.begin({ ruleset: 'cant-stop', ...AGAINST_A_BOT, chance: { seed: 'a look at cant-stop' } });
  await page.locator('.actions .primary', { hasText: 'Roll the dice' }).waitFor();
  expect(await page.locator('.actions .primary').count()).toBe(1);
});

test('odds stand on the choice itself, can be switched off, and are nowhere at a table without', async () => {
  const { page } = ann;
  const begun = { ruleset: 'cant-stop', ...AGAINST_A_BOT, chance: { seed: 'odds' } };
  await ann.begin(begun);
  await page
    .locator('.actions button small', { hasText: /^\d+ %: / })
    .first()
    .waitFor();
  await page.getByLabel('Odds').uncheck();
  await page.locator('.actions button small').first().waitFor({ state: 'detached' });
  await page.getByLabel('Odds').check();
  await page.locator('.actions button small').first().waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const id = await ann.begin({ ...begun, odds: false });
  await page.locator('.turn.yours').waitFor();
  await page.locator('.actions button').first().waitFor();
  expect(await page.getByLabel('Odds').count()).toBe(0);
  expect(await page.locator('.actions button small').count()).toBe(0);
  // The table before may have asked once more as it was left.
  expect(asked).not.toContain(`/games/${id}/odds`);
});

test('a line of the log leads to that moment', async () => {
  const { page } = ann;
  const id = await ann.begin({ ruleset: 'knucklebones', ...AGAINST_A_BOT });
  await page.locator('.turn.yours').waitFor();
  await page.getByRole('log').getByText('You roll a').first().click();
  await page.waitForURL(new RegExp(`/replay/${id}\\?at=\\d+$`));
  await page.locator('.step', { hasText: 'You roll a' }).waitFor();
});

test('on a tablet nothing lies over the table either', async () => {
  const { page } = ann;
  await page.setViewportSize({ width: 768, height: 1024 });
  await ann.begin({ ruleset: 'dastan', ...AGAINST_A_BOT, chance: { seed: 'costs' } });
  await page.locator('.turn.yours').waitFor();
  expect(await fixedOn(page)).toEqual([]);
  await page.setViewportSize(PHONE);
});

test.each([900, 1280])('in a window of %i the way behind the page stands in the margin', async (width) => {
  const { page } = ann;
  await page.setViewportSize({ width, height: 860 });
  for (const path of [
    '/',
    '/tournament',
    `/play/${await ann.begin({ ruleset: 'dastan', ...AGAINST_A_BOT })}`,
  ]) {
    await page.goto(services.url + path);
    await page.locator('h1').waitFor();
    const tab = (await page.locator('.lesson-tab').boundingBox()) ?? expect.fail('no tab');
    const edge = await page
      .locator('main')
      .evaluate(
        (main) => main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight),
      );
    expect(tab.x, path).toBeGreaterThanOrEqual(edge);
    expect([tab.x + tab.width, tab.width >= 24]).toEqual([width, true]);
  }
  await page.setViewportSize(PHONE);
});

/** Whatever stays where it is while one scrolls. */
const fixedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((each) =>
      getComputedStyle(each).position === 'fixed' ? [each.className] : [],
    ),
  );

test.each(['/rulesets/dastan', '/guides', '/problems', '/nothing/is/here'])(
  'on a phone %s has one row above it, and a menu that the keyboard opens',
  async (path) => {
    const { page } = ann;
    await page.goto(services.url + path);
    const top = page.locator('header.top');
    expect((await top.boundingBox())?.height).toBeLessThan(70);
    const guides = top.getByRole('link', { name: 'Guides', exact: true });
    expect(await guides.isVisible()).toBe(false);
    const menu = page.getByRole('button', { name: 'Menu', expanded: false });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Menu', expanded: true }).waitFor();
    await guides.waitFor();
    await page.keyboard.press('Enter');
    await guides.waitFor({ state: 'hidden' });
  },
);

test('on a phone one row stands above the table, the rest is a touch away, and nothing lies over it', async () => {
  const { page } = ann;
  await ann.begin({ ruleset: 'jackaroo', ...AGAINST_A_BOT, chance: { seed: 'a look at jackaroo' } });
  await page.locator('.turn.yours').waitFor();
  const top = page.locator('header.top');
  expect((await top.boundingBox())?.height).toBeLessThan(70);
  expect(await page.getByRole('link', { name: 'Guides', exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Guides', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Rename' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await fixedOn(page)).toEqual([]);
});

test.each(RULEBOOKS.map(({ id }) => id))(
  'the board of %s calls nobody by the number of a seat',
  async (ruleset) => {
    const written = (): Promise<string> =>
      ann.page.evaluate(() => document.querySelector('.picture')?.shadowRoot?.textContent ?? '');
    const both = { seats: [{ player: 'me' }, { player: 'me' }], chance: { seed: 'both' } };
    const { id } = await withToken(services.url, ann.token).post('/games', { ruleset, ...both });
    await ann.page.goto(`${services.url}/play/${id}`);
    // One with secrets is covered until somebody takes the device.
    if (ruleset === 'jackaroo') await ann.page.getByRole('button', { name: /^I am/ }).click();
    await ann.page.locator('.turn.yours').waitFor();
    expect(await written()).toContain('Ann (first seat)');
    expect(await written()).not.toMatch(/seat \d/i);
    await ann.begin({ ruleset });
    expect(await written()).toContain('Empty seat');
    expect(await written()).not.toMatch(/seat \d/i);
  },
);
