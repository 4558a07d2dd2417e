import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';

/** Who sits in a seat, as the log keeps it and as anybody may see it. */

/** What a player adds to the luck of the game; everybody may see it. */
const salt = z.string().optional();
/** In the lobby; for whoever has the link or the code; for those who sit; for the people of its club. */
export const VISIBILITIES = ['public', 'link', 'private', 'club'] as const;
const playerSeat = z.strictObject({
  kind: z.literal('player'),
  playerId: z.string(),
  name: z.string(),
  salt,
});
const botSeat = z.strictObject({
  kind: z.literal('bot'),
  level: z.enum(BOT_LEVELS),
  name: z.string(),
  /** Whom it plays on for; a person may take such a seat over. */
  standsInFor: z.string().optional(),
});
const openSeat = z.strictObject({
  kind: z.literal('open'),
  /** Only for whoever has its invitation. */
  invite: z.literal(true).optional(),
  /** Only for this player. */
  playerId: z.string().optional(),
  name: z.string().optional(),
});

export const SeatHolder = z.discriminatedUnion('kind', [playerSeat, botSeat, openSeat]);
export type SeatHolder = z.infer<typeof SeatHolder>;

export const PublicHolder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('player'), name: z.string(), salt }),
  botSeat,
  z.strictObject({
    kind: z.literal('open'),
    invite: z.literal(true).optional().describe('Only for whoever has its invitation.'),
    name: z.string().optional().describe('Only for whoever is called so.'),
  }),
]);

export const publicSeat = (holder: SeatHolder): z.infer<typeof PublicHolder> => {
  switch (holder.kind) {
    case 'player':
      return { kind: 'player', name: holder.name, ...salted(holder.salt) };
    case 'bot':
      return holder;
    case 'open': {
      const { kind, invite, name } = holder;
      return { kind, ...(invite === undefined ? {} : { invite }), ...(name === undefined ? {} : { name }) };
    }
  }
};

/** A salt is there or it is not; it is never empty. */
export const salted = (salt: string | undefined): { readonly salt?: string } =>
  salt === undefined ? {} : { salt };
