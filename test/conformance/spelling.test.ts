import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Ruleset, RulesetTypes } from '../../src/engine/ruleset.js';
import { RULEBOOKS } from '../../src/games/registry.js';

const FIELD = /^[a-z]+(?:[A-Z][a-z]+)*$/;
const VALUE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PHASE = /^(?:to-[a-z]+|midway|over)$/;
/** What these said is said by `phase` and `seatToAct`; a count is a `turnNumber`. */
const GONE = ['turn', 'turnOf', 'status'];

for (const book of RULEBOOKS.filter(({ id }) => id === 'dastan' || id === 'jackaroo')) book.unseal(spelling);

function spelling<T extends RulesetTypes>({ id, schemas, refusals, presets }: Ruleset<T>): void {
  describe(id, () => {
    const words = Object.values(schemas).map((schema) => wordsIn(z.toJSONSchema(schema, { io: 'input' })));

    test('every field is camelCase, and every value kebab-case', () => {
      const fields = words.flatMap((each) => each.fields);
      const values = words.flatMap((each) => each.values);
      const codes = [...Object.keys(refusals), ...presets.map((preset) => preset.id)];
      expect(fields.filter((field) => !FIELD.test(field) || GONE.includes(field))).toEqual([]);
      expect([...values, ...codes].filter((value) => !VALUE.test(value))).toEqual([]);
    });

    test('the view says the phase and the seat to act', () => {
      const { $defs, $ref, ...inline } = Object(z.toJSONSchema(schemas.view));
      const { properties } = $defs?.[String($ref).split('/').at(-1) ?? ''] ?? inline;
      expect(properties.phase.enum).toEqual(expect.arrayContaining(['midway', 'over']));
      expect(properties.phase.enum.filter((phase: string) => !PHASE.test(phase))).toEqual([]);
      expect(properties.seatToAct.anyOf).toContainEqual({ type: 'null' });
    });
  });
}

interface Words {
  readonly fields: readonly string[];
  readonly values: readonly string[];
}

/** The names of all fields in a JSON schema, and all the words it has for their values. */
const wordsIn = (schema: unknown): Words => {
  if (typeof schema !== 'object' || schema === null) return { fields: [], values: [] };
  const { properties = {}, enum: choices = [], const: only } = Object(schema);
  const inner = Object.values(schema).map(wordsIn);
  const own = [...choices, only].filter((value) => typeof value === 'string');
  return {
    fields: [...Object.keys(properties), ...inner.flatMap(({ fields }) => fields)],
    values: [...own, ...inner.flatMap(({ values }) => values)],
  };
};
