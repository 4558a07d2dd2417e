import { z } from 'zod';

/** Who somebody is, and by which tokens, for the document. */

const time = z.iso.datetime().describe('RFC 3339, UTC.');

export const PlayerDocument = z
  .object({ id: z.string(), name: z.string(), createdAt: time })
  .meta({ id: 'Player' });

export const NewPlayerDocument = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: time,
    token: z.string().describe('Shown this once. Keep it: it is who you are.'),
  })
  .meta({ id: 'NewPlayer' });

const day = z.iso.date().describe('A day, UTC.');
const scope = z
  .enum(['play', 'watch'])
  .describe('`play` may do everything; `watch` reads and listens, and changes nothing.');

const tokenFields = {
  id: z.string().describe('For `DELETE /me/tokens/{id}`; it is no secret.'),
  label: z.string(),
  scope,
  createdOn: day,
  lastUsedOn: z.union([day, z.null()]).describe('Null for one that was never used.'),
  current: z.boolean().describe('It is the one you ask with.'),
};

export const TokenListDocument = z
  .object({ items: z.array(z.object(tokenFields).meta({ id: 'Token' })) })
  .meta({ id: 'TokenList' });

export const NewTokenDocument = z
  .object({
    ...tokenFields,
    playerId: z.string(),
    token: z.string().describe('Shown this once. Keep it: it is who you are.'),
  })
  .meta({ id: 'NewToken' });

export const RevokedTokenDocument = z
  .object({
    ...tokenFields,
    left: z.int().min(0).describe('How many tokens you have now.'),
    note: z.string().describe('What that means, for people.'),
  })
  .meta({ id: 'RevokedToken' });

export const ForgottenDocument = z
  .object({
    id: z.string(),
    forgottenAt: time,
    left: z.int().min(0).describe('Games that were left, and tables that were closed.'),
    waiting: z.int().min(0).describe('Games that could not be left just now; the server goes on trying.'),
    note: z.string().describe('What that means, for people.'),
  })
  .meta({ id: 'Forgotten' });

export const LinkDocument = z
  .object({
    code: z.string().describe('For one use; can be said aloud.'),
    scope,
    expiresAt: time,
  })
  .meta({ id: 'DeviceLink' });

export const TicketDocument = z.object({ ticket: z.string(), expiresAt: time }).meta({ id: 'Ticket' });
