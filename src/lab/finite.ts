import { z } from 'zod';
import type { Said } from '../engine/ruleset.js';

/** With more actions than these a mask is longer than what it says. */
export const MOST_NUMBERED = 512;

/** Every action that a schema lets in, in its order; null where these are not few: a number without bounds, a free text. */
export const finiteActions = (schema: z.ZodType): readonly Said[] | null => {
  const values = valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
  return values === null ? null : values.filter(isSaid);
};

const isSaid = (value: unknown): value is Said => typeof Object(value).type === 'string';

type Values = readonly unknown[] | null;

/** A schema as JSON, with the parts that it names elsewhere. */
const valuesOf = (root: object): Values => {
  const { $defs = {} } = Object(root);
  const walk = (schema: unknown): Values => {
    const it = Object(schema);
    if (typeof it.$ref === 'string') return walk(Object($defs)[it.$ref.replace('#/$defs/', '')]);
    if ('const' in it) return [it.const];
    if (Array.isArray(it.enum)) return it.enum;
    const either = it.oneOf ?? it.anyOf;
    if (Array.isArray(either)) return together(either.map(walk));
    return ofType(it, walk);
  };
  return walk(root);
};

type Walk = (schema: unknown) => Values;

const ofType = (it: { readonly [keyword: string]: unknown }, walk: Walk): Values => {
  switch (it.type) {
    case 'null':
      return [null];
    case 'boolean':
      return [false, true];
    case 'integer':
      return numbersBetween(it.minimum, it.maximum);
    case 'array':
      return listsOf(walk(it.items), it.minItems, it.maxItems);
    case 'object':
      return objectsOf(it, walk);
    default:
      return null;
  }
};

const together = (parts: readonly Values[]): Values => {
  const all = parts.flatMap((part) => part ?? []);
  return parts.includes(null) || all.length > MOST_NUMBERED ? null : all;
};

const numbersBetween = (least: unknown, most: unknown): Values => {
  if (typeof least !== 'number' || typeof most !== 'number' || most - least >= MOST_NUMBERED) return null;
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
};

const listsOf = (items: Values, least: unknown, most: unknown): Values => {
  if (items === null || typeof most !== 'number') return null;
  const lists: unknown[][][] = [[[]]];
  for (let length = 1; length <= most; length++) {
    const longer = (lists[length - 1] ?? []).flatMap((list) => items.map((item) => [...list, item]));
    if (longer.length > MOST_NUMBERED) return null;
    lists.push(longer);
  }
  return together(lists.slice(typeof least === 'number' ? least : 0));
};

/** Every combination of what its fields may be. A field that may be left out makes two spellings of one thing: not numbered. */
const objectsOf = (it: { readonly [keyword: string]: unknown }, walk: Walk): Values => {
  const required: readonly unknown[] = Array.isArray(it.required) ? it.required : [];
  let objects: readonly object[] = [{}];
  for (const [field, schema] of Object.entries(Object(it.properties))) {
    const values = required.includes(field) ? walk(schema) : null;
    if (values === null || objects.length * values.length > MOST_NUMBERED) return null;
    objects = objects.flatMap((object) => values.map((value) => ({ ...object, [field]: value })));
  }
  return objects;
};
