import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { z } from 'zod';
import { answer, problem } from '../answer.js';
import { costAt } from '../costs.js';
import type { Desk } from '../desk.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import { Looking } from '../headers.js';
import { look } from '../look.js';
import { presentGame, presentPicture, SVG, TEXT } from '../present.js';
import { AtQuery, GameId } from '../read.js';
import { GameDocument } from '../schemas.js';

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
  async handle({ c, house, player, params, query, headers }) {
    if (isForBrowser(c))
      return answer(c, 303, null, { location: pageOf(params.id, query.at), vary: 'Accept' });
    const playerId = player?.id ?? null;
    const { waitMs } = headers.Prefer;
    const looked = await look(c, house, { gameId: params.id, playerId, at: query.at, waitMs });
    if (!looked.ok) return problem(c, looked.problem);
    const seen = looked.value;
    if (seen.isKnown) return answer(c, 304, null, seen.headers);
    return presentGame(c, seen.evening, playerId, seen.headers);
  },
});

/** Somebody followed a link to the game itself. */
const isForBrowser = (c: Context<Desk>): boolean =>
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
  async handle({ c, house, player, params, query, headers }) {
    const playerId = player?.id ?? null;
    const { waitMs } = headers.Prefer;
    const looked = await look(c, house, { gameId: params.id, playerId, at: query.at, waitMs });
    if (!looked.ok) return problem(c, looked.problem);
    const seen = looked.value;
    if (seen.isKnown) return answer(c, 304, null, seen.headers);
    return presentPicture(c, seen.evening, playerId, seen.headers);
  },
});
