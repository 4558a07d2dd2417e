import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from './chromium.js';
import { byClicks, complaintsOf, personAt, playToTheEnd } from './person.js';
import { guestAt, type OpenHouse, openOn } from './server.js';

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
    .getByText(/rolls \d/)
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
  await page.getByText('going on').first().waitFor();
  expect(await page.locator('.who > span').textContent()).toBe(name);
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
  await ben.page.getByText(/Ann places/).waitFor();
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
  await ben.page.getByText('Seat 1 is free again.').waitFor();
  await ben.page.reload();
  await ben.page.getByText('Seat 1 is free again.').waitFor();
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
  await page.getByRole('heading', { name: 'Ann (seat 0) is to act' }).waitFor();
  expect(page.url()).toBe(`${services.url}/play/${game.id}`);
  await ann.post(`/games/${game.id}/actions`, { type: 'place', column: 1 });
  await page.getByText(/Ann \(seat 0\) places a \d in column 1/).waitFor();
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
  await page.getByText(/Ann places/).waitFor();
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
  await page.route(/ticket=/, (route) => route.abort());
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
  await page.getByRole('button', { name: 'Play against a bot : Knucklebones' }).click();
  await page.getByText('The server did not know you any more').waitFor();
  await page.close();
});

test('the panel shows the requests behind the page, and each can be run in a shell', async () => {
  const { page, begin } = await personAt(browser, services.url, 'Ann');
  await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'easy' }] });
  await page.getByRole('button', { name: 'Behind the page: HTTP' }).click();
  await byClicks(page);
  const line = page.locator('.exchange', { hasText: `POST /games/${id}/actions` });
  await line.waitFor();
  await line.getByRole('button').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(
      `^curl -s '${services.url}/games/${id}/actions' -H "Authorization: Bearer \\$PARLOR_TOKEN".* -d '\\{"type":"place","column":\\d\\}'$`,
    ),
  );
  await page.locator('.event', { hasText: 'placed' }).first().waitFor();
  expect(await page.locator('.transcript').textContent()).not.toMatch(/parlor_\w/);
  await page.close();
});

test('what moved glides and what is thrown tumbles, where motion is allowed', async () => {
  const { page, begin } = await personAt(browser, services.url, 'Ann');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }] });
  const isMoving = page.waitForFunction(() =>
    document
      .querySelector('.picture')
      ?.shadowRoot?.getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.classList.contains('die')),
  );
  await byClicks(page);
  await isMoving;
  await page.close();
});

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
  await page.locator('.step', { hasText: 'was created' }).waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.step', { hasText: 'begins' }).waitFor();
  await page.waitForURL(`${services.url}/replay/${game.id}?at=2`);
  await page.goto(`${services.url}/replay/${game.id}?at=3`);
  await page.getByText(`Event 3 of ${acted.version}`).waitFor();
  await page.close();
});

test('a game forks from any moment of it where somebody is to act', async () => {
  const ann = await personAt(browser, services.url, 'Ann');
  const { page } = ann;
  const id = await ann.begin({ ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'easy' }] });
  await byClicks(page);
  await page.getByText(/Ann places/).waitFor();
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
  await page.getByRole('main').getByText('There is no game').waitFor();
  await page.getByRole('link', { name: 'To the games' }).click();
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  await page.close();
});
