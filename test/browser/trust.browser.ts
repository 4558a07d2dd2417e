import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from './chromium.js';
import { byClicks, complaintsOf, personAt } from './person.js';
import { guestAt, type OpenHouse, openOn, withToken } from './server.js';

let browser: Browser;
let other: Browser;
let folder: string;
let services: OpenHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  [browser, other, services] = await Promise.all([openBrowser(), openBrowser(), openOn(folder)]);
});

afterAll(async () => {
  await browser?.close();
  await other?.close();
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

const begins = async (page: Page, name: string, way: string): Promise<void> => {
  await page.goto(services.url);
  await page.getByRole('button', { name: `More ways : ${name}` }).click();
  await page.getByLabel(way, { exact: true }).check();
  await page.locator('.sheet .primary').click();
  await page.waitForURL(/\/play\//);
};

test('another name is the same player: the seat stays', async () => {
  const { page, begin, token, complaints } = await personAt(browser, services.url, 'Ann');
  await begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'easy' }] });
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Be called this' }).click();
  await page.locator('.who > span', { hasText: 'Anna' }).waitFor();
  await page.locator('.turn.yours').waitFor();
  await byClicks(page);
  await page
    .getByRole('log')
    .getByText(/You place/)
    .waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('parlor.guest') ?? '{}'));
  expect(kept).toEqual({ name: 'Anna', token });
  expect(complaints).toEqual([]);
  await page.close();
});

test('a link takes one to another device, as the same player, once', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const id = await ann.begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'easy' }] });
  await ann.page.getByRole('button', { name: 'To my phone' }).click();
  await ann.page.getByRole('img', { name: 'A QR code with the link' }).waitFor();
  const link = (await ann.page.locator('.to-phone .link code').textContent()) ?? '';
  const phone = await other.context.newPage();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Come in', exact: true }).click();
  await phone.getByText('You are Ann on this device too').waitFor();
  await phone.goto(`${services.url}/play/${id}`);
  await phone.getByRole('heading', { name: 'Your turn' }).waitFor();
  const code = new URL(link).hash.slice(1);
  expect(
    asked.filter((url) => new URL(url).pathname.includes(code) || new URL(url).search.includes(code)),
  ).toEqual([]);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Come in', exact: true }).click();
  await phone.locator('.news.trouble').waitFor();
  await phone.close();
  await ann.page.close();
});

test('a table by link is in no list, says who invites to what, and a newcomer sits down with one tap', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  await begins(ann.page, 'Knucklebones', 'A friend');
  const link = (await ann.page.locator('.link code').textContent()) ?? '';
  const newcomer = await other.context.newPage();
  const complaints = complaintsOf(newcomer);
  await newcomer.goto(services.url);
  await newcomer.evaluate(() => localStorage.clear());
  await newcomer.goto(services.url);
  await newcomer.getByText('Nobody waits just now.').waitFor();
  await newcomer.goto(link);
  await newcomer.getByRole('heading', { name: 'Ann invites you to Knucklebones' }).waitFor();
  await newcomer.getByRole('button', { name: 'Sit down and play' }).click();
  await newcomer.getByRole('heading', { name: 'Ann is to act' }).waitFor();
  await ann.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect([...complaints, ...ann.complaints]).toEqual([]);
  await newcomer.close();
  await ann.page.close();
});

test('a private table promises nothing of its link, and a club’s is for the club', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  await ann.begin({ ruleset: 'knucklebones', visibility: 'private' });
  const invitation = ann.page.locator('.invitation');
  await invitation.getByText('This table is private: to anybody else its link shows nothing.').waitFor();
  expect(await invitation.locator('.link').count()).toBe(0);
  await invitation.getByRole('button', { name: 'Let a bot sit there instead' }).waitFor();
  const club = await withToken(services.url, ann.token).post('/clubs', { name: 'Thursday' });
  await ann.begin({ ruleset: 'knucklebones', club: club.id });
  await invitation.getByText('Everybody in the club sees this table').waitFor();
  expect(await invitation.locator('.link').count()).toBe(1);
  expect(ann.complaints).toEqual([]);
  await ann.page.close();
});

