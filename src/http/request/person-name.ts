import { z } from 'zod';

const NAME_LENGTH = 40;

/** What somebody or something is called, where others read it. */
export const PersonName = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(NAME_LENGTH, `must have at most ${NAME_LENGTH} characters`)
  .refine((name) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name), 'must not have control characters');
