import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { z } from 'zod';
import { answer, problem } from '../documents/answer.js';
import { look, type WantedLook } from '../documents/look.js';
import { presentBoard, presentGame, presentPicture, SVG, TEXT } from '../documents/present.js';
import { GameDocument } from '../documents/schemas.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import { costAt } from '../request/costs.js';
import { Looking } from '../request/headers.js';
import { AtQuery, GameId } from '../request/read.js';
import type { RequestEnv, Services } from '../services.js';

export const getGame = endpoint({
  method: 'get',
  path: '/games/{id}',
  operationId: 'getGame',
  tag: 'Games',
  summary: 'Look at a game',
  description:
    'Now or at any past event. When the game is over nothing of it is hidden any more, its past neither. The board alone is at `/games/{id}/board` and `/games/{id}/picture`. A browser is shown to the page.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costAt(query, 1),
  params: GameId,
  query: AtQuery,
  headers: Looking,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The game as you see it.',
      headers: ['ETag'],
      content: { 'application/json': { schema: GameDocument } },
    },
    303: { description: 'You are a browser: the page shows it.', headers: ['Location'] },
    304: { description: 'You have the current version.', headers: ['ETag'] },
  },
  problems: ['unknown-game', 'unknown-version', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, params, query, headers }) {
    if (isForBrowser(c))
      return answer(c, 303, null, { location: pageOf(params.id, query.at), vary: 'Accept' });
    const { waitMs } = headers.Prefer;
    const wanted = { gameId: params.id, playerId: player?.id ?? null, at: query.at, waitMs };
    return lookAt(c, services, wanted, presentGame);
  },
});

const lookAt = async (
  c: Context<RequestEnv>,
  services: Services,
  wanted: WantedLook,
  present: typeof presentGame,
): Promise<Response> => {
  const looked = await look(c, services, wanted);
  if (!looked.ok) return problem(c, looked.problem);
  const { game, headers, isKnown } = looked.value;
  return isKnown ? answer(c, 304, null, headers) : present(c, game, wanted.playerId, headers);
};

/** Somebody followed a link to the game itself. */
const isForBrowser = (c: Context<RequestEnv>): boolean =>
  accepts(c, { header: 'Accept', supports: ['application/json', TEXT, SVG, HTML], default: '' }) === HTML;

const HTML = 'text/html';

const pageOf = (id: string, at: number | undefined): string =>
  at === undefined ? `/play/${id}` : `/replay/${id}?at=${at}`;

export const getBoard = endpoint({
  method: 'get',
  path: '/games/{id}/board',
  operationId: 'getBoard',
  tag: 'Games',
  summary: 'The board as text',
  description: 'For people at a terminal and for programs that read; now or at any past event.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costAt(query, 1),
  params: GameId,
  query: AtQuery,
  headers: Looking,
  body: NO_BODY,
  answers: {
    200: { description: 'The board.', headers: ['ETag'], content: { [TEXT]: { schema: z.string() } } },
    304: { description: 'You have the current version.', headers: ['ETag'] },
  },
  problems: ['unknown-game', 'unknown-version', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, params, query, headers }) {
    const { waitMs } = headers.Prefer;
    const wanted = { gameId: params.id, playerId: player?.id ?? null, at: query.at, waitMs };
    return lookAt(c, services, wanted, presentBoard);
  },
});

export const getPicture = endpoint({
  method: 'get',
  path: '/games/{id}/picture',
  operationId: 'getPicture',
  tag: 'Games',
  summary: 'The board as SVG',
  description: 'An address that can stand in an `<img>`.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costAt(query, 5),
  params: GameId,
  query: AtQuery,
  headers: Looking,
  body: NO_BODY,
  answers: {
    200: { description: 'The picture.', headers: ['ETag'], content: { [SVG]: { schema: z.string() } } },
    304: { description: 'You have the current version.', headers: ['ETag'] },
  },
  problems: ['unknown-game', 'unknown-version', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, params, query, headers }) {
    const { waitMs } = headers.Prefer;
    const wanted = { gameId: params.id, playerId: player?.id ?? null, at: query.at, waitMs };
    return lookAt(c, services, wanted, presentPicture);
  },
});
