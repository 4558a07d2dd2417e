import { z } from 'zod';
import { ENGLISH } from '../../engine/language.js';
import { answer } from '../documents/answer.js';
import { answerLook, NOT_MODIFIED, PROBLEMS_OF_LOOKING } from '../documents/look.js';
import { gameFormOf, presentBoard, presentGame, presentPicture, SVG, TEXT } from '../documents/present.js';
import { GameDocument } from '../documents/schemas.js';
import { endpoint, NO_BODY, type ParsedRequest } from '../endpoint.js';
import type { Exchange } from '../exchange.js';
import { accepts } from '../request/accepts.js';
import { costAt } from '../request/costs.js';
import { Looking, Reading } from '../request/headers.js';
import { AtQuery, GameId } from '../request/read.js';

/** The game as JSON, text or a picture: asked for in the same way. */
const shared = {
  method: 'get',
  tag: 'Games',
  auth: 'optional',
  budget: 'reads',
  params: GameId,
  query: AtQuery,
  headers: Looking,
  body: NO_BODY,
  problems: PROBLEMS_OF_LOOKING,
} as const;

type Asked = ParsedRequest<typeof GameId, typeof AtQuery, typeof NO_BODY.schema, typeof Looking>;

/** Boards as text are English. A picture says what it shows in the language of whoever hears it. */
const lookWith = ({ c, services, player, params, query, headers }: Asked, present: typeof presentGame) => {
  const playerId = player?.id ?? null;
  const wanted = { gameId: params.id, playerId, at: query.at, waitMs: headers.Prefer.waitMs };
  const isText = present === presentBoard || (present === presentGame && gameFormOf(c) === TEXT);
  return answerLook(c, services, isText ? { ...wanted, language: ENGLISH } : wanted, (game, shown) =>
    present(c, game, playerId, shown),
  );
};

export const getGame = endpoint({
  ...shared,
  path: '/games/{id}',
  operationId: 'getGame',
  summary: 'Look at a game',
  description:
    'Now or at any past event. When the game is over nothing of it is hidden any more, its past neither. The board alone is at `/games/{id}/board` and `/games/{id}/picture`. A browser is shown to the page.',
  headers: Reading,
  cost: ({ query }) => costAt(query, 1),
  answers: {
    200: {
      description: 'The game as you see it.',
      headers: ['ETag'],
      content: { 'application/json': { schema: GameDocument } },
    },
    303: { description: 'You are a browser: the page shows it.', headers: ['Location'] },
    304: NOT_MODIFIED,
  },
  handle(asked) {
    const { c, params, query } = asked;
    if (isForBrowser(c))
      return answer(c, 303, null, { location: pageOf(params.id, query.at), vary: 'Accept' });
    return lookWith(asked, presentGame);
  },
});

/** Somebody followed a link to the game itself. */
const isForBrowser = (c: Exchange): boolean =>
  accepts(c, { header: 'Accept', supports: ['application/json', TEXT, SVG, HTML], default: '' }) === HTML;

const HTML = 'text/html';

const pageOf = (id: string, at: number | undefined): string =>
  at === undefined ? `/play/${id}` : `/replay/${id}?at=${at}`;

export const getBoard = endpoint({
  ...shared,
  path: '/games/{id}/board',
  operationId: 'getBoard',
  summary: 'The board as text',
  description: 'For people at a terminal and for programs that read; now or at any past event.',
  cost: ({ query }) => costAt(query, 1),
  answers: {
    200: { description: 'The board.', headers: ['ETag'], content: { [TEXT]: { schema: z.string() } } },
    304: NOT_MODIFIED,
  },
  handle: (asked) => lookWith(asked, presentBoard),
});

export const getPicture = endpoint({
  ...shared,
  path: '/games/{id}/picture',
  operationId: 'getPicture',
  summary: 'The board as SVG',
  description:
    'An address that can stand in an `<img>`. What it says to those who hear it is in your language; the few words that are drawn are English.',
  headers: Reading,
  cost: ({ query }) => costAt(query, 5),
  answers: {
    200: { description: 'The picture.', headers: ['ETag'], content: { [SVG]: { schema: z.string() } } },
    304: NOT_MODIFIED,
  },
  handle: (asked) => lookWith(asked, presentPicture),
});
