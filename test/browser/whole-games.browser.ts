import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { byClicks, byKeyboard, personAt, playToTheEnd } from './person.js';
import { type OpenHouse, openOn } from './server.js';

let browser: Browser;
let folder: string;
let services: OpenHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  [browser, services] = await Promise.all([openBrowser(), openOn(folder)]);
});

afterAll(async () => {
  await browser?.close();
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Short ones: what matters is that every kind of action can be pointed at. */
const SHORT = [
  ['cant-stop', { columnsToWin: 1 }],
  ['frustration', { undos: 1 }],
  ['knucklebones', { width: 2, height: 2 }],
  ['dastan', { maxTurns: 8 }],
  ['jackaroo', { maxRounds: 1 }],
] as const;

/** Every other ruleset on the shelf, by its buttons: in its quick form where it has one. */
const OTHERS = RULEBOOKS.filter(({ id }) => !SHORT.some(([ruleset]) => ruleset === id)).map(
  ({ id, presets }) => [id, presets.find((preset) => preset.id === 'quick')?.options ?? {}] as const,
);
const GAMES = [...SHORT, ...OTHERS];

describe.each([
  ['by clicks', byClicks],
  ['by keyboard', byKeyboard],
])('against a bot, %s', (_, turn) => {
  test.each(GAMES)('%s is played to its end', async (ruleset, options) => {
    const { page, begin, complaints } = await personAt(browser, services.url, 'Ann');
    // The same luck every time: no run is longer than another.
    const luck = { chance: { seed: 'brief' } };
    await begin({ ruleset, options, ...luck, seats: [{ player: 'me' }, { bot: 'easy' }] });
    expect(await playToTheEnd(page, turn)).toBeGreaterThan(0);
    expect(await page.locator('h1.turn').textContent()).toMatch(/won|draw/i);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
