import { z } from 'zod';
import { keyFor } from '../../table/commit/command.js';
import type { WantedList } from '../../table/use-cases/list.js';
import { problem } from '../documents/answer.js';
import { answerCreated, CREATED } from '../documents/answer-created.js';
import { byRuleset } from '../documents/by-ruleset.js';
import { answerTaggedPage } from '../documents/page-of.js';
import { GameListDocument } from '../documents/schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { costOfPage } from '../request/costs.js';
import { badCursor, makeCursor, parseCursor } from '../request/cursor.js';
import { IfNoneMatch, Making } from '../request/headers.js';
import { networkOf } from '../request/network.js';
import { NewGame, PRESET, visibilityOf } from '../request/new-game.js';
import { wholeNumberParam } from '../request/read.js';

const NewGameDocument = byRuleset((book, name) =>
  NewGame.extend({
    ruleset: z.literal(book.id),
    preset: z
      .enum(book.presets.map(({ id }) => id))
      .optional()
      .describe(PRESET),
    options: book.schemas.options.meta({ id: `${name}Options` }).optional(),
  }).meta({ id: `New${name}Game` }),
).meta({ id: 'NewGame' });

export const createGame = endpoint({
  method: 'post',
  path: '/games',
  operationId: 'createGame',
  tag: 'Games',
  summary: 'Lay a table',
  description:
    'The game starts when no seat is open. A script that cannot be drawn in the opening, or in any first action, is refused here, whoever may sit down later. ' +
    'A table where nobody comes is closed after a while (a day, unless the operator says otherwise). You may be in 200 games at once, and 1,000 may be laid from one network within a day, again unless the operator says otherwise.',
  auth: 'required',
  budget: 'creations',
  params: NOTHING,
  query: NOTHING,
  headers: Making,
  body: {
    schema: NewGame,
    documentedAs: NewGameDocument,
    presence: 'required',
    example: { ruleset: 'knucklebones', seats: [{ player: 'me' }, { bot: 'medium' }] },
  },
  answers: { 201: CREATED },
  problems: [
    'unknown-ruleset',
    'unknown-club',
    'stays-in-club',
    'not-ratable',
    'unknown-preset',
    'invalid-options',
    'invalid-seats',
    'too-many-games',
    'script-mismatch',
    'chaos-needs-sandbox',
    'key-in-use',
    'key-reused',
    'too-busy',
  ],
  async handle({ c, services, player, requestId, headers, body }) {
    const host = requirePlayer(player);
    const wanted = { ...body, visibility: visibilityOf(body), network: networkOf(c, services) };
    const key = keyFor(headers['Idempotency-Key'], 'create', body);
    const created = await services.tables.create({ player: host, wanted, requestId, key });
    if (!created.ok) return problem(c, created.problem);
    return answerCreated(c, host, created.value);
  },
});

const PAGE = 20;

export const listGames = endpoint({
  method: 'get',
  path: '/games',
  operationId: 'listGames',
  tag: 'Games',
  summary: 'Find games',
  description:
    'Newest first. Private games are listed only with `player=me` and `toAct=me`. People are called as they are called now; a game’s own log keeps the name under which somebody sat down, and whoever was forgotten is `Somebody`.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costOfPage(query.limit ?? PAGE),
  params: NOTHING,
  query: z.strictObject({
    ruleset: z.string().optional().meta({ description: 'Only games of this; one of `GET /rulesets`.' }),
    status: z.enum(['waiting', 'playing', 'over'], 'must be waiting, playing or over').optional(),
    openSeats: z
      .literal('true', 'must be true')
      .optional()
      .meta({
        description:
          'Only games where you could sit down: those that wait, and those being played whose player left in the first round.',
        param: { schema: { type: 'boolean', enum: [true] } },
      }),
    player: z.literal('me', 'must be me').optional().meta({ description: 'Only games you sit in.' }),
    toAct: z
      .literal('me', 'must be me')
      .optional()
      .meta({ description: 'Only games where you must move, also where several move at once.' }),
    club: z.string().optional().meta({
      description:
        'Only games of this club, one of `GET /clubs`; its owner sees also those that are private.',
    }),
    limit: wholeNumberParam(1, 100, `How many on a page; ${PAGE} unless told.`),
    cursor: z.string().optional().meta({ description: '`nextCursor` of the page before.' }),
  }),
  headers: IfNoneMatch,
  body: NO_BODY,
  answers: {
    200: {
      description: 'A page of games.',
      headers: ['ETag', 'Link'],
      content: { 'application/json': { schema: GameListDocument } },
    },
    304: { description: 'You have this page, and nothing on it has changed.', headers: ['ETag'] },
  },
  problems: ['missing-token', 'unknown-ruleset', 'unknown-club'],
  async handle({ c, services, player, query }) {
    const { ruleset, status, limit = PAGE, cursor } = query;
    const mine = query.toAct === 'me' ? 'toAct=me' : 'player=me';
    const isOwn = query.player === 'me' || query.toAct === 'me';
    if (isOwn && player === null)
      return problem(c, { code: 'missing-token', detail: `${mine} needs a token: who are you?` });
    const before = cursor === undefined ? undefined : parseCursor(cursor);
    if (before === null) return problem(c, badCursor());
    const page = await services.tables.list(player?.id ?? null, {
      ruleset,
      status,
      hasOpenSeat: query.openSeats === 'true',
      club: query.club,
      limit,
      before,
      whose: whoseGames(query),
    });
    if (!page.ok) return problem(c, page.problem);
    const { next } = page.value;
    const nextCursor = next === null ? null : makeCursor(next);
    const items = page.value.items.map((game) => ({ ...game, links: { self: `/games/${game.id}` } }));
    return answerTaggedPage(c, items, nextCursor, {
      'cache-control': 'private, no-cache',
      vary: 'Authorization',
    });
  },
});

interface Whose {
  readonly player?: 'me' | undefined;
  readonly toAct?: 'me' | undefined;
}

const whoseGames = ({ player, toAct }: Whose): WantedList['whose'] => {
  if (toAct === 'me') return 'mine-to-act';
  return player === 'me' ? 'mine' : 'anybody';
};
