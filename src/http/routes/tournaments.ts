import { z } from 'zod';
import { keyFor } from '../../table/commit/command.js';
import { json, problem, replayed } from '../documents/answer.js';
import { answerPage } from '../documents/page-of.js';
import { OWN, tellTournament, tournamentDocument } from '../documents/tournament-answer.js';
import { TournamentDocument, TournamentListDocument } from '../documents/tournament-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { costOfPage } from '../request/costs.js';
import { badCursor, makeCursor, parseCursor } from '../request/cursor.js';
import { IdempotencyKey, NO_HEADERS } from '../request/headers.js';
import { NewTournament, TournamentId } from '../request/new-tournament.js';
import { wholeNumberParam } from '../request/read.js';

const PAGE = 50;
const LETTERS = 'tn';

const shared = { tag: 'Tournaments' } as const;
const THE_TOURNAMENT = { content: { 'application/json': { schema: TournamentDocument } } };

export const createTournament = endpoint({
  ...shared,
  method: 'post',
  path: '/tournaments',
  operationId: 'createTournament',
  summary: 'Announce a tournament',
  description:
    'Round robin, Swiss, knock-out, or a ladder that never ends; for people, for bots of the house, or both. It goes on by itself: rounds are paired and tables laid, whoever does not come or takes too long has lost. `commitment` promises the seed that the draw and all shared luck follow from.',
  auth: 'required',
  budget: 'creations',
  params: NOTHING,
  query: NOTHING,
  headers: IdempotencyKey,
  body: {
    schema: NewTournament,
    presence: 'required',
    example: {
      name: 'Friday evening',
      ruleset: 'knucklebones',
      format: 'swiss',
      equalDice: true,
      bots: [{ level: 'easy', count: 3 }],
    },
  },
  answers: { 201: { description: 'The tournament.', headers: ['Location'], ...THE_TOURNAMENT } },
  problems: [
    'unknown-ruleset',
    'unknown-preset',
    'invalid-options',
    'invalid-tournament',
    'unknown-club',
    'not-your-club',
    'too-many-tournaments',
    'key-reused',
  ],
  async handle({ c, services, player, requestId, headers, body }) {
    const key = keyFor(headers['Idempotency-Key'], 'POST /tournaments', body);
    const command = { player: requirePlayer(player), wanted: body, requestId, key };
    const made = await services.tables.tournaments.announce(command);
    if (!made.ok) return problem(c, made.problem);
    const { tournament, isReplay } = made.value;
    const own = { location: `/tournaments/${tournament.id}`, ...replayed(isReplay) };
    return json(c, 201, tournamentDocument(tournament), { ...OWN, ...own });
  },
});

export const listTournaments = endpoint({
  ...shared,
  method: 'get',
  path: '/tournaments',
  operationId: 'listTournaments',
  summary: 'Tournaments, newest first',
  description: 'Those that are everybody’s; with `club`, those of one of your clubs.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costOfPage(query.limit ?? PAGE),
  params: NOTHING,
  query: z.strictObject({
    status: z
      .enum(['open', 'running', 'over'], 'must be open, running or over')
      .optional()
      .meta({ description: '`open` for those one may enter.' }),
    club: z.string().optional().meta({ description: 'One of `GET /clubs`.' }),
    limit: wholeNumberParam(1, 100, `How many on a page; ${PAGE} unless told.`),
    cursor: z.string().optional().meta({ description: '`nextCursor` of the page before.' }),
  }),
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'A page of tournaments.',
      headers: ['Link'],
      content: { 'application/json': { schema: TournamentListDocument } },
    },
  },
  problems: ['unknown-club'],
  async handle({ c, services, player, query }) {
    const { status = null, club = null, limit = PAGE, cursor } = query;
    const position = cursor === undefined ? undefined : parseCursor(cursor, LETTERS);
    if (position === null) return problem(c, badCursor());
    const before =
      position === undefined
        ? null
        : { createdAt: new Date(position.createdAt), tournamentId: position.gameId };
    const page = await services.tables.tournaments.list(player?.id ?? null, { status, club, limit, before });
    if (!page.ok) return problem(c, page.problem);
    const last = page.value.length === limit ? page.value.at(-1) : undefined;
    const nextCursor = last === undefined ? null : makeCursor({ createdAt: last.createdAt, gameId: last.id });
    const items = page.value.map((item) => ({ ...item, links: { self: `/tournaments/${item.id}` } }));
    return answerPage(c, items, nextCursor, OWN);
  },
});

export const getTournament = endpoint({
  ...shared,
  method: 'get',
  path: '/tournaments/{id}',
  operationId: 'getTournament',
  summary: 'Look at a tournament',
  description:
    'Who takes part, who meets whom, and who stands where. `GET /tournaments/{id}/events` follows it.',
  auth: 'optional',
  budget: 'reads',
  cost: costOfPage(PAGE),
  params: TournamentId,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'The tournament as it stands.', ...THE_TOURNAMENT } },
  problems: ['unknown-tournament'],
  handle: async ({ c, services, player, params }) =>
    tellTournament(c, 200, await services.tables.tournaments.find(player?.id ?? null, params.id)),
});

export const startTournament = endpoint({
  ...shared,
  method: 'post',
  path: '/tournaments/{id}/start',
  operationId: 'startTournament',
  summary: 'Start a tournament with those who are there',
  description:
    'By whoever keeps it. The lots are drawn, and the first round begins. A tournament that has begun stays as it is.',
  auth: 'required',
  budget: 'creations',
  params: TournamentId,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 201: { description: 'The tournament, with its first round.', ...THE_TOURNAMENT } },
  problems: ['unknown-tournament', 'not-your-tournament', 'tournament-over', 'too-few-entrants', 'too-busy'],
  handle: async ({ c, services, player, params }) =>
    tellTournament(c, 201, await services.tables.tournaments.start(requirePlayer(player), params.id)),
});

export const callOffTournament = endpoint({
  ...shared,
  method: 'delete',
  path: '/tournaments/{id}',
  operationId: 'callOffTournament',
  summary: 'Call a tournament off',
  description:
    'By whoever keeps it; so a ladder ends. Tables that are at play are played to their end, no other round begins, and the seed is told when the last of them is done.',
  auth: 'required',
  budget: 'actions',
  params: TournamentId,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'The tournament.', ...THE_TOURNAMENT } },
  problems: ['unknown-tournament', 'not-your-tournament', 'too-busy'],
  handle: async ({ c, services, player, params }) =>
    tellTournament(c, 200, await services.tables.tournaments.callOff(requirePlayer(player), params.id)),
});
