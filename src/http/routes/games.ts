import { z } from 'zod';
import { keyFor } from '../../table/once.js';
import { json, problem } from '../answer.js';
import { byRuleset } from '../by-ruleset.js';
import { costOfPage } from '../costs.js';
import { makeCursor, parseCursor } from '../cursor.js';
import { endpoint, known, NO_BODY, NOTHING } from '../endpoint.js';
import { header } from '../header.js';
import { LAID, laid } from '../laid.js';
import { GivenChance, WantedSeat } from '../new-game.js';
import { IdempotencyKey, idempotencyKey, wholeNumber } from '../read.js';
import { GameListDocument } from '../schemas.js';

/** A minute: who waits longer than that has gone. */
const SLOWEST_PACE_MS = 60_000;
const PACE_RANGE = `must be a whole number of milliseconds, 0 to ${SLOWEST_PACE_MS}`;

export const NewGame = z.strictObject({
  ruleset: z.string('must be the id of a ruleset').describe('One of `GET /rulesets`.'),
  options: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('What the ruleset offers; what is left out has its default.'),
  seats: z
    .array(WantedSeat)
    .max(16, 'must have at most 16 entries')
    .optional()
    .describe(
      'Left out, you have seat 0 and the others, as few as the ruleset allows, are open. You may take several, and any may be a bot.',
    ),
  pace: z
    .int(PACE_RANGE)
    .min(0, PACE_RANGE)
    .max(SLOWEST_PACE_MS, PACE_RANGE)
    .optional()
    .describe(
      'The least time before a bot acts, in milliseconds, so that people can follow. Left out, bots among themselves take 500, and with people none. Without bots it means nothing.',
    ),
  visibility: z
    .enum(['public', 'private'], 'must be public or private')
    .optional()
    .describe(
      'A private game is not listed and, once it started, seen only by its players. Public is the default.',
    ),
  chance: GivenChance.optional(),
  odds: z
    .boolean('must be true or false')
    .optional()
    .describe('False plays without `GET /games/{id}/odds`, for everybody. True is the default.'),
});

const NewGameDocument = byRuleset((book, name) =>
  NewGame.extend({
    ruleset: z.literal(book.id),
    options: book.schemas.options.meta({ id: `${name}Options` }).optional(),
  }).meta({ id: `New${name}Game` }),
).meta({ id: 'NewGame' });

export const createGame = endpoint({
  method: 'post',
  path: '/games',
  operationId: 'createGame',
  tag: 'Games',
  summary: 'Lay a table',
  description: 'The game starts when no seat is open.',
  auth: 'required',
  budget: 'creations',
  params: NOTHING,
  query: NOTHING,
  headers: IdempotencyKey,
  body: {
    schema: NewGame,
    documentedAs: NewGameDocument,
    presence: 'required',
    example: { ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'medium' }] },
  },
  answers: { 201: LAID },
  problems: [
    'malformed-header',
    'unknown-ruleset',
    'invalid-options',
    'invalid-seats',
    'script-mismatch',
    'key-in-use',
    'key-reused',
    'too-busy',
  ],
  async handle({ c, house, player, requestId, body }) {
    const { ruleset, options, seats, visibility = 'public', chance, pace, odds } = body;
    const host = known(player);
    const key = idempotencyKey(header(c, 'idempotency-key'));
    if (!key.ok) return problem(c, key.problem);
    const wanted = { ruleset, options, seats, visibility, chance, pace, odds };
    const created = await house.tables.create(host, wanted, requestId, keyFor(key.value, 'create', body));
    if (!created.ok) return problem(c, created.problem);
    return laid(c, host, created.value);
  },
});

const PAGE = 20;

export const listGames = endpoint({
  method: 'get',
  path: '/games',
  operationId: 'listGames',
  tag: 'Games',
  summary: 'Find games',
  description: 'Newest first. Private games are listed only with `player=me`.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costOfPage(query.limit ?? PAGE),
  params: NOTHING,
  query: z.strictObject({
    ruleset: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be the id of a ruleset')
      .optional(),
    status: z.enum(['waiting', 'playing', 'over'], 'must be waiting, playing or over').optional(),
    player: z.literal('me', 'must be me').optional().meta({ description: 'Only games you sit in.' }),
    limit: wholeNumber(1, 100, `How many on a page; ${PAGE} unless told.`),
    cursor: z.string().optional().meta({ description: '`nextCursor` of the page before.' }),
  }),
  body: NO_BODY,
  answers: {
    200: {
      description: 'A page of games.',
      headers: ['Link'],
      content: { 'application/json': { schema: GameListDocument } },
    },
  },
  problems: ['missing-token'],
  async handle({ c, house, player, query }) {
    const { ruleset, status, limit = PAGE, cursor } = query;
    if (query.player === 'me' && player === null)
      return problem(c, { code: 'missing-token', detail: 'player=me needs a token: who are you?' });
    const before = cursor === undefined ? undefined : parseCursor(cursor);
    if (before === null) return problem(c, badCursor());
    const page = await house.tables.list(player?.id ?? null, {
      ruleset,
      status,
      limit,
      before,
      isOwn: query.player === 'me',
    });
    const nextCursor = page.next === null ? null : makeCursor(page.next);
    const items = page.items.map((game) => ({ ...game, links: { self: `/games/${game.id}` } }));
    return json(
      c,
      200,
      { items, nextCursor },
      { 'cache-control': 'private, no-cache', vary: 'Authorization', ...nextLink(c.req.url, nextCursor) },
    );
  },
});

export const badCursor = () => ({
  code: 'malformed-request',
  detail: 'The cursor is none of ours: hand back `nextCursor` of the page before as it was.',
  errors: [{ pointer: '/cursor', message: 'must be the nextCursor of a page' }],
});

const nextLink = (url: string, cursor: string | null): { link?: string } => {
  if (cursor === null) return {};
  const { pathname, searchParams } = new URL(url);
  searchParams.set('cursor', cursor);
  return { link: `<${pathname}?${searchParams}>; rel="next"` };
};
