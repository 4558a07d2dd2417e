import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { complaintsOf, personAt } from './person.js';
import { type OpenHouse, openOn } from './server.js';

let german: Browser;
let english: Browser;
let folder: string;
let services: OpenHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  [german, english, services] = await Promise.all([openBrowser('de-AT'), openBrowser(), openOn(folder)]);
});

afterAll(async () => {
  await german?.close();
  await english?.close();
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('who reads German plays a game in German, from the shelf to the last sentence', async () => {
  const page = await german.context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(services.url);
  await page.getByRole('heading', { name: 'Was wollen wir spielen?' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.evaluate(() => localStorage.setItem('parlor.pace', 'instant'));
  await page.reload();
  await page.getByText('Staple gleiche Würfel').waitFor();
  await page.getByRole('button', { name: 'Gegen einen Bot spielen : Knucklebones' }).click();
  await page.getByRole('heading', { name: 'Du bist am Zug' }).waitFor();
  await page
    .getByRole('button', { name: /^Die \d in die erste Spalte legen/ })
    .first()
    .click();
  await page
    .getByRole('log')
    .getByText(/legt eine \d in die erste Spalte\./)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Du bist am Zug' }).waitFor();
  await page.getByRole('button', { name: 'Aufgeben' }).click();
  await page.getByRole('button', { name: 'Ja, ich gebe auf' }).click();
  await page.getByRole('heading', { name: /^Du hast aufgegeben: .+ hat gewonnen$/ }).waitFor();
  const said = await page.getByRole('log').innerText();
  expect(said).not.toMatch(/\b(rolls|places|wins|takes seat|begins)\b/);
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(RULEBOOKS.map(({ id }) => id))('the board of %s is written in German', async (ruleset) => {
  const { page, begin } = await personAt(german, services.url, 'Ann');
  await begin({
    ruleset,
    seats: [{ player: 'me' }, { bot: 'easy' }],
    chance: { seed: `German ${ruleset}` },
  });
  await page.locator('.turn.yours').waitFor();
  const written = await page.evaluate(() =>
    [...(document.querySelector('.picture')?.shadowRoot?.querySelectorAll('text') ?? [])].map(
      ({ textContent }) => textContent ?? '',
    ),
  );
  expect(written.join(' | ')).not.toMatch(
    /\b(?:points?|turn|move|swap|free|offer|seat|round|deck|pit|traps?|hidden|play|plays|roll|is|to|red|blue)\b/i,
  );
  await page.close();
});

test('the switch changes everything and is remembered; German is fetched by those who read it alone', async () => {
  const page = await english.context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(services.url);
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const before = new Set(asked.filter((url) => url.endsWith('.js')));
  asked.length = 0;
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByRole('heading', { name: 'Was wollen wir spielen?' }).waitFor();
  expect(asked.filter((url) => url.endsWith('.js') && !before.has(url))).toHaveLength(1);
  await page.goto(`${services.url}/verify`);
  await page.getByRole('heading', { name: 'Das Protokoll eines Spiels prüfen' }).waitFor();
  await page.getByLabel('Sprache').selectOption('English');
  await page.getByRole('heading', { name: 'Check the record of a game' }).waitFor();
  await page.close();
});
