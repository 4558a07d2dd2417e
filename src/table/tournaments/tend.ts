import { commitmentTo } from '../../proof/fair-chance.js';
import type { Boards } from '../../store/boards.js';
import type { Tournaments } from '../../store/tournaments.js';
import type { RoundStarted, TournamentEvent } from '../../tournaments/event.js';
import { boardIdOf, boardSecretOf, drawnOrder } from '../../tournaments/lots.js';
import { nextRound } from '../../tournaments/next-round.js';
import type { Pairings } from '../../tournaments/pairing.js';
import { standingsOf } from '../../tournaments/standings.js';
import type { Round, Tournament } from '../../tournaments/tournament.js';
import { eachInTurn } from '../each-in-turn.js';
import { idElsewhere, idFrom } from '../id.js';
import type { Kept, TournamentLog } from './log.js';
import { type RoundTables, resultOf } from './tables.js';

/**
 * Moves a tournament on by one event, or says when to look again. Every process may do so at any moment: what comes next follows from the log,
 * one of them writes it, and the others find it written. Whatever is done beside the log may be done twice.
 */
export interface Tending {
  /** Goes on until there is nothing to do. */
  tend(tournamentId: string): Promise<void>;
  /** Tends those that are due; how many. */
  tendDue(): Promise<number>;
  /** What is under way is finished, and nothing else is begun. */
  close(): Promise<void>;
}

export interface TendingRooms {
  readonly store: Tournaments;
  readonly log: TournamentLog;
  readonly tables: RoundTables;
  readonly boards: Pick<Boards, 'tell'>;
  readonly clock: () => number;
  /** Whether the place of a game is away: a table that is not laid yet is laid elsewhere. */
  isAway(gameId: string): boolean;
  /** Whether the roof over it still stands. */
  isClubThere(clubId: string): Promise<boolean>;
}

/** What is next: an event to write, or a moment to wait for. Null for ever. */
type Step = { readonly event: TournamentEvent } | { readonly lookAt: number | null };

/** Whoever took one to look after it and died leaves it to the others after this. */
const LEASE_MS = 10_000;
/** The end of a game is heard at once, unless the process that heard it died: then it is found by looking. */
const LOOK_EVERY_MS = 10_000;
const AT_ONCE = 50;

export const tendingIn = (rooms: TendingRooms): Tending => {
  const { store, log, clock } = rooms;
  let isClosed = false;
  const goOn = async (tournamentId: string): Promise<void> => {
    while (!isClosed) {
      const kept = await log.find(tournamentId);
      if (kept === null) return;
      const step = await nextStep(rooms, kept);
      if ('event' in step) await log.write(kept, step.event);
      else {
        await store.look(tournamentId, step.lookAt === null ? null : new Date(step.lookAt));
        return;
      }
    }
  };
  const { once: tend, settled } = oneAtATime(goOn);
  return {
    tend,
    async close() {
      isClosed = true;
      await settled();
    },
    async tendDue() {
      const ids = await store.due(new Date(clock()), new Date(clock() + LEASE_MS), AT_ONCE);
      await eachInTurn(ids, tend);
      return ids.length;
    },
  };
};

/** Whoever asks while the same is done waits until it was done once more: what they know of may have come too late for the first. */
const oneAtATime = (work: (id: string) => Promise<void>) => {
  const underWay = new Map<string, { isAskedAgain: boolean; readonly done: Promise<void> }>();
  const again = async (id: string): Promise<void> => {
    await work(id);
    const mine = underWay.get(id);
    if (mine?.isAskedAgain !== true) return;
    mine.isAskedAgain = false;
    await again(id);
  };
  return {
    once(id: string): Promise<void> {
      const known = underWay.get(id);
      if (known !== undefined) {
        known.isAskedAgain = true;
        return known.done;
      }
      const done = Promise.resolve()
        .then(() => again(id))
        .finally(() => underWay.delete(id));
      underWay.set(id, { isAskedAgain: false, done });
      return done;
    },
    settled: async (): Promise<void> => {
      await Promise.allSettled([...underWay.values()].map(({ done }) => done));
    },
  };
};

const nextStep = async (rooms: TendingRooms, kept: Kept): Promise<Step> => {
  const { it, row, people } = kept;
  if (it.status === 'over') return { lookAt: null };
  if (!it.isCalledOff && (await isNobodys(rooms, kept))) return { event: { type: 'called-off' } };
  const gone = it.entrants.find(
    ({ number, kind, hasWithdrawn }) =>
      kind === 'player' && !hasWithdrawn && people.find((it) => it.entrant === number)?.playerId === null,
  );
  if (gone !== undefined) return { event: { type: 'entrant-withdrew', entrant: gone.number } };
  const round = it.rounds.at(-1);
  if (round !== undefined && !round.isOver) return duringRound(rooms, kept, round);
  // What tables share is secret while anybody plays there, so nothing ends in the middle of a round.
  if (it.isCalledOff) return ended(it, row.seed, 'called-off');
  return it.status === 'open' ? whileOpen(kept, rooms.clock()) : betweenRounds(rooms, kept);
};

