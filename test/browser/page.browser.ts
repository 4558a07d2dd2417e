import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from './chromium.js';
import { byClicks, complaintsOf, personAt, playToTheEnd } from './person.js';
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

const inLog = (page: Page, text: RegExp): Locator => page.getByRole('log').getByText(text);

test('a newcomer plays against a bot with one click, and nobody but this server is asked', async () => {
  const page = await other.context.newPage();
  const complaints = complaintsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(services.url);
  await page.getByRole('button', { name: "Play against a bot : Can't Stop" }).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/play\/g_/);
  await page.getByRole('button', { name: 'Roll the dice' }).first().click();
  await page
    .getByText(/You roll \d/)
    .first()
    .waitFor();
  expect(asked.filter((url) => !url.startsWith(services.url))).toEqual([]);
  expect(complaints).toEqual([]);

  // The guest is remembered, and the token went nowhere but into headers.
  const name = await page.locator('.who > span').textContent();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('parlor.guest') ?? '{}').token);
  expect(token).toMatch(/^parlor_/);
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
  await page.goto(services.url);
  await page.locator('.my-turns').getByText("Can't Stop").waitFor();
  expect(await page.locator('.who > span').textContent()).toBe(name);
  await page.close();
});

test('the sheet lays the very table that was asked for on it', async () => {
  const { page, token, complaints } = await personAt(browser, services.url, 'Ann');
  await page.goto(services.url);
  await page.getByRole('button', { name: 'More ways : Jackaroo' }).click();
  const sheet = page.getByRole('dialog', { name: 'Play Jackaroo' });
  await sheet.getByLabel('Hard').check();
  await sheet.getByLabel('3', { exact: true }).check();
  await sheet.getByLabel('Variant').selectOption('Open traps');
  await sheet.getByText('Change the details').click();
  expect(await sheet.getByLabel('Traps', { exact: true }).inputValue()).toBe('16');
  await sheet.getByLabel('Traps', { exact: true }).fill('4');
  await sheet.getByLabel('Max rounds').fill('7');
  await sheet.getByLabel('Time for a turn').selectOption('10 minutes');
  await sheet.getByLabel('Who may watch?').selectOption('Nobody');
  await sheet.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/play\//);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await fetch(`${services.url}/games/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({
    ruleset: 'jackaroo',
    visibility: 'private',
    options: { traps: 4, trapsVisible: true, maxRounds: 7 },
    clock: { perTurnSeconds: 600 },
    seats: [{ you: true }, { level: 'hard' }, { level: 'hard' }],
  });
  expect(complaints).toEqual([]);
  await page.close();
});

test('the sheet says what does not fit, and Escape leaves it', async () => {
  const { page } = await personAt(browser, services.url, 'Ann');
  await page.goto(`${services.url}/#begin=cant-stop`);
  const sheet = page.getByRole('dialog', { name: "Play Can't Stop" });
  await sheet.getByLabel('4', { exact: true }).check();
  await sheet.getByText('Change the details').click();
  await sheet.getByLabel('Columns to win').fill('6');
  await sheet.getByRole('button', { name: 'Begin' }).click();
  await sheet
    .getByRole('alert')
    .getByText(/columns/i)
    .waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.close();
});

test('what waits for me comes first and is counted in the title; what is over has its result', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const ben = await guestAt(services.url, 'Ben the second');
  const cleo = await guestAt(services.url, 'Cleo');
  const open = await ben.post('/games', {
    ruleset: 'knucklebones',
    seats: [{ open: true }, { player: 'me' }],
  });
  const single = { ruleset: 'knucklebones', options: { width: 1, height: 1 } };
  const over = await cleo.post('/games', { ...single, seats: [{ player: 'me' }, { player: 'me' }] });
  await cleo.post(`/games/${over.id}/actions`, { type: 'place', column: 0 });
  const { page } = ann;
  await page.goto(services.url);
  await page.locator('.games li', { hasText: 'Ben the second, a free seat' }).waitFor();
  await page
    .locator('.games li', { hasText: 'Cleo' })
    .getByText(/won|draw/i)
    .first()
    .waitFor();
  expect(await page.title()).toBe('Parlor: turn-based games');

  // It is told at once, also to a page that only lies open.
  const mine = withToken(services.url, ann.token);
  await mine.post(`/games/${open.id}/seats`, {});
  const waiting = page.locator('main > .my-turns li', { hasText: 'against Ben the second' });
  await waiting.getByText('Your turn').waitFor();
  await page.waitForFunction(() => document.title === '(1) Your turn · Parlor');
  await mine.post(`/games/${open.id}/actions`, { type: 'place', column: 0 });
  await page.reload();
  await page.locator('.lists li', { hasText: 'Ben the second is to act' }).getByText('just now').waitFor();
  expect(await page.title()).toBe('Parlor: turn-based games');
  expect(ann.complaints).toEqual([]);
  await page.close();
});

