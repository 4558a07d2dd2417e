import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Browser, openBrowser } from './chromium.js';
import { personAt } from './person.js';
import { guestAt, type OpenHouse, openOn } from './server.js';

/** The page among the apps of a device: installed, and heard when it is one's turn. */

let browser: Browser;
let folder: string;
let house: OpenHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-app-'));
  [browser, house] = await Promise.all([openBrowser(), openOn(folder)]);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the app', () => {
  test('can be installed, as far as the browser says: a manifest without fault, and icons that are what they say', async () => {
    const page = await browser.context.newPage();
    const wire = await browser.context.newCDPSession(page);
    await page.goto(house.url);
    await page.locator('.shelf .game').first().waitFor();
    const { errors, data } = await wire.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await wire.send('Page.getInstallabilityErrors');
    // A browser that remembers nothing installs nothing; that is all it may say.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
    const { icons, start_url } = JSON.parse(data ?? '{}');
    expect(start_url).toBe('/');
    const sizes = await page.evaluate(async (all: { src: string; sizes: string }[]) => {
      const measured = all.map(async ({ src }) => {
        const picture = new Image();
        picture.src = src;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      });
      return Promise.all(measured);
    }, icons);
    expect(sizes.slice(1)).toEqual(icons.slice(1).map(({ sizes: said }: { sizes: string }) => said));
    expect(sizes.length).toBe(4);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await page.close();
  });
});

describe('a position of the rules', () => {
  test.each(RULEBOOKS.map(({ id, positions }) => [id, positions] as const))(
    '%s: is set up by its link, and one plays on from there',
    async (id, positions) => {
      const { page, complaints } = await personAt(browser, house.url, 'Dan');
      await page.goto(`${house.url}/rulesets/${id}`);
      const links = page.getByRole('link', { name: 'Try this position' });
      expect(await links.count()).toBe(positions.length);
      await links.first().click();
      await page.waitForURL('**/play/g_*');
      await page.locator('.turn.yours').waitFor();
      await page.locator('[data-spot], .actions button').first().waitFor();
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  test('that the rules do not show is said to be missing', async () => {
    const page = await browser.context.newPage();
    await page.goto(`${house.url}/try/knucklebones/nowhere`);
    await page.getByText('The rules show no such position.').waitFor();
    await page.close();
  });
});

describe('a guide', () => {
  test('has programs that are copied with a click, with the address of this very server', async () => {
    const page = await browser.context.newPage();
    await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.url });
    await page.goto(`${house.url}/guides/first-bot`);
    await page.getByRole('button', { name: 'Copy: house.py' }).click();
    await page.getByText('Copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^import json\n/);
    expect(copied).toContain(`PARLOR = "${house.url}"`);
    await page.close();
  });
});

/** What the page asked the browser to show. */
interface Shown {
  readonly title: string;
  readonly tag: string;
}

/** A browser that asks nobody, and writes down what it is given to show. */
const listenForNotices = (page: Page, answer: 'granted' | 'denied') =>
  page.addInitScript((said) => {
    const shown: Shown[] = [];
    class Recorder {
      static asked = 0;
      static requestPermission = async (): Promise<string> => {
        Recorder.asked += 1;
        return said;
      };
      onclick: (() => void) | null = null;
      constructor(title: string, { tag }: { tag: string }) {
        shown.push({ title, tag });
        Reflect.set(globalThis, 'lastNotice', this);
      }
      close(): void {}
    }
    Reflect.set(globalThis, 'Notification', Recorder);
    Reflect.set(globalThis, 'shown', shown);
  }, answer);

const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'shown'));
const askedOn = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(Reflect.get(globalThis, 'Notification'), 'asked'));
const lookElsewhere = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.defineProperty(document, 'hidden', { get: () => true }));

describe('a notice', () => {
  test('of my turn comes once it was asked for, while I look elsewhere, and leads to the table', async () => {
    const ann = await personAt(browser, house.url, 'Ann');
    await listenForNotices(ann.page, 'granted');
    await ann.page.goto(house.url);
    const ben = await guestAt(house.url, 'Ben');
    await ann.page.getByLabel('Tell me when it is my turn').waitFor();
    expect(await askedOn(ann.page)).toBe(0);
    await ann.page.getByLabel('Tell me when it is my turn').check();
    await expect.poll(() => askedOn(ann.page)).toBe(1);
    await lookElsewhere(ann.page);
    const { id } = await ben.post('/games', { ruleset: 'knucklebones' });
    await seat(ann.token, id);
    await ben.post(`/games/${id}/actions`, { type: 'place', column: 0 });
    await expect.poll(() => shownOn(ann.page)).toEqual([{ title: 'Your turn at Knucklebones', tag: id }]);
    await ann.page.evaluate(() => Reflect.get(globalThis, 'lastNotice').onclick());
    await ann.page.waitForURL(`**/play/${id}`);
    expect(ann.complaints).toEqual([]);
    await ann.page.close();
  });

  test('that the browser will not show is not promised', async () => {
    const cleo = await personAt(browser, house.url, 'Cleo');
    await listenForNotices(cleo.page, 'denied');
    await cleo.page.goto(house.url);
    await cleo.page.getByLabel('Tell me when it is my turn').click();
    await cleo.page.getByText('does not let this page tell you anything').waitFor();
    expect(await cleo.page.getByLabel('Tell me when it is my turn').isChecked()).toBe(false);
    await cleo.page.close();
  });
});

const seat = async (token: string, id: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const taken = await fetch(`${house.url}/games/${id}/seats`, { method: 'POST', headers, body: '{}' });
  expect(taken.status).toBe(201);
};
