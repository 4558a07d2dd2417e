import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { RULEBOOKS } from '../../table/shelf.js';

const IDS = RULEBOOKS.map(({ id }) => id).join(', ');

const says = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});

/** What a person may ask for with one click. */
export const offerPrompts = (server: McpServer): void => {
  server.registerPrompt(
    'play',
    {
      title: 'Play a game with me',
      description: 'You and I at one table.',
      argsSchema: z.object({ ruleset: z.string().optional().describe(`One of ${IDS}.`) }),
    },
    ({ ruleset }) =>
      says(
        `Play a game of ${ruleset ?? 'your choice (list_rulesets)'} with me. Read its rules with read_rules. Create it with create_game so that you have seat 0 and the other seat is open, and tell me the id of the game: I sit down there myself. Then, until it is over: wait_for_turn, tell me in a sentence what you think, act with one of the actions it lists.`,
      ),
  );
  server.registerPrompt(
    'beat-the-bot',
    {
      title: "Play against the server's bot",
      description: 'You against a bot, while I watch.',
      argsSchema: z.object({ ruleset: z.string().optional().describe(`One of ${IDS}.`) }),
    },
    ({ ruleset }) =>
      says(
        `Play a game of ${ruleset ?? 'your choice (list_rulesets)'} against a bot: create_game with the seats [{"player": "me"}, {"bot": "medium"}]. Read the rules first (read_rules). On each turn weigh what odds says where the game has chance, say in a sentence why you choose, and act, until the game is over. Then tell me how it went.`,
      ),
  );
};
