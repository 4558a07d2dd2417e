import type { Database } from '../../src/store/database.js';
import type { Acted, Game, Guest, Page, Parlor } from '../support/parlor.js';

export interface Row {
  readonly rank: number;
  readonly kind: string;
  readonly name: string;
  readonly level: string | null;
  readonly you: boolean;
  readonly rating: number;
  readonly deviation: number;
  readonly score: number;
  readonly interval: { readonly low: number; readonly high: number };
  readonly games: number;
  readonly damped: number;
  readonly fromAbove: string | null;
}

export interface Own extends Row {
  readonly ruleset: string;
  readonly club: string | null;
  readonly recent: readonly {
    readonly gameId: string;
    readonly change: number;
    readonly weight: number;
    readonly damped: boolean;
  }[];
}

/** Over with the first die that is placed: whoever has seat 0 wins. */
export const SHORT = { options: { width: 1, height: 1 }, rated: true } as const;

/** A game that the first of them wins. */
export const beat = async (
  parlor: Parlor,
  [winner, ...others]: readonly Guest[],
  wanted: object = {},
): Promise<Game> => {
  if (winner === undefined) throw new Error('nobody plays');
  const game = await parlor.play([winner, ...others], { ...SHORT, ...wanted });
  const path = `/games/${game.id}/actions`;
  const body = { type: 'place', column: 0 };
  const { body: acted } = await parlor.post<Acted>(path, { as: winner, body });
  if (acted.game.status !== 'over') throw new Error('the game goes on');
  return acted.game;
};

export const boardOf = async (parlor: Parlor, query = '', as?: Guest): Promise<readonly Row[]> =>
  (await parlor.get<Page<Row>>(`/leaderboards/knucklebones${query}`, { as })).body.items;

export const ownOf = async (parlor: Parlor, as: Guest): Promise<readonly Own[]> =>
  (await parlor.get<Page<Own>>('/me/ratings', { as })).body.items;

/** All that the fold has made, to the last bit. */
export const everyBit = async ({ ask }: Pick<Database, 'ask'>): Promise<string> => {
  const tables = await Promise.all(
    [
      'SELECT row_to_json(r)::text AS row FROM ratings AS r ORDER BY pool, who',
      'SELECT row_to_json(r)::text AS row FROM rating_steps AS r ORDER BY pool, who, ended_at, game_id',
      'SELECT row_to_json(r)::text AS row FROM rated_games AS r ORDER BY game_id',
    ].map((statement) => ask(statement, [])),
  );
  return tables
    .flat()
    .map(({ row }) => String(row))
    .join('\n');
};
