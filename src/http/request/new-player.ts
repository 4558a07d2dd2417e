import { z } from 'zod';

const NAME_LENGTH = 40;

export const NewPlayer = z
  .strictObject({
    name: z
      .string('must be a text')
      .trim()
      .min(1, 'must not be empty')
      .max(NAME_LENGTH, `must have at most ${NAME_LENGTH} characters`)
      .refine((name) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name), 'must not have control characters')
      .describe('What the others will call you.'),
  })
  .meta({ id: 'NewPlayerRequest' });