test('no seat is free at a table that is closed: neither there nor on the first page', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  await begins(ann.page, 'Dastan', 'Anybody');
  await ann.page.locator('.seats', { hasText: 'a free seat' }).waitFor();
  const table = ann.page.url();
  await ann.page.getByRole('button', { name: 'Take the invitation back' }).click();
  await ann.page.getByText('The table is closed').waitFor();
  const listed = ann.page.locator('.games li', { hasText: 'Dastan' });
  await listed.filter({ hasText: 'Abandoned: nobody won' }).first().waitFor();
  expect((await listed.allTextContents()).filter((line) => line.includes('free seat'))).toEqual([]);
  await ann.page.goto(table);
  await ann.page.locator('.seats', { hasText: 'an empty seat' }).waitFor();
  expect(await ann.page.locator('.seats').textContent()).not.toContain('free');
  expect(ann.complaints).toEqual([]);
  await ann.page.close();
});

test('an invitation is taken back, or its seat given to a bot; a code leads there too', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const ben = await personAt(other, services.url, 'Ben');
  await begins(ann.page, 'Dastan', 'A friend');
  const link = (await ann.page.locator('.link code').textContent()) ?? '';
  await ann.page.getByRole('button', { name: 'Take the invitation back' }).click();
  await ann.page.getByText('The table is closed').waitFor();
  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: /over|Nobody won|closed/i }).waitFor();
  expect(await ben.page.getByRole('button', { name: 'Sit down and play' }).count()).toBe(0);

  await begins(ann.page, 'Dastan', 'A friend');
  const code = (await ann.page.locator('.invitation .code').textContent()) ?? '';
  await ben.page.goto(services.url);
  await ben.page.getByLabel('Somebody told you a code?').fill(code.toLowerCase());
  await ben.page.getByRole('button', { name: 'Sit down there' }).click();
  await ann.page.getByRole('heading', { name: 'Your turn' }).waitFor();

  await begins(ann.page, 'Knucklebones', 'A friend');
  await ann.page.getByRole('button', { name: 'Let a bot sit there instead' }).click();
  await ann.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await ann.page.close();
  await ben.page.close();
});

