import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from './chromium.js';
import { guestAt, type OpenHouse, openOn } from './server.js';

let browser: Browser;
let folder: string;
let services: OpenHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  [browser, services] = await Promise.all([openBrowser(), openOn(folder)]);
});

afterAll(async () => {
  await browser?.close();
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page from somewhere else, as a student's front end would be, that keeps the numbers of the events it hears. */
const pageWithEars = async (address: string) => {
  const page = await browser.context.newPage();
  await page.goto(await elsewhere());
  await page.evaluate((url) => {
    const heard: number[] = [];
    const source = new EventSource(url);
    source.onmessage = (event) => heard.push(Number(event.lastEventId));
    Object.assign(globalThis, { heard });
  }, address);
  return page;
};

const elsewhere = async (): Promise<string> => {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>My page</h1>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return `http://127.0.0.1:${address.port}/`;
};

test("a browser's EventSource resumes after the server was restarted: every event once, in order", async () => {
  const ann = await guestAt(services.url, 'Ann');
  const game = await ann.post('/games', {
    ruleset: 'knucklebones',
    seats: [{ player: 'me' }, { player: 'me' }],
  });
  const page = await pageWithEars(`${services.url}/games/${game.id}/events`);
  const hasHeard = (seq: number) =>
    page.waitForFunction((last) => Reflect.get(globalThis, 'heard').includes(last), seq);

  const first = await ann.post(`/games/${game.id}/actions`, { type: 'place', column: 0 });
  await hasHeard(first.version);

  await services.close();
  services = await openOn(folder, services.port);
  const second = await ann.post(`/games/${game.id}/actions`, { type: 'place', column: 1 });
  await hasHeard(second.version);

  const heard = await page.evaluate(() => Reflect.get(globalThis, 'heard'));
  expect(heard).toEqual(Array.from({ length: second.version }, (_, index) => index + 1));
  await page.close();
});

test('a ticket opens one stream in a browser, and the address never holds the token', async () => {
  const ann = await guestAt(services.url, 'Ann');
  const game = await ann.post('/games', {
    ruleset: 'knucklebones',
    visibility: 'private',
    seats: [{ player: 'me' }, { player: 'me' }],
  });
  const { ticket } = await ann.post('/me/tickets', {});
  const address = `${services.url}/games/${game.id}/events?ticket=${ticket}`;
  const page = await pageWithEars(address);
  await page.waitForFunction(() => Reflect.get(globalThis, 'heard').length === 3);
  expect(address).not.toContain(ann.token);
  expect((await fetch(address, { headers: { accept: 'text/event-stream' } })).status).toBe(401);
  await page.close();
});
