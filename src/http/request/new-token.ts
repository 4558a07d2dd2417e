import { z } from 'zod';

const LABEL_LENGTH = 40;

const label = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(LABEL_LENGTH, `must have at most ${LABEL_LENGTH} characters`)
  .refine((said) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(said), 'must not have control characters')
  .describe('What you call it, such as the device it is for; only you see it.');

const scope = z
  .enum(['play', 'watch'], 'must be play or watch')
  .default('play')
  .describe('What it may do: `play` everything, `watch` only read and listen.');

export const WantedToken = z.strictObject({ label, scope }).meta({ id: 'WantedToken' });

export const WantedLink = z.strictObject({ scope }).meta({ id: 'WantedLink' });

const CODE_LENGTH = 64;

export const Code = z
  .string('must be a text')
  .min(1, 'must not be empty')
  .max(CODE_LENGTH, `must have at most ${CODE_LENGTH} letters`);

export const CodeToExchange = z
  .strictObject({
    code: Code.describe('The code as it was said; small letters, spaces and dashes do not matter.'),
    label: label.default('another device'),
  })
  .meta({ id: 'CodeToExchange' });
