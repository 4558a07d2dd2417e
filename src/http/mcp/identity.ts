import { z } from 'zod';
import { no, yes } from '../../engine/result.js';
import { COST_OF_FORGETTING } from '../request/costs.js';
import { NewPlayer } from '../request/new-player.js';
import { CodeToExchange } from '../request/new-token.js';
import { type Offer, requirePlayer, tool } from './tool.js';

const exchangeCode = tool({
  name: 'exchange_code',
  title: 'Come in with a code',
  description:
    'A person who wants you to play as them, or who has a player already, gets a code for it and tells it to you: it is exchanged here, once, for a token of that player.',
  input: z.strictObject({ code: CodeToExchange.shape.code }),
  output: z.object({ token: z.string().describe('Shown this once.'), scope: z.enum(['play', 'watch']) }),
  auth: 'none',
  budget: 'creations',
  async run({ services, input }) {
    const made = await services.tables.guests.exchange({ code: input.code, label: 'an agent' });
    if (!made.ok) return no(made.problem);
    const { token, seen } = made.value;
    const may = seen.scope === 'watch' ? 'watch, and change nothing' : 'play';
    return yes({
      text: `Your token, shown this once: ${token}\nIt may ${may}. Give it as the argument "token" of the other tools.`,
      data: { token, scope: seen.scope },
    });
  },
});

const renameMe = tool({
  name: 'rename_me',
  title: 'Be called something else',
  description:
    'Your new name shows wherever people are listed and at tables you sit down at from now on; games you sit in keep the old one.',
  input: z.strictObject({ name: NewPlayer.shape.name }),
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input }) {
    const { name } = await services.tables.guests.rename(requirePlayer(player), input.name);
    return yes(`You are called ${name} now.`);
  },
});

const createLink = tool({
  name: 'create_link',
  title: 'A code for another device',
  description:
    'A person who wants to go on as you elsewhere, on a phone or with another agent, gets this code: it is good for one use within ten minutes, and gives a token of yours. Of the scope "watch" that token only looks.',
  input: z.strictObject({ scope: z.enum(['play', 'watch'], 'must be play or watch').optional() }),
  output: z.object({ code: z.string(), expiresAt: z.string() }),
  auth: 'required',
  budget: 'creations',
  async run({ services, player, input }) {
    const made = await services.tables.guests.makeLink(
      requirePlayer(player),
      input.scope ?? 'play',
      undefined,
    );
    if (!made.ok) return no(made.problem);
    const { code, expiresAt } = made.value;
    return yes({
      text: `The code is ${code}. It is good once, until ${expiresAt}.`,
      data: { code, expiresAt },
    });
  },
});

const forgetMe = tool({
  name: 'forget_me',
  title: 'Be forgotten',
  description:
    'Your tokens, your webhook and your name go for good, games that are being played are left, and tables of yours that wait are closed. In games that are over your seat stays without a name. Nobody can undo it.',
  input: z.strictObject({}),
  isDestructive: true,
  auth: 'required',
  budget: 'actions',
  cost: COST_OF_FORGETTING,
  async run({ services, player }) {
    const { id } = requirePlayer(player);
    const report = await services.tables.forgetting.forget(id);
    await services.webhooks.remove(id);
    return yes(
      `You are forgotten, and your token is good no more. Games that were left: ${report?.left ?? 0}.`,
    );
  },
});

export const IDENTITY_TOOLS: readonly Offer[] = [exchangeCode, renameMe, createLink, forgetMe];
