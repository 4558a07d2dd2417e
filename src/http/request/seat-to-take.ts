import { z } from 'zod';
import { Code } from './new-token.js';
import { Salt } from './read.js';

export const SeatToTake = z
  .strictObject({
    seat: z
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .optional()
      .describe('Left out, the first open seat.'),
    salt: Salt.optional(),
    invite: Code.optional().describe('The invitation to a seat, for one use; it says which seat.'),
  })
  .meta({ id: 'WantedSeat' });
