import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameCover } from '../../src/engine/defaults/name-cover.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { ReadyMade } from '../../src/http/documents/ready-made.js';
import { readBuiltPage } from '../../src/http/pages/web-files.js';
import { openParlor, type Parlor } from '../support/parlor.js';

let parlor: Parlor;
beforeAll(async () => {
  parlor = await openParlor();
});
afterAll(() => parlor.close());

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };

describe('the page', () => {
  test.each([
    '/',
    '/play/g_anything',
    '/replay/g_anything',
    '/verify',
    '/come-in',
    '/class/c_anything',
    '/tournament',
    '/tournament/tn_anything',
    '/leaderboard',
    '/leaderboard/dastan',
  ])('is served at %s, strictly', async (path) => {
    const { status, text, headers } = await parlor.get(path, BROWSER);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script>|<style>| on\w+=| style=/);
  });

  test('tells a messenger what a link to a game leads to, as a stranger sees it and nothing more', async () => {
    const [ann, ben] = await Promise.all([parlor.guest('Ann <b>'), parlor.guest('Ben')]);
    const game = await parlor.play([ann, ben], { ruleset: 'jackaroo' });
    const before = (await parlor.log(game.id)).length;
    const { text } = await parlor.get(`/play/${game.id}`, BROWSER);
    expect(text).toContain('<meta property="og:title" content="Jackaroo: Ann &#60;b&#62; against Ben">');
    const [, picture = ''] = /og:image" content="([^"]+)"/.exec(text) ?? [];
    const seen = await parlor.get(new URL(picture).pathname);
    expect(seen.headers.get('content-type')).toContain('image/svg+xml');
    expect(seen.text).not.toContain('data-card=');
    expect((await parlor.log(game.id)).length).toBe(before);
    const secret = await parlor.play([ann, ben], { visibility: 'private' });
    expect((await parlor.get(`/play/${secret.id}`, BROWSER)).text).not.toContain('og:');
  });

  test('promises nothing of a table that was closed before anybody played', async () => {
    const ann = await parlor.guest('Ann');
    const game = await parlor.lay(ann);
    await parlor.del(`/games/${game.id}/seats/0`, { as: ann });
    const { text } = await parlor.get(`/play/${game.id}`, BROWSER);
    expect(text).toContain('<meta property="og:title" content="Knucklebones">');
    expect(text).toContain('content="The table was closed before the game began."');
  });

  test('names its files by what is in them, so they are kept for ever', async () => {
    const { text } = await parlor.get('/', BROWSER);
    const files = [...text.matchAll(/(?:src|href)="(\/web\/page-[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.map((file) => file.split('.').at(-1)).toSorted()).toEqual(['css', 'js']);
    for (const file of files) {
      const { status, headers } = await parlor.get(file);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test('has a script under 100 kB, with all that it cannot begin without', async () => {
    const built = readBuiltPage();
    const sizes = [built?.script ?? '', ...(built?.pieces ?? [])].map((name) => {
      const body = built?.files.get(name)?.body;
      return body instanceof ReadyMade ? body.plain.length : 0;
    });
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(whole).toBeGreaterThan(10_000);
    expect(whole).toBeLessThan(100_000);
  });

  test('has a script and a style of their own for clubs, which nobody else is told to fetch', async () => {
    const built = readBuiltPage();
    const [script = ''] = built?.inClubs ?? [];
    const body = built?.files.get(script)?.body;
    expect(body instanceof ReadyMade ? body.plain.length : 0).toBeGreaterThan(10_000);
    expect(body instanceof ReadyMade ? body.plain.length : 0).toBeLessThan(100_000);
    for (const path of ['/tournament', '/leaderboard/dastan', '/class/c_anything']) {
      const { text } = await parlor.get(path, BROWSER);
      expect(text).toContain(`<link rel="modulepreload" href="/web/${script}">`);
      expect(text).toContain(`<link rel="stylesheet" href="/web/${built?.clubStyle}">`);
    }
    const { text } = await parlor.get('/', BROWSER);
    expect(text).not.toContain(script);
    expect(text).not.toContain(built?.clubStyle);
  });

  test('tells a messenger what a link to a tournament leads to, unless it is of a club', async () => {
    const ann = await parlor.guest('Ann');
    const wanted = { name: 'Cup <b>', ruleset: 'dastan', format: 'knock-out' };
    const announced = (body: object) => parlor.post<{ id: string }>('/tournaments', { as: ann, body });
    const { id } = (await announced(wanted)).body;
    const { text } = await parlor.get(`/tournament/${id}`, BROWSER);
    expect(text).toContain('<meta property="og:title" content="Cup &#60;b&#62;: Dastan, knock-out">');
    await parlor.del(`/tournaments/${id}`, { as: ann });
    const called = (await parlor.get(`/tournament/${id}`, BROWSER)).text;
    expect(called).toContain('content="It was called off, and nobody has won it."');
    const club = (await parlor.post<{ id: string }>('/clubs', { as: ann, body: { name: '7b' } })).body.id;
    const hidden = (await announced({ ...wanted, club })).body.id;
    expect((await parlor.get(`/tournament/${hidden}`, BROWSER)).text).not.toContain('og:');
  });

  test('gives no file that is not its own', async () => {
    for (const file of ['/web/built.json', '/web/..%2Fmain.js', '/web/page-OLD.js'])
      expect((await parlor.get(file)).body).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('is where a browser that opens a game is shown to', async () => {
    const live = await parlor.get('/games/g_anything', BROWSER);
    expect([live.status, live.headers.get('location')]).toEqual([303, '/play/g_anything']);
    const past = await parlor.get('/games/g_anything?at=7', BROWSER);
    expect(past.headers.get('location')).toBe('/replay/g_anything?at=7');
    expect((await parlor.get('/games/g_anything')).status).toBe(404);
  });

  test('that was not built is not there, and the server says so', () => {
    const empty = mkdtempSync(join(tmpdir(), 'parlor-no-page-'));
    expect(readBuiltPage(empty)).toBeNull();
    rmSync(empty, { recursive: true });
  });
});

describe('the picture of a ruleset', () => {
  test.each(RULEBOOKS.map(({ id }) => id))('%s shows a game under way', async (id) => {
    const { status, text, headers } = await parlor.get(`/rulesets/${id}/picture`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(text).toMatch(/^<svg [^>]*class="parlor-board"/);
  });

  test('of an unknown ruleset is not found', async () => {
    expect((await parlor.get('/rulesets/chess/picture')).body).toMatchObject({
      status: 404,
      code: 'unknown-ruleset',
    });
  });
});

describe('the cover of a ruleset', () => {
  test.each(RULEBOOKS.map(({ id, name }) => [id, name] as const))(
    '%s is drawn for it alone',
    async (id, name) => {
      const { status, text, headers } = await parlor.get(`/rulesets/${id}/cover`);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(text).toContain('viewBox="0 0 320 200"');
      expect(text).toContain(`<title id="title">${name.replace("'", '&#39;')}</title>`);
      expect(text).not.toBe(nameCover(name));
    },
  );

  test('is made of the name where nobody drew one, and two names look different', () => {
    const [one, other] = [nameCover('Connect Four'), nameCover('Go & <Fish>')];
    expect(one).toContain('>CF</text>');
    expect(other).toContain('>G&#38;</text>');
    expect(one.replace('CF', 'GF')).not.toBe(other);
  });

  test('of an unknown ruleset is not found', async () => {
    expect((await parlor.get('/rulesets/chess/cover')).body).toMatchObject({ code: 'unknown-ruleset' });
  });
});
