import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { type ClubScene, setClubScene } from './club-scene.js';
import { guestAt, type OpenHouse, openOn, type withToken } from './server.js';

/** What a visit weighs on the wire, and whether anything jumps while it loads. */

let browser: Browser;
let folder: string;
let house: OpenHouse;
let ann: ReturnType<typeof withToken>;
const games = new Map<string, string>();
let club: ClubScene;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-light-'));
  [browser, house] = await Promise.all([openBrowser(), openOn(folder)]);
  ann = await guestAt(house.url, 'Ann');
  for (const { id } of RULEBOOKS) {
    const wanted = { ruleset: id, seats: [{ player: 'me' }, { bot: 'easy' }], chance: { seed: id } };
    games.set(id, (await ann.post('/games', wanted)).id);
  }
  club = await setClubScene(house.url, ann);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that came over the wire for a page, headers too: first visits find nothing in a cache. */
const weigh = async (
  path: string,
  ready: string,
  coding: 'br' | 'gzip',
): Promise<ReadonlyMap<string, number>> => {
  const page = await browser.context.newPage();
  const wire = await browser.context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.clearBrowserCache');
  // On its own machine a browser takes brotli; over plain HTTP from another one gzip alone.
  if (coding === 'gzip')
    await wire.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  const names = new Map<string, string>();
  const sizes = new Map<string, number>();
  wire.on('Network.requestWillBeSent', ({ requestId, request }) =>
    names.set(requestId, new URL(request.url).pathname),
  );
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? requestId;
    sizes.set(name, (sizes.get(name) ?? 0) + encodedDataLength);
  });
  await page.goto(house.url + path);
  await page.locator(ready).first().waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await wire.detach();
  await page.close();
  return sizes;
};

const sum = (sizes: ReadonlyMap<string, number>): number =>
  [...sizes.values()].reduce((all, size) => all + size, 0);

const table = (sizes: ReadonlyMap<string, number>): string =>
  [...sizes].map(([name, size]) => `${size} ${name}`).join('\n');

/** Browsers that come over plain HTTP from elsewhere ask for gzip alone, and carry a little more. */
describe.each(['br', 'gzip'] as const)('in %s', (coding) => {
  test('a first visit to the games is light', async () => {
    const sizes = await weigh('/', '.shelf .game', coding);
    expect([...sizes.keys()].filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
    expect(sum(sizes), table(sizes)).toBeLessThan(80_000);
  });

  test('the explorer of the API is under 600 kB', async () => {
    const sizes = await weigh('/docs', '.opblock', coding);
    expect([...sizes.keys()]).toContain('/openapi.json');
    expect(sum(sizes), table(sizes)).toBeLessThan(600_000);
  });
});

/** Every page, and something that shows when it is complete. */
const PAGES: readonly (readonly [name: string, path: () => string, ready: string])[] = [
  ['the games', () => '/', '.shelf .game'],
  ...RULEBOOKS.map(({ id }) => [id, () => `/play/${games.get(id)}`, '[data-spot], .actions button'] as const),
  ['a replay', () => `/replay/${games.get('knucklebones')}?at=5`, '.slider'],
  ['a check', () => '/verify', 'input'],
  ['tournaments', () => '/tournament', '.games li'],
  ['a tournament', () => `/tournament/${club.swiss}`, '.standings'],
  ['a knock-out', () => `/tournament/${club.knockOut}`, '.tree'],
  ['a leaderboard', () => '/leaderboard', '.board-of'],
  ['a class', () => `/class/${club.id}`, '.bars'],
  ['the rules', () => '/rulesets/dastan', 'h1'],
  ['the guides', () => '/guides', 'h1'],
  ['a lesson', () => '/guides/first-frontend', 'h1'],
  ['a problem', () => '/problems/not-your-turn', 'h1'],
  ['nothing', () => '/nothing/is/here', 'h1'],
];

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 860 }],
] as const)('on a %s', (_device, size) => {
  test.each(PAGES)('%s: nothing jumps while it loads', async (_name, path, ready) => {
    const page = await browser.context.newPage();
    await page.setViewportSize(size);
    await page.addInitScript(watchShifts, ann.token);
    await page.goto(house.url + path());
    await page.locator(ready).first().waitFor();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const { shift, blame } = await shiftsOf(page);
    await page.close();
    expect(shift, blame).toBeLessThan(0.05);
  });
});

/** Runs before the page does: the person is known here, and every shift is written down. */
const watchShifts = (token: string): void => {
  localStorage.setItem('parlor.guest', JSON.stringify({ name: 'Ann', token }));
  const shifts: { value: number; blame: string }[] = [];
  Reflect.set(globalThis, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Element | null }[] = Reflect.get(entry, 'sources') ?? [];
      const blame = sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? '?').join(' | ');
      shifts.push({ value: Number(Reflect.get(entry, 'value')), blame });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Two frames on, what has been shifted has been told. */
const shiftsOf = (page: Page): Promise<{ shift: number; blame: string }> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++)
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    const shifts: { value: number; blame: string }[] = Reflect.get(globalThis, 'shifts');
    return {
      shift: shifts.reduce((all, { value }) => all + value, 0),
      blame: shifts.map(({ value, blame }) => `${value}: ${blame}`).join('\n'),
    };
  });
