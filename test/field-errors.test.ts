import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inSentences, read } from '../src/engine/field-error.js';
import { unkeepable } from '../src/engine/keepable.js';
import { RULEBOOKS } from '../src/games/registry.js';
import { NewGame } from '../src/http/request/new-game.js';
import { NewPlayer } from '../src/http/request/new-player.js';
import { SeatToTake } from '../src/http/request/seat-to-take.js';

/** What is wrong with what was sent, as "pointer: message". */
const faults = (schema: z.ZodType, sent: unknown): readonly string[] => {
  const got = read(schema, sent);
  return got.ok ? [] : got.problem.map(({ pointer, message }) => `${pointer}: ${message}`);
};

const Shape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('advance'), columns: z.array(z.int()) }),
  z.strictObject({ type: z.literal('stop') }),
]);
const Seat = z.union(
  [
    z.strictObject({ player: z.literal('me'), salt: z.string().min(1).optional() }),
    z.strictObject({ bot: z.enum(['easy', 'hard']) }),
  ],
  'must be {"player": "me"} or {"bot": "easy"}',
);
const field = (of: z.ZodType) => z.strictObject({ field: of });

describe('every way to be wrong is told in plain English:', () => {
  test.each<[what: string, schema: z.ZodType, sent: unknown, says: readonly string[]]>([
    ['a type', z.string(), 7, [': must be a text in double quotes']],
    ['a number', z.number(), '7', [': must be a number']],
    ['infinity', z.number(), Number.POSITIVE_INFINITY, [': must be a number']],
    ['a whole number', z.int(), 0.5, [': must be a whole number']],
    ['a whole number of any size', z.number().multipleOf(1), 0.5, [': must be a whole number']],
    ['a multiple', z.number().multipleOf(5), 7, [': must be a multiple of 5']],
    ['a boolean', z.boolean(), 'yes', [': must be true or false']],
    ['a list', z.array(z.int()), {}, [': must be a list in brackets: […]']],
    ['a tuple', z.tuple([z.int()]), {}, [': must be a list in brackets: […]']],
    ['a tuple too short', z.tuple([z.int(), z.int()]), [1], [': must have at least 2 entries']],
    ['an object', z.strictObject({}), [], [': must be an object in braces: {…}']],
    ['a record', z.record(z.string(), z.int()), 'x', [': must be an object in braces: {…}']],
    ['an entry of a record', z.record(z.string(), z.int()), { a: 'x' }, ['/a: must be a whole number']],
    [
      'a key of a record',
      z.record(z.string().max(1), z.int()),
      { ab: 1 },
      ['/ab: has a name that cannot be used here'],
    ],
    ['null', z.null(), 0, [': must be null']],
    ['what cannot be', field(z.never()), { field: 1 }, ['/field: must be left out']],
    ['an entry of a set', z.set(z.int()), new Set(['a']), [': must be a whole number']],
    ['one value', z.literal('me'), 'you', [': must be "me"']],
    ['values', z.enum(['a', 'b', 'c']), 'd', [': must be "a", "b" or "c"']],
    ['a text too short', z.string().min(1), '', [': must have at least 1 character']],
    ['a text too long', z.string().max(2), 'abc', [': must have at most 2 characters']],
    ['a text of a length', z.string().length(2), 'abc', [': must have exactly 2 characters']],
    ['a list too short', z.array(z.int()).min(2), [1], [': must have at least 2 entries']],
    ['a list too long', z.array(z.int()).max(1), [1, 2], [': must have at most 1 entry']],
    ['a list of a length', z.array(z.int()).length(4), [1], [': must have exactly 4 entries']],
    ['a number too low', z.int().min(3), 2, [': must be at least 3']],
    ['a number too high', z.int().max(3), 4, [': must be at most 3']],
    ['a number not above', z.number().gt(3), 3, [': must be more than 3']],
    ['a number not below', z.number().lt(3), 3, [': must be less than 3']],
    ['a number past all whole ones', z.int(), 2 ** 60, [': must be at most 9007199254740991']],
    ['a pattern', z.string().regex(/^x$/), 'y', [': is not written as it should be']],
    ['a beginning', z.string().startsWith('g_'), 'y', [': must begin with "g_"']],
    ['an end', z.string().endsWith('.'), 'y', [': must end with "."']],
    ['a part', z.string().includes('@'), 'y', [': must have "@" in it']],
    ['a time', z.iso.datetime(), 'noon', [': must be a date with its time, such as 2026-01-31T12:00:00Z']],
    ['a refinement', z.string().refine(() => false), 'y', [': is not as it should be']],
    [
      'kinds',
      z.union([z.string(), z.number(), z.null()]),
      {},
      [': must be a text in double quotes, a number or null'],
    ],
    [
      'forms',
      z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.int() })]),
      {},
      [': has none of the forms it may have'],
    ],
    ['no exclusive form', z.xor([z.string(), z.string()]), 'x', [': has none of the forms it may have']],
    ['a word that decides', Shape, { type: 'fly' }, ['/type: must be "roll", "advance" or "stop"']],
    [
      'a word that decides, missing',
      Shape,
      {},
      ['/type: is missing; it must be "roll", "advance" or "stop"'],
    ],
    [
      'a form that was chosen',
      Shape,
      { type: 'advance', columns: 7 },
      ['/columns: must be a list in brackets: […]'],
    ],
    ['no object', Shape, 'roll', [': must be an object in braces: {…}']],
    [
      'an unknown key',
      field(z.int().optional()),
      { colour: 1 },
      ['/colour: is not known here; known: field'],
    ],
    [
      'two unknown keys',
      field(z.int()),
      { field: 1, a: 1, 'b/c': 2 },
      ['/a: is not known here; known: field', '/b~1c: is not known here; known: field'],
    ],
    ['a key where none is known', z.strictObject({}), { a: 1 }, ['/a: is not known here; leave it out']],
    ['a missing field', field(z.string()), {}, ['/field: is missing; it must be a text in double quotes']],
    [
      'a missing field with words of its own',
      field(z.string('must be a name')),
      {},
      ['/field: is missing; it must be a name'],
    ],
    ['null is not missing', field(z.string('must be a name')), { field: null }, ['/field: must be a name']],
    [
      'a missing field of a form',
      z.array(Shape),
      [{ type: 'advance' }],
      ['/0/columns: is missing; it must be a list in brackets: […]'],
    ],
    [
      'the form that was meant',
      z.array(Seat),
      [{ player: 'me', salt: '' }],
      ['/0/salt: must have at least 1 character'],
    ],
    [
      'a key too many in the form meant',
      Seat,
      { bot: 'easy', seat: 1 },
      ['/seat: is not known here; known: bot'],
    ],
    [
      'no form in particular',
      Seat,
      { bot: 'easy', player: 'me' },
      [': must be {"player": "me"} or {"bot": "easy"}'],
    ],
    ['a form with another word', Seat, { player: 'Ben' }, [': must be {"player": "me"} or {"bot": "easy"}']],
  ])('%s', (_what, schema, sent, says) => {
    expect(faults(schema, sent)).toEqual(says);
  });

  test('and as a whole sentence where a game speaks', () => {
    const whole = (pointer: string, message: string) =>
      inSentences([{ pointer, message }], 'An action')[0]?.message;
    expect(whole('/column', 'is missing; it must be a whole number.')).toBe(
      '`column` is missing; it must be a whole number.',
    );
    expect(whole('', 'must be an object')).toBe('An action must be an object.');
    expect(whole('/column', '`column` must be a whole number.')).toBe('`column` must be a whole number.');
  });
});

