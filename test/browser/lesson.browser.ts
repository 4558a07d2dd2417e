import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from './chromium.js';
import { type OpenHouse, openOn } from './server.js';

const PAGE = /```html (\w+\.html)\n([^`]*(?:`(?!``)[^`]*)*)```/g;
const lesson = readFileSync('docs/lessons/first-frontend.md', 'utf8');
const pages = new Map([...lesson.matchAll(PAGE)].map(([, name = '', html = '']) => [name, html]));

let browser: Browser;
let folder: string;
let services: OpenHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-lesson-'));
  [browser, services] = await Promise.all([openBrowser(), openOn(join(folder, 'data'))]);
  for (const [name, html] of pages)
    writeFileSync(join(folder, name), html.replaceAll('http://localhost:3000', services.url));
});

afterAll(async () => {
  await browser?.close();
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page of the lesson, opened as a student does: from the disk. */
const open = async (name: string, hash = '') => {
  const page = await browser.context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${pathToFileURL(join(folder, name))}${hash}`);
  return { page, complaints };
};

/** The picture of the server is on the page. */
const isDrawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const board = document.querySelector<HTMLImageElement>('#board');
    return board?.complete === true && board.naturalWidth > 0 && board.clientHeight > board.clientWidth;
  });

test('the lesson has its pages', () => {
  expect([...pages.keys()]).toEqual(['board.html', 'play.html', 'live.html']);
});

test('the first page shows the board, with the die that was written down', async () => {
  const { page, complaints } = await open('board.html');
  await page.waitForFunction(() => document.querySelector('#board')?.textContent?.includes('next die'));
  expect(await page.locator('#board').textContent()).toBe(
    'seat 0: [] [] []  0 points\nseat 1: [] [] []  0 points\nnext die: 4',
  );
  expect(complaints).toEqual([]);
  await page.close();
});

test('the second plays by buttons, and says what happened', async () => {
  const { page, complaints } = await open('play.html');
  await page.getByRole('button', { name: 'Place the 4 in the second column' }).click();
  await page.waitForFunction(() => document.querySelector('#said')?.textContent?.includes('places a 4'));
  await page.getByRole('button', { name: 'Place the 4 in the second column' }).click();
  await page.waitForFunction(() => document.querySelector('#said')?.textContent?.includes('loses a '));
  await isDrawn(page);
  expect(await page.locator('#points').textContent()).toBe('0 : 4');
  await page.getByRole('button', { name: 'Place the 6 in the first column' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('the third is played by two, live, over tickets and the address alone', async () => {
  const ann = await open('live.html');
  await ann.page.waitForFunction(() => location.hash.startsWith('#g_'));
  const ben = await open('live.html', new URL(ann.page.url()).hash);
  await ann.page.getByRole('button', { name: 'Place the 4 in the third column' }).click();
  await ben.page.getByRole('button', { name: 'Place the 4 in the third column' }).click();
  await ann.page.getByRole('button', { name: 'Place the 6 in the first column' }).waitFor();
  for (const { page, complaints } of [ann, ben]) {
    await page.waitForFunction(() => document.querySelector('#said')?.textContent?.includes('loses a '));
    const buttons = page === ann.page ? 3 : 0;
    await page.waitForFunction((count) => document.querySelectorAll('button').length === count, buttons);
    await isDrawn(page);
    expect(await page.locator('#points').textContent()).toBe('Ann 0 : Ben 4');
    expect(complaints).toEqual([]);
    await page.close();
  }
});
