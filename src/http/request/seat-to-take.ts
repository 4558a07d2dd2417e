import { z } from 'zod';
import { Salt } from './read.js';

export const SeatToTake = z
  .strictObject({
    seat: z
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .optional()
      .describe('Left out, the first open seat.'),
    salt: Salt.optional(),
  })
  .meta({ id: 'WantedSeat' });
