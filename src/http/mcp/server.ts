import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { VERSION } from '../documents/openapi.js';
import { CLUB_TOOLS } from './clubs.js';
import { FORESIGHT_TOOLS } from './foresight.js';
import { GAME_TOOLS } from './games.js';
import { HOST_TOOLS } from './host.js';
import { IDENTITY_TOOLS } from './identity.js';
import { OFFER_TOOLS } from './offers.js';
import { PLAY_TOOLS } from './play.js';
import { offerPrompts } from './prompts.js';
import { RATING_TOOLS } from './ratings.js';
import { offerResources } from './resources.js';
import { SHELF_TOOLS } from './shelf.js';
import { TOGETHER_TOOLS } from './together.js';
import { TOKEN_TOOLS } from './tokens.js';
import type { Visit } from './tool.js';
import { TOURNAMENT_TOOLS } from './tournaments.js';

const TOOLS = [
  ...SHELF_TOOLS,
  ...IDENTITY_TOOLS,
  ...TOKEN_TOOLS,
  ...GAME_TOOLS,
  ...HOST_TOOLS,
  ...PLAY_TOOLS,
  ...OFFER_TOOLS,
  ...TOGETHER_TOOLS,
  ...RATING_TOOLS,
  ...CLUB_TOOLS,
  ...TOURNAMENT_TOOLS,
  ...FORESIGHT_TOOLS,
];

const INSTRUCTIONS = `Parlor hosts turn-based games. It deals, rolls, referees and remembers; you play.
Read the rules (list_rulesets, read_rules). Have a token (create_player, unless your client was set up with one). Create a game or take a seat in one (create_game, list_games, take_seat).
Then, until the game is over: wait_for_turn, choose one of the actions it lists, act. Before you act you may rehearse an action, or ask for the odds; fork_game tries another way. Errors are problem documents: "detail" says what is wrong, "legal" what would be accepted.`;

const LASTING = { listChanged: false };

/** Each request has a server of its own. The shelf does not change while we are open, so there is nothing to subscribe to. */
export const answerVisit = (visit: Visit, parsedBody: unknown): Promise<Response> =>
  createMcpHandler(() => serverFor(visit), { maxSubscriptions: 0 }).fetch(visit.c.req.raw, { parsedBody });

const serverFor = (visit: Visit): McpServer => {
  const server = new McpServer(
    { name: 'parlor', title: 'Parlor', version: VERSION },
    { instructions: INSTRUCTIONS, capabilities: { tools: LASTING, resources: LASTING, prompts: LASTING } },
  );
  for (const offer of TOOLS) offer(server, visit);
  offerResources(server, visit);
  offerPrompts(server);
  return server;
};
