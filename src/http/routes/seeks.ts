import { keyFor } from '../../table/commit/command.js';
import type { SeekSeen } from '../../table/seeks/seek-seen.js';
import { json, problem, replayed } from '../documents/answer.js';
import { SeekDocument, SeekListDocument } from '../documents/seek-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { IdempotencyKey, NO_HEADERS, Prefer } from '../request/headers.js';
import { NewSeek, SeekId } from '../request/new-seek.js';
import { patiently } from '../request/patience.js';
import { preferenceApplied, waited } from '../request/prefer.js';

const PRIVATE = { 'cache-control': 'no-store' };
const shared = { tag: 'Ratings', auth: 'required', query: NOTHING } as const;
const THE_SEEK = { content: { 'application/json': { schema: SeekDocument } } };

const documentOf = (seek: SeekSeen) => ({
  ...seek,
  links: {
    self: `/seeks/${seek.id}`,
    ...(seek.gameId === null ? {} : { game: `/games/${seek.gameId}` }),
  },
});

export const createSeek = endpoint({
  ...shared,
  method: 'post',
  path: '/seeks',
  operationId: 'createSeek',
  summary: 'Look for an opponent',
  description:
    'You wait until somebody looks for the same table: the same ruleset, options, seats, clock, `rated` and club. Whoever waits longest meets whose rating is nearest, and the longer it takes the farther it may be; after a minute and a half it is anybody. ' +
    'When an opponent is found the game begins at once, with seats by lot. `GET /seeks/{id}` with `Prefer: wait=20` waits for it, and `GET /me/events` tells `matched`; when nobody asks or listens for a minute, or the token is revoked, the seek is called off.',
  budget: 'creations',
  params: NOTHING,
  headers: IdempotencyKey,
  body: {
    schema: NewSeek,
    presence: 'required',
    example: { ruleset: 'knucklebones', rated: true, bot: { level: 'medium', afterSeconds: 30 } },
  },
  answers: {
    201: { description: 'The seek; it may be matched already.', headers: ['Location'], ...THE_SEEK },
  },
  problems: [
    'unknown-ruleset',
    'unknown-preset',
    'unknown-club',
    'invalid-options',
    'invalid-seats',
    'already-seeking',
    'too-many-seeks',
    'key-reused',
  ],
  async handle({ c, services, player, requestId, headers, body }) {
    const key = keyFor(headers['Idempotency-Key'], 'POST /seeks', body);
    const made = await services.tables.seeks.make({
      player: requirePlayer(player),
      wanted: body,
      requestId,
      key,
    });
    if (!made.ok) return problem(c, made.problem);
    const { seek, isReplay } = made.value;
    const own = { location: `/seeks/${seek.id}`, ...replayed(isReplay) };
    return json(c, 201, documentOf(seek), { ...PRIVATE, ...own });
  },
});

export const listSeeks = endpoint({
  ...shared,
  method: 'get',
  path: '/seeks',
  operationId: 'listSeeks',
  summary: 'What you are waiting for',
  description: 'Your seeks that are not over, the oldest first. Nobody else sees that you wait.',
  budget: 'reads',
  params: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: { description: 'Your seeks.', content: { 'application/json': { schema: SeekListDocument } } },
  },
  problems: [],
  async handle({ c, services, player }) {
    const seeks = await services.tables.seeks.mine(requirePlayer(player));
    return json(c, 200, { items: seeks.map(documentOf) }, PRIVATE);
  },
});

export const getSeek = endpoint({
  ...shared,
  method: 'get',
  path: '/seeks/{id}',
  operationId: 'getSeek',
  summary: 'Whether an opponent was found',
  description:
    'With `Prefer: wait=20` the answer is held back until it is matched or called off. Asking says that you are still there.',
  budget: 'reads',
  params: SeekId,
  headers: Prefer('`wait=20`: wait up to so many seconds, 60 at most, for an opponent.'),
  body: NO_BODY,
  answers: { 200: { description: 'The seek.', ...THE_SEEK } },
  problems: ['unknown-seek', 'too-many-streams', 'too-busy'],
  async handle({ c, services, player, params, headers }) {
    const who = requirePlayer(player);
    const { seeks } = services.tables;
    const { waitMs } = headers.Prefer;
    const found = await seeks.find(who, params.id);
    if (!found.ok) return problem(c, found.problem);
    if (waitMs === null || found.value.status !== 'waiting')
      return json(c, 200, documentOf(found.value), PRIVATE);
    const held = await patiently(c, services, who.id, waitMs, (signal) => seeks.wait(who, params.id, signal));
    if (!held.ok) return problem(c, held.problem);
    if (!held.value.ok) return problem(c, held.value.problem);
    return json(c, 200, documentOf(held.value.value), { ...PRIVATE, ...preferenceApplied(waited(waitMs)) });
  },
});

export const cancelSeek = endpoint({
  ...shared,
  method: 'delete',
  path: '/seeks/{id}',
  operationId: 'cancelSeek',
  summary: 'Look no longer',
  description: 'Takes a seek back while nobody was found.',
  budget: 'actions',
  params: SeekId,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'The seek, called off.', ...THE_SEEK } },
  problems: ['unknown-seek', 'seek-over'],
  async handle({ c, services, player, params }) {
    const cancelled = await services.tables.seeks.cancel(requirePlayer(player), params.id);
    if (!cancelled.ok) return problem(c, cancelled.problem);
    return json(c, 200, documentOf(cancelled.value), PRIVATE);
  },
});
