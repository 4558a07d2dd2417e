import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';

/** What whoever laid a table does with it before its start. What is stored is what is shown. */

const seat = z.int().min(0);

export const HOST_EVENTS = [
  z
    .strictObject({ type: z.literal('seat-given'), seat, level: z.enum(BOT_LEVELS), name: z.string() })
    .meta({ id: 'SeatGiven', description: 'Whoever laid the table gave an open seat to a bot.' }),
  z.strictObject({ type: z.literal('seat-opened'), seat, invite: z.literal(true).optional() }).meta({
    id: 'SeatOpened',
    description: 'Whoever laid the table opened a seat; with `invite`, for whoever has its invitation.',
  }),
  z
    .strictObject({ type: z.literal('seat-cleared'), seat })
    .meta({ id: 'SeatCleared', description: 'Whoever laid the table sent a guest away: the seat is open.' }),
  z.strictObject({ type: z.literal('seats-dropped'), dropped: z.array(seat).min(1) }).meta({
    id: 'SeatsDropped',
    description:
      'Whoever laid the table starts it without these seats, which nobody took. The others move up: seats are numbered from 0 without a gap.',
  }),
] as const;

const HostEvent = z.discriminatedUnion('type', HOST_EVENTS);
export type HostEvent = z.infer<typeof HostEvent>;

const TYPES: ReadonlySet<string> = new Set(HOST_EVENTS.map(({ shape }) => shape.type.value));

export const isHostEvent = (event: { readonly type: string }): event is HostEvent => TYPES.has(event.type);

export const hostSentence = (event: HostEvent): string => {
  switch (event.type) {
    case 'seat-given':
      return `${event.name} takes seat ${event.seat}.`;
    case 'seat-opened':
      return event.invite === true
        ? `Seat ${event.seat} is kept for whoever has its invitation.`
        : `Seat ${event.seat} is open.`;
    case 'seat-cleared':
      return `Whoever laid the table sends away who sat in seat ${event.seat}, which is free again.`;
    case 'seats-dropped':
      return `The game is played without seat ${event.dropped.join(' and seat ')}.`;
  }
};
