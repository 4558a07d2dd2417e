import { z } from 'zod';
import { Outcome } from '../../engine/outcome.js';
import { ChoiceSeen, gameFields, RulesetId } from './schemas.js';

/** What a player is told of all their games. */

const seat = z.int().min(0);
const time = z.iso.datetime().describe('RFC 3339, UTC.');
const id = z
  .string()
  .describe('Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on.');

const about = { id, gameId: z.string(), ruleset: RulesetId, version: z.int(), sandbox: gameFields.sandbox };

export const NoticeDocument = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('matched'), ...about }).meta({
      id: 'MatchedNotice',
      description: 'You were looking for an opponent (`POST /seeks`), and here is the game.',
    }),
    z.object({ type: z.literal('game-started'), ...about }).meta({ id: 'GameStartedNotice' }),
    z
      .object({
        type: z.literal('your-turn'),
        ...about,
        seat,
        legal: z.array(ChoiceSeen),
        deadlineAt: z.union([time, z.null()]).describe('When your time is out; null without a clock.'),
      })
      .meta({ id: 'YourTurnNotice' }),
    z
      .object({ type: z.literal('clock-low'), ...about, seat, deadlineAt: time })
      .meta({ id: 'ClockLowNotice', description: 'Your time is nearly out.' }),
    z
      .object({
        type: z.literal('offer-made'),
        ...about,
        seat: seat.describe('Your seat that is asked.'),
        by: seat,
        number: z.int().min(1).describe('Answer it by this: `POST /games/{id}/offers/{number}/answers`.'),
        offer: z.enum(['draw', 'takeback', 'stop-clock']),
      })
      .meta({ id: 'OfferMadeNotice', description: 'Somebody offers something, and your answer is awaited.' }),
    z
      .object({ type: z.literal('seat-taken'), ...about, seat, name: z.string() })
      .meta({ id: 'SeatTakenNotice', description: 'Somebody sat down at a table of yours.' }),
    z.object({ type: z.literal('invited'), ...about, seat }).meta({
      id: 'InvitedNotice',
      description: 'A seat is kept for you: `POST /games/{id}/seats` takes it.',
    }),
    z.object({ type: z.literal('rematch'), ...about, seat, rematchOf: z.string() }).meta({
      id: 'RematchNotice',
      description: 'A game of yours is to be played again, and a seat is kept for you.',
    }),
    z
      .object({ type: z.literal('game-ended'), ...about, outcome: z.union([Outcome, z.null()]) })
      .meta({ id: 'GameEndedNotice' }),
    z.object({ type: z.literal('look-again'), id, since: time }).meta({
      id: 'LookAgainNotice',
      description: 'More has happened since then than can be told. What follows is what is open now.',
    }),
  ])
  .meta({ id: 'Notice', description: 'Something about one of your games.' });