/** Words that a validator would say and a player would not. */
const VALIDATOR_ENGLISH =
  /invalid|expected|received|unrecognized|too (?:big|small)|pattern|regex|discriminator|undefined|NaN|\|/i;

const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e300,
  '',
  'x',
  [],
  [null],
  {},
  { type: 'x' },
  'x'.repeat(5000),
];

/** Everything a field could be wrong with, one field at a time, and a field too many. */
const oddOnes = (good: { readonly [key: string]: unknown }): readonly unknown[] => [
  ...ODD_VALUES.slice(1),
  { ...good, odd: 1 },
  ...Object.keys(good).flatMap((key) => ODD_VALUES.map((value) => ({ ...good, [key]: value }))),
];

describe('no validator English, and a full stop for each sentence of a game:', () => {
  test.each(RULEBOOKS.map((book) => [book.id, book] as const))('%s', (_id, book) => {
    const laid = book.lay(book.seats.min, {});
    if (!laid.ok) throw new Error('the defaults fit');
    const said = [
      ...oddOnes(laid.value.options).flatMap((options) => {
        const tried = book.lay(book.seats.min, options);
        return tried.ok ? [] : tried.problem;
      }),
      ...sampleActions(book.schemas.action).flatMap((action) =>
        oddOnes(action).flatMap((odd) => book.malformed(odd)?.errors ?? []),
      ),
    ].map(({ message }) => message);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((message) => VALIDATOR_ENGLISH.test(message))).toEqual([]);
    expect(said.filter((message) => !/^[`A-Z].*\.$/.test(message))).toEqual([]);
  });

  test.each<[string, z.ZodType, { readonly [key: string]: unknown }]>([
    ['a new player', NewPlayer, { name: 'Ann' }],
    ['a seat', SeatToTake, { seat: 1, salt: 'x' }],
    [
      'a new game',
      NewGame,
      {
        ruleset: 'dastan',
        preset: 'classic',
        options: {},
        seats: [],
        pace: 1,
        visibility: 'public',
        chance: { seed: 'x' },
        odds: true,
      },
    ],
    ['a script', NewGame.shape.chance, { script: [1], whenSpent: 'refuse' }],
  ])('%s', (_what, schema, good) => {
    const said = oddOnes(good).flatMap((odd) => faults(schema, odd));
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((message) => VALIDATOR_ENGLISH.test(message))).toEqual([]);
    expect(said.filter((message) => !/^[^:]*: (?:must|is|has) /.test(message))).toEqual([]);
  });
});

/** An action of each form that a game has, with something in every field. */
const sampleActions = (schema: z.ZodType): readonly { readonly [key: string]: unknown }[] => {
  const forms: readonly { properties: { readonly [key: string]: { const?: unknown } } }[] = Object.values(
    Object(z.toJSONSchema(schema)).$defs,
  );
  return forms.map(({ properties }) =>
    Object.fromEntries(Object.entries(properties).map(([key, { const: only }]) => [key, only ?? 'x'])),
  );
};

describe('what cannot be kept is found wherever it is:', () => {
  const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  test.each<[what: string, sent: unknown, pointer: string, says: RegExp]>([
    ['NUL', { a: [1, { b: 'x\u0000' }] }, '/a/1/b', /NUL/],
    ['NUL in a name', { 'a\u0000': 1 }, '/a\u0000', /NUL/],
    ['half a character', ['\ud800'], '/0', /half a character/],
    ['the other half', 'x\udc00y', '', /half a character/],
    ['halves the wrong way round', { '~/': '\udc00\ud800' }, '/~0~1', /half a character/],
    ['too deep a nesting', nested(33), '', /nested deeper than 32/],
    ['far too deep a nesting', nested(8000), '', /nested deeper than 32/],
  ])('%s', (_what, sent, pointer, says) => {
    expect(unkeepable(sent)).toEqual({ pointer, message: expect.stringMatching(says) });
  });

  test('and all else is let by', () => {
    for (const sent of [null, 7, '😀 é \u0001', { a: ['\ud83d\ude00', undefined] }, nested(32)])
      expect(unkeepable(sent)).toBeNull();
  });
});