/** Its club has ended; or whoever announced it is forgotten, and nothing would ever start or end it. */
const isNobodys = async (rooms: TendingRooms, { row, it }: Kept): Promise<boolean> => {
  if (row.club !== null) return !(await rooms.isClubThere(row.club));
  if (row.host !== null) return false;
  return it.rules.format === 'ladder' || (it.status === 'open' && it.rules.startsAt === null);
};

const whileOpen = ({ row, it }: Kept, now: number): Step => {
  const present = it.entrants.filter(({ hasWithdrawn }) => !hasWithdrawn);
  const { startsAt, mostEntrants, format } = it.rules;
  const isFull = present.length >= mostEntrants && format !== 'ladder';
  const isTime = startsAt !== null && Date.parse(startsAt) <= now;
  if (isFull || (isTime && (present.length >= 2 || format === 'ladder')))
    return { event: startOf(row.seed, it) };
  if (isTime) return ended(it, row.seed, 'too-few');
  return {
    lookAt: startsAt === null ? now + LOOK_EVERY_MS : Math.min(Date.parse(startsAt), now + LOOK_EVERY_MS),
  };
};

export const startOf = (seed: string, { entrants }: Tournament): TournamentEvent => ({
  type: 'tournament-started',
  order: [...drawnOrder(seed, entrants)],
});

const betweenRounds = ({ clock, isAway }: TendingRooms, { row, it }: Kept): Step => {
  const { roundEverySeconds } = it.rules;
  const from = it.roundAt === null ? 0 : Date.parse(it.roundAt) + roundEverySeconds * 1000;
  const next = nextRound(it);
  if (next.kind === 'end') return ended(it, row.seed, next.why);
  if (next.kind === 'wait') return { lookAt: clock() + LOOK_EVERY_MS };
  if (from > clock()) return { lookAt: from };
  const tableOf = (table: number): string =>
    idElsewhere(isAway, (attempt) => idFrom('g', tableWords(it.id, next.round, table, attempt)));
  return { event: roundOf(it, row.seed, next, tableOf) };
};

const tableWords = (id: string, round: number, table: number, attempt: number): string =>
  attempt === 0 ? `${id} ${round} ${table}` : `${id} ${round} ${table} elsewhere ${attempt}`;

const roundOf = (
  it: Tournament,
  seed: string,
  { round, pairings: { pairs, byes } }: { readonly round: number; readonly pairings: Pairings },
  tableOf: (table: number) => string,
): RoundStarted => ({
  type: 'round-started',
  round,
  board: it.rules.equalDice ? boardIdOf(it.id, round) : null,
  boardCommitment: it.rules.equalDice ? commitmentTo(boardSecretOf(seed, it, round)) : null,
  tables: pairs.map(([one, other], index) => ({
    table: index + 1,
    seats: [one, other],
    gameId: tableOf(index + 1),
  })),
  byes: [...byes],
});

const duringRound = async (rooms: TendingRooms, kept: Kept, round: Round): Promise<Step> => {
  const { it, row } = kept;
  const now = rooms.clock();
  const deadline = Date.parse(it.roundAt ?? '') + it.rules.showUpSeconds * 1000;
  const open = round.tables.filter(({ result }) => result === null);
  // A table at a place that is away is looked at again, and keeps no other from being laid or read.
  const unlessAway =
    ({ gameId }: Round['tables'][number]) =>
    (error: unknown): null => {
      if (!rooms.isAway(gameId)) throw error;
      return null;
    };
  if (!(await rooms.tables.areLaid(round))) {
    for (const table of open) await rooms.tables.game(kept, round, table).catch(unlessAway(table));
    // Nobody was told of the round before.
    rooms.store.tell(it.id);
  }
  for (const table of open) {
    const event = await resultAt(rooms, kept, round, table, deadline <= now).catch(unlessAway(table));
    if (event !== null) return { event };
  }
  if (round.tables.some(({ result }) => result === null))
    return { lookAt: deadline > now ? Math.min(deadline, now + LOOK_EVERY_MS) : now + LOOK_EVERY_MS };
  // First it is told, then it is written that it was: whoever dies in between tells it again.
  if (round.board !== null) await rooms.boards.tell(round.board, new Date(now));
  const boardSecret = round.board === null ? null : boardSecretOf(row.seed, it, round.round);
  return { event: { type: 'round-ended', round: round.round, boardSecret } };
};

/** What has come of a table, which is laid if it is not there yet, and closed when whoever is missing comes no more. */
const resultAt = async (
  { tables }: TendingRooms,
  kept: Kept,
  round: Round,
  table: Round['tables'][number],
  isTimeUp: boolean,
): Promise<TournamentEvent | null> => {
  const laid = await tables.game(kept, round, table);
  const game = laid.status === 'waiting' && isTimeUp ? await tables.close(table.gameId) : laid;
  const result = game === null ? null : resultOf(game);
  if (game === null || result === null) return null;
  return { type: 'result-known', round: round.round, table: table.table, gameHash: game.hash, ...result };
};

const ended = (
  it: Tournament,
  seed: string,
  why: Extract<TournamentEvent, { type: 'tournament-ended' }>['why'],
): { readonly event: TournamentEvent } => ({
  event: {
    type: 'tournament-ended',
    why,
    ranking: standingsOf(it).map(({ entrant }) => entrant),
    seed,
  },
});
