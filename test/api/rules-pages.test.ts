import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { GUIDES } from '../../src/http/pages/guides.js';
import { anchorOf, htmlFrom } from '../../src/http/pages/markdown.js';
import { type Game, openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

let parlor: Parlor;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
});
afterAll(() => parlor?.close());

const open = async (path: string) => parlor.get(path, { headers: { accept: 'text/html' } });

const idsIn = (html: string): readonly string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

/** Every link of a page leads to something: a place on it, or a page of this server with that place. */
const linksLead = async (path: string, html: string): Promise<void> => {
  const links = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href));
  for (const href of links) {
    if (/^https?:/.test(href)) continue;
    const { pathname, hash } = new URL(href, `http://parlor${path}`);
    const found = await open(pathname);
    expect(found.status, `${path} links to ${href}`).toBe(200);
    if (hash !== '') expect(idsIn(found.text), `${path} links to ${href}`).toContain(hash.slice(1));
  }
};

describe.each(RULEBOOKS.map((book) => [book.id, book] as const))('the rules of %s', (id, book) => {
  test('are a page whose every section can be linked to, and whose links lead somewhere', async () => {
    const { text, headers } = await open(`/rulesets/${id}`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
    const ids = idsIn(text);
    expect(new Set(ids).size, 'no anchor twice').toBe(ids.length);
    for (const { section } of Object.values(book.refusals)) expect(ids).toContain(section);
    expect(text).not.toMatch(/<script(?! src="\/web\/(?:before|guide)-)|\son\w+=|<img(?! src="\/)/);
    await linksLead(`/rulesets/${id}`, text);
  });

  test('show their positions where they belong, drawn by the program', async () => {
    const { text } = await open(`/rulesets/${id}`);
    expect(book.positions.length).toBeGreaterThan(0);
    for (const { id: position, section } of book.positions) {
      const [, after = ''] = text.split(`<h2 id="${section}">`);
      const [own = ''] = after.split('<h2 ');
      expect(own).toContain(`<img src="/rulesets/${id}/picture?position=${position}"`);
      expect(own).toContain(`<a href="/try/${id}/${position}">Try this position</a>`);
      const picture = await parlor.get(`/rulesets/${id}/picture?position=${position}`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(picture.text).not.toBe((await parlor.get(`/rulesets/${id}/picture`)).text);
    }
    const missing = await parlor.get(`/rulesets/${id}/picture?position=nowhere`);
    expect(missing.body).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('have positions that can be played to over HTTP, action by action', async () => {
    const ann = await parlor.guest('Ann');
    for (const { script, actions } of book.positions) {
      const seats = Array.from({ length: book.seats.min }, () => ({ player: 'me' }));
      const wanted = { ruleset: id, seats, chance: { script, whenSpent: 'random' } };
      const { body: game } = await parlor.post<Game>('/games', { as: ann, body: wanted });
      for (const action of actions) {
        const { body } = await parlor.get<Game>(`/games/${game.id}`, { as: ann });
        expect(body.legal.map((choice) => choice.action)).toContainEqual(action);
        expect((await parlor.post(`/games/${game.id}/actions`, { as: ann, body: action })).status).toBe(201);
      }
    }
  });

  test('are quoted by the page of each refusal, which leads to the section', async () => {
    for (const [code, { section }] of Object.entries(book.refusals)) {
      const { text } = await open(`/problems/${code}`);
      expect(text).toContain(`href="/rulesets/${id}#${section}"`);
      expect(text).toContain('<q>');
    }
  });
});

describe('a guide', () => {
  test('is listed, as JSON and as a page', async () => {
    const { body } = await parlor.get<{ items: { name: string; links: { self: string } }[] }>('/guides');
    expect(body.items.map(({ name }) => name)).toEqual([...GUIDES.keys()]);
    expect(body.items.length).toBeGreaterThan(0);
    await linksLead('/guides', (await open('/guides')).text);
  });

  test.each([...GUIDES.keys()])('%s is Markdown for programs and a page for people', async (name) => {
    const plain = await parlor.get(`/guides/${name}`);
    expect(plain.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(plain.text).toMatch(/^# /);
    const { text, headers } = await open(`/guides/${name}`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(text).toContain('<h1>');
    expect(text).not.toMatch(/<script(?! src="\/web\/(?:before|guide)-)|\son\w+=|<img(?! src="\/)/);
    await linksLead(`/guides/${name}`, text);
  });

  test('names the server it is read on, and tells the parts of its programs apart', async () => {
    const html = { headers: { accept: 'text/html', host: 'games.example:8080' } };
    const { text } = await parlor.get('http://games.example:8080/guides/first-bot', html);
    expect(text).toContain('games.example:8080&#34;</span>');
    expect(text).not.toContain('localhost:3000');
    expect(text).toContain('<figcaption>house.py</figcaption>');
    expect(text).toContain('<span class="keyword">import</span> json');
    expect(text).toMatch(/<script src="\/web\/guide-\w+\.js"><\/script>/);
    expect((await parlor.get('/guides/first-bot')).text).toContain('http://localhost:3000');
  });

  test('that nobody wrote is not found, nor is any file beside them', async () => {
    expect((await parlor.get('/guides/unwritten')).body.code).toBe('not-found');
    expect((await parlor.get('/guides/..%2FREADME')).status).toBe(404);
    expect((await parlor.get('/guides/ARCHITECTURE')).status).toBe(404);
  });
});

describe('Markdown', () => {
  test('shows a program as it was written, whatever is in it', () => {
    const html = htmlFrom('```python a.py\nx = "<b>" # </code><script>\n```\n\n```nothing\n<i>\n```');
    expect(html).toContain('<span class="string">&#34;&#60;b&#62;&#34;</span>');
    expect(html).not.toMatch(/<b>|<script|<i>/);
  });

  test('names its headings by their number, or else by their words', () => {
    expect(anchorOf('3. Placing a die')).toBe('3');
    expect(anchorOf('8.3 Splitting a Seven')).toBe('8.3');
    expect(anchorOf('What you need: `curl`, and 5 minutes')).toBe('what-you-need-curl-and-5-minutes');
  });

  test('lets no HTML through, and no address that runs', () => {
    const html = htmlFrom(
      'Hi <b onclick="x()">you</b> [a](javascript:alert(1)) [b](//evil.example) [c](/games)\n\n<script>x</script>',
    );
    expect(html).not.toMatch(/<b|<script|javascript:|evil/);
    expect(html).toContain('<a href="/games">c</a>');
  });
});
