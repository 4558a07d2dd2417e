import { z } from 'zod';
import { PersonName } from './person-name.js';

const label = PersonName.describe('What you call it, such as the device it is for; only you see it.');

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
