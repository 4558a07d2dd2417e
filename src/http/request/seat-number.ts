import { z } from 'zod';
import { GameId } from './read.js';

export const SeatNumber = z.strictObject({
  id: GameId.shape.id,
  seat: z
    .string()
    .regex(/^\d{1,2}$/, 'must be the number of a seat')
    .transform(Number)
    .meta({ param: { schema: { type: 'integer', minimum: 0 } } }),
});
