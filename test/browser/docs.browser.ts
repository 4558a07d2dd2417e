import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
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

test('colours chosen on one page hold on all of them, before anything is drawn', async () => {
  const page = await browser.context.newPage();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${services.url}/guides`);
  await page.getByLabel('Colours').selectOption('Dark');
  for (const path of ['/rulesets/dastan', '/', '/docs', '/nothing/is/here']) {
    await page.goto(`${services.url}${path}`, { waitUntil: 'commit' });
    await page.locator('header.top').waitFor();
    expect(await paper(page), path).toBe('rgb(21, 23, 28)');
    expect(await page.getByRole('link', { name: 'Guides' }).first().getAttribute('href')).toBe('/guides');
  }
  await page.goto(services.url);
  await page.getByLabel('Colours').selectOption('Auto');
  expect(await paper(page)).toBe('rgb(247, 241, 229)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper(page)).toBe('rgb(21, 23, 28)');
  expect(await page.evaluate(() => document.fonts.check('1rem "Figtree Variable"'))).toBe(true);
  await page.close();
});

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('where nothing is, people get a page and programs a problem', async () => {
  const address = `${services.url}/nothing/is/here`;
  const forPeople = await fetch(address, { headers: { accept: 'text/html' } });
  expect([forPeople.status, forPeople.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  const forPrograms = await fetch(address);
  expect(await forPrograms.json()).toMatchObject({ status: 404, code: 'not-found' });
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