test('however much waits for me, the lists are asked for a few times and not once for each', async () => {
  const { page, token } = await personAt(browser, services.url, 'Busy');
  const busy = withToken(services.url, token);
  for (let games = 0; games < 12; games++)
    await busy.post('/games', { ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  const heard = page.waitForRequest(/\/me\/events/);
  await page.goto(services.url);
  await heard;
  await page.locator('.my-turns .count', { hasText: '12' }).waitFor();
  expect(asked.filter((search) => search.includes('toAct=me')).length).toBeLessThan(4);
  await page.close();
});

test('somebody invited by a link sits down, and each sees what the other does', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const ben = await personAt(other, services.url, 'Ben <script>');
  await ann.begin({ ruleset: 'knucklebones', options: { width: 1, height: 1 } });
  const link = (await ann.page.locator('.link code').textContent()) ?? '';
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
  await ann.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await ann.page.locator('[data-spot]').first().click();
  await inLog(ben.page, /Ann places/).waitFor();
  await Promise.all([ann, ben].map(({ page }) => page.getByRole('heading', { name: /won|draw/i }).waitFor()));
  expect(await ann.page.locator('.seats').textContent()).toContain('Ben <script>');
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await ann.page.close();
  await ben.page.close();
});

test('whoever left a game is not offered the seat again; others are', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const ben = await personAt(other, services.url, 'Ben');
  await ann.begin({ ruleset: 'knucklebones' });
  await ben.page.goto((await ann.page.locator('.link code').textContent()) ?? '');
  await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
  await ann.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await ben.page.getByRole('button', { name: 'Give up' }).click();
  await ben.page.getByRole('button', { name: 'Yes, I give up' }).click();
  await ann.page.getByRole('heading', { name: 'Invite somebody' }).waitFor();
  await inLog(ben.page, /The second seat is free again/).waitFor();
  await ben.page.reload();
  await inLog(ben.page, /The second seat is free again/).waitFor();
  expect(await ben.page.getByRole('button', { name: 'Sit down and play' }).count()).toBe(0);
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await ann.page.close();
  await ben.page.close();
});

