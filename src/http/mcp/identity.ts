import { z } from 'zod';
import { no, yes } from '../../engine/result.js';
import { NewPlayer } from '../request/new-player.js';
import { CodeToExchange } from '../request/new-token.js';
import { type Offer, requirePlayer, tool } from './tool.js';

const exchangeCode = tool({
  name: 'exchange_code',
  title: 'Come in with a code',
  description:
    'A person who wants you to play as them, or who has a player already, gets a code for it and tells it to you: it is exchanged here, once, for a token of that player.',
  input: z.strictObject({ code: CodeToExchange.shape.code }),
  auth: 'none',
  budget: 'creations',
  async run({ services, input }) {
    const made = await services.tables.guests.exchange({ code: input.code, label: 'an agent' });
    if (!made.ok) return no(made.problem);
    const { token, seen } = made.value;
    return yes(
      `Your token, shown this once: ${token}\nIt may ${seen.scope === 'watch' ? 'watch, and change nothing' : 'play'}. Give it as the argument "token" of the other tools.`,
    );
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

export const IDENTITY_TOOLS: readonly Offer[] = [exchangeCode, renameMe];
