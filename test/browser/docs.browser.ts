import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '../../src/http/app.js';
import { type Browser, openBrowser } from './chromium.js';
import { type OpenHouse, openOn } from './server.js';

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

test('the explorer shows every operation and asks nobody but this server', async () => {
  const page = await browser.context.newPage();
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${services.url}/docs`);
  await page.waitForSelector('.opblock');
  const { paths = {}, webhooks = {} } = openApiDocument();
  const operations = [...Object.values<object>(paths), ...Object.values<object>(webhooks)].flatMap((path) =>
    Object.keys(path),
  ).length;
  expect(await page.locator('.opblock').count()).toBe(operations);
  expect(asked.filter((url) => !url.startsWith(services.url) && !url.startsWith('data:'))).toEqual([]);
  expect(complaints).toEqual([]);
  await page.screenshot({ path: join(folder, 'docs.png') });
  await page.close();
});

test.each(['/', '/problems', '/problems/not-your-turn'])(
  '%s is a readable page in a browser',
  async (path) => {
    const page = await browser.context.newPage();
    await page.goto(`${services.url}${path}`);
    expect((await page.locator('h1').textContent())?.length).toBeGreaterThan(3);
    await page.close();
  },
);
