import { and, asc, eq, sql } from 'drizzle-orm';
import { eachPiece } from './each-piece.js';
import type { Places } from './places.js';
import {
  ADD,
  FOLD,
  markAllIn,
  RECENTLY_TOGETHER,
  STANDINGS,
  settleIn,
  toRateIn,
  WIPE,
} from './rating-statements.js';
import { type Placed, ratedGames, ratingPools } from './schema.js';

/** Where a game stands in the order of its pool: by its end, and of two that end at once by id. */
export interface Moment {
  readonly endedAt: Date;
  readonly gameId: string;
}

/** What a finished game says of those who played. */
export interface RatedGame extends Moment {
  readonly places: readonly Placed[];
}

/** How somebody stands. */
export interface Standing {
  readonly who: string;
  readonly mu: number;
  readonly sigma: number;
  /** How many games counted, and how many of them for less. */
  readonly games: number;
  readonly damped: number;
}

/** How somebody stood after a game, and by how much it counted for them. */
export interface Step extends Standing, Moment {
  readonly weight: number;
}

/** Games to be folded, in their order, and what is known from before the first of them. */
export interface Stretch {
  readonly version: number;
  readonly games: readonly RatedGame[];
  readonly standings: readonly Standing[];
  /** Games of the same people shortly before. */
  readonly recently: readonly RatedGame[];
}

/** What finished games say, and the fold of it. */
export interface RatingBook {
  /** Once, however often it is told; never for a club that has ended. */
  add(pool: PoolKey, game: RatedGame): Promise<void>;
  /** Ratings know of it now. */
  settle(gameId: string): Promise<void>;
  /** Goes through rated games that are over and that nobody wrote down, so many at a time. A place that is away keeps its marks until it is back. */
  eachToRate(limit: number, work: (gameId: string) => Promise<void>): Promise<void>;
  /** Pools with games that are not folded. */
  unfolded(): Promise<readonly string[]>;
  /** The next stretch to fold, from the first game that is not; null when there is none. Together with what was played within `windowMs` before it. */
  stretch(pool: string, limit: number, windowMs: number): Promise<Stretch | null>;
  /** Writes a stretch down, at once or not at all; false when somebody else folded in this pool since it was read. */
  fold(pool: string, stretch: Stretch, steps: readonly Step[]): Promise<boolean>;
  /** How many games count. */
  count(): Promise<number>;
  /** Throws away all that follows from games, and marks every game that counts to be written down again. */
  startAnew(): Promise<void>;
}

export interface PoolKey {
  readonly ruleset: string;
  readonly club: string | null;
}

/** A ruleset in the open, or in a club. No id of a ruleset has a space. */
export const poolName = ({ ruleset, club }: PoolKey): string =>
  club === null ? ruleset : `${ruleset} ${club}`;

export const openRatingBook = ({ home, pieces, pieceOf }: Places): RatingBook => {
  const { orm, soon, ask } = home;
  const gamesFrom = (pool: string, { endedAt, gameId }: Moment, limit: number) =>
    orm
      .select({ gameId: ratedGames.gameId, endedAt: ratedGames.endedAt, places: ratedGames.places })
      .from(ratedGames)
      .where(
        and(
          eq(ratedGames.pool, pool),
          sql`(ended_at, game_id) >= (${endedAt.toISOString()}::text::timestamptz, ${gameId}::text)`,
        ),
      )
      .orderBy(asc(ratedGames.endedAt), asc(ratedGames.gameId))
      .limit(limit);
  const markAll = async (): Promise<void> => {
    for (const piece of pieces()) {
      let after: unknown = '';
      while (typeof after === 'string') {
        const [page] = await piece.place.ask(markAllIn(piece), [after]);
        after = page?.last;
      }
    }
  };
  return {
    async add({ ruleset, club }, { gameId, endedAt, places }) {
      const game = [gameId, endedAt.toISOString(), JSON.stringify(places)];
      await soon(() => ask(ADD, [poolName({ ruleset, club }), ruleset, club, ...game]));
    },
    async settle(gameId) {
      const { place, table } = pieceOf(gameId);
      await place.soon(() => place.ask(settleIn(table('games')), [gameId]));
    },
    async eachToRate(limit, work) {
      await eachPiece(pieces(), async ({ place, table }) => {
        let after = '';
        for (;;) {
          const rows = await place.soon(() => place.ask(toRateIn(table('games')), [after, limit]));
          for (const { game_id } of rows) await work(String(game_id));
          after = String(rows.at(-1)?.game_id ?? after);
          if (rows.length < limit) return;
        }
      });
    },
    async unfolded() {
      const rows = await soon(() =>
        orm.selectDistinct({ pool: ratedGames.pool }).from(ratedGames).where(sql`NOT folded`),
      );
      return rows.map(({ pool }) => pool);
    },
    async stretch(pool, limit, windowMs) {
      const [lock] = await soon(() => orm.select().from(ratingPools).where(eq(ratingPools.pool, pool)));
      const [first] = await soon(() =>
        orm
          .select({ gameId: ratedGames.gameId, endedAt: ratedGames.endedAt })
          .from(ratedGames)
          .where(and(eq(ratedGames.pool, pool), sql`NOT folded`))
          .orderBy(asc(ratedGames.endedAt), asc(ratedGames.gameId))
          .limit(1),
      );
      if (lock === undefined || first === undefined) return null;
      const games = await soon(() => gamesFrom(pool, first, limit));
      const everybody = JSON.stringify([
        ...new Set(games.flatMap(({ places }) => places.map(({ who }) => who))),
      ]);
      const before = [pool, everybody, first.endedAt.toISOString(), first.gameId] as const;
      const standings = await soon(() => ask(STANDINGS, before));
      const recently = await soon(() => ask(RECENTLY_TOGETHER, [...before, windowMs]));
      return {
        version: lock.version,
        games,
        standings: standings.map(({ standing }) => JSON.parse(String(standing))),
        recently: recently.map(({ game }) => {
          const { endedAt, ...rest } = JSON.parse(String(game));
          return { ...rest, endedAt: new Date(endedAt) };
        }),
      };
    },
    async fold(pool, { version, games }, steps) {
      const last = games.at(-1);
      if (last === undefined) return true;
      const rows = steps.map(({ endedAt, ...step }) => ({ ...step, endedAt: endedAt.toISOString() }));
      const ids = games.map(({ gameId }) => gameId);
      const given = [pool, version, JSON.stringify(rows), JSON.stringify(ids)];
      const done = await soon(() => ask(FOLD, [...given, last.endedAt.toISOString(), last.gameId]));
      return done.length === 1;
    },
    async count() {
      const [row] = await soon(() => ask('SELECT count(*) AS games FROM rated_games', []));
      return Number(row?.games);
    },
    async startAnew() {
      // Marked before, so that a sweep finishes what is broken off; and after, since a server may have taken marks away meanwhile.
      await markAll();
      await home.alone((run) => run(WIPE));
      await markAll();
    },
  };
};
