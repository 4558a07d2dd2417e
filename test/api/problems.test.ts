import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROBLEMS } from '../../src/http/documents/problems.js';
import { openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

let parlor: Parlor;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
});
afterAll(() => parlor?.close());

const CODES = [...PROBLEMS.keys()];

describe('everything that can go wrong', () => {
  test('is listed, as JSON and as a page with a link to each', async () => {
    const { body } = await parlor.get<{ items: { code: string }[] }>('/problems');
    expect(body.items.map(({ code }) => code)).toEqual(CODES);
    const { text, headers } = await parlor.get('/problems', { headers: { accept: 'text/html' } });
    expect(headers.get('vary')).toMatch(/^Accept(?:, Accept-Encoding)?$/);
    for (const code of CODES) expect(text).toContain(`href="/problems/${code}"`);
  });

  test.each(CODES)('%s opens as JSON and as a page', async (code) => {
    const { body } = await parlor.get<{ title: string }>(`/problems/${code}`);
    expect(body).toMatchObject({ code, status: PROBLEMS.get(code)?.status });
    const { status, text, headers } = await parlor.get(`/problems/${code}`, {
      headers: { accept: 'text/html' },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<code>${code}</code>`);
    for (const [, link = ''] of text.matchAll(/href="([^"]+)"/g)) {
      expect((await parlor.get(link)).status, link).toBe(200);
    }
  });

  test('has a status that fits: 4xx for the caller, 5xx for us', () => {
    for (const [code, { status, title, about }] of PROBLEMS) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(status, code).toBeLessThan(600);
      expect(title, code).toMatch(/^[A-Z].*[^.]$/);
      expect(about.length, code).toBeGreaterThan(10);
    }
  });
});
