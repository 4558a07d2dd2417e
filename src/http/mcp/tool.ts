import type { McpServer } from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import { z } from 'zod';
import { read } from '../../engine/field-error.js';
import { unkeepable } from '../../engine/keepable.js';
import { no, type Result } from '../../engine/result.js';
import type { Visitor } from '../../table/players/players.js';
import type { Problem } from '../../table/problem.js';
import { problemDocument } from '../documents/answer.js';
import { failure } from '../failure.js';
import { enter, pay, tooMany, WATCH_ONLY } from '../request/admit.js';
import type { Budget, Charge } from '../request/limits.js';
import { malformedRequest } from '../request/malformed.js';
import { networkOf } from '../request/network.js';
import type { RequestEnv, Services } from '../services.js';
import { inTools } from './in-tools.js';

/** One request of an agent: where it came from, and whose token it carried. */
export interface Visit {
  readonly c: Context<RequestEnv>;
  readonly services: Services;
  readonly player: Visitor | null;
}

/** Something an agent can do. It asks the tables what the endpoints ask, and answers with words. */
interface Tool<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly auth: 'none' | 'optional' | 'required';
  readonly budget: Budget;
  /** As of an endpoint; that of the message comes on top. */
  readonly cost?: number | ((input: z.infer<Input>) => number);
  /** What the answer holds for programs, beside its words; left out where the words are all there is. */
  readonly output?: z.ZodObject;
  /** It takes something away that does not come back. */
  readonly isDestructive?: boolean;
  /** It changes nothing, though it is paid for like what does. */
  readonly isHarmless?: boolean;
  run(call: Call<Input>): Result<string | Told, Problem> | Promise<Result<string | Told, Problem>>;
}

/** An answer in words, and the same for programs. */
export interface Told {
  readonly text: string;
  readonly data: { readonly [field: string]: unknown };
}

/** A call that has been read: everything in it has its type. */
export interface Call<Input extends z.ZodObject> extends Visit {
  readonly input: z.infer<Input>;
  readonly requestId: string;
}

/** A tool with its types inside: it knows how to add itself to a server. */
export type Offer = (server: McpServer, visit: Visit) => void;

/** Not every agent can choose the headers of its requests. */
const Token = z.object({
  token: z
    .string('must be a text')
    .optional()
    .describe('Your token from create_player. Leave it out when your client was set up with one.'),
});

/** So that a program finds every answer in the same place. */
const Words = z.object({ said: z.string().describe('The answer, in words.') });

export const tool = <Input extends z.ZodObject>(it: Tool<Input>): Offer => {
  const input = it.auth === 'none' ? it.input : it.input.extend(Token.shape);
  const { '~standard': standard } = input;
  const described = z.toJSONSchema(input, { io: 'input' });
  // Arguments are read by us, so that a wrong one is a problem like any other.
  const inputSchema = {
    '~standard': {
      version: standard.version,
      vendor: standard.vendor,
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: () => described, output: () => described },
    },
  };
  const { name, title, description } = it;
  const annotations = {
    readOnlyHint: isLook(it),
    destructiveHint: it.isDestructive === true,
    openWorldHint: false,
  };
  const outputSchema = it.output ?? Words;
  return (server, visit) => {
    server.registerTool(
      name,
      { title, description, inputSchema, annotations, outputSchema },
      async (sent: unknown) => {
        const said = await answerTo(it, input, visit, sent).catch((error: unknown) =>
          no(failure(visit.services, error, visit.c.get('requestId'))),
        );
        if (said.ok) return spoken(said.value);
        return {
          content: [{ type: 'text', text: JSON.stringify(problemDocument(visit.c, inTools(said.problem))) }],
          isError: true,
        };
      },
    );
  };
};

const isLook = ({
  budget,
  isHarmless = false,
}: {
  readonly budget: Budget;
  readonly isHarmless?: boolean;
}): boolean => budget === 'reads' || isHarmless;

const spoken = (said: string | Told) => {
  const { text, data } = typeof said === 'string' ? { text: said, data: { said } } : said;
  return { content: [{ type: 'text' as const, text }], structuredContent: { ...data } };
};

/** Who is it, may they ask again so soon, and do we understand them? In this order, as at the front door. */
const answerTo = async <Input extends z.ZodObject>(
  it: Tool<Input>,
  known: z.ZodObject,
  visit: Visit,
  sent: unknown,
): Promise<Result<string | Told, Problem>> => {
  const { c, services } = visit;
  const { data: shown } = it.auth === 'none' ? { data: undefined } : Token.safeParse(sent);
  const { cost = 1 } = it;
  const atOnce = typeof cost === 'number' ? cost : 1;
  const due = { network: networkOf(c, services), budget: it.budget, cost: atOnce };
  const { player, ticket } = await enter(services, due, () => callerOf(it, visit, shown?.token));
  if (ticket?.isAllowed === false) return no(refused(ticket));
  if (shown?.token !== undefined && player === null) return no(UNKNOWN_TOKEN);
  if (it.auth === 'required' && player === null) return no(NOBODY);
  if (player?.scope === 'watch' && !isLook(it)) return no(WATCH_ONLY);
  c.set('tokenId', player?.tokenId);
  const fault = unkeepable(sent);
  if (fault !== null) return no(malformedRequest([fault], 'arguments'));
  const whole = read(known, sent ?? {});
  if (!whole.ok) return no(malformedRequest(whole.problem, 'arguments'));
  const { token: _, ...given } = Object(sent ?? {});
  const parsed = read(it.input, it.auth === 'none' ? (sent ?? {}) : given);
  if (!parsed.ok) return no(malformedRequest(parsed.problem, 'arguments'));
  const rest = typeof cost === 'number' ? 0 : cost(parsed.value) - atOnce;
  const more = rest > 0 ? pay(services, { ...due, cost: rest }, player) : null;
  if (more?.isAllowed === false) return no(refused(more));
  return it.run({ c, services, player, input: parsed.value, requestId: c.get('requestId') });
};

const refused = (ticket: Charge): Problem => {
  const { headers: _, ...said } = tooMany(ticket);
  return said;
};

/** A token among the arguments wins over the one of the connection: somebody may play for several. */
const callerOf = async (
  { auth }: { readonly auth: 'none' | 'optional' | 'required' },
  { services, player }: Visit,
  token: string | undefined,
): Promise<Visitor | null> => {
  if (auth === 'none') return null;
  return token === undefined ? player : services.tables.guests.recognise(token);
};

const NOBODY: Problem = {
  code: 'missing-token',
  detail:
    'This needs to know who you are. Call create_player for a token, then give it as the argument "token", unless your client was set up with one.',
};

const UNKNOWN_TOKEN: Problem = {
  code: 'invalid-token',
  detail:
    'The argument "token" is no token this server knows. Send it exactly as create_player gave it: parlor_…',
};

/** The tool asked for a token, so there is a player. */
export { requirePlayer } from '../endpoint.js';
