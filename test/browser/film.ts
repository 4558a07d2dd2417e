import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fromRoot } from '../../src/root.js';
import { openBrowser } from './chromium.js';
import { byClicks, type Person, personAt } from './person.js';
import { openOn } from './server.js';

/** For reviewers: a game of Jackaroo on a phone against a bot, picture by picture; with `all`, the other games in every size. */
const FILM = fromRoot('film');
const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }];
const THEMES = ['light', 'dark'] as const;
const OTHERS = ['cant-stop', 'frustration', 'knucklebones', 'dastan'];
/** Enough to see everything happen once. */
const MOST_ACTIONS = 60;

let number = 0;

/** A marble on its way would be taken for one that stands there. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const board = document.querySelector('.picture')?.shadowRoot;
    const moving = [...document.getAnimations(), ...(board?.getAnimations() ?? [])];
    // What can be touched is marked for as long as it can be.
    const passing = moving.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

const snap = async (page: Page, name: string): Promise<void> => {
  number += 1;
  await stillness(page);
  await page.screenshot({ path: join(FILM, `${String(number).padStart(3, '0')}-${name}.png`) });
};

const isOver = async (page: Page): Promise<boolean> => (await page.locator('.after').count()) > 0;

/** One's next turn, or the end. */
const turnComes = (page: Page): Promise<void> => page.locator('.turn.yours, .after').first().waitFor();

const play = async ({ page, begin }: Person, wanted: object, shoot: () => Promise<void>): Promise<void> => {
  await begin({ seats: [{ player: 'me' }, { bot: 'easy' }], chance: { seed: 'film' }, ...wanted });
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    await turnComes(page);
    if (await isOver(page)) break;
    await shoot();
    const known = await page.getByRole('log').locator('li').count();
    await byClicks(page);
    await page.waitForFunction((before) => document.querySelectorAll('[role=log] li').length > before, known);
  }
  await shoot();
};

const jackaroo = async (person: Person): Promise<void> => {
  const { page } = person;
  await page.setViewportSize(PHONE);
  await page.goto(new URL('/', page.url()).href);
  await page.locator('.game').first().waitFor();
  await snap(page, 'home');
  await play(person, { ruleset: 'jackaroo', options: { maxRounds: 4 } }, () => snap(page, 'jackaroo'));
  await page.screenshot({ path: join(FILM, 'jackaroo-whole-page.png'), fullPage: true });
};

const inEverySize = async (page: Page, name: string): Promise<void> => {
  for (const size of SIZES)
    for (const theme of THEMES) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      const path = join(FILM, `${name}-${size.width}-${theme}.png`);
      await page.screenshot({ path, fullPage: size === PHONE });
    }
};

const another = async (person: Person, ruleset: string): Promise<void> => {
  let shots = 0;
  await play(person, { ruleset }, async () => {
    shots += 1;
    if (shots === 5) await inEverySize(person.page, ruleset);
  });
  if (await isOver(person.page)) await inEverySize(person.page, `${ruleset}-over`);
};

const folder = mkdtempSync(join(tmpdir(), 'parlor-film-'));
rmSync(FILM, { recursive: true, force: true });
mkdirSync(FILM, { recursive: true });
const [browser, house] = await Promise.all([openBrowser(), openOn(folder)]);
try {
  const ann = await personAt(browser, house.url, 'Ann');
  await jackaroo(ann);
  if (process.argv.includes('all')) for (const ruleset of OTHERS) await another(ann, ruleset);
  console.log(`${number} numbered pictures in ${FILM}`);
} finally {
  await browser.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
}
