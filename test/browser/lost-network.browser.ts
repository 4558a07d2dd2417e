import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { type CuttableWire, wireTo } from './cuttable-wire.js';
import { personAt } from './person.js';
import { type OpenHouse, openOn } from './server.js';

let browser: Browser;
let folder: string;
let services: OpenHouse;
let wire: CuttableWire;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  [browser, services] = await Promise.all([openBrowser(), openOn(folder)]);
  wire = await wireTo(services.port);
});

afterAll(async () => {
  await browser?.close();
  await wire?.close();
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

const CUTS_MS = [1_000, 8_000, 40_000];
const SLICE_MS = 500;

/** Time passes in the page and nowhere else: between two slices whatever failed has come back to it. */
const pass = async (page: Page, ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += SLICE_MS) await page.clock.runFor(SLICE_MS);
};

const versionOf = async (id: string): Promise<number> => {
  const response = await fetch(`${services.url}/games/${id}`);
  const { version } = (await response.json()) as { readonly version: number };
  return version;
};

/** Whether the page shows the game as it stands, with something to press or the end. */
const isWell = async (page: Page, id: string): Promise<boolean> => {
  const shown = await page.getByRole('log').locator('li').last().getAttribute('value');
  const isReady = (await page.locator('.turn.yours, .after').count()) > 0;
  const isLost = (await page.locator('.lost').count()) > 0;
  return isReady && !isLost && Number(shown) === (await versionOf(id));
};

/** By itself: nobody presses anything until it is well again. */
const healed = async (page: Page, id: string): Promise<void> => {
  for (let passed = 0; passed < 60_000; passed += SLICE_MS) {
    if (await isWell(page, id)) return;
    await page.clock.runFor(SLICE_MS);
  }
  expect.fail(`the page does not heal: ${await page.locator('main').innerText()}`);
};

/** How much of the answer to an action comes through before the wire is cut. */
const MOMENTS = {
  'before the action leaves': async () => {},
  'while the action is on its way': (page: Page) => press(page),
  'when the answer has come': async (page: Page) => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await press(page);
    await answered;
  },
} as const;

const ANY_MOMENT = [
  'before the action leaves',
  'while the action is on its way',
  'when the answer has come',
] as const;

const isOver = async (page: Page): Promise<boolean> => (await page.locator('.after').count()) > 0;

const press = (page: Page): Promise<void> => page.locator('.actions button').first().click();

test.each(RULEBOOKS.map(({ id }) => id))(
  'in %s the network goes away for 1, 8 and 40 seconds at any moment, and the page heals by itself',
  async (ruleset) => {
    const { page, begin, complaints } = await personAt(browser, wire.url, 'Ann');
    await page.clock.install();
    const chance = seededChance(ruleset);
    for (const ms of CUTS_MS) {
      const luck = { chance: { seed: `${ruleset} ${ms}` } };
      const id = await begin({ ruleset, seats: [{ player: 'me' }, { bot: 'easy' }], ...luck });
      for (let before = chance.pick([0, 1, 2]); before > 0 && !(await isOver(page)); before--) {
        await press(page);
        await healed(page, id);
      }
      if (!(await isOver(page))) await MOMENTS[chance.pick(ANY_MOMENT)](page);
      wire.cut();
      await pass(page, ms);
      wire.mend();
      await healed(page, id);
    }
    expect(complaints).toEqual([]);
    await page.close();
  },
);

const STEPS_BACK = 4;

test('who looks back while the network is away is told of one moment, that the page asks on, and of nothing they did', async () => {
  const { page, begin, complaints } = await personAt(browser, wire.url, 'Ann');
  const id = await begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });
  for (let acts = 0; acts < 2; acts++) {
    const known = await page.getByRole('log').locator('li').count();
    await press(page);
    await page.waitForFunction((before) => document.querySelectorAll('[role=log] li').length > before, known);
  }
  await page.clock.install();
  // What the table showed on the way may lie in the browser, and whoever looks there needs no network.
  const browsing = await page.context().newCDPSession(page);
  await browsing.send('Network.enable');
  await browsing.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(`${wire.url}/replay/${id}`);
  await page.locator('h1.step').waitFor();
  const isOneMoment = async (): Promise<void> => {
    const line = page.locator('[role=log] [aria-current]');
    const said = (await page.locator('h1.step').textContent()) ?? '';
    expect(await line.textContent()).toBe(said);
    const then = await fetch(`${services.url}/games/${id}?at=${await line.getAttribute('value')}`);
    const { view } = (await then.json()) as { readonly view: { readonly scores: readonly number[] } | null };
    expect(await page.locator('.seats .score').allTextContents()).toEqual((view?.scores ?? []).map(String));
  };
  await isOneMoment();
  wire.cut();
  for (let steps = 0; steps < STEPS_BACK; steps++)
    await page.getByRole('button', { name: 'One event back' }).click({ noWaitAfter: true });
  const told = page.getByText('The server does not answer.');
  /** The page's time passes at once; each try of its own takes as long as the machine needs. */
  const isToldAfterAWhile = async (): Promise<boolean> => {
    await page.clock.runFor(SLICE_MS);
    return told.isVisible();
  };
  await expect.poll(isToldAfterAWhile, { timeout: 100_000 }).toBe(true);
  expect(await told.textContent()).toContain('This page asks it again until it does.');
  await isOneMoment();
  wire.mend();
  await expect.poll(isToldAfterAWhile, { timeout: 100_000 }).toBe(false);
  // Which event that is depends on the dice: some destroy others.
  const there = (await versionOf(id)) - STEPS_BACK;
  await page.locator(`[role=log] [aria-current][value="${there}"]`).waitFor();
  await isOneMoment();
  expect(complaints).toEqual([]);
  await page.close();
});
