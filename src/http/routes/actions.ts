import type { Context } from 'hono';
import { z } from 'zod';
import { schemaOf } from '../../engine/choice-schema.js';
import type { Done } from '../../table/attempt.js';
import { type Evening, toActOf } from '../../table/evening.js';
import { keyFor } from '../../table/once.js';
import type { Player } from '../../table/players.js';
import { choicesOf, newsSeenBy } from '../../table/sight.js';
import { rehearsalSeen } from '../../table/try-out.js';
import { isUnavailable } from '../../table/unavailable.js';
import { answer, type HeaderList, json, problem, replayed } from '../answer.js';
import { COST_OF_REHEARSAL, costAt } from '../costs.js';
import type { Desk, House } from '../desk.js';
import { endpoint, known, NO_BODY } from '../endpoint.js';
import { header } from '../header.js';
import { patiently } from '../patience.js';
import { etagOf, freshness, gameDocument, hasCurrent } from '../present.js';
import {
  AtQuery,
  expectedVersion,
  GameId,
  IdempotencyKey,
  IfMatch,
  IfNoneMatch,
  idempotencyKey,
  preferredWait,
  prefersMinimal,
} from '../read.js';
import { ActedDocument, AnyAction, ChoicesDocument, JsonSchemaDocument } from '../schemas.js';
import { RehearsalDocument } from '../teaching-schemas.js';

const SCHEMA = 'application/schema+json';

export const listActions = endpoint({
  method: 'get',
  path: '/games/{id}/actions',
  operationId: 'listActions',
  tag: 'Play',
  summary: 'What you may do now',
  description:
    'Post any of these back as it is. With `as=schema` the answer is a JSON Schema of this very moment: an action validates ' +
    'exactly when it is one of those listed. (Some games also accept another spelling of a listed action, such as two columns in the other order.)',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costAt(query, 1),
  params: GameId,
  query: AtQuery.extend({
    as: z
      .literal('schema', 'must be schema')
      .optional()
      .meta({ description: 'A JSON Schema instead of a list.' }),
  }),
  headers: IfNoneMatch,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The legal actions.',
      headers: ['ETag'],
      content: {
        'application/json': { schema: ChoicesDocument },
        [SCHEMA]: { schema: JsonSchemaDocument },
      },
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
    if (query.at === undefined && hasCurrent(c, evening)) return answer(c, 304, null, headers);
    if (query.as === 'schema') return presentSchema(c, evening, playerId, headers);
    return json(
      c,
      200,
      { version: evening.version, toAct: toActOf(evening), legal: choicesOf(evening, playerId) },
      headers,
    );
  },
});

const presentSchema = (
  c: Context<Desk>,
  evening: Evening,
  playerId: string | null,
  headers: HeaderList,
): Response =>
  json(
    c,
    200,
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `What you may do in this game of ${evening.book.name} at version ${evening.version}`,
      ...schemaOf(choicesOf(evening, playerId)),
    },
    { ...headers, 'content-type': SCHEMA },
  );

const Headers = IfMatch.extend(IdempotencyKey.shape).extend({
  Prefer: z.string().optional().meta({
    description:
      '`return=minimal` leaves the game out of the answer. `wait=20` holds the answer, up to so many seconds, until it is your turn again or the game is over.',
  }),
});

