import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { LANGUAGES } from '../../engine/language.js';
import { JsonSchemaDocument } from './json-schema.js';
import { RulesetId } from './schemas.js';

/** The shelf of rulesets, for the document. */

const rulesetFields = {
  id: RulesetId,
  name: z.string(),
  about: z.string(),
  version: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  hidesSomething: z.boolean().describe('Whether players may know more than others.'),
  patienceMinutes: z
    .int()
    .describe(
      'So long somebody who is to act may be gone, in a game without a clock, before their seat can be claimed.',
    ),
  bots: z.array(z.enum(BOT_LEVELS)).describe('The levels of the bots that can take a seat, weakest first.'),
  languages: z
    .array(z.enum(LANGUAGES))
    .describe('The languages of its labels and sentences; `Accept-Language` chooses.'),
};

export const RulesetListDocument = z
  .object({
    items: z.array(
      z.object({ ...rulesetFields, links: z.object({ self: z.string() }) }).meta({ id: 'ListedRuleset' }),
    ),
  })
  .meta({ id: 'Shelf' });

export const RulesetDocument = z
  .object({
    ...rulesetFields,
    presets: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        about: z.string(),
        options: z.record(z.string(), z.unknown()),
      }),
    ),
    refusals: z
      .array(z.object({ code: z.string(), title: z.string(), section: z.string(), says: z.string() }))
      .describe('Every way these rules say no, in the order tested, with the sentence of the rules.'),
    schemas: z
      .object({
        options: JsonSchemaDocument,
        action: JsonSchemaDocument,
        event: JsonSchemaDocument,
        view: JsonSchemaDocument,
      })
      .describe('JSON Schema, draft 2020-12.'),
    positions: z
      .array(
        z.object({
          id: z.string(),
          section: z.string(),
          caption: z.string(),
          script: z.array(z.union([z.string(), z.number()])),
          actions: z.array(z.looseObject({ type: z.string() })),
          links: z.object({ picture: z.string() }),
        }),
      )
      .describe(
        'Moments that show what a section of the rules says. To play on from one: a table for the fewest with yourself on every seat, `chance` with the `script` and `"whenSpent": "random"`, then its actions.',
      ),
    rules: z.string().describe('The rules as Markdown.'),
  })
  .meta({ id: 'Ruleset' });
