import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import type { Visibility } from '../../table/game/game.js';
import { NewChaos } from './new-chaos.js';
import { Salt } from './read.js';

/** What several requests say of a table to be laid: who sits, and where the luck comes from. */

const SEAT_FORMS = `must be {"player": "me"}, {"open": true}, {"invite": true} or a bot: ${BOT_LEVELS.map((level) => `{"bot": "${level}"}`).join(', ')}`;

export const NewSeat = z.union(
  [
    z.strictObject({ player: z.literal('me'), salt: Salt.optional() }),
    z.strictObject({ open: z.literal(true) }),
    z.strictObject({ invite: z.literal(true) }),
    z.strictObject({ bot: z.enum(BOT_LEVELS) }),
  ],
  SEAT_FORMS,
);

const CHANCE_FORMS =
  'must be {"script": [4, 6, 1]} with 1 to 1000 outcomes and, if you like, "whenSpent": "refuse" or "random"; or {"seed": "any word"} of 1 to 128 letters';

/** Luck given in the game's own units, or luck that can be repeated. */
export const GivenChance = z
  .union(
    [
      z.strictObject({
        script: z
          .array(z.union([z.string().max(64), z.number()]))
          .min(1, 'must have at least one outcome')
          .max(1000, 'must have at most 1000 outcomes')
          .describe(
            'What will be drawn, in the units of the game: faces of dice, names of offers, cards. It must fit the opening and some first action.',
          ),
        whenSpent: z
          .enum(['refuse', 'random'])
          .default('refuse')
          .describe(
            'When the script is used up: refuse what may need luck, which is then not in `legal` either; or draw fairly from then on.',
          ),
      }),
      z.strictObject({
        seed: z
          .string()
          .min(1, 'must have at least one letter')
          .max(128, 'must have at most 128 letters')
          .describe('The same seed and the same actions give the same game.'),
      }),
    ],
    CHANCE_FORMS,
  )
  .describe('Makes the game a sandbox. Left out, the dice are fair and can be checked.');

/** A minute: who waits longer than that has gone. */
const SLOWEST_PACE_MS = 60_000;
const PACE_RANGE = `must be a whole number of milliseconds, 0 to ${SLOWEST_PACE_MS}`;

export const PRESET =
  'Options under a name: one of the `presets` of the ruleset. What `options` says wins over it.';

const LONGEST_S = 30 * 24 * 3600;
const TURN_RANGE = `must be a whole number of seconds, 1 to ${LONGEST_S} (thirty days)`;
const BANK_RANGE = `must be a whole number of seconds, 0 to ${LONGEST_S} (thirty days)`;

const NewClock = z
  .strictObject({
    perTurnSeconds: z
      .int(TURN_RANGE)
      .min(1, TURN_RANGE)
      .max(LONGEST_S, TURN_RANGE)
      .describe('What every turn may take: from the moment a seat is to act until it no longer is.'),
    bankSeconds: z
      .int(BANK_RANGE)
      .min(0, BANK_RANGE)
      .max(LONGEST_S, BANK_RANGE)
      .default(0)
      .describe('What each seat has beyond that, for the whole game.'),
    whenOut: z
      .enum(['forfeit', 'bot'], 'must be forfeit or bot')
      .default('forfeit')
      .describe(
        'When both are used up: the seat counts as left, which ends a game for two; or the easy bot plays the rest of this turn, and after three such turns in a row the seat counts as left.',
      ),
  })
  .describe('How long a turn may take. Left out, as long as one likes.');

export const NewGame = z.strictObject({
  ruleset: z.string('must be the id of a ruleset').describe('One of `GET /rulesets`.'),
  preset: z.string('must be the id of a preset').optional().describe(PRESET),
  options: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('What the ruleset offers; what is left out is as in the preset, or has its default.'),
  seats: z
    .array(NewSeat)
    .max(16, 'must have at most 16 entries')
    .optional()
    .describe(
      'Left out, you have seat 0 and the others, as few as the ruleset allows, are open; at a private table they are for those you invite. You may take several, any may be a bot, and `{"invite": true}` keeps one for whoever has its invitation.',
    ),
  pace: z
    .int(PACE_RANGE)
    .min(0, PACE_RANGE)
    .max(SLOWEST_PACE_MS, PACE_RANGE)
    .optional()
    .describe(
      'The least time before a bot acts, in milliseconds, so that people can follow. Left out, bots among themselves take 500, and with people none. Without bots it means nothing.',
    ),
  visibility: z
    .enum(['public', 'link', 'private'], 'must be public, link or private')
    .optional()
    .describe(
      '`public`, the default, is in the lobby. `link` is not listed, and open to whoever has its address or its `code`. `private` is seen by those who sit there alone: its seats are taken by invitation.',
    ),
  club: z
    .string('must be the id of a club')
    .optional()
    .describe(
      'One of `GET /clubs`: the game is seen and joined by the people of this club alone, under the names they have there. Its visibility is `club`, or `private` if you say so.',
    ),
  rated: z
    .boolean('must be true or false')
    .optional()
    .describe(
      'True counts what the game comes to in the ratings of those who play, in the open or in its club. For fair dice and one seat each; it cannot be changed later.',
    ),
  chance: GivenChance.optional(),
  chaos: NewChaos.optional(),
  clock: NewClock.optional(),
  whenLeft: z
    .enum(['bot', 'end'], 'must be bot or end')
    .optional()
    .describe(
      'When somebody leaves in the middle of a game for three or more: a bot plays on in that seat, and whoever left is last; or the game ends. `bot` is the default. Between two the game always ends.',
    ),
  odds: z
    .boolean('must be true or false')
    .optional()
    .describe(
      'False plays without `GET /games/{id}/odds`, for everybody; the game says so. True is the default.',
    ),
});

/** What is not said is the lobby, or the club where there is one. */
export const visibilityOf = ({ visibility, club }: z.infer<typeof NewGame>): Visibility =>
  visibility ?? (club === undefined ? 'public' : 'club');
