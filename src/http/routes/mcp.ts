import type { OpenAPIHono } from '@hono/zod-openapi';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import { answer, problem } from '../documents/answer.js';
import { VERSION } from '../documents/openapi.js';
import { NO_BODY_SENT } from '../endpoint.js';
import { GAME_TOOLS } from '../mcp/games.js';
import { PLAY_TOOLS } from '../mcp/play.js';
import { SHELF_TOOLS } from '../mcp/shelf.js';
import type { Visit } from '../mcp/tool.js';
import { admit, payMore, turnedAway } from '../request/admit.js';
import { parseJson } from '../request/body.js';
import { COST_OF_MESSAGE } from '../request/costs.js';
import type { RequestEnv, Services } from '../services.js';

const TOOLS = [...SHELF_TOOLS, ...GAME_TOOLS, ...PLAY_TOOLS];

const INSTRUCTIONS = `Parlor hosts turn-based games. It deals, rolls, referees and remembers; you play.
Read the rules (list_rulesets, read_rules). Have a token (create_player, unless your client sends one). Create a game or take a seat in one (create_game, list_games, take_seat).
Then, until the game is over: wait_for_turn, choose one of the actions it lists, act. Errors are problem documents: "detail" says what is wrong, "legal" what would be accepted.`;

/**
 * The Model Context Protocol over streamable HTTP, without sessions: each request has a server of its own, which knows nothing but the token.
 * It is left out of the OpenAPI document, since it describes itself: `tools/list` has a JSON Schema for each tool.
 */
export const mountMcp = (app: OpenAPIHono<RequestEnv>, services: Services): void => {
  app.post('/mcp', (c) => serve(c, services));
};

const serve = async (c: Context<RequestEnv>, services: Services): Promise<Response> => {
  const admission = await admit(c, services, 'optional', 'reads', COST_OF_MESSAGE);
  if (!admission.ok) return turnedAway(c, admission.problem);
  // What a tool is told is read by the tool, so that an agent hears from it what is wrong.
  const body = await parseJson(c);
  if (!body.ok) return problem(c, body.problem);
  if (body.value === undefined) return problem(c, NO_BODY_SENT);
  const more = Array.isArray(body.value) ? body.value.length - 1 : 0;
  const refused = payMore(c, services, admission.value, 'reads', more * COST_OF_MESSAGE);
  if (refused !== null) return turnedAway(c, refused);
  const visit: Visit = { c, services, player: admission.value };
  // The shelf does not change while the server is open, so there is nothing to subscribe to.
  const handler = createMcpHandler(() => serverFor(visit), { maxSubscriptions: 0 });
  const { status, headers, body: said } = await handler.fetch(c.req.raw, { parsedBody: body.value });
  return answer(c, status, said, { ...Object.fromEntries(headers), 'cache-control': 'no-store' });
};

const serverFor = (visit: Visit): McpServer => {
  const server = new McpServer(
    { name: 'parlor', title: 'Parlor', version: VERSION },
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );
  for (const offer of TOOLS) offer(server, visit);
  return server;
};
