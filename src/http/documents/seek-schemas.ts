import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { ClockRules } from '../../table/game/clock.js';

/** Looking for an opponent, for the document. */

const maybe = (schema: z.ZodType) => z.union([schema, z.null()]);

export const SeekDocument = z
  .object({
    id: z.string(),
    ruleset: z.string(),
    club: maybe(z.string()).describe('The club it is among; null for anybody.'),
    options: z.record(z.string(), z.unknown()),
    seats: z.int().min(2),
    rated: z.boolean(),
    clock: maybe(ClockRules).describe('How long a turn may take; null for as long as one likes.'),
    bot: maybe(z.object({ level: z.enum(BOT_LEVELS), afterSeconds: z.int().min(0) })).describe(
      'Who plays when nobody came for so long; null to wait for people.',
    ),
    status: z.enum(['waiting', 'matched', 'cancelled']),
    gameId: maybe(z.string()).describe('Where you play; null until an opponent is found.'),
    why: maybe(z.enum(['taken-back', 'nobody-looked', 'token-revoked', 'left-club', 'no-table'])).describe(
      'Why it was called off: by you; since nobody asked for it or listened to `GET /me/events` for a minute; since its token was revoked; since you left the club; or since no table could be laid for you, who may be in too many games. Null while it is not.',
    ),
    createdAt: z.iso.datetime().describe('RFC 3339, UTC.'),
    links: z.object({ self: z.string(), game: z.string().optional() }),
  })
  .meta({ id: 'Seek' });

export const SeekListDocument = z.object({ items: z.array(SeekDocument) }).meta({ id: 'SeekList' });
