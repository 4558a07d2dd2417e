import { z } from 'zod';
import { Concluded } from '../../engine/outcome.js';
import { card, colour, count, marble, place, seat, trackCell } from './events.js';

const perSeat = <Of extends z.ZodType>(of: Of) => z.array(of).min(2).max(4);

const pile = z
  .strictObject({
    count,
    cards: z.union([z.array(card), z.null()]).describe('Null when you may not know them.'),
  })
  .meta({ id: 'JackarooPile', description: 'Cards that lie face down for some.' });

const traps = z
  .strictObject({
    count,
    cells: z.union([z.array(trackCell), z.null()]).describe('Null when you may not know them.'),
  })
  .meta({ id: 'JackarooTraps', description: 'The traps of the track.' });

const quarter = z
  .strictObject({ base: trackCell, entry: trackCell })
  .meta({ id: 'JackarooQuarter', description: "Where a seat's marbles start, and where they turn in." });

export const View = z
  .strictObject({
    phase: z
      .enum(['to-play', 'midway', 'over'])
      .describe('`midway`: looked back at in the middle of a decision, where nobody could act.'),
    you: z.union([seat, z.null()]).describe('Your seat, null for a spectator.'),
    seatToAct: z.union([seat, z.null()]).describe('The seat to act, null when nobody is.'),
    roundNumber: z.int().min(1),
    turnNumber: z.int().min(0).max(3).describe('Every seat acts once in each of the four turns of a round.'),
    winner: z.union([seat, z.null()]),
    concluded: Concluded,
    colours: perSeat(colour).describe('By seat.'),
    quarters: perSeat(quarter).describe('By seat.'),
    marbles: z.array(
      z
        .strictObject({ marble, seat, at: place })
        .meta({ id: 'JackarooMarble', description: 'A marble and where it is.' }),
    ),
    hands: perSeat(pile).describe(
      'By seat. Your own hand; all hands, at every event, once the game is over.',
    ),
    deck: pile,
    firePit: z.array(card).describe('Face up; the last one is the top.'),
    traps,
  })
  .meta({ id: 'JackarooView' });
export type View = z.infer<typeof View>;