test('board, panel, log and title never speak of different moments', async () => {
  const { page, begin, token } = await personAt(browser, services.url, 'Ann');
  await page.evaluate(() => localStorage.setItem('parlor.pace', 'brisk'));
  const id = await begin({
    ruleset: 'knucklebones',
    options: { width: 1, height: 1 },
    seats: [{ player: 'me' }, { bot: 'easy' }],
  });
  await page.evaluate(() => {
    const seen: Glimpse[] = [];
    Reflect.set(globalThis, 'seen', seen);
    const look = (): void => {
      seen.push({
        isWon: document.querySelector('.tag.won') !== null || /won|draw/i.test(document.title),
        shown: document.querySelector('[role=log] li:last-child')?.getAttribute('value') ?? null,
        scores: [...document.querySelectorAll('.seats .score')].map((score) => score.textContent).join(),
      });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.locator('.actions button').first().click();
  await page.locator('.after').waitFor();
  const last = await page.getByRole('log').locator('li').last().getAttribute('value');
  const seen: readonly Glimpse[] = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  // It went step by step, and nobody had won before the last one.
  const moments = new Set(seen.map(({ shown }) => shown));
  expect(moments.size).toBeGreaterThan(2);
  expect(seen.filter(({ isWon, shown }) => isWon && shown !== last)).toEqual([]);
  // What each had at every moment is what the server says of that moment.
  for (const moment of moments) {
    const { view } = await withToken(services.url, token).get(`/games/${id}?at=${moment}`);
    const shown = seen.filter((glimpse) => glimpse.shown === moment).map(({ scores }) => scores);
    expect([...new Set(shown)], `at event ${moment}`).toEqual([view.scores.join()]);
  }
  expect(new Set(seen.map(({ scores }) => scores)).size).toBeGreaterThan(1);
  await page.close();
});

/** What stood on the page at one moment. */
interface Glimpse {
  readonly isWon: boolean;
  readonly shown: string | null;
  readonly scores: string;
}

test('both who play again land at one table', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const ben = await personAt(other, services.url, 'Ben');
  const id = await ann.begin({ ruleset: 'knucklebones', options: { width: 1, height: 1 } });
  await ben.page.goto(`${services.url}/play/${id}`);
  await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
  for (const { page } of [ann, ben, ann, ben]) {
    if ((await page.locator('.after').count()) > 0) break;
    await page.locator('.turn.yours, .after').first().waitFor();
    if ((await page.locator('.turn.yours').count()) > 0)
      await page.locator('.actions button').first().click();
  }
  for (const { page } of [ann, ben]) {
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/play/') && !url.pathname.endsWith(id));
  }
  expect(new URL(ann.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  await ben.page.locator('.turn.yours, h1.turn', { hasText: /Your turn|Ann is to act/ }).waitFor();
  await ann.page.close();
  await ben.page.close();
});

const beginsTogether = async (page: Page, name: string): Promise<void> => {
  await page.goto(services.url);
  await page.getByRole('button', { name: `More ways : ${name}` }).click();
  await page.getByLabel('At this screen').check();
  await page.getByLabel('With you plays').fill('Ben');
  await page.locator('.sheet .primary').click();
};

test('two at one screen have names of their own, and an open game turns to whoever is to act', async () => {
  const { page, complaints } = await personAt(browser, services.url, 'Ann');
  await beginsTogether(page, 'Knucklebones');
  await page.getByRole('heading', { name: 'Ann, your turn' }).waitFor();
  await byClicks(page);
  await page.getByRole('heading', { name: 'Ben, your turn' }).waitFor();
  await byClicks(page);
  await page.getByRole('heading', { name: 'Ann, your turn' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

const handOf = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('[data-hand] [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

/** Whatever was dealt: a Ten or a Queen may cost the other a turn, and then the same person plays on. */
const playUntilPassed = async (page: Page): Promise<void> => {
  const pass = page.getByRole('button', { name: /^Pass the device to / });
  for (let actions = 0; actions < 20; actions++) {
    await pass.or(page.locator('.turn.yours')).first().waitFor();
    if (await pass.isVisible()) return;
    const known = await page.getByRole('log').locator('li').count();
    await page.locator('.actions button').first().click();
    await page.waitForFunction((before) => document.querySelectorAll('[role=log] li').length > before, known);
  }
  throw new Error('the device is never passed on');
};

test('where something is hidden the device is passed on, and nobody sees the hand of another', async () => {
  const { page, complaints } = await personAt(browser, services.url, 'Ann');
  await beginsTogether(page, 'Jackaroo');
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('.turn.yours').waitFor();
  expect((await handOf(page)).length).toBeGreaterThan(0);
  await playUntilPassed(page);
  // What is left of it, in the very moment before: whatever was played or lost may come to anybody.
  const first = await handOf(page);
  await page.getByRole('button', { name: /^Pass the device to / }).click();
  await page.getByRole('heading', { name: /^Pass the device to / }).waitFor();
  expect(await page.locator('.picture, [role=log]').count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: /^Pass the device to / }).waitFor();
  expect(await page.locator('.picture, [role=log]').count()).toBe(0);
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('.turn.yours').waitFor();
  const second = await handOf(page);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((held) => first.includes(held))).toEqual([]);
  // The past has the hand of the first in it: nobody is led there, and it is covered too.
  expect(await page.locator('.log a[href]').count()).toBe(0);
  await page.goto(page.url().replace('/play/', '/replay/'));
  await page.getByRole('heading', { name: /^You share this screen/ }).waitFor();
  expect(await page.locator('.picture, [role=log]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.close();
});

/** A table of two, at which Ann, who is to act, and Ben each have a page. */
const annAndBen = async (wanted: object) => {
  const ann = await personAt(browser, services.url, 'Ann');
  const ben = await personAt(other, services.url, 'Ben');
  const id = await ann.begin(wanted);
  await ben.page.goto(`${services.url}/play/${id}`);
  await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
  await ann.page.locator('.turn.yours').waitFor();
  return { ann, ben };
};

const actFirst = async (page: Page): Promise<void> => {
  await page.locator('.turn.yours').waitFor();
  await page.locator('.actions button').first().click();
};

test('a move is taken back and a draw agreed on when the other says so, and a move makes an offer void', async () => {
  const { ann, ben } = await annAndBen({ ruleset: 'knucklebones' });
  await actFirst(ann.page);
  await ann.page.getByRole('button', { name: 'Take back my last move' }).click();
  await ann.page.locator('.offer', { hasText: 'Now Ben decides' }).waitFor();
  await ben.page.locator('.offer', { hasText: 'Ann offers to take a move back' }).waitFor();
  await ben.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, ben])
    await page.getByRole('log').getByText('The move is taken back').waitFor();
  await ann.page.getByRole('button', { name: 'Offer a draw' }).click();
  await ben.page.locator('.offer').waitFor();
  await actFirst(ann.page);
  await ben.page.locator('.offer').waitFor({ state: 'detached' });
  await actFirst(ben.page);
  await ben.page.getByRole('button', { name: 'Offer a draw' }).click();
  await ann.page.getByRole('button', { name: 'No', exact: true }).click();
  await ben.page.getByRole('log').getByText('Ann does not agree').waitFor();
  // What was declined is offered again when somebody has moved.
  await actFirst(ann.page);
  await ben.page.locator('.turn.yours').waitFor();
  await ben.page.getByRole('button', { name: 'Offer a draw' }).click();
  await ann.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, ben])
    await page.getByRole('heading', { name: 'By agreement: a draw' }).waitFor();
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await ann.page.close();
  await ben.page.close();
});

test('whoever has not acted is not offered to take a move back, nor is it offered again when it was taken back', async () => {
  const { ann, ben } = await annAndBen({ ruleset: 'knucklebones' });
  const takeBack = ({ page }: typeof ann) => page.getByRole('button', { name: 'Take back my last move' });
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'Offer a draw' }).waitFor();
  for (const person of [ann, ben]) expect(await takeBack(person).count()).toBe(0);
  await actFirst(ann.page);
  await takeBack(ann).click();
  await ben.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, ben])
    await page.getByRole('log').getByText('The move is taken back').waitFor();
  await ann.page.getByRole('button', { name: 'Offer a draw' }).waitFor();
  for (const person of [ann, ben]) expect(await takeBack(person).count()).toBe(0);
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await ann.page.close();
  await ben.page.close();
});

test('where the server would refuse it nobody is asked to play again: where no game began, and where luck was given', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const host = withToken(services.url, ann.token);
  const id = await ann.begin({ ruleset: 'knucklebones' });
  const closed = await fetch(`${services.url}/games/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${host.token}` },
  });
  expect(closed.ok).toBe(true);
  await ann.page.locator('.after').waitFor();
  expect(await ann.page.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  await ann.begin({
    ruleset: 'knucklebones',
    options: { width: 1, height: 1 },
    seats: [{ player: 'me' }, { player: 'me' }],
    chance: { script: [3, 4] },
  });
  await actFirst(ann.page);
  await ann.page
    .locator('h1', { hasText: 'Your turn, second seat' })
    .or(ann.page.locator('.after'))
    .waitFor();
  if ((await ann.page.locator('.after').count()) === 0) await actFirst(ann.page);
  await ann.page.locator('.after').waitFor();
  expect(await ann.page.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  expect(ann.complaints).toEqual([]);
  await ann.page.close();
});

