import { z } from 'zod';
import { no, yes } from '../../engine/result.js';
import type { TokenSeen } from '../../table/players/own-tokens.js';
import { WantedToken } from '../request/new-token.js';
import { type Offer, requirePlayer, tool } from './tool.js';

/** The tokens of a player: which there are, one more, one less. */

const listTokens = tool({
  name: 'list_tokens',
  title: 'Your tokens',
  description:
    'Each with its id, its label, what it may do and the day it was last used; never the token itself.',
  input: z.strictObject({}),
  auth: 'required',
  budget: 'reads',
  async run({ services, player }) {
    const tokens = await services.tables.guests.tokens(requirePlayer(player));
    return yes(tokens.map(lineOf).join('\n'));
  },
});

const lineOf = ({ id, label, scope, lastUsedOn, current }: TokenSeen): string =>
  `- ${id}: ${label}, may ${scope}, ${lastUsedOn === null ? 'never used' : `last used on ${lastUsedOn}`}${current ? ', the one you ask with' : ''}`;

const createToken = tool({
  name: 'create_token',
  title: 'One more token',
  description:
    'For another program of yours, or to let somebody watch as you: a token of the scope "watch" reads and listens, and changes nothing. It is shown this once.',
  input: z.strictObject({
    label: WantedToken.shape.label,
    scope: z.enum(['play', 'watch'], 'must be play or watch').optional().describe('"play" unless told.'),
  }),
  auth: 'required',
  budget: 'creations',
  async run({ services, player, input }) {
    const wanted = { label: input.label, scope: input.scope ?? 'play' };
    const made = await services.tables.guests.makeToken(requirePlayer(player), wanted);
    if (!made.ok) return no(made.problem);
    return yes(`The token, shown this once: ${made.value.token}\nIts id is ${made.value.seen.id}.`);
  },
});

const revokeToken = tool({
  name: 'revoke_token',
  title: 'Revoke a token',
  description:
    'From now on it is nobody’s, and what it opened ends. You may revoke the one you ask with, and even the last you have: then nobody can be this player any more.',
  input: z.strictObject({
    id: z.string('must be a text').describe('The id of the token, from list_tokens.'),
  }),
  isDestructive: true,
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input }) {
    const revoked = await services.tables.guests.revoke(requirePlayer(player), input.id);
    if (!revoked.ok) return no(revoked.problem);
    const { token, left } = revoked.value;
    return yes(`${token.label} is good for nothing any more. Tokens that are left: ${left}.`);
  },
});

export const TOKEN_TOOLS: readonly Offer[] = [listTokens, createToken, revokeToken];
