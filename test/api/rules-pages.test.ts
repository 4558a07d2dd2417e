import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { GUIDES } from '../../src/http/pages/guides.js';
import { anchorOf, htmlFrom } from '../../src/http/pages/markdown.js';
import { openParlor, type Parlor } from '../support/parlor.js';
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
    expect(headers.get('vary')).toBe('Accept');
    const ids = idsIn(text);
    expect(new Set(ids).size, 'no anchor twice').toBe(ids.length);
    for (const { section } of Object.values(book.refusals)) expect(ids).toContain(section);
    expect(text).not.toMatch(/<script(?! src="\/web\/before-)|\son\w+=|<img(?! src="\/)/);
    await linksLead(`/rulesets/${id}`, text);
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
    expect(text).not.toMatch(/<script(?! src="\/web\/before-)|\son\w+=|<img(?! src="\/)/);
    await linksLead(`/guides/${name}`, text);
  });

  test('that nobody wrote is not found, nor is any file beside them', async () => {
    expect((await parlor.get('/guides/unwritten')).body.code).toBe('not-found');
    expect((await parlor.get('/guides/..%2FREADME')).status).toBe(404);
    expect((await parlor.get('/guides/ARCHITECTURE')).status).toBe(404);
  });
});

describe('Markdown', () => {
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
