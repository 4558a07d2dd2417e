import type { Context } from 'hono';
import { answer, problem } from '../documents/answer.js';
import { NO_BODY_SENT } from '../endpoint.js';
import { type Answer, responseOf } from '../exchange.js';
import type { FrontDoor } from '../front-door.js';
import { admit, payMore, turnedAway } from '../request/admit.js';
import { parseJson } from '../request/body.js';
import { COST_OF_MESSAGE, costOfMore } from '../request/costs.js';
import type { RequestEnv, Services } from '../services.js';

/**
 * The Model Context Protocol over streamable HTTP, without sessions: each request has a server of its own, which knows nothing but the token.
 * It is left out of the OpenAPI document, since it describes itself: `tools/list` has a JSON Schema for each tool.
 */
export const mountMcp = (app: FrontDoor, services: Services): void => {
  app.post('/mcp', async (c) => responseOf(await serve(c, services)));
};

const serve = async (c: Context<RequestEnv>, services: Services): Promise<Answer> => {
  const admission = await admit(c, services, 'optional', 'reads', COST_OF_MESSAGE);
  if (!admission.ok) return turnedAway(c, admission.problem);
  // What a tool is told is read by the tool, so that an agent hears from it what is wrong.
  const body = await parseJson(c);
  if (!body.ok) return turnedAway(c, body.problem);
  if (body.value === undefined) return problem(c, NO_BODY_SENT);
  const refused = payMore(c, services, admission.value, 'reads', costOfMore(body.value));
  if (refused !== null) return turnedAway(c, refused);
  // Read when the first agent comes: most servers never see one, and it is a third of the program.
  const { answerVisit } = await import('../mcp/server.js');
  const visit = { c, services, player: admission.value };
  const { status, headers, body: said } = await answerVisit(visit, body.value);
  // The answers to many messages are kept until all are there; as a text they count as what nobody has read yet.
  const whole = Array.isArray(body.value) && said !== null ? await new Response(said).text() : said;
  return answer(c, status, whole, { ...Object.fromEntries(headers), 'cache-control': 'no-store' });
};
