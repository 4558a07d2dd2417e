import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { z } from 'zod';
import { answer, problem } from '../documents/answer.js';
import { look } from '../documents/look.js';
import { presentGame, presentPicture, SVG, TEXT } from '../documents/present.js';
import { GameDocument } from '../documents/schemas.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import { costAt } from '../request/costs.js';
import { Looking } from '../request/headers.js';
import { AtQuery, GameId } from '../request/read.js';
import type { RequestEnv } from '../services.js';

export const getGame = endpoint({
  method: 'get',
  path: '/games/{id}',
  operationId: 'getGame',
  tag: 'Games',
  summary: 'Look at a game',
  description:
    'As JSON, as a text board (`Accept: text/plain`) or as a picture (`Accept: image/svg+xml`), now or at any past event. When the game is over nothing of it is hidden any more, its past neither. A browser is shown to the page.',
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
      content: {
        'application/json': { schema: GameDocument },
        [TEXT]: { schema: z.string() },
        [SVG]: { schema: z.string() },
      },
    },
    303: { description: 'You are a browser: the page shows it.', headers: ['Location'] },
    304: { description: 'You have the current version.', headers: ['ETag'] },
  },
  problems: ['unknown-game', 'unknown-version', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, params, query, headers }) {
    if (isForBrowser(c))
      return answer(c, 303, null, { location: pageOf(params.id, query.at), vary: 'Accept' });
    const playerId = player?.id ?? null;
    const { waitMs } = headers.Prefer;
    const looked = await look(c, services, { gameId: params.id, playerId, at: query.at, waitMs });
    if (!looked.ok) return problem(c, looked.problem);
    const seen = looked.value;
    if (seen.isKnown) return answer(c, 304, null, seen.headers);
    return presentGame(c, seen.game, playerId, seen.headers);
  },
});

/** Somebody followed a link to the game itself. */
const isForBrowser = (c: Context<RequestEnv>): boolean =>
  accepts(c, { header: 'Accept', supports: ['application/json', TEXT, SVG, HTML], default: '' }) === HTML;

const HTML = 'text/html';

const pageOf = (id: string, at: number | undefined): string =>
  at === undefined ? `/play/${id}` : `/replay/${id}?at=${at}`;

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
    const playerId = player?.id ?? null;
    const { waitMs } = headers.Prefer;
    const looked = await look(c, services, { gameId: params.id, playerId, at: query.at, waitMs });
    if (!looked.ok) return problem(c, looked.problem);
    const seen = looked.value;
    if (seen.isKnown) return answer(c, 304, null, seen.headers);
    return presentPicture(c, seen.game, playerId, seen.headers);
  },
});
