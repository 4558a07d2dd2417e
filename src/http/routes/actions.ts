import { z } from 'zod';
import { schemaOf } from '../../engine/choice-schema.js';
import { keyFor } from '../../table/commit/command.js';
import type { Done } from '../../table/commit/decisions.js';
import type { Game } from '../../table/game/game.js';
import { toActOf } from '../../table/game/people.js';
import type { Player } from '../../table/players/players.js';
import { isUnavailable } from '../../table/unavailable.js';
import { choicesOf, type EventSeen, newsSeenBy } from '../../table/windows/sight.js';
import { ACTION_BODY, PROBLEMS_OF_ACTING } from '../documents/acting.js';
import { type HeaderList, json, jsonText, problem, replayed } from '../documents/answer.js';
import { gameText } from '../documents/game-document.js';
import { JsonSchemaDocument } from '../documents/json-schema.js';
import { answerLook, NOT_MODIFIED, PROBLEMS_OF_LOOKING } from '../documents/look.js';
import { etagOf } from '../documents/present.js';
import { ActedDocument, ChoicesDocument } from '../documents/schemas.js';
import { toldIn } from '../documents/told-in.js';
import { endpoint, NO_BODY, requirePlayer } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { accepts } from '../request/accepts.js';
import { costAt } from '../request/costs.js';
import { header } from '../request/header.js';
import { Changing, Prefer, Reading } from '../request/headers.js';
import { languageAsked } from '../request/language.js';
import { patiently } from '../request/patience.js';
import { type Preferences, preferenceApplied, waited } from '../request/prefer.js';
import { AtQuery, GameId } from '../request/read.js';
import type { Services } from '../services.js';

const JSON_TYPE = 'application/json';
const SCHEMA = 'application/schema+json';

export const listActions = endpoint({
  method: 'get',
  path: '/games/{id}/actions',
  operationId: 'listActions',
  tag: 'Play',
  summary: 'What you may do now',
  description:
    'Post any of these back as it is. With `as=schema`, or `Accept: application/schema+json`, the answer is a JSON Schema of this very moment: an action validates ' +
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
  headers: Reading,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The legal actions.',
      headers: ['ETag'],
      content: {
        [JSON_TYPE]: { schema: ChoicesDocument },
        [SCHEMA]: { schema: JsonSchemaDocument },
      },
    },
    304: NOT_MODIFIED,
  },
  problems: PROBLEMS_OF_LOOKING,
  async handle({ c, services, player, params, query, headers }) {
    const playerId = player?.id ?? null;
    const wanted = { gameId: params.id, playerId, at: query.at, waitMs: headers.Prefer.waitMs };
    return answerLook(c, services, wanted, (game, shown) => {
      if (query.as === 'schema' || wantsSchema(c)) return presentSchema(c, game, playerId, shown);
      const legal = choicesOf(game, playerId, toldIn(c, game));
      return json(c, 200, { version: game.version, toAct: toActOf(game), legal }, shown);
    });
  },
});

const wantsSchema = (c: Exchange): boolean =>
  accepts(c, { header: 'Accept', supports: [JSON_TYPE, SCHEMA], default: JSON_TYPE }) === SCHEMA;

const presentSchema = (c: Exchange, game: Game, playerId: string | null, headers: HeaderList): Answer =>
  json(
    c,
    200,
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `What you may do in this game of ${game.book.name} at version ${game.version}`,
      ...schemaOf(choicesOf(game, playerId, toldIn(c, game))),
    },
    { ...headers, 'content-type': SCHEMA },
  );

const Headers = Changing.extend(
  Prefer(
    '`return=minimal` leaves the game out of the answer. `wait=20` holds the answer, up to so many seconds, 60 at most, until it is your turn again or the game is over. Both may be said: `wait=20, return=minimal`.',
  ).shape,
);

/** A beginner may have read of a dry run elsewhere. */
const NoDryRun = z.strictObject(
  {},
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' && keys?.includes('dryRun')
        ? 'is not known here; to try an action out, post it to /games/{id}/rehearsals'
        : undefined,
  },
);

