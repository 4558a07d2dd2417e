import { z } from 'zod';

/** What goes on at a table beside its board, for the document. */

const time = z.iso.datetime().describe('RFC 3339, UTC.');
const seat = z.int().min(0);

export const ClockDocument = z
  .object({
    perTurnSeconds: z.int(),
    bankSeconds: z.int(),
    whenOut: z.enum(['forfeit', 'bot']),
    deadlineAt: z
      .union([time, z.null()])
      .describe('When the time of whoever is to act runs out; null when nobody’s runs.'),
    bankMs: z.array(z.int()).describe('By seat: what was left of the bank when the turn began.'),
    stopped: z.boolean().describe('Everybody agreed to stop it.'),
  })
  .meta({ id: 'Clock' });

export const OfferDocument = z
  .object({
    number: z.int().min(1).describe('The number of the event that made it; answer it by this.'),
    type: z.enum(['draw', 'takeback', 'stop-clock']),
    by: seat,
    to: z.union([z.int().min(1), z.null()]).describe('The version that a takeback returns to.'),
    waitingFor: z.array(seat).describe('The seats whose players have not answered yet.'),
  })
  .meta({ id: 'Offer' });
