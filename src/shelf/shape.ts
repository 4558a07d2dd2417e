import { z } from 'zod';
import { read } from '../engine/field-error.js';
import { LANGUAGES } from '../engine/language.js';
import type { MinimalRuleset, RulesetTypes } from '../engine/ruleset.js';

/** More than any table has. */
const MOST_SEATS = 8;

const words = z.string('must be text').min(1, 'must not be empty');
const rule = z.custom((value) => typeof value === 'function', 'must be a function');
const schema = z.custom((value) => typeof Object(value).safeParse === 'function', 'must be a schema of zod');
const optional = (type: z.ZodType) => type.optional();

const translation = z.object({
  about: words,
  presets: z.record(z.string(), z.object({ name: words, about: words })),
  options: optional(
    z.record(
      z.string(),
      z.object({ title: words, about: words, values: optional(z.record(z.string(), words)) }),
    ),
  ),
  label: rule,
  describe: rule,
  odds: optional(rule),
  spoken: optional(rule),
  refusals: optional(z.record(z.string(), z.object({ title: words, detail: rule }))),
});

/** What a ruleset must be made of, as far as one can see without asking it anything. */
const Shape = z.object({
  id: z
    .string('must be text')
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be kebab-case, such as `my-game`')
    .max(40),
  version: z.int('must be a whole number from 1').min(1, 'must be a whole number from 1'),
  name: words,
  about: words,
  manual: words,
  hidesSomething: z.boolean('must be true or false'),
  older: optional(z.object({ since: z.int('must be a whole number from 1').min(1), event: rule })),
  patienceMinutes: optional(z.int('must be a whole number of minutes').min(1)),
  maxEvents: optional(z.int('must be a whole number').min(10)),
  seats: z
    .object({ min: z.int().min(1), max: z.int().max(MOST_SEATS, `must be at most ${MOST_SEATS}`) })
    .refine(({ min, max }) => min <= max, '`min` must not be more than `max`'),
  schemas: z.object({ options: schema, action: schema, event: schema, view: schema, sighting: schema }),
  presets: z
    .array(z.object({ id: words, name: words, about: words, options: z.looseObject({}) }))
    .min(1, 'must hold at least one preset'),
  refusals: z.record(z.string(), z.object({ title: words, section: words, says: words })),
  initial: rule,
  open: rule,
  decide: rule,
  evolve: rule,
  toAct: rule,
  legal: rule,
  outcome: rule,
  view: rule,
  sighting: rule,
  imagine: rule,
  draw: rule,
  fits: optional(rule),
  tolerates: optional(rule),
  everyAction: optional(rule),
  odds: optional(rule),
  label: optional(rule),
  describe: optional(rule),
  narrate: optional(rule),
  picture: optional(rule),
  cover: optional(words),
  positions: optional(
    z.array(
      z.object({
        id: words,
        section: words,
        caption: words,
        script: z.array(z.unknown()),
        actions: z.array(z.looseObject({ type: words })),
      }),
    ),
  ),
  bots: optional(
    z.object({
      easy: rule,
      medium: rule,
      hard: rule,
      judge: optional(z.object({ chances: rule, doubt: z.number().min(0).max(1) })),
    }),
  ),
  translations: optional(
    z.partialRecord(
      z.enum(LANGUAGES, `must be one of ${LANGUAGES.slice(1).join(', ')}`).exclude(['en']),
      translation,
    ),
  ),
});

/** What it does is seen when it is asked: that is what the laws are for. */
export const isRuleset = (value: unknown): value is MinimalRuleset<RulesetTypes> =>
  Shape.safeParse(value).success;

/** What keeps a value from being a ruleset: "`decide` is missing; it must be a function." */
export const shapeProblem = (value: unknown): string => {
  const shaped = read(Shape, value);
  if (shaped.ok) return 'nothing is wrong with it';
  const name = typeof Object(value).id === 'string' ? Object(value).id : 'the ruleset';
  return `${name}: ${shaped.problem.map(({ pointer, message }) => `\`${pointer.slice(1).replaceAll('/', '.')}\` ${message}`).join('; ')}.`;
};
