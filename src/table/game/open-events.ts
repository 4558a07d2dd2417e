import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import type { Names } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';

/** Events of the table that hold nothing but what everybody may see: what is stored is what is shown. */

const seat = z.int().min(0);
const moment = z.iso.datetime();

export const OPEN_EVENTS = [
  z
    .strictObject({ type: z.literal('bot-took-over'), seat, level: z.enum(BOT_LEVELS), name: z.string() })
    .meta({
      id: 'BotTookOver',
      description:
        'A bot plays on for whoever sat there. The seat can be taken over by a person, and by nobody sooner than its own player.',
    }),
  z.strictObject({ type: z.literal('clock-ran-out'), seat }).meta({
    id: 'ClockRanOut',
    description: 'A seat had no time left: a bot plays the rest of its turn, or it counts as left.',
  }),
  z
    .strictObject({ type: z.literal('time-given-back'), closedAt: moment, openedAt: moment })
    .meta({ id: 'TimeGivenBack', description: 'The house was closed: nobody’s time ran in these hours.' }),
  z
    .strictObject({
      type: z.literal('offer-made'),
      seat,
      offer: z.enum(['draw', 'takeback', 'stop-clock']),
      to: z.int().min(1).optional().describe('The version that a takeback returns to.'),
    })
    .meta({ id: 'OfferMade', description: 'Somebody offers something; the next move makes it void.' }),
  z
    .strictObject({ type: z.literal('offer-accepted'), seat, number: z.int().min(1) })
    .meta({ id: 'OfferAccepted', description: 'Somebody agrees to the offer of this number.' }),
  z
    .strictObject({ type: z.literal('offer-declined'), seat, number: z.int().min(1) })
    .meta({ id: 'OfferDeclined', description: 'Somebody does not agree: the offer is void.' }),
  z.strictObject({ type: z.literal('taken-back'), to: z.int().min(1) }).meta({
    id: 'TakenBack',
    description:
      'The board is as it was at version `to`. The log only grows: what came after it stays written, and luck drawn from now on is new luck.',
  }),
  z
    .strictObject({
      type: z.literal('seat-claimed'),
      seat,
      claim: z.enum(['bot', 'end']),
      level: z.enum(BOT_LEVELS).optional().describe('Of the bot that plays on.'),
    })
    .meta({
      id: 'SeatClaimed',
      description:
        'Nobody was seen in this seat for a while: the others claimed it, or the host called in a bot. A bot plays on, or the game ends.',
    }),
  z
    .strictObject({ type: z.literal('clock-stopped') })
    .meta({ id: 'ClockStopped', description: 'Everybody agreed to play on without a clock.' }),
] as const;

const OpenEvent = z.discriminatedUnion('type', OPEN_EVENTS);
export type OpenEvent = z.infer<typeof OpenEvent>;

export const openSentence = (event: OpenEvent, names: Names): string => {
  switch (event.type) {
    case 'offer-made':
      return `${nameOf(names, event.seat)} ${OFFERED[event.offer]}${event.to === undefined ? '' : `, back to event ${event.to}`}.`;
    case 'offer-accepted':
      return `${nameOf(names, event.seat)} agrees.`;
    case 'offer-declined':
      return `${nameOf(names, event.seat)} does not agree.`;
    case 'taken-back':
      return `It is taken back: the game is as it was after event ${event.to}.`;
    case 'clock-stopped':
      return 'The clock is stopped.';
    case 'seat-claimed':
      return `Nobody has been seen in seat ${event.seat} for a while: it is claimed.`;
    case 'clock-ran-out':
      return `${nameOf(names, event.seat)} has no time left.`;
    case 'time-given-back':
      return `The house was closed from ${event.closedAt} to ${event.openedAt}: the time is given back.`;
    case 'bot-took-over':
      return `${event.name} plays on in seat ${event.seat}${formerly(names, event)}.`;
  }
};

const OFFERED = {
  draw: 'offers a draw',
  takeback: 'wants to take a move back',
  'stop-clock': 'wants to stop the clock',
} as const;

const formerly = (names: Names, { seat: place, name }: { readonly seat: number; readonly name: string }) => {
  const former = nameOf(names, place);
  return former === name || former === `Seat ${place}` ? '' : `, for ${former}`;
};
