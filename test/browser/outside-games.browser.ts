import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { loadGames } from '../../src/shelf/load.js';
import { type Browser, openBrowser } from './chromium.js';
import type { OpenHouse } from './server.js';

/** Games from outside bring no page of their own: what is seen here is what the house gives them. */

const ALBUM = fromRoot('screenshots');

let browser: Browser;
let folder: string;
let house: OpenHouse;
/** Everything that is made of the shelf must be loaded after the games. */
let person: typeof import('./person.js');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  mkdirSync(ALBUM, { recursive: true });
  await loadGames('examples/games', fromRoot());
  person = await import('./person.js');
  const { openOn } = await import('./server.js');
  [browser, house] = await Promise.all([openBrowser(), openOn(folder)]);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

const WIDTHS = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 860 }],
] as const;

/** For people to look at; and nothing is wider than the screen. */
const look = async (page: Page, name: string): Promise<void> => {
  for (const [device, size] of WIDTHS) {
    await page.setViewportSize(size);
    await page.screenshot({ path: join(ALBUM, `outside-${name}-${device}.png`), fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${name} on a ${device}`).toBeLessThanOrEqual(0);
  }
};

test('the shelf shows them beside the games in the box', async () => {
  const { page } = await person.personAt(browser, house.url, 'Ann');
  await page.goto(house.url);
  for (const name of ['Pig', 'Connect Four', 'Kuhn poker', 'Goofspiel'])
    await page.getByRole('heading', { name, exact: true }).waitFor();
  await look(page, 'shelf');
  await page.close();
});

describe.each([
  ['pig', { goal: 12 }],
  ['connect-four', {}],
  ['kuhn-poker', {}],
  ['goofspiel', { cards: 4 }],
])('%s on the page', (ruleset, options) => {
  test('is played to its end by clicks, against a bot, and checked in the browser', async () => {
    const { page, begin, complaints } = await person.personAt(browser, house.url, 'Ann');
    const id = await begin({ ruleset, options, seats: [{ player: 'me' }, { bot: 'easy' }] });
    await page.locator('.turn.yours').waitFor();
    // A column can be touched where the picture says so; where it says nothing there are buttons.
    if (ruleset === 'connect-four') await page.locator('.hint.open').nth(6).waitFor();
    await person.byClicks(page);
    await look(page, `${ruleset}-begun`);
    expect(await person.playToTheEnd(page, person.byClicks)).toBeGreaterThanOrEqual(0);
    expect(await page.locator('h1.turn').textContent()).toMatch(/won|draw/i);
    await look(page, `${ruleset}-over`);
    await page.goto(`${house.url}/replay/${id}`);
    await page.getByRole('button', { name: 'Check every roll in this browser' }).click();
    const judgement = page.locator('.judgement');
    await judgement.getByText('Nothing was changed; the rules are not known here.').waitFor();
    expect(await judgement.textContent()).toContain(`PARLOR_GAMES=./${ruleset} parlor verify`);
    await look(page, `${ruleset}-checked`);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
