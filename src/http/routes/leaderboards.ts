import { z } from 'zod';
import type { Board } from '../../table/ratings/standings.js';
import { answer, json, problem } from '../documents/answer.js';
import { CSV, csvOf } from '../documents/csv.js';
import { answerPage, nextLink } from '../documents/page-of.js';
import { BoardDocument, BoardListDocument, OwnRatingsDocument } from '../documents/rating-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { costOfPage } from '../request/costs.js';
import { badCursor } from '../request/cursor.js';
import { NO_HEADERS } from '../request/headers.js';
import { makeRankCursor, parseRankCursor } from '../request/rank-cursor.js';
import { wholeNumberParam } from '../request/read.js';

const PRIVATE = { 'cache-control': 'private, no-cache', vary: 'Authorization' };

const club = z.string().optional().meta({
  description:
    'The board of this club, one of `GET /clubs`, for its people alone; left out, of games in the open.',
});

const shared = {
  method: 'get',
  tag: 'Ratings',
  auth: 'optional',
  budget: 'reads',
  headers: NO_HEADERS,
  body: NO_BODY,
} as const;

const RulesetParam = z.strictObject({ ruleset: z.string().meta({ example: 'knucklebones' }) });

const pageQuery = (most: number, usual: number) =>
  z.strictObject({
    club,
    limit: wholeNumberParam(1, most, `How many on a page; ${usual} unless told.`),
    cursor: z
      .string()
      .optional()
      .meta({ description: '`nextCursor` of the page before, or from its `Link`.' }),
  });

const PAGE = 50;
const SHEET = 1_000;

const RULES =
  'Best first by `score`, which is the rating without its deviation: what is known, and not what is hoped. Bots are rated like everybody. Whoever is forgotten is not shown.';

export const listLeaderboards = endpoint({
  ...shared,
  path: '/leaderboards',
  operationId: 'listLeaderboards',
  summary: 'Where anybody is rated',
  description: 'One board for each ruleset with rated games: in the open, or with `club` in a club of yours.',
  params: NOTHING,
  query: z.strictObject({ club }),
  answers: {
    200: { description: 'The boards.', content: { 'application/json': { schema: BoardListDocument } } },
  },
  problems: ['unknown-club'],
  async handle({ c, services, player, query }) {
    const boards = await services.tables.standings.boards(player?.id ?? null, query.club);
    if (!boards.ok) return problem(c, boards.problem);
    const items = boards.value.map((board) => {
      const roof = board.club === null ? '' : `?club=${board.club}`;
      const self = `/leaderboards/${board.ruleset}`;
      return { ...board, links: { self: `${self}${roof}`, csv: `${self}/csv${roof}` } };
    });
    return json(c, 200, { items }, PRIVATE);
  },
});

export const getLeaderboard = endpoint({
  ...shared,
  path: '/leaderboards/{ruleset}',
  operationId: 'getLeaderboard',
  summary: 'Who stands where',
  description: `${RULES} \`fromAbove\` says where the games do not show yet who is better.`,
  cost: ({ query }) => costOfPage(query.limit ?? PAGE),
  params: RulesetParam,
  query: pageQuery(100, PAGE),
  answers: {
    200: {
      description: 'A page of the board.',
      headers: ['Link'],
      content: { 'application/json': { schema: BoardDocument } },
    },
  },
  problems: ['unknown-ruleset', 'unknown-club'],
  async handle({ c, services, player, params, query }) {
    const { limit = PAGE, cursor } = query;
    const from = cursor === undefined ? 0 : parseRankCursor(cursor);
    if (from === null) return problem(c, badCursor());
    const wanted = { ruleset: params.ruleset, club: query.club, from, limit };
    const board = await services.tables.standings.board(player?.id ?? null, wanted);
    if (!board.ok) return problem(c, board.problem);
    return answerPage(c, board.value.rows, cursorOf(board.value), PRIVATE);
  },
});

export const getLeaderboardCsv = endpoint({
  ...shared,
  path: '/leaderboards/{ruleset}/csv',
  operationId: 'getLeaderboardCsv',
  summary: 'The same for a spreadsheet',
  description: `${RULES} The first line names the columns; \`Link\` leads to the next page.`,
  cost: ({ query }) => costOfPage(query.limit ?? SHEET),
  params: RulesetParam,
  query: pageQuery(SHEET, SHEET),
  answers: {
    200: {
      description: 'A page of the board.',
      headers: ['Link'],
      content: { 'text/csv': { schema: z.string() } },
    },
  },
  problems: ['unknown-ruleset', 'unknown-club'],
  async handle({ c, services, player, params, query }) {
    const { limit = SHEET, cursor } = query;
    const from = cursor === undefined ? 0 : parseRankCursor(cursor);
    if (from === null) return problem(c, badCursor());
    const wanted = { ruleset: params.ruleset, club: query.club, from, limit };
    const board = await services.tables.standings.board(player?.id ?? null, wanted);
    if (!board.ok) return problem(c, board.problem);
    const link = nextLink(c.req.url, cursorOf(board.value));
    return answer(c, 200, sheetOf(board.value), { 'content-type': CSV, ...PRIVATE, ...link });
  },
});

const cursorOf = ({ next }: Board): string | null => (next === null ? null : makeRankCursor(next));

const COLUMNS = [
  'rank',
  'kind',
  'name',
  'rating',
  'deviation',
  'score',
  'low',
  'high',
  'games',
  'damped',
  'fromAbove',
] as const;

const sheetOf = ({ rows }: Board): string =>
  csvOf([
    COLUMNS,
    ...rows.map(({ interval, you, ...row }) => {
      const cells = { ...row, ...interval };
      return COLUMNS.map((column) => cells[column]);
    }),
  ]);

export const listMyRatings = endpoint({
  ...shared,
  path: '/me/ratings',
  operationId: 'listMyRatings',
  summary: 'Your ratings',
  description:
    'One for each ruleset in which a rated game of yours has ended, in the open and in each of your clubs, with what the last ten games did.',
  auth: 'required',
  params: NOTHING,
  query: NOTHING,
  answers: {
    200: { description: 'Your ratings.', content: { 'application/json': { schema: OwnRatingsDocument } } },
  },
  problems: [],
  async handle({ c, services, player }) {
    const items = await services.tables.standings.mine(requirePlayer(player).id);
    return json(c, 200, { items }, { 'cache-control': 'no-store' });
  },
});
