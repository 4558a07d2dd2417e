import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from './chromium.js';
import { type CuttableWire, wireTo } from './cuttable-wire.js';
import { type Person, personAt } from './person.js';
import { guestAt, type OpenHouse, openOn, withToken } from './server.js';

/** Tournaments, leaderboards and a class, as people look at them. */

let browser: Browser;
let folder: string;
let house: OpenHouse;
let wire: CuttableWire;
let ann: Person;
let keeper: ReturnType<typeof withToken>;
let ben: ReturnType<typeof withToken>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-clubs-'));
  [browser, house] = await Promise.all([openBrowser(), openOn(folder)]);
  wire = await wireTo(house.port);
  ann = await personAt(browser, wire.url, 'Ann');
  keeper = withToken(house.url, ann.token);
  ben = await guestAt(house.url, 'Ben');
});

afterAll(async () => {
  await browser?.close();
  await wire?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

const SHORT = { ruleset: 'knucklebones', options: { width: 1, height: 1 }, pace: 0 };

const announced = (wanted: object) =>
  keeper.post('/tournaments', { name: 'Friday evening', ...SHORT, ...wanted });

interface Looked {
  readonly status: string;
  readonly legal: readonly { readonly action: object }[];
  readonly outcome: { readonly ranking: readonly (readonly number[])[] } | null;
}

/** Plays the first that is allowed until the game is over, and says whether the first seat alone has won. */
const playOut = async (id: string, token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}`, prefer: 'wait=5' };
  for (;;) {
    const game: Looked = await (await fetch(`${house.url}/games/${id}`, { headers })).json();
    if (game.status === 'over') return String(game.outcome?.ranking[0]) === '0';
    const action = game.legal[0]?.action;
    if (action === undefined) continue;
    await fetch(`${house.url}/games/${id}/actions`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
  }
};

const open = async ({ page }: Person, path: string, ready: string): Promise<Page> => {
  await page.goto(wire.url + path);
  await page.locator(ready).first().waitFor();
  return page;
};

/** Whoever loads a page again forgets this. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(globalThis, 'isTheSame', true));
const isTheSame = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isTheSame') === true);

describe('the page of a tournament', () => {
  test('bots play one to its end while the page is open: it shows the champion without a reload, and proves it', async () => {
    const it = await announced({
      format: 'swiss',
      equalDice: true,
      bots: [
        { level: 'easy', count: 4 },
        { level: 'medium', count: 3 },
      ],
    });
    const page = await open(ann, `/tournament/${it.id}`, '.entrants li');
    await mark(page);
    expect(await page.locator('.entrants li').count()).toBe(7);
    await page.getByRole('button', { name: 'Start it now' }).click();
    await page.getByRole('heading', { name: /bot \d wins the tournament/ }).waitFor();
    expect(await isTheSame(page)).toBe(true);
    const first = page.locator('.standings tbody tr').first();
    const champion = await page.locator('.champion h2').innerText();
    expect(champion).toContain((await first.locator('.name').innerText()).replace(/\s*bot$/, '').trim());
    for (const column of ['Points', 'Buchholz −1', 'Buchholz', 'Sonneborn-Berger', 'Direct', 'Wins'])
      await page.getByRole('columnheader', { name: column, exact: true }).waitFor();
    await page.getByText('bye, 1 point').first().waitFor();
    await page.getByText('The seed, told at the end:').waitFor();
    await page.getByText('The secrets of the boards').click();
    expect(await page.locator('.proof dd code').count()).toBe(3);
    await page.getByRole('button', { name: 'Check every pairing in this browser' }).click();
    await page.getByText(/This record is sound\. 3 rounds, 9 tables/).waitFor();
    const kept = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the record' }).click();
    expect((await kept).suggestedFilename()).toBe(`tournament-${it.id}.json`);
    await page.locator('a.meeting').first().click();
    await page.locator('.slider').waitFor();
    expect(ann.complaints).toEqual([]);
  });

  test('somebody announces a knock-out by the form, takes part, sits down at their table, and loses or wins', async () => {
    const page = await open(ann, '/tournament', '.announce');
    await page.getByText('Announce a tournament').click();
    await page.getByLabel('Name', { exact: true }).fill('Cup of Ann');
    await page.getByLabel('Game').selectOption('Knucklebones');
    await page.getByLabel('Knock-out').check();
    await page.getByRole('spinbutton', { name: 'Easy' }).fill('1');
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.getByRole('heading', { name: 'Cup of Ann' }).waitFor();
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: 'Take part' }).click();
    await page.getByText('You take part.').waitFor();
    await page.getByRole('button', { name: 'Start it now' }).click();
    await page.getByRole('button', { name: 'To your table' }).click();
    await page.locator('h1.turn').waitFor();
    await playOut(new URL(page.url()).pathname.split('/')[2] ?? '', ann.token);
    await page.goto(wire.url + pathname);
    await page.locator('.champion').waitFor();
    await page.locator('.tree .meeting').waitFor();
    await page.goto(`${wire.url}/tournament`);
    await page.getByRole('link', { name: /Cup of Ann Knucklebones, Knock-out/ }).waitFor();
  });

  test('the network goes away, somebody enters meanwhile, and the page heals by itself', async () => {
    const it = await announced({ format: 'round-robin' });
    const page = await open(ann, `/tournament/${it.id}`, '.tournament');
    await page.clock.install();
    await page.reload();
    await page.getByText('Nobody has entered yet.').waitFor();
    await mark(page);
    wire.cut();
    await page.locator('.lost').waitFor();
    await ben.post(`/tournaments/${it.id}/entrants`, {});
    for (let passed = 0; passed < 20; passed++) await page.clock.runFor(500);
    wire.mend();
    await expect
      .poll(
        async () => {
          await page.clock.runFor(500);
          return [await page.locator('.lost').count(), await page.locator('.entrants li').count()];
        },
        { timeout: 60_000 },
      )
      .toEqual([0, 1]);
    expect(await isTheSame(page)).toBe(true);
    await page.clock.resume();
  });

  test('one of a club is nothing to whoever is not in it', async () => {
    const club = await keeper.post('/clubs', { name: 'Class 7b' });
    const it = await announced({ format: 'swiss', club: club.id, bots: [{ level: 'easy', count: 2 }] });
    await open(ann, `/tournament/${it.id}`, '.tournament');
    const stranger = await browser.context.newPage();
    await stranger.addInitScript(() => localStorage.clear());
    await stranger.goto(`${house.url}/tournament/${it.id}`);
    await stranger.getByText('There is nothing to see here').waitFor();
    await stranger.goto(`${house.url}/leaderboard/knucklebones?club=${club.id}`);
    await stranger.locator('.card h1').waitFor();
    expect(await stranger.locator('.board-of, .empty').count()).toBe(0);
    await stranger.close();
    await open(ann, `/tournament?club=${club.id}`, '.games li');
  });
});

describe('the leaderboard', () => {
  test('an empty one teaches, and after a rated game both stand there, with intervals', async () => {
    const page = await open(ann, '/leaderboard/knucklebones', '.empty');
    await page.getByRole('button', { name: 'Play a rated game against a bot' }).click();
    await page.locator('h1.turn').waitFor();
    await playOut(new URL(page.url()).pathname.split('/')[2] ?? '', ann.token);
    await page.goto(`${wire.url}/leaderboard`);
    await page.locator('.board-of').waitFor();
    const rows = page.locator('.board-of tbody tr');
    expect(await rows.count()).toBe(2);
    await page.getByRole('row', { name: /Ann you/ }).waitFor();
    await page.getByRole('row', { name: /Easy bot bot/ }).waitFor();
    await rows.nth(1).getByText('may be chance').first().waitFor();
    expect(await rows.first().locator('.range').innerText()).toMatch(/^\d+ to \d+$/);
    const kept = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await kept).suggestedFilename()).toBe('knucklebones.csv');
    expect(ann.complaints).toEqual([]);
  });
});

describe('the page of a class', () => {
  test('a teacher gives something to do, sees who is stuck, outlives a lost network, and deletes it all', async () => {
    const club = await keeper.post('/clubs', { name: 'Class 8a' });
    const { code }: { code: string } = await (
      await fetch(`${house.url}/clubs/${club.id}`, { headers: { authorization: `Bearer ${ann.token}` } })
    ).json();
    await ben.post('/clubs/join', { code, displayName: 'Benny' });
    const page = await open(ann, `/class/${club.id}`, '.class');
    await page.clock.install();
    await page.getByText(code).waitFor();
    await page.getByText('Give them something to do').click();
    await page.getByLabel('Game').selectOption('Knucklebones');
    await page.getByRole('button', { name: 'Give it' }).click();
    await page
      .getByText(/Beat the easy bot at/)
      .first()
      .waitFor();
    wire.cut();
    const game = await ben.post('/games', {
      ruleset: 'knucklebones',
      club: club.id,
      seats: [{ player: 'me' }, { bot: 'easy' }],
    });
    await expect(ben.post(`/games/${game.id}/actions`, { type: 'place', column: 9 })).rejects.toThrow();
    for (let passed = 0; passed < 20; passed++) await page.clock.runFor(500);
    await page.locator('.lost').waitFor();
    wire.mend();
    await expect
      .poll(
        async () => {
          await page.clock.runFor(500);
          return [await page.locator('.lost').count(), await page.getByText('column-out-of-range').count()];
        },
        { timeout: 60_000 },
      )
      .toEqual([0, 2]);
    await page.getByRole('row', { name: /Benny yes 1/ }).waitFor();
    await page.clock.resume();
    const kept = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await kept).suggestedFilename()).toBe('class.csv');
    await page.getByRole('button', { name: 'Delete the class' }).click();
    await page.getByRole('button', { name: /^Yes, delete it/ }).click();
    await page.getByText('The class is deleted.').waitFor();
    await page.goto(`${wire.url}/class/${club.id}`);
    await page.locator('.card h1').waitFor();
    expect(await page.locator('.class').count()).toBe(0);
  });

  test('is told what changes, and asks for nothing again and again', async () => {
    const { id, code } = await keeper.post('/clubs', { name: 'Class 8b' });
    const asked: string[] = [];
    ann.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const page = await open(ann, `/class/${id}`, '.class');
    const looks = (): number => asked.filter((path) => path === `/clubs/${id}/classroom`).length;
    expect(looks()).toBe(1);
    await ben.post('/clubs/join', { code, displayName: 'Benny' });
    await page.getByRole('row', { name: /Benny/ }).waitFor();
    await page.clock.install();
    for (let passed = 0; passed < 20; passed++) await page.clock.runFor(500);
    await page.clock.resume();
    expect(looks()).toBe(1);
  });

  test('of thirty pupils who do it at once each is seen to be done, while the page is open', async () => {
    const { id, code } = await keeper.post('/clubs', { name: 'Class 9c' });
    const task = { type: 'beat', ruleset: 'knucklebones', bot: 'easy', times: 1 };
    await keeper.post(`/clubs/${id}/assignments`, { task });
    const page = await open(ann, `/class/${id}`, '.class');
    const run = async (name: string): Promise<void> => {
      const pupil = await guestAt(house.url, name);
      await pupil.post('/clubs/join', { code, displayName: name });
      const table = { ...SHORT, club: id, seats: [{ player: 'me' }, { bot: 'easy' }] };
      for (let hasWon = false; !hasWon; )
        hasWon = await playOut((await pupil.post('/games', table)).id, pupil.token);
    };
    const names = Array.from({ length: 30 }, (_, index) => `Pupil ${index + 1}`);
    await Promise.all([page.getByText('of 30').waitFor(), ...names.map(run)]);
    await page.getByText('30 of 30').waitFor();
    expect(await page.getByRole('row', { name: /Pupil/ }).count()).toBe(30);
  });
});
