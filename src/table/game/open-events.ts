import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import type { Names } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';

/** Events of the table that hold nothing but what everybody may see: what is stored is what is shown. */

const seat = z.int().min(0);

export const OPEN_EVENTS = [
  z
    .strictObject({ type: z.literal('bot-took-over'), seat, level: z.enum(BOT_LEVELS), name: z.string() })
    .meta({
      id: 'BotTookOver',
      description:
        'A bot plays on for whoever sat there. The seat can be taken over by a person, and by nobody sooner than its own player.',
    }),
] as const;

const OpenEvent = z.discriminatedUnion('type', OPEN_EVENTS);
export type OpenEvent = z.infer<typeof OpenEvent>;

export const openSentence = (event: OpenEvent, names: Names): string => {
  switch (event.type) {
    case 'bot-took-over':
      return `${event.name} plays on in seat ${event.seat}${formerly(names, event)}.`;
  }
};

const formerly = (names: Names, { seat: place, name }: { readonly seat: number; readonly name: string }) => {
  const former = nameOf(names, place);
  return former === name || former === `Seat ${place}` ? '' : `, for ${former}`;
};
