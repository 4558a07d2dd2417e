import { z } from 'zod';

export const NewClaim = z
  .strictObject({
    type: z
      .enum(['bot', 'end'], 'must be bot or end')
      .describe('A bot plays on in that seat; or the game is over.'),
    seat: z
      .int('must be the number of a seat')
      .min(0, 'must be the number of a seat')
      .optional()
      .describe('The seat that keeps everybody waiting; left out, the one that is to act.'),
  })
  .meta({ id: 'NewClaim' });
