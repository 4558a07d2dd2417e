import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { z } from 'zod';
import { answer, problem } from '../answer.js';
import { costAt } from '../costs.js';
import type { Desk } from '../desk.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import { header } from '../header.js';
import { patiently } from '../patience.js';
import { freshness, hasCurrent, presentGame, presentPicture, SVG, TEXT } from '../present.js';
import { AtQuery, GameId, IfNoneMatch, preferredWait } from '../read.js';
import { GameDocument } from '../schemas.js';

export const getGame = endpoint({
  method: 'get',
  path: '/games/{id}',
  operationId: 'getGame',
  tag: 'Games',
  summary: 'Look at a game',
  description:
    'As JSON, as a text board (`Accept: text/plain`) or as a picture (`Accept: image/svg+xml`), now or at any past event. A browser is shown to the page.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costAt(query, 1),
  params: GameId,
  query: AtQuery,
  headers: IfNoneMatch.extend({
    Prefer: z
      .string()
      .optional()
      .meta({ description: '`wait=20` with `If-None-Match`: wait up to so many seconds for something new.' }),
  }),
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
  async handle({ c, house, player, params, query }) {
    if (isForBrowser(c))
      return answer(c, 303, null, { location: pageOf(params.id, query.at), vary: 'Accept' });
    const playerId = player?.id ?? null;
    const found = await house.tables.find(params.id, { playerId }, query.at);
    if (!found.ok) return problem(c, found.problem);
    const wait =
      query.at === undefined && hasCurrent(c, found.value) ? preferredWait(header(c, 'prefer')) : null;
    if (wait === null) return presentGame(c, found.value, playerId, query.at !== undefined);
    const known = found.value.version;
    const waited = await patiently(c, house, playerId, wait, (signal) =>
      house.tables.waitUntil(found.value, ({ version }) => version > known, signal),
    );
    if (!waited.ok) return problem(c, waited.problem);
    // Looked up again: who may see a private game can change while one waits.
    const later = await house.tables.find(params.id, { playerId });
    return later.ok
      ? presentGame(c, later.value, playerId, false, { 'preference-applied': `wait=${wait / 1000}` })
      : problem(c, later.problem);
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
  headers: IfNoneMatch,
  body: NO_BODY,
  answers: {
    200: { description: 'The picture.', headers: ['ETag'], content: { [SVG]: { schema: z.string() } } },
    304: { description: 'You have the current version.', headers: ['ETag'] },
  },
  problems: ['unknown-game', 'unknown-version'],
  async handle({ c, house, player, params, query }) {
    const playerId = player?.id ?? null;
    const found = await house.tables.find(params.id, { playerId }, query.at);
    if (!found.ok) return problem(c, found.problem);
    const headers = freshness(found.value, query.at !== undefined);
    return query.at === undefined && hasCurrent(c, found.value)
      ? answer(c, 304, null, headers)
      : presentPicture(c, found.value, playerId, headers);
  },
});
