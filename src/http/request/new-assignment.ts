import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { ClubId } from './new-club.js';
import { PersonName } from './person-name.js';

const ruleset = z.string('must be the id of a ruleset').describe('One of `GET /rulesets`.');
const TIMES = 'must be a whole number, 1 to 100';
const SCORE = 'must be a whole number, 1 to 100';

export const TaskDocument = z
  .discriminatedUnion(
    'type',
    [
      z
        .strictObject({
          type: z.literal('beat'),
          ruleset,
          bot: z.enum(BOT_LEVELS, 'must be easy, medium or hard').describe('How well the bot plays.'),
          times: z.int(TIMES).min(1, TIMES).max(100, TIMES).default(1),
        })
        .meta({
          id: 'BeatTask',
          description: 'Win so many games of the club against a bot. Sandboxes do not count.',
        }),
      z.strictObject({ type: z.literal('curl'), ruleset: ruleset.optional() }).meta({
        id: 'CurlTask',
        description:
          'Play a game of the club to its end with every action sent by a program that calls itself curl. It is what `User-Agent` says: the server knows no more.',
      }),
      z.strictObject({ type: z.literal('chaos'), ruleset: ruleset.optional() }).meta({
        id: 'ChaosTask',
        description: 'Play a sandbox of the club with `chaos` to its end.',
      }),
      z
        .strictObject({
          type: z.literal('client-kit'),
          score: z.int(SCORE).min(1, SCORE).max(100, SCORE).default(100),
        })
        .meta({
          id: 'ClientKitTask',
          description:
            'Have `parlor check-client` give so many points. It runs at the desk of whoever does it, and is reported by them: the server has their word for it.',
        }),
    ],
    'must be {"type": "beat", …}, {"type": "curl"}, {"type": "chaos"} or {"type": "client-kit"}',
  )
  .meta({ id: 'ClassTask' });

export const NewAssignment = z
  .strictObject({
    title: PersonName.optional().describe('Left out, it follows from the task.'),
    task: TaskDocument,
  })
  .meta({ id: 'NewAssignment' });

const COUNT = 'must be a whole number, 0 to 10000';
const count = z.int(COUNT).min(0, COUNT).max(10_000, COUNT);

/** What the kit says of single scenarios is for whoever wrote the client. */
export const NewReport = z
  .strictObject({
    passed: count,
    checks: count,
    score: z.int(SCORE).min(0, SCORE).max(100, SCORE),
    scenarios: z.array(z.unknown()).max(100).optional().describe('Not kept.'),
  })
  .meta({ id: 'KitReport', description: 'As `parlor check-client --json` writes it.' });

export const AssignmentId = ClubId.extend({
  assignment: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of an assignment, such as a_3nE7fVq0sJYk2mPzXa9RtB')
    .meta({ description: 'The id of an assignment of this club.', example: 'a_3nE7fVq0sJYk2mPzXa9RtB' }),
});
