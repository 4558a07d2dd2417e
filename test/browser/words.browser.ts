import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { personAt } from './person.js';
import { englishIn, everythingSaid, programmersWordsIn } from './read-aloud.js';
import { type OpenHouse, openOn } from './server.js';

let folder: string;
let services: OpenHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  services = await openOn(folder);
});

afterAll(async () => {
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

const GAMES = RULEBOOKS.map(({ id }) => id);
const MOST_MOVES = 6;

/** One person, who goes through everything that a page of theirs can show, and what is wrong with its words. */
describe.each([
  ['de', 'Aufgeben', 'no English is left', englishIn],
  ['en', 'Give up', 'nothing is said as programs say it', programmersWordsIn],
] as const)('in %s', (language, giveUp, law, faultsIn) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(language);
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const page of browser.context.pages().slice(1)) await page.close();
  });

  const reads = async (page: Page, where: string): Promise<void> => {
    expect(faultsIn(await everythingSaid(page)), where).toEqual([]);
  };

  test.each(GAMES)(`${law} at a table of %s, from the sheet to the replay`, async (ruleset) => {
    const { page, begin, complaints } = await personAt(browser, services.url, 'Zoe');
    await page.goto(`${services.url}/#begin=${ruleset}`);
    await page.locator('dialog summary').click();
    await reads(page, 'the sheet');
    await begin({ ruleset, seats: [{ player: 'me' }, { open: true }], visibility: 'link' });
    await reads(page, 'a table that waits');
    await begin({ ruleset, seats: [{ player: 'me' }, { bot: 'easy' }], chance: { seed: 'words' } });
    for (let move = 0; move < MOST_MOVES; move++) {
      await page.locator('.turn.yours, .after').first().waitFor();
      await reads(page, `after ${move} moves`);
      if ((await page.locator('.after').count()) > 0) break;
      const steps = await page.getByRole('log').locator('li').count();
      const buttons = page.locator('.actions button');
      await buttons.nth(move % (await buttons.count())).click();
      await page.waitForFunction((known) => document.querySelectorAll('[role=log] li').length > known, steps);
    }
    await page.locator('.turn.yours, .after').first().waitFor();
    if ((await page.locator('.after').count()) === 0) {
      await page.getByRole('button', { name: giveUp, exact: true }).click();
      await page.getByRole('button', { name: /^(?:Ja|Yes), / }).click();
      await page.locator('.after').waitFor();
    }
    await reads(page, 'the end');
    await page.locator('.after a').first().click();
    await page.locator('.slider').waitFor();
    await reads(page, 'the replay');
    expect(complaints).toEqual([]);
  });

  test.each([
    ['the first page', '/', '.shelf'],
    ['the tournaments', '/tournament', 'main h1'],
    ['a leaderboard', '/leaderboard/knucklebones', 'main h1'],
    ['the way in', '/come-in', 'main form'],
    ['the check of records', '/verify', 'main h1'],
    ['a game that is not there', '/play/g_nothing', 'main h1'],
    ['a position to try', `/try/knucklebones/destroying`, 'h1.turn'],
  ])(`${law} on %s`, async (where, path, sign) => {
    const { page, begin } = await personAt(browser, services.url, 'Zoe');
    await begin({ ruleset: 'dastan', seats: [{ player: 'me' }, { bot: 'medium' }] });
    await page.goto(`${services.url}${path}`);
    await page.locator(sign).first().waitFor();
    await reads(page, where);
  });
});