export const act = endpoint({
  method: 'post',
  path: '/games/{id}/actions',
  operationId: 'act',
  tag: 'Play',
  summary: 'Act',
  description:
    'The body is the action itself. Your seat is found by your token; with several seats you act for the one to act. ' +
    'To try an action out first, post it to `/games/{id}/rehearsals`.',
  auth: 'required',
  budget: 'actions',
  params: GameId,
  query: NoDryRun,
  headers: Headers,
  body: ACTION_BODY,
  answers: {
    201: {
      description: 'What came of it.',
      headers: ['ETag'],
      content: { 'application/json': { schema: ActedDocument } },
    },
  },
  problems: [...PROBLEMS_OF_ACTING, 'key-in-use', 'key-reused', 'too-busy'],
  isRefereed: true,
  async handle({ c, services, player, requestId, params, headers, body }) {
    const { 'If-Match': expected, 'Idempotency-Key': key, Prefer: preferred } = headers;
    const who = requirePlayer(player);
    const done = await services.tables.act({
      gameId: params.id,
      player: who,
      wanted: { action: body, language: languageAsked(c) },
      expected,
      requestId,
      key: keyFor(key, 'act', body),
      agent: header(c, 'user-agent'),
    });
    if (!done.ok) return problem(c, done.problem);
    if (preferred.waitMs === null) return answerActed(c, who, done.value, preferred);
    const { waitMs } = preferred;
    const later = await answerAfterWait(c, services, who, done.value, preferred, waitMs).catch(
      (error: unknown) => {
        if (isUnavailable(error)) return null;
        throw error;
      },
    );
    // It is done, whatever became of the waiting; that it waited is then not claimed.
    return later ?? answerActed(c, who, done.value, preferred);
  },
});

const answerActed = (
  c: Exchange,
  who: Player,
  { game, happenings, seat, isReplay }: Done,
  preferred: Preferences,
): Answer =>
  acted(c, who, game, newsSeenBy(game, who.id, happenings, seat, toldIn(c, game)), preferred, {
    ...preferenceApplied(minimal(preferred)),
    ...replayed(isReplay),
  });

/** All that happened since, once the caller is to act again: a whole round in one request. Null when there is no room to wait. */
const answerAfterWait = async (
  c: Exchange,
  services: Services,
  who: Player,
  done: Done,
  preferred: Preferences,
  waitMs: number,
): Promise<Answer | null> => {
  const isMyTurn = (game: Game): boolean => game.status === 'over' || choicesOf(game, who.id).length > 0;
  const patience = await patiently(c, services, who.id, waitMs, (signal) =>
    services.tables.waitUntil(done.game, isMyTurn, signal),
  );
  if (!patience.ok) return null;
  const game = patience.value;
  const before = done.game.version - done.happenings.length;
  const caller = { playerId: who.id, language: languageAsked(c) };
  const page = await services.tables.events(game.id, caller, before, MOST_NEWS);
  if (!page.ok) return problem(c, page.problem);
  const events = page.value.items.filter(({ seq }) => seq <= game.version);
  return acted(c, who, game, events, preferred, {
    ...preferenceApplied(waited(waitMs), minimal(preferred)),
    ...replayed(done.isReplay),
  });
};

const MOST_NEWS = 500;

const minimal = ({ isMinimal }: Preferences): string | null => (isMinimal ? 'return=minimal' : null);

const acted = (
  c: Exchange,
  who: Player,
  game: Game,
  events: readonly EventSeen[],
  { isMinimal }: Preferences,
  more: HeaderList,
): Answer => {
  const language = toldIn(c, game);
  const shown = isMinimal ? '' : `,"game":${gameText(game, who.id, language)}`;
  const text = `{"version":${game.version},"events":${JSON.stringify(events)}${shown}}`;
  return jsonText(c, 201, text, { etag: etagOf(game, language), ...more });
};
