import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { fromRoot } from '../../src/root.js';
import { type Browser, openBrowser } from './chromium.js';
import { type ClubScene, setClubScene } from './club-scene.js';
import { type Person, personAt } from './person.js';
import { guestAt, type OpenHouse, openOn, withToken } from './server.js';

/** For people to look at: `screenshots/`, written anew by every run. */
const ALBUM = fromRoot('screenshots');

let browser: Browser;
let folder: string;
let services: OpenHouse;
let ann: Person;
const games = new Map<string, string>();
let club: ClubScene;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  mkdirSync(ALBUM, { recursive: true });
  [browser, services] = await Promise.all([openBrowser(), openOn(folder)]);
  ann = await personAt(browser, services.url, 'Ann');
  for (const { id } of RULEBOOKS) {
    const wanted = {
      ruleset: id,
      seats: [{ player: 'me' }, { bot: 'easy' }],
      chance: { seed: `a look at ${id}` },
    };
    games.set(id, await ann.begin(wanted));
    // A few actions in, so that there is something on the board; this one is short.
    const few = id === 'frustration' ? 2 : 5;
    for (let acted = 0; acted < few; acted++) await actFirst(ann.page);
  }
  await layMore();
  club = await setClubScene(services.url, withToken(services.url, ann.token));
});

afterAll(async () => {
  await browser?.close();
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Tables at which nothing is played: one waits, one is over, one is covered, one is somebody else's. */
const layMore = async (): Promise<void> => {
  const me = withToken(services.url, ann.token);
  const small = {
    ruleset: 'knucklebones',
    options: { width: 1, height: 1 },
    chance: { seed: 'any die wins' },
  };
  games.set('over', await ann.begin({ ...small, seats: [{ player: 'me' }, { bot: 'easy' }] }));
  await ann.page.locator('.actions button').first().click();
  await ann.page.locator('.after').waitFor();
  games.set('waiting', (await me.post('/games', { ruleset: 'jackaroo', visibility: 'link' })).id);
  const both = { seats: [{ player: 'me' }, { player: 'me' }] };
  games.set('covered', (await me.post('/games', { ruleset: 'jackaroo', ...both })).id);
  const ben = await guestAt(services.url, 'Ben');
  games.set('invited', (await ben.post('/games', { ruleset: 'dastan' })).id);
};

const actFirst = async (page: Page): Promise<void> => {
  await page.locator('.turn.yours').waitFor();
  const before = await page.getByRole('log').locator('li').count();
  await page.locator('.actions button').first().click();
  await page.waitForFunction((known) => document.querySelectorAll('[role=log] li').length > known, before);
};

const WIDTHS = [
  ['phone', { width: 390, height: 844 }],
  ['tablet', { width: 768, height: 1024 }],
  ['desktop', { width: 1280, height: 860 }],
] as const;
const THEMES = ['light', 'dark'] as const;

/** The explorer of the API: its controls are not ours to mend. */
const MADE_ELSEWHERE = new Set(['docs']);

/** Every page, and something that shows when it is complete. */
const PAGES: readonly (readonly [name: string, path: () => string, ready: string])[] = [
  ['home', () => '/', '.games li'],
  ...RULEBOOKS.map(({ id }) => [id, () => `/play/${games.get(id)}`, '[data-spot], .actions button'] as const),
  ['over', () => `/play/${games.get('over')}`, '.after'],
  ['waiting', () => `/play/${games.get('waiting')}`, '.invitation'],
  ['invited', () => `/play/${games.get('invited')}`, '.invitation'],
  ['covered', () => `/play/${games.get('covered')}`, '.pass'],
  ['sheet', () => '/#begin=jackaroo', '.sheet .primary'],
  ['replay', () => `/replay/${games.get('knucklebones')}?at=5`, '.slider'],
  ['verify', () => '/verify', 'input'],
  ['tournaments', () => '/tournament', '.games li'],
  ['swiss', () => `/tournament/${club.swiss}`, '.standings'],
  ['knock-out', () => `/tournament/${club.knockOut}`, '.tree'],
  ['ladder', () => `/tournament/${club.ladder}`, '.standings'],
  ['leaderboard', () => '/leaderboard', '.board-of'],
  ['leaderboard-empty', () => '/leaderboard/dastan', '.empty'],
  ['class', () => `/class/${club.id}`, '.bars'],
  ['rules', () => '/rulesets/dastan', 'h1'],
  ['guides', () => '/guides', 'h1'],
  ['lesson', () => '/guides/first-bot', 'h1'],
  ['docs', () => '/docs', '.opblock'],
  ['problems', () => '/problems', 'h1'],
  ['problem', () => '/problems/not-your-turn', 'h1'],
  ['nothing', () => '/nothing/is/here', 'h1'],
];

describe.each(WIDTHS)('on a %s', (device, size) => {
  describe.each(THEMES)('in the %s', (theme) => {
    test.each(PAGES)('%s is complete, fits, and axe finds nothing serious', async (name, path, ready) => {
      const { page } = ann;
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(services.url + path());
      await page.locator(ready).first().waitFor();
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      await page.screenshot({ path: join(ALBUM, `${name}-${device}-${theme}.png`), fullPage: true });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      if (!MADE_ELSEWHERE.has(name)) expect(await seriousFaults(page)).toEqual([]);
    });
  });
});

/** What axe-core calls serious or critical, in words. */
const seriousFaults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(globalThis, 'axe').run();
    return violations
      .filter(({ impact }: { impact: string }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
        [id, nodes[0]?.html.slice(0, 160), nodes[0]?.failureSummary].join(' | '),
      );
  });
};
