import { z } from 'zod';
import { no, yes } from '../../engine/result.js';
import type { TokenSeen } from '../../table/players/own-tokens.js';
import { WantedToken } from '../request/new-token.js';
import { type Offer, requirePlayer, tool } from './tool.js';

/** The tokens of a player: which there are, one more, one less. */

const TokenTold = z.looseObject({ id: z.string(), label: z.string(), scope: z.enum(['play', 'watch']) });

const listTokens = tool({
  name: 'list_tokens',
  title: 'Your tokens',
  description:
    'Each with its id, its label, what it may do and the day it was last used; never the token itself.',
  input: z.strictObject({}),
  output: z.object({ tokens: z.array(TokenTold.extend({ current: z.boolean() })) }),
  auth: 'required',
  budget: 'reads',
  async run({ services, player }) {
    const tokens = await services.tables.guests.tokens(requirePlayer(player));
    return yes({ text: tokens.map(lineOf).join('\n'), data: { tokens } });
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
  output: TokenTold.extend({ token: z.string().describe('Shown this once.') }),
  auth: 'required',
  budget: 'creations',
  async run({ services, player, input }) {
    const wanted = { label: input.label, scope: input.scope ?? 'play' };
    const made = await services.tables.guests.makeToken(requirePlayer(player), wanted);
    if (!made.ok) return no(made.problem);
    const { token, seen } = made.value;
    return yes({
      text: `The token, shown this once: ${token}\nIts id is ${seen.id}.`,
      data: { ...seen, token },
    });
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
  output: z.object({ left: z.int().describe('How many tokens are left.') }),
  isDestructive: true,
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input }) {
    const revoked = await services.tables.guests.revoke(requirePlayer(player), input.id);
    if (!revoked.ok) return no(revoked.problem);
    const { token, left } = revoked.value;
    return yes({
      text: `${token.label} is good for nothing any more. Tokens that are left: ${left}.`,
      data: { left },
    });
  },
});

export const TOKEN_TOOLS: readonly Offer[] = [listTokens, createToken, revokeToken];