export const act = endpoint({
  method: 'post',
  path: '/games/{id}/actions',
  operationId: 'act',
  tag: 'Play',
  summary: 'Act',
  description:
    'The body is the action itself. Your seat is found by your token; with several seats you act for the one to act. ' +
    'With `dryRun=true` nothing is done: the answer is 200 with what is certain about the action, from what you may see and without ' +
    'the luck of the game, or the very problem the action would meet. `If-Match` is heeded; an `Idempotency-Key` is not used up.',
  auth: 'required',
  budget: 'actions',
  cost: ({ query }) => (query.dryRun === 'true' ? COST_OF_REHEARSAL : 1),
  params: GameId,
  query: z.strictObject({
    dryRun: z
      .enum(['true', 'false'], 'must be true or false')
      .optional()
      .meta({ description: 'Only try it out: nothing is done.', param: { schema: { type: 'boolean' } } }),
  }),
  headers: Headers,
  body: {
    schema: z.unknown(),
    documentedAs: AnyAction,
    presence: 'required',
    example: { type: 'place', column: 1 },
  },
  answers: {
    200: {
      description: 'With `dryRun=true`: it would be accepted.',
      headers: ['ETag'],
      content: { 'application/json': { schema: RehearsalDocument } },
    },
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
    'script-mismatch',
    'key-in-use',
    'stale-version',
    'too-busy',
  ],
  isRefereed: true,
  async handle({ c, house, player, requestId, params, query, body }) {
    const expected = expectedVersion(header(c, 'if-match'));
    if (!expected.ok) return problem(c, expected.problem);
    const key = idempotencyKey(header(c, 'idempotency-key'));
    if (!key.ok) return problem(c, key.problem);
    const who = known(player);
    if (query.dryRun === 'true') return rehearsed(c, house, params.id, who, body, expected.value);
    const done = await house.tables.act({
      gameId: params.id,
      player: who,
      action: body,
      expected: expected.value,
      requestId,
      key: keyFor(key.value, 'act', body),
    });
    if (!done.ok) return problem(c, done.problem);
    const prefer = header(c, 'prefer');
    const wait = preferredWait(prefer);
    if (wait === null) return told(c, who, done.value, prefer);
    const later = await toldLater(c, house, who, done.value, wait).catch((error: unknown) => {
      if (isUnavailable(error)) return null;
      throw error;
    });
    // It is done, whatever became of the waiting; that it waited is then not claimed.
    return later ?? told(c, who, done.value, prefer);
  },
});

const rehearsed = async (
  c: Context<Desk>,
  house: House,
  gameId: string,
  player: Player,
  action: unknown,
  expected: number | null,
): Promise<Response> => {
  const tried = await house.tables.tryOut({ gameId, player, action, expected });
  if (!tried.ok) return problem(c, tried.problem);
  const headers = { etag: etagOf(tried.value.evening), 'cache-control': 'no-store' };
  return json(c, 200, rehearsalSeen(tried.value), headers);
};

const told = (
  c: Context<Desk>,
  who: Player,
  { evening, happenings, seat, isReplay }: Done,
  prefer: string | undefined,
): Response => {
  const news = { version: evening.version, events: newsSeenBy(evening, who.id, happenings, seat) };
  const headers = { etag: etagOf(evening), ...replayed(isReplay) };
  if (prefersMinimal(prefer))
    return json(c, 201, news, { ...headers, 'preference-applied': 'return=minimal' });
  return json(c, 201, { ...news, game: gameDocument(evening, who.id) }, headers);
};

/** All that happened since, once the caller is to act again: a whole round in one request. Null when there is no room to wait. */
const toldLater = async (
  c: Context<Desk>,
  house: House,
  who: Player,
  done: Done,
  waitMs: number,
): Promise<Response | null> => {
  const isMyTurn = (evening: Evening): boolean =>
    evening.status === 'over' || choicesOf(evening, who.id).length > 0;
  const waited = await patiently(c, house, who.id, waitMs, (signal) =>
    house.tables.waitUntil(done.evening, isMyTurn, signal),
  );
  if (!waited.ok) return null;
  const evening = waited.value;
  const before = done.evening.version - done.happenings.length;
  const page = await house.tables.events(evening.id, { playerId: who.id }, before, MOST_NEWS);
  if (!page.ok) return problem(c, page.problem);
  const events = page.value.items.filter(({ seq }) => seq <= evening.version);
  const headers = {
    etag: etagOf(evening),
    'preference-applied': `wait=${waitMs / 1000}`,
    ...replayed(done.isReplay),
  };
  return json(c, 201, { version: evening.version, events, game: gameDocument(evening, who.id) }, headers);
};

const MOST_NEWS = 500;
