import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

/** One for all: each compiles the schema of schemas for itself. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });

let parlor: Parlor;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
});
afterAll(() => parlor?.close());

interface Ruleset {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly presets: readonly { readonly id: string; readonly options: object }[];
  readonly refusals: readonly { readonly code: string; readonly section: string }[];
  readonly schemas: Readonly<Record<'options' | 'action' | 'event' | 'view', object>>;
  readonly rules: string;
}

test('the shelf lists every ruleset, with a link to each', async () => {
  const { body, headers } = await parlor.get<{ items: { id: string; links: { self: string } }[] }>(
    '/rulesets',
  );
  expect(body.items.map(({ id }) => id)).toEqual(RULEBOOKS.map(({ id }) => id));
  expect(headers.get('cache-control')).toContain('public');
  for (const { id, links } of body.items) {
    expect((await parlor.get<Ruleset>(links.self)).body.id).toBe(id);
  }
});

describe.each(RULEBOOKS.map((book) => [book.id, book] as const))('the ruleset %s', (id, book) => {
  const read = async () => (await parlor.get<Ruleset>(`/rulesets/${id}`)).body;

  test('says with how many it is played, and every preset fits its schema', async () => {
    const { seats, presets, schemas } = await read();
    expect(seats).toEqual(book.seats);
    const fits = ajv.compile(schemas.options);
    expect(fits({}), 'all options have defaults').toBe(true);
    expect(presets.length).toBeGreaterThan(0);
    for (const { id: preset, options } of presets) expect(fits(options), preset).toBe(true);
    expect(fits({ unheardOf: 1 })).toBe(false);
  });

  test('lists every refusal, and each opens as a problem that names this ruleset', async () => {
    const { refusals } = await read();
    expect(refusals.map(({ code }) => code)).toEqual(Object.keys(book.refusals));
    for (const { code } of refusals) {
      const { body } = await parlor.get<{ status: number; rulesets: string[] }>(`/problems/${code}`);
      expect(body.status).toBe(422);
      expect(body.rulesets).toContain(id);
    }
  });

  test('gives JSON Schemas that compile', async () => {
    const { schemas } = await read();
    for (const schema of Object.values(schemas)) {
      expect(() => ajv.compile(schema)).not.toThrow();
    }
  });

  test('hands out its rules as Markdown', async () => {
    const { text, headers } = await parlor.get(`/rulesets/${id}`, { headers: { accept: 'text/markdown' } });
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('vary')).toMatch(/^Accept(?:, Accept-Encoding)?$/);
    expect(text).toBe((await read()).rules);
    expect(text).toMatch(/^#/);
  });
});
