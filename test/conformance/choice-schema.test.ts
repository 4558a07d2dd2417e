import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { schemaOf } from '../../src/engine/choice-schema.js';
import type { Ruleset, RulesetTypes, Said } from '../../src/engine/ruleset.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { randomPlay, tablesOf } from '../../src/kit/laws/random-play.js';

const MOMENTS = 5;

describe.each(RULEBOOKS.map((book) => [book.id, book] as const))('%s: the schema of a moment', (_, book) => {
  test('takes every listed action and no other', () => book.unseal(takesExactlyTheListed));
});

function takesExactlyTheListed<T extends RulesetTypes>(game: Ruleset<T>): void {
  for (const { name, table } of tablesOf(game).filter(({ table }) => table.seats === game.seats.min)) {
    const moments = [...randomPlay(game, table, seededChance(`schema ${name}`))];
    const pool = new Map<string, Said>();
    for (const { state } of moments)
      for (const seat of game.toAct(state))
        for (const action of game.legal(state, seat)) pool.set(JSON.stringify(action), action);
    const everyNth = Math.ceil(moments.length / MOMENTS);
    for (const { state } of moments.filter((_, index) => index % everyNth === 0)) {
      const [seat = 0] = game.toAct(state);
      const legal = game.legal(state, seat);
      const validate = validatorOf(schemaOf(legal.map((action) => ({ action, label: 'x' }))));
      const listed = new Set(legal.map((action) => JSON.stringify(action)));
      for (const action of legal) {
        if (!validate(action)) expect.fail(`${name}: listed, but not valid: ${JSON.stringify(action)}`);
        for (const near of nearly(action)) pool.set(JSON.stringify(near), near);
      }
      for (const [spelled, action] of pool)
        if (!listed.has(spelled) && validate(action))
          expect.fail(`${name}: valid, but not listed: ${spelled}`);
    }
  }
}

/** One for all: each compiles the schema of schemas for itself, and what it writes is run a few times only. */
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, code: { optimize: false } });
const validatorOf = (schema: object) => ajv.compile(schema);

/** The likeliest mistakes: a field too many, a field too few, a value one off or of another type. */
const nearly = (action: Said): readonly Said[] => [
  { ...action, extra: 1 },
  ...Object.entries(action).flatMap(([field, value]) => [
    Object(Object.fromEntries(Object.entries(action).filter(([name]) => name !== field))),
    { ...action, [field]: typeof value === 'number' ? value + 1 : null },
    { ...action, [field]: `${value}` === value ? `${value}x` : `${value}` },
    { ...action, [field]: Array.isArray(value) ? [...value, 1] : [value] },
  ]),
];

test('actions that differ in one field share a form, and nothing to do takes nothing', () => {
  const choices = [0, 1, 2].map((column) => ({ action: { type: 'place', column }, label: `To ${column}` }));
  expect(schemaOf(choices)).toEqual({
    oneOf: [
      {
        title: 'To 0 · To 1 · To 2',
        type: 'object',
        properties: { type: { const: 'place' }, column: { enum: [0, 1, 2] } },
        required: ['type', 'column'],
        additionalProperties: false,
      },
    ],
  });
  const nothing = validatorOf(schemaOf([]));
  for (const sent of [{}, null, { type: 'place', column: 0 }]) expect(nothing(sent)).toBe(false);
});
