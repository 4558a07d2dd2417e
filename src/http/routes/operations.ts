import { z } from 'zod';
import { RULEBOOKS } from '../../table/shelf.js';
import { answer, json, problem } from '../documents/answer.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { FIGURES_TYPE, ownFigures } from '../metrics.js';
import { COST_OF_DOCUMENT } from '../request/costs.js';
import { NO_HEADERS } from '../request/headers.js';
import type { Services } from '../services.js';

const Alive = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });
const shared = {
  method: 'get',
  tag: 'Server',
  auth: 'none',
  budget: 'reads',
  params: NOTHING,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
} as const;

export const getHealth = endpoint({
  ...shared,
  path: '/healthz',
  // Whoever watches over this process must hear that it lives, however busy the neighbours are.
  cost: 0,
  operationId: 'getHealth',
  summary: 'Is the process alive?',
  description:
    'Red once this process can no longer keep anything, because its embedded database has ended or its folder went to another process: then it must be started again.',
  answers: { 200: { description: 'It is.', content: { 'application/json': { schema: Alive } } } },
  problems: ['unavailable'],
  handle({ c, services }) {
    if (services.isAlive()) return json(c, 200, { status: 'ok' }, { 'cache-control': 'no-store' });
    return problem(c, {
      code: 'unavailable',
      detail: 'The database of this server has ended, and comes back only with a new start.',
    });
  },
});

export const getReadiness = endpoint({
  ...shared,
  path: '/readyz',
  operationId: 'getReadiness',
  summary: 'May it be sent work?',
  description:
    '503 while the server is stopping or its database does not answer: send requests elsewhere until it is 200 again.',
  answers: { 200: { description: 'It may.', content: { 'application/json': { schema: Alive } } } },
  problems: ['unavailable'],
  async handle({ c, services }) {
    if (await services.isReady()) return json(c, 200, { status: 'ok' }, { 'cache-control': 'no-store' });
    return problem(c, {
      code: 'unavailable',
      detail: 'The server is stopping, or its database does not answer.',
    });
  },
});

const presentMetrics = async (c: Exchange, services: Services): Promise<Answer> => {
  const { allFigures } = services;
  const figures = await (allFigures === null ? ownFigures(services) : allFigures());
  return answer(c, 200, figures, { 'content-type': FIGURES_TYPE });
};

export const getMetrics = endpoint({
  ...shared,
  path: '/metrics',
  operationId: 'getMetrics',
  cost: COST_OF_DOCUMENT,
  summary: 'Figures for Prometheus',
  description:
    'The operator may have bound it to another address, or switched it off: then there is nothing here.',
  answers: { 200: { description: 'Figures.', content: { 'text/plain': { schema: z.string() } } } },
  problems: ['not-found'],
  handle: ({ c, services }) =>
    services.showsMetrics
      ? presentMetrics(c, services)
      : problem(c, { code: 'not-found', detail: 'This server does not show its figures here.' }),
});

export const getLlms = endpoint({
  ...shared,
  path: '/llms.txt',
  operationId: 'getLlms',
  summary: 'What is here, for programs that read',
  description: 'One short text: what this server is, the first calls to make and where to read more.',
  answers: { 200: { description: 'A short guide.', content: { 'text/plain': { schema: z.string() } } } },
  problems: [],
  handle: ({ c }) => answer(c, 200, guide(), { 'content-type': 'text/plain; charset=utf-8' }),
});

const guide = (): string =>
  [
    '# Parlor',
    '',
    '> Turn-based games over plain HTTP. The server deals, rolls, referees and remembers.',
    '',
    'How to play: POST /players {"name": "…"} gives a token. Send it as "Authorization: Bearer <token>".',
    'POST /games {"ruleset": "…"} creates a game, POST /games/{id}/seats joins one.',
    'To play against the server: POST /games {"ruleset": "…", "seats": [{"player": "me"}, {"bot": "medium"}]}; bots are easy, medium or hard.',
    'GET /games/{id} shows the board and, on your turn, every legal action in `legal`.',
    'POST /games/{id}/actions with one of those actions as the body. Errors are RFC 9457 problems that say what would be accepted.',
    'GET /games/{id}/board draws a game as text.',
    '`GET /games/{id}` with `If-None-Match` and "Prefer: wait=20" waits for something new; `GET /me/events` is one stream for all your games.',
    '',
    'As a bot with an address of its own: PUT /me/webhook {"url": "https://…"}, and each of your turns is announced by a signed call; the answer may be the action itself.',
    'As an agent: /mcp speaks the Model Context Protocol (streamable HTTP, no sessions). Its tools list rulesets and read their rules, create and join games, look, act, and wait for the turn.',
    'The token is the same: send it as "Authorization: Bearer <token>", or get one with the tool create_player and pass it as the argument "token".',
    '',
    '## Rulesets',
    ...RULEBOOKS.map(({ id, name, about }) => `- [${name}](/rulesets/${id}): ${about}`),
    '',
    '## More',
    '- [OpenAPI](/openapi.json)',
    '- [Problems](/problems)',
    '- [Guides](/guides)',
    '',
  ].join('\n');