test('a clock runs as the server’s does, on a device whose own is wrong too, warns, and says who is out', async () => {
  const { page, begin, complaints } = await personAt(browser, services.url, 'Ann');
  await page.clock.install({ time: Date.now() + 3_600_000 });
  const seats = [{ player: 'me' }, { bot: 'easy' }];
  await begin({
    ruleset: 'knucklebones',
    seats,
    clock: { perTurnSeconds: 600, bankSeconds: 60, whenOut: 'bot' },
  });
  await page.locator('.acting .time', { hasText: /^(?:11:00|10:[0-5]\d)$/ }).waitFor();
  await page.clock.runFor(20_000);
  await page.locator('.acting .time', { hasText: /^10:[0-4]\d$/ }).waitFor();
  await page.getByRole('button', { name: 'Play on without a clock' }).click();
  await page.locator('.time', { hasText: 'no clock any more' }).waitFor();
  await page.clock.resume();
  await begin({
    ruleset: 'knucklebones',
    seats,
    clock: { perTurnSeconds: 5, bankSeconds: 0, whenOut: 'bot' },
  });
  await page.locator('.acting .time.low').waitFor();
  await page.getByRole('status').getByText('Your time runs low').waitFor({ state: 'attached' });
  await page.getByRole('log').getByText('You have no time left.').first().waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('what was hidden while it was played is told in the log of a table that stayed open', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const ben = await guestAt(services.url, 'Ben');
  const { id } = await ben.post('/games', { ruleset: 'jackaroo', seats: [{ player: 'me' }, { open: true }] });
  await ann.page.goto(`${services.url}/play/${id}`);
  await ann.page.getByRole('button', { name: 'Sit down and play' }).click();
  const log = ann.page.getByRole('log');
  await log.getByText('Ben is dealt 4 cards.').waitFor();
  await log.getByText('8 traps are laid.').waitFor();
  await ben.post(`/games/${id}/offers`, { type: 'draw' });
  await ann.page.getByRole('button', { name: 'Agree' }).click();
  await log.getByText(/^8 traps are laid, on \d+/).waitFor();
  await log.getByText(/^Ben is dealt the /).waitFor();
  expect(await log.getByText('Ben is dealt 4 cards.').count()).toBe(0);
  expect(ann.complaints).toEqual([]);
  await ann.page.close();
});

test('a bot plays on for who left, and they come back to their own seat', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const ben = await guestAt(services.url, 'Ben');
  const { id } = await ben.post('/games', {
    ruleset: 'jackaroo',
    // Her first card costs nobody a turn.
    chance: { seed: 'she comes back' },
    seats: [{ open: true }, { player: 'me' }, { bot: 'easy' }],
  });
  await ann.page.goto(`${services.url}/play/${id}`);
  await ann.page.getByRole('button', { name: 'Sit down and play' }).click();
  await actFirst(ann.page);
  await ann.page.locator('h1.turn', { hasText: 'Ben is to act' }).waitFor();
  await ann.page.getByRole('button', { name: 'Give up' }).click();
  await ann.page.getByRole('button', { name: 'Yes, a bot plays on for me' }).click();
  await ann.page.getByRole('log').getByText('plays on for Ann.').waitFor();
  await ann.page.getByRole('heading', { name: 'A bot keeps your seat at Jackaroo' }).waitFor();
  await ann.page.getByRole('button', { name: 'Come back to my seat' }).click();
  await ann.page.locator('.seats', { hasText: 'Ann (you)' }).waitFor();
  expect(ann.complaints).toEqual([]);
  await ann.page.close();
});

test('who was not seen for long is said to be away, and the others need not wait', async () => {
  const house = await openOn(join(folder, 'patient'), 0, 45 * 60_000);
  const [ann, ben] = [await personAt(browser, house.url, 'Ann'), await guestAt(house.url, 'Ben')];
  const { id } = await ben.post('/games', { ruleset: 'knucklebones' });
  const annAtHome = withToken(house.url, ann.token);
  await annAtHome.post(`/games/${id}/seats`, {});
  for (const guest of [ben, annAtHome])
    await guest.post(`/games/${id}/actions`, { type: 'place', column: 0 });
  await house.catchUp();
  await ann.page.goto(`${house.url}/play/${id}`);
  await ann.page.locator('.seats', { hasText: 'away' }).waitFor();
  await ann.page.getByText('Ben has not been seen for a while').waitFor();
  await ann.page.getByRole('button', { name: 'Let a bot play on' }).click();
  await ann.page.getByRole('log').getByText('Ben was not seen for a while: a bot may play on.').waitFor();
  await ann.page.locator('.seats', { hasText: '(for Ben)' }).waitFor();
  expect(ann.complaints).toEqual([]);
  await ann.page.close();
  await house.close();
});
