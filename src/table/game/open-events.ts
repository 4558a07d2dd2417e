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
] as const;

const OpenEvent = z.discriminatedUnion('type', OPEN_EVENTS);
export type OpenEvent = z.infer<typeof OpenEvent>;

export const openSentence = (event: OpenEvent, names: Names): string => {
  switch (event.type) {
    case 'clock-ran-out':
      return `${nameOf(names, event.seat)} has no time left.`;
    case 'time-given-back':
      return `The house was closed from ${event.closedAt} to ${event.openedAt}: the time is given back.`;
    case 'bot-took-over':
      return `${event.name} plays on in seat ${event.seat}${formerly(names, event)}.`;
  }
};

const formerly = (names: Names, { seat: place, name }: { readonly seat: number; readonly name: string }) => {
  const former = nameOf(names, place);
  return former === name || former === `Seat ${place}` ? '' : `, for ${former}`;
};
