import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from './chromium.js';
import { personAt } from './person.js';
import { type OpenHouse, openOn, withToken } from './server.js';

/** One player in several seats, as a table laid by a program may have it, and people who take turns at one screen. */

let browser: Browser;
let folder: string;
let house: OpenHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-one-screen-'));
  [browser, house] = await Promise.all([openBrowser(), openOn(folder)]);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

const BOTH_MINE = { seats: [{ player: 'me' }, { player: 'me' }], chance: { seed: 'one screen' } };

/** Whatever of a hand and of the log was in sight at any moment: a cover that comes a frame late is none. */
const noteSights = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    const sights: { cards: (string | null)[]; lines: number }[] = [];
    Reflect.set(globalThis, 'sights', sights);
    const look = (): void => {
      const drawn = document
        .querySelector('.picture')
        ?.shadowRoot?.querySelectorAll('[data-hand] [data-card]');
      const cards = [...(drawn ?? [])].map((card) => card.getAttribute('data-card'));
      sights.push({ cards, lines: document.querySelectorAll('[role=log] li').length });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }));

interface Sights {
  readonly cards: readonly string[];
  /** How long the log was, at its longest. */
  readonly lines: number;
}

/** What was in sight since somebody asked last. */
const sightsOf = async (page: Page): Promise<Sights> => {
  const all: Sights[] = await page.evaluate(() => Reflect.get(globalThis, 'sights').splice(0));
  return {
    cards: [...new Set(all.flatMap(({ cards }) => cards))],
    lines: Math.max(0, ...all.map(({ lines }) => lines)),
  };
};

/** What the seat to act holds, as the server says it. */
const handOf = async (id: string, token: string): Promise<readonly string[]> => {
  const answer = await fetch(`${house.url}/games/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const { view }: { view: { you: number; hands: { cards: string[] }[] } } = await answer.json();
  return view.hands[view.you]?.cards ?? [];
};

const covered = (page: Page) => page.getByRole('heading', { name: /^Pass the device to / });

/** Whoever takes the device, and what was in sight until then. */
const take = async (page: Page): Promise<{ who: string; before: Sights }> => {
  await covered(page).waitFor();
  expect(await page.locator('.picture, [role=log]').count()).toBe(0);
  const before = await sightsOf(page);
  const who = (await covered(page).textContent())?.replace('Pass the device to ', '') ?? '';
  await page.getByRole('button', { name: `I am ${who}` }).click();
  await page.locator('.turn.yours').waitFor();
  return { who, before };
};

const passOn = (page: Page) => covered(page).or(page.getByRole('button', { name: /^Pass the device to / }));

/** Whatever was dealt: a Ten or a Queen may cost the other a turn, and then the same person plays on. Answers how long the log was before. */
const playUntilPassed = async (page: Page): Promise<number> => {
  for (let actions = 0, known = 0; actions < 20; actions++) {
    await passOn(page).or(page.locator('.turn.yours')).first().waitFor();
    if (await passOn(page).isVisible()) return known;
    known = await page.getByRole('log').locator('li').count();
    await sightsOf(page);
    await page.locator('.actions button').first().click();
    await page.waitForFunction(
      (before) =>
        document.querySelector('.pass') ?? document.querySelectorAll('[role=log] li').length > before,
      known,
    );
  }
  throw new Error('the device is never passed on');
};

describe('a game with secrets in which one player has two seats', () => {
  test('is covered between turns, and whoever has the device sees their own hand alone', async () => {
    const { page, token, complaints } = await personAt(browser, house.url, 'Ann');
    await noteSights(page);
    // Step by step is how most people watch.
    await page.evaluate(() => localStorage.setItem('parlor.pace', 'brisk'));
    await page.evaluate(() => localStorage.setItem('parlor.lesson', 'open'));
    const { id } = await withToken(house.url, token).post('/games', { ruleset: 'jackaroo', ...BOTH_MINE });
    await page.goto(`${house.url}/play/${id}`);
    const turns: string[] = [];
    for (let passes = 0; passes < 4; passes++) {
      const held = await handOf(id, token);
      const { who, before } = await take(page);
      turns.push(who);
      expect(before.cards.filter((card) => held.includes(card))).toEqual([]);
      expect(await page.locator('.log a[href]').count()).toBe(0);
      expect(await page.locator('.transcript li').count()).toBeGreaterThan(0);
      const known = await playUntilPassed(page);
      expect(await page.locator('.transcript li').count()).toBe(0);
      // Of the hand that is to be played next nothing was in sight, and no line that was told to its player.
      const next = await handOf(id, token);
      const { cards, lines } = await sightsOf(page);
      expect(cards.filter((card) => next.includes(card))).toEqual([]);
      expect(lines).toBe(known);
    }
    expect(turns).toEqual(['Ann (first seat)', 'Ann (second seat)', 'Ann (first seat)', 'Ann (second seat)']);
    await page.reload();
    await covered(page).waitFor();
    await page.goto(`${house.url}/replay/${id}`);
    await page.getByRole('heading', { name: /^You share this screen/ }).waitFor();
    expect(await page.locator('.picture, [role=log]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('needs no cover where nothing is hidden, or where somebody wonders "what if"', async () => {
    const { page, begin } = await personAt(browser, house.url, 'Ann');
    await begin({ ruleset: 'knucklebones', ...BOTH_MINE });
    await page.locator('.turn.yours').waitFor();
    await page.goto(`${house.url}/rulesets/jackaroo`);
    await page.getByRole('link', { name: 'Try this position' }).first().click();
    await page.waitForURL('**/play/g_*');
    await page.locator('.turn.yours').waitFor();
    expect(await covered(page).count()).toBe(0);
    await page.close();
  });
});

test('two players at one screen: not for a moment is the hand of one shown to the other', async () => {
  const { page, complaints } = await personAt(browser, house.url, 'Ann');
  await noteSights(page);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'More ways : Jackaroo' }).click();
  await page.getByLabel('At this screen').check();
  await page.getByLabel('With you plays').fill('Ben');
  await page.locator('.sheet .primary').click();
  let before: readonly string[] = [];
  for (let passes = 0; passes < 4; passes++) {
    await take(page);
    const { cards } = await sightsOf(page);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((card) => before.includes(card))).toEqual([]);
    await playUntilPassed(page);
    before = await page
      .locator('[data-hand] [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
    await page.getByRole('button', { name: /^Pass the device to / }).click();
  }
  expect(complaints).toEqual([]);
  await page.close();
});
