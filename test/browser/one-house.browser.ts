import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { complaintsOf, type Person, personAt } from './person.js';
import { type OpenHouse, openOn } from './server.js';

let browser: Browser;
let folder: string;
let house: OpenHouse;
let ann: Person;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-browser-'));
  [browser, house] = await Promise.all([openBrowser(), openOn(folder)]);
  ann = await personAt(browser, house.url, 'Ann');
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the whole site is one product', () => {
  let front: Dress;

  beforeAll(async () => {
    front = await dressOf('/');
  });

  test('with a face for text and one for headings, both shipped with it', async () => {
    expect(front).toMatchObject({ text: 'Figtree Variable', heading: 'Fraunces', faces: [1, 1] });
  });

  test.each([
    '/rulesets/dastan',
    '/guides',
    '/guides/first-frontend',
    '/problems',
    '/problems/not-your-turn',
    '/docs',
    '/verify',
    '/tournament',
    '/leaderboard',
    '/nothing/is/here',
  ])('%s has the header, the colours and the faces of the first page', async (path) => {
    expect(await dressOf(path)).toEqual(front);
  });
});

interface Dress {
  readonly text: string;
  readonly heading: string;
  /** How many files the browser has for each, once they were asked for. */
  readonly faces: readonly number[];
  readonly paper: string;
  readonly ink: string;
  /** Name and ways in the header, in their order. */
  readonly header: readonly string[];
}

const dressOf = async (path: string): Promise<Dress> => {
  const { page } = ann;
  await page.goto(house.url + path);
  await page.locator('header.top').waitFor();
  await page.locator('h1').first().waitFor();
  return page.evaluate(async () => {
    const styleOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(document.querySelector(selector) ?? document.body);
    const first = (families: string): string => families.split(',')[0]?.replaceAll('"', '') ?? '';
    const [body, heading] = [styleOf('body'), styleOf('h1')];
    const loaded = await Promise.all(
      ['1rem "Figtree Variable"', '600 1rem Fraunces'].map((face) => document.fonts.load(face, 'Parlor')),
    );
    const ways = document.querySelectorAll('header.top a');
    return {
      text: first(body.fontFamily),
      heading: first(heading.fontFamily),
      faces: loaded.map((files) => files.length),
      paper: body.backgroundColor,
      ink: body.color,
      header: [...ways].map((way) => `${way.textContent?.trim()} ${way.getAttribute('href')}`),
    };
  });
};

test('every game on the shelf stands there with a cover of its own, drawn and not a board made small', async () => {
  const { page } = ann;
  await page.goto(house.url);
  const covers = page.locator('.shelf img');
  await expect.poll(() => covers.count()).toBe(RULEBOOKS.length);
  const drawn = await covers.evaluateAll(async (images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('a cover is a picture');
        await image.decode();
        return { from: new URL(image.src).pathname, shape: image.naturalWidth / image.naturalHeight };
      }),
    ),
  );
  expect(drawn).toEqual(RULEBOOKS.map(({ id }) => ({ from: `/rulesets/${id}/cover`, shape: 1.6 })));
});

describe('a table is shared', () => {
  const laid = (): Promise<string> =>
    ann.begin({ ruleset: 'dastan', seats: [{ player: 'me' }, { bot: 'easy' }] });

  test.each([
    ['by the device’s own sheet', false],
    ['or not, by whoever closes the sheet again, and nothing is complained about', true],
  ])('%s', async (_, isClosed) => {
    const id = await laid();
    const page = await browser.context.newPage();
    const complaints = complaintsOf(page);
    await page.addInitScript((closes) => {
      const sent: unknown[] = [];
      Reflect.set(globalThis, 'sent', sent);
      const share = async (what: unknown): Promise<void> => {
        sent.push(what);
        if (closes) throw new DOMException('closed', 'AbortError');
      };
      Object.defineProperty(navigator, 'share', { value: share });
    }, isClosed);
    await page.goto(`${house.url}/play/${id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'sent')))
      .toEqual([{ title: 'A game of Dastan', url: `${house.url}/play/${id}` }]);
    expect(complaints).toEqual([]);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.close();
  });

  test('as a copied link where the device has no sheet', async () => {
    const { page } = ann;
    await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await laid();
    await page.getByRole('button', { name: 'Share: the link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${house.url}/play/${id}`);
  });
});
