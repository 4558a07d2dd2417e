import { z } from 'zod';
import { toActOf } from '../../table/evening.js';
import { choicesOf, newsSeenBy } from '../../table/sight.js';
import { answer, json, problem } from '../answer.js';
import { endpoint, known, NO_BODY, NOTHING } from '../endpoint.js';
import { etagOf, freshness, gameDocument, hasCurrent } from '../present.js';
import { AtQuery, expectedVersion, GameId, IfMatch } from '../read.js';
import { ActedDocument, AnyAction, ChoicesDocument } from '../schemas.js';

export const listActions = endpoint({
  method: 'get',
  path: '/games/{id}/actions',
  operationId: 'listActions',
  tag: 'Play',
  summary: 'What you may do now',
  description: 'Post any of these back as it is.',
  auth: 'optional',
  budget: 'reads',
  params: GameId,
  query: AtQuery,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The legal actions.',
      headers: ['ETag'],
      content: { 'application/json': { schema: ChoicesDocument } },
    },
    304: { description: 'You have the current version.', headers: ['ETag'] },
  },
  problems: ['unknown-game', 'unknown-version'],
  async handle({ c, house, player, params, query }) {
    const playerId = player?.id ?? null;
    const found = await house.tables.find(params.id, { playerId }, query.at);
    if (!found.ok) return problem(c, found.problem);
    const evening = found.value;
    const headers = freshness(evening, query.at !== undefined);
    if (hasCurrent(c, evening)) return answer(c, 304, null, headers);
    return json(
      c,
      200,
      { version: evening.version, toAct: toActOf(evening), legal: choicesOf(evening, playerId) },
      headers,
    );
  },
});

const Prefer = IfMatch.extend({
  Prefer: z.string().optional().meta({ description: '`return=minimal` leaves the game out of the answer.' }),
});

export const act = endpoint({
  method: 'post',
  path: '/games/{id}/actions',
  operationId: 'act',
  tag: 'Play',
  summary: 'Act',
  description:
    'The body is the action itself. Your seat is found by your token; with several seats you act for the one to act.',
  auth: 'required',
  budget: 'actions',
  params: GameId,
  query: NOTHING,
  headers: Prefer,
  body: {
    schema: z.unknown(),
    documentedAs: AnyAction,
    presence: 'required',
    example: { type: 'place', column: 1 },
  },
  answers: {
    201: {
      description: 'What came of it.',
      headers: ['ETag'],
      content: { 'application/json': { schema: ActedDocument } },
    },
  },
  problems: [
    'malformed-action',
    'malformed-header',
    'not-seated',
    'unknown-game',
    'game-not-started',
    'game-over',
    'not-your-turn',
    'stale-version',
    'too-busy',
  ],
  isRefereed: true,
  async handle({ c, house, player, requestId, params, body }) {
    const expected = expectedVersion(c.req.header('if-match'));
    if (!expected.ok) return problem(c, expected.problem);
    const who = known(player);
    const done = await house.tables.act({
      gameId: params.id,
      player: who,
      action: body,
      expected: expected.value,
      requestId,
    });
    if (!done.ok) return problem(c, done.problem);
    const { evening, draft, seat } = done.value;
    const news = { version: evening.version, events: newsSeenBy(evening, who.id, draft.happenings, seat) };
    const headers = { etag: etagOf(evening) };
    if (prefersMinimal(c.req.header('prefer')))
      return json(c, 201, news, { ...headers, 'preference-applied': 'return=minimal' });
    return json(c, 201, { ...news, game: gameDocument(evening, who.id) }, headers);
  },
});

const prefersMinimal = (prefer: string | undefined): boolean =>
  prefer !== undefined && /(?:^|,)\s*return=minimal\s*(?:,|;|$)/i.test(prefer);
