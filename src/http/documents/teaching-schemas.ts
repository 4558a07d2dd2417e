import { z } from 'zod';
import { pairOf } from '../../engine/pair-of.js';
import { AnyAction } from './schemas.js';

/** The shapes of what explains: guides, actions tried out, chances. */

export const GuideListDocument = z
  .object({
    items: z.array(
      z.object({ name: z.string(), title: z.string(), links: z.object({ self: z.string() }) }).meta({
        id: 'ListedGuide',
      }),
    ),
  })
  .meta({ id: 'Guides' });

const Foreseen = z
  .object({
    text: z.string().describe('One plain sentence, with "…" for what is not certain.'),
    event: z
      .looseObject({ type: z.string() })
      .describe('The event with the fields that are certain; `uncertain` names those that are left out.'),
    uncertain: z
      .array(z.string())
      .describe(
        'JSON pointers to the fields of the event that hang on luck, or on what you cannot see: `/offer`. Empty where all is certain.',
      ),
  })
  .meta({
    id: 'ForeseenEvent',
    description: 'An event that is sure to come, as far as it is sure.',
    examples: [
      {
        text: 'Ann swaps ryott at place 2 for faujdar, 2 paid, 28 left, and the next offer is …',
        event: {
          type: 'offer-taken',
          seat: 0,
          position: 2,
          replaced: 'ryott',
          taken: 'faujdar',
          price: 2,
          score: 28,
        },
        uncertain: ['/offer'],
      },
    ],
  });

export const RehearsalDocument = z
  .object({
    accepted: z.literal(true),
    version: z.int().min(1).describe('The version it was tried on; it still stands.'),
    certain: z
      .array(Foreseen)
      .describe('What would happen first, whatever the luck and whatever is hidden from you.'),
    dependsOnLuck: z
      .boolean()
      .describe('Whether anything of this, or anything more, hangs on luck, or on what you cannot see.'),
    endsGame: z.enum(['yes', 'no', 'perhaps']).describe('Whether the game would be over.'),
  })
  .meta({ id: 'Rehearsal', description: 'What is certain about an action that was not done.' });

const share = z.number().min(0).max(1);

const LikelyOutcome = z
  .object({
    what: z.string().describe('A stable word, such as `bust`.'),
    text: z.string().describe('One plain sentence.'),
    chance: share,
    of: z
      .tuple([z.int(), z.int()])
      .meta(pairOf({ type: 'integer' }))
      .optional()
      .describe('Where it was counted, the chance as a fraction: [261, 1296] is 261 of 1296.'),
    between: z
      .tuple([share, share])
      .meta(pairOf({ type: 'number', minimum: 0, maximum: 1 }))
      .optional()
      .describe('Where it was estimated, between what the chance lies, with the confidence of the basis.'),
  })
  .meta({ id: 'LikelyOutcome' });

const Basis = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('exact'),
        ways: z
          .int()
          .min(1)
          .describe('In how many ways the luck can fall; cases that are alike are one way.'),
      })
      .meta({ id: 'ExactOdds', description: 'Counted through every way the luck can fall.' }),
    z
      .object({ kind: z.literal('sampled'), samples: z.int().min(1), confidence: share })
      .meta({ id: 'SampledOdds', description: 'Estimated: there are too many ways to count.' }),
  ])
  .meta({ id: 'OddsBasis' });

export const OddsDocument = z
  .object({
    version: z.int().min(1),
    toAct: z.array(z.int().min(0)),
    odds: z.array(
      z
        .object({
          action: AnyAction,
          label: z.string(),
          basis: Basis,
          outcomes: z
            .array(LikelyOutcome)
            .describe(
              'The likeliest first. Several can come together, so they need not add up to 1. What anybody would ask is listed also where it cannot come, with the chance 0.',
            ),
        })
        .meta({ id: 'ActionOdds' }),
    ),
  })
  .meta({ id: 'Odds', description: 'What may come of each legal action, and how likely it is.' });