test('a spectator with a link sees each move as it is made, and has nothing to press', async () => {
  const ann = await guestAt(services.url, 'Ann');
  const game = await ann.post('/games', {
    ruleset: 'knucklebones',
    seats: [{ player: 'me' }, { player: 'me' }],
  });
  const page = await other.context.newPage();
  await page.goto(services.url);
  await page.evaluate(() => localStorage.clear());
  const complaints = complaintsOf(page);
  await page.goto(`${services.url}/games/${game.id}`);
  await page.getByRole('heading', { name: 'Ann (first seat) is to act' }).waitFor();
  expect(page.url()).toBe(`${services.url}/play/${game.id}`);
  await ann.post(`/games/${game.id}/actions`, { type: 'place', column: 1 });
  await inLog(page, /Ann \(first seat\) places a \d in the second column/).waitFor();
  expect(await page.locator('[data-spot], .actions button').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a restart in the middle is told, the stream resumes, and the game goes on', async () => {
  const { page, begin, complaints } = await personAt(browser, services.url, 'Ann');
  await begin({
    ruleset: 'knucklebones',
    options: { width: 2, height: 1 },
    seats: [{ player: 'me' }, { bot: 'easy' }],
  });
  await byClicks(page);
  await inLog(page, /You place/).waitFor();
  await services.close();
  await page.getByText('The connection is lost').waitFor();
  services = await openOn(folder, services.port);
  await page.getByText('The connection is back, and nothing was missed.').waitFor();
  await playToTheEnd(page, byClicks);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a lost or refused action says why', async () => {
  const { page, begin, token } = await personAt(browser, services.url, 'Ann');
  const id = await begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });
  // Without its stream the page acts on what it last saw.
  await page.route(/\/events/, (route) =>
    route.request().headers().accept === 'application/x-ndjson' ? route.abort() : route.continue(),
  );
  await page.reload();
  await page.locator('.actions button').first().waitFor();
  await fetch(`${services.url}/games/${id}/actions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'place', column: 0 }),
  });
  await page.locator('.actions button').first().click();
  await page.getByText('Something happened before your action arrived').waitFor();
  await page.close();
});

test('whom the server forgot is introduced again, and told so', async () => {
  const { page } = await personAt(browser, services.url, 'Ann');
  await page.evaluate(() =>
    localStorage.setItem('parlor.guest', JSON.stringify({ name: 'Ann', token: `parlor_${'A'.repeat(43)}` })),
  );
  await page.goto(services.url);
  await page.getByText('This server did not know you any more').waitFor();
  await page.getByRole('button', { name: 'Play against a bot : Knucklebones' }).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page.close();
});

test('the panel marks what the last click sent, leaves pictures out, and each copied request runs', async () => {
  const { page, begin, token } = await personAt(browser, services.url, 'Ann');
  await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'easy' }] });
  await page.getByRole('button', { name: 'Behind the page: HTTP' }).click();
  await byClicks(page);
  const line = page.locator('.exchange.yours', { hasText: `POST /games/${id}/actions` });
  await line.getByText('your last click').waitFor();
  await page.locator('.event', { hasText: 'placed' }).first().waitFor();
  expect(await page.locator('.transcript').textContent()).not.toMatch(/parlor_\w/);
  expect((await page.locator('.transcript .path').allTextContents()).join()).not.toContain('/picture');
  for (const [language, program, flags] of LANGUAGES) {
    await page.getByRole('radio', { name: language }).check();
    await line.getByRole('button').click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { stdout } = await promisify(execFile)(program, [...flags, copied], {
      env: { ...process.env, PARLOR_TOKEN: token },
    });
    // The very same request again: the game has gone on since.
    expect(stdout, language).toMatch(/"code":\s*"stale-version"|HTTP Error 412/);
  }
  await page.close();
});

/** A refusal is an answer to curl and to fetch; Python throws it, and says so. */
const LANGUAGES = [
  ['curl', 'bash', ['-c']],
  ['fetch', process.execPath, ['--input-type=module', '--eval']],
  ['Python', 'bash', ['-c', 'python3 -c "$0" 2>&1 || true']],
] as const;

test('what moved glides and what is thrown tumbles, where motion is allowed', async () => {
  const { page, begin } = await personAt(browser, services.url, 'Ann');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });
  await page.evaluate(noteMotion);
  await byClicks(page);
  await page.waitForFunction(() => Reflect.get(globalThis, 'moved').includes('die'));
  await page.close();
});

/** On a busy machine a motion may be over before anybody looks: each is written down when it begins. */
const noteMotion = (): void => {
  const moved: string[] = [];
  Reflect.set(globalThis, 'moved', moved);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    moved.push(...this.classList);
    return animate.apply(this, how);
  };
};

test('of a picture only what is drawn comes through', async () => {
  const { page, begin } = await personAt(browser, services.url, 'Ann');
  await page.route('**/picture**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: HOSTILE }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });
  await page.locator('circle').waitFor();
  const drawn = await page.evaluate(() => document.querySelector('.picture')?.shadowRoot?.innerHTML ?? '');
  expect(drawn).toContain('<circle r="9" style="fill: red;"></circle>');
  expect(drawn).not.toMatch(/script|onload|onclick|href|image|foreign|url|evil/i);
  expect(asked.filter((url) => !url.startsWith(services.url))).toEqual([]);
  await page.close();
});

/** Everything one would rather not have in a page. */
const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script>
<style>@import url(http://evil.example/a.css);</style><a href="javascript:alert(1)"><text>x</text></a>
<image href="http://evil.example/a.png"/><use href="http://evil.example/a.svg#b"/>
<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://evil.example"/></foreignObject>
<rect onclick="alert(1)" fill="url(http://evil.example/a.svg#b)" style="background:url(http://evil.example/c.png)"/>
<circle r="9" style="fill:red"/></svg>`;

test('a game is gone through step by step, by slider, buttons and link', async () => {
  const ann = await guestAt(services.url, 'Ann');
  const game = await ann.post('/games', {
    ruleset: 'knucklebones',
    options: { width: 1, height: 1 },
    seats: [{ player: 'me' }, { player: 'me' }],
  });
  const acted = await ann.post(`/games/${game.id}/actions`, { type: 'place', column: 0 });
  const page = await browser.context.newPage();
  await page.goto(`${services.url}/replay/${game.id}`);
  await page.getByText(`Event ${acted.version} of ${acted.version}`).waitFor();
  await page.getByRole('button', { name: 'First event' }).click();
  await page.locator('.step', { hasText: 'is laid' }).waitFor();
  await page.locator('h1').click();
  await page.keyboard.press('ArrowRight');
  await page.locator('.step', { hasText: 'begins' }).waitFor();
  await page.waitForURL(`${services.url}/replay/${game.id}?at=2`);
  await page.keyboard.press('End');
  await page.waitForURL(`${services.url}/replay/${game.id}?at=${acted.version}`);
  await page.locator('.trace').first().waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(`${services.url}/replay/${game.id}?at=${acted.version - 1}`);
  await page.keyboard.press('Home');
  await page.locator('.step', { hasText: 'is laid' }).waitFor();
  await page.goto(`${services.url}/replay/${game.id}?at=3`);
  await page.getByText(`Event 3 of ${acted.version}`).waitFor();
  await page.close();
});

test('a game forks from any moment of it where somebody is to act', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const { page } = ann;
  const id = await ann.begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'easy' }] });
  await byClicks(page);
  await inLog(page, /You place/).waitFor();
  await page.goto(`${services.url}/replay/${id}?at=2`);
  await page.getByText('One can fork where somebody is to act.').waitFor();
  await page.getByRole('button', { name: 'One event on' }).click();
  await page.getByRole('button', { name: 'Fork from here' }).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page.getByText('sandbox').first().waitFor();
  expect(page.url()).not.toContain(id);
  const before = await page.getByRole('log').locator('li').count();
  await byClicks(page);
  await page.waitForFunction((known) => document.querySelectorAll('[role=log] li').length > known, before);
  await page.close();
});

test('a finished game is checked in the browser, and a record that was touched is found out', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const { page, complaints } = ann;
  await ann.begin({
    ruleset: 'knucklebones',
    options: { width: 1, height: 1 },
    seats: [{ player: 'me' }, { player: 'me' }],
  });
  await playToTheEnd(page, byClicks);
  await page.getByRole('link', { name: 'See it again, step by step' }).click();
  await page.getByRole('button', { name: 'Check every roll in this browser' }).click();
  await page.getByText('Everything is right.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const record = readFileSync(await download.path(), 'utf8');

  await page.goto(`${services.url}/verify`);
  const give = (text: string) =>
    page.getByLabel('The record').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await give(record);
  await page.getByText('Everything is right.').waitFor();
  await give(record.replace(/"face":\s*(\d)/, (_, face) => `"face":${(Number(face) % 6) + 1}`));
  await page.getByText(/broken at event \d+/).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(['/play/g_nothing', '/replay/g_nothing'])('%s says that there is nothing', async (path) => {
  const page = await browser.context.newPage();
  await page.goto(services.url + path);
  await page.getByRole('main').getByText('It is not there any more, or it is private').waitFor();
  await page.getByRole('link', { name: 'To the games' }).click();
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  await page.close();
});
