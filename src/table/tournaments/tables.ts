import { BoundedCache } from '../../engine/bounded-cache.js';
import { no, yes } from '../../engine/result.js';
import type { Outcome, Seat } from '../../engine/ruleset.js';
import type { EntrantRow } from '../../store/tournaments.js';
import { boardSecretOf } from '../../tournaments/lots.js';
import type { Round, RoundTable } from '../../tournaments/tournament.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Decide, Decisions } from '../commit/decisions.js';
import { closed } from '../commit/seat-changes.js';
import type { Game } from '../game/game.js';
import type { SeatHolder } from '../game/seat-holder.js';
import { layTable } from '../lay.js';
import { findRulebook } from '../shelf.js';
import { openingOf, type WantedTable } from '../use-cases/create.js';
import type { Kept } from './log.js';

/** The tables of a round: laid once however often it is tried, closed when nobody comes, and read when they are done. */
export interface RoundTables {
  /** The game at a table, which is laid if it is not there yet. */
  game(kept: Kept, round: Round, table: RoundTable): Promise<Game>;
  /** Whether whoever is told of a round finds their table. One at a place that is away cannot be had by anybody, and holds nobody up. */
  areLaid(round: Round): Promise<boolean>;
  /** Nobody waits any longer for those who are missing. */
  close(gameId: string): Promise<Game | null>;
}

/** The house itself asks. */
const BY_NOBODY = { player: null, expected: null, requestId: null, key: undefined, isInvited: () => true };

/** A table that was seen once is there for good: it is looked for no more. */
const MOST_SEEN_BYTES = 1_000_000;

export const roundTablesIn = (games: LiveGames, decisions: Decisions): RoundTables => {
  const seen = new BoundedCache<string, true>(MOST_SEEN_BYTES);
  /** What was shown once is not taken back when its place is there again and the table is not. */
  const isThere = async (gameId: string): Promise<boolean> => {
    if (seen.get(gameId) === true) return true;
    const found = await games.now(gameId).catch((error: unknown) => {
      if (!games.isAway(gameId)) throw error;
    });
    if (found === null) return false;
    seen.set(gameId, true, gameId.length);
    return true;
  };
  return {
    async areLaid({ tables }) {
      for (const { gameId, result } of tables) if (result === null && !(await isThere(gameId))) return false;
      return true;
    },
    async game(kept, round, { gameId, seats }) {
      const there = await games.now(gameId);
      if (there !== null) return there;
      const wanted = tableFor(kept, round, seats);
      const laid = await decisions.anew(BY_NOBODY, gameId, async (at) => {
        const draft = openingOf(gameId, at, null, wanted);
        return draft.ok ? yes({ draft: draft.value, seat: null, action: null }) : draft;
      });
      // Whoever laid it first laid the same.
      const game = laid.ok ? laid.value.game : await games.now(gameId);
      if (game === null) throw new Error(`the table ${gameId} of a tournament could not be laid`);
      return game;
    },
    async close(gameId) {
      await decisions.about({ ...BY_NOBODY, gameId }, whileWaiting);
      return games.now(gameId);
    },
  };
};

const whileWaiting: Decide = (game) =>
  game.status === 'waiting'
    ? yes({ draft: closed(game, 'idle'), seat: null, action: null })
    : no({ code: 'game-under-way', detail: 'Everybody came after all.' });

const tableFor = (kept: Kept, { round, board }: Round, seats: RoundTable['seats']): WantedTable => {
  const { row, it } = kept;
  const { ruleset, options, clock, pace } = it.rules;
  const book = findRulebook(ruleset);
  const laid = book.ok ? layTable(book.value, seats.length, { options }) : book;
  if (!book.ok || !laid.ok) throw new Error(`${it.id} is played by rules that are not here`);
  const shared = board === null ? null : { id: board, secret: boardSecretOf(row.seed, it, round) };
  return {
    book: book.value,
    laid: laid.value,
    holders: seats.map((number) => holderOf(kept, number)),
    visibility: visibilityOf(row.club, board),
    clock: { ...clock, whenOut: 'forfeit' },
    whenLeft: undefined,
    tournament: it.id,
    board: shared,
    ...(row.club === null ? {} : { club: row.club }),
    ...(pace === null ? {} : { pace }),
  };
};

/** Where luck is shared nobody looks on until all are done. */
const visibilityOf = (club: string | null, board: string | null): WantedTable['visibility'] => {
  if (board !== null) return 'private';
  return club === null ? 'public' : 'club';
};

const holderOf = ({ it, people }: Kept, number: number): SeatHolder => {
  const entrant = it.entrants.find((one) => one.number === number);
  const person: EntrantRow | undefined = people.find((one) => one.entrant === number);
  const name = person?.name ?? `No. ${number}`;
  if (entrant?.kind === 'bot') return { kind: 'bot', level: entrant.level ?? 'easy', name };
  // Whoever was forgotten is somebody for whom nobody comes.
  return { kind: 'open', playerId: person?.playerId ?? `nobody ${number}`, name };
};

/** What a table brought, by seat. */
export interface TableResult {
  readonly points: [number, number];
  readonly how: 'played' | 'no-show' | 'no-result';
}

export const resultOf = ({ ending, seats, match }: Game): TableResult | null => {
  if (ending === null) return null;
  if (match === null) return { points: forThoseWhoCame(ending, seats), how: 'no-show' };
  const [first, ...others] = ending.ranking;
  if (first === undefined) return { points: [0, 0], how: 'no-result' };
  if (others.length === 0) return { points: [0.5, 0.5], how: 'played' };
  return { points: first.includes(0) ? [1, 0] : [0, 1], how: 'played' };
};

/** A point for whoever sat there; whoever got up again has none. */
const forThoseWhoCame = ({ by }: Outcome, seats: Game['seats']): [number, number] => {
  const cameTo = (seat: Seat): number => {
    if (by !== null) return by === seat ? 0 : 1;
    const other = seats[seat === 0 ? 1 : 0];
    return seats[seat]?.kind !== 'open' && other?.kind === 'open' ? 1 : 0;
  };
  return [cameTo(0), cameTo(1)];
};
