import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Browser } from './chromium.js';
import { guestAt, type withToken } from './server.js';

/** Somebody in front of a browser. */
export interface Person {
  readonly page: Page;
  readonly token: string;
  /** What the console complained about: errors, and whatever the content policy blocked. */
  readonly complaints: readonly string[];
  begin(wanted: object): Promise<string>;
}

/** A person this server already knows, who likes things to happen at once. */
export const personAt = async (browser: Browser, url: string, name: string): Promise<Person> => {
  const page = await browser.context.newPage();
  const guest = await guestAt(url, name);
  await page.goto(`${url}/healthz`);
  await page.evaluate(
    ([token, called]) => {
      localStorage.clear();
      localStorage.setItem('parlor.guest', JSON.stringify({ name: called, token }));
      localStorage.setItem('parlor.pace', 'instant');
    },
    [guest.token, name],
  );
  return onPage(page, url, guest);
};

const onPage = (page: Page, url: string, guest: ReturnType<typeof withToken>): Person => ({
  page,
  token: guest.token,
  complaints: complaintsOf(page),
  async begin(wanted) {
    const { id } = await guest.post('/games', wanted);
    await page.goto(`${url}/play/${id}`);
    await page.locator('h1.turn').waitFor();
    return id;
  },
});

/** Lost connections while a server restarts are no fault of the page. */
const IS_NO_FAULT = /net::ERR_|Failed to load resource/;

export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !IS_NO_FAULT.test(message.text())) complaints.push(message.text());
  });
  return complaints;
};

/** One thing done on one's turn. */
type Turn = (page: Page) => Promise<void>;

const isOver = (page: Page): Promise<boolean> => page.locator('.after').isVisible();

const stepsHeard = (page: Page): Promise<number> => page.getByRole('log').locator('li').count();

/** Plays until the game is over; answers how many actions that took. */
export const playToTheEnd = async (page: Page, turn: Turn): Promise<number> => {
  for (let actions = 0; actions < 400; actions++) {
    await page.locator('.turn.yours, .after').first().waitFor();
    if (await isOver(page)) return actions;
    const before = await stepsHeard(page);
    await turn(page);
    await page.waitForFunction((known) => document.querySelectorAll('[role=log] li').length > known, before);
  }
  throw new Error('this game does not end');
};

/** To stop, or to keep a roll, there are buttons alone. Whoever climbs does so after a few steps: a game must end. */
const leaving = async (page: Page): Promise<Locator | null> => {
  const button = page.getByRole('button', { name: /^(?:Stop|Keep)/ });
  const atRisk = await page.locator('.trail').count();
  return (await button.isVisible()) && (atRisk === 0 || atRisk > 3) ? button : null;
};

/** Where a touch says more of what was begun; elsewhere it would begin anew. */
const NEXT_SPOT = '.hint.open';

/** Touches the picture, place after place, until the action is said; a button where the picture has no place for it. */
export const byClicks: Turn = async (page) => {
  const stop = await leaving(page);
  if (stop !== null) return stop.click();
  const before = await stepsHeard(page);
  for (let touches = 0; touches < 4; touches++) {
    const meant = page.locator('.meaning button:not(.quiet)').first();
    if (await meant.isVisible()) return meant.click();
    const spot = page.locator(NEXT_SPOT).first();
    if ((await spot.count()) === 0) return clickAnything(page, before);
    const { x, y } = await centreOf(page);
    await page.mouse.click(x, y);
    await settled(page);
    // An action on its way is nobody's turn any more.
    if ((await page.locator('.turn.yours').count()) === 0 || (await stepsHeard(page)) > before) return;
  }
};

const clickAnything = async (page: Page, before: number): Promise<void> => {
  if ((await stepsHeard(page)) > before) return;
  const button = page.locator('.actions button').first();
  if (await button.isVisible()) await button.click();
};

/** So often the picture may be drawn anew while somebody aims at it. */
const MOST_AIMS = 20;

/** The middle of the first place that can be touched, on the screen. */
const centreOf = async (page: Page, aims = 1): Promise<{ readonly x: number; readonly y: number }> => {
  const spot = page.locator(NEXT_SPOT).first();
  try {
    await spot.scrollIntoViewIfNeeded();
  } catch (error) {
    if (aims < MOST_AIMS && String(error).includes('not attached')) return centreOf(page, aims + 1);
    throw error;
  }
  const box = await spot.boundingBox();
  if (box === null) throw new Error('the place is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Two frames are enough for a touch to show. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** What has the keyboard's attention, however deep. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    if (at?.matches('.hint.open')) return 'spot';
    if (at?.closest('.meaning') && !at.classList.contains('quiet')) return 'meaning';
    return at?.closest('.actions') ? 'action' : 'elsewhere';
  });

/** Tabs to the first thing that can be done, and presses Enter; again until the action is said. */
export const byKeyboard: Turn = async (page) => {
  const before = await stepsHeard(page);
  const isLeaving = (await leaving(page)) !== null;
  for (let presses = 0; presses < 80; presses++) {
    if ((await stepsHeard(page)) > before || (await page.locator('.turn.yours').count()) === 0) return;
    const at = await focused(page);
    const label = await page.evaluate(() => document.activeElement?.textContent ?? '');
    const isWanted = isLeaving ? /^(?:Stop|Keep)/.test(label) : at !== 'elsewhere';
    const hasMeaning = (await page.locator('.meaning button:not(.quiet)').count()) > 0;
    if (isWanted && (!hasMeaning || at === 'meaning')) await page.keyboard.press('Enter');
    else await page.keyboard.press('Tab');
    await settled(page);
  }
  expect.fail('the keyboard finds nothing to do');
};
