import { seededChance } from '../engine/chance/seeded.js';
import type { Names, Outcome, Seat, Viewer } from '../engine/game.js';
import type { Happening, Match } from '../engine/match.js';
import type { LaidTable, Rulebook } from '../engine/rulebook.js';
import { reviewerFrom } from '../engine/viewer.js';
import { rulebookOf } from '../games/registry.js';
import { CHAIN_START } from '../proof/chain.js';
import { saltsInOneWord } from '../proof/fair-chance.js';
import type { Entry, GameCard } from '../store/entry.js';
import type { GivenChance } from './given-chance.js';
import type { Origin } from './origin.js';
import { type SeatHolder, salted, TABLE_EVENT_TYPES, TableEvent, tableHappening } from './table-event.js';

export type Status = 'waiting' | 'playing' | 'over';
export type Visibility = 'public' | 'private';

/**
 * A game with everybody around it: the fold of its log. A value, like the match inside it.
 * `version` is the number of the last event; `hash` is the last link of the chain.
 */
export interface Evening {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly book: Rulebook;
  readonly rulesetVersion: number;
  readonly laid: LaidTable;
  readonly visibility: Visibility;
  readonly seats: readonly SeatHolder[];
  /** The least time before a bot acts, in milliseconds. */
  readonly pace: number;
  readonly status: Status;
  /** Null until the game starts. */
  readonly match: Match | null;
  readonly ending: Outcome | null;
  /** The game as a whole is over, also where one looks back at its past: everything may be seen. */
  readonly isOpen: boolean;
  readonly commitment: string;
  /** Looking back at an event in the middle of a decision: nobody could act there. */
  readonly isMidway: boolean;
  /** What the dice come from. Nobody may see it before the end. */
  readonly secret: string;
  /** What the players added to the luck, in one word; fixed when the game starts. */
  readonly salts: string;
  /** Luck that was given in place of fair luck. */
  readonly given: GivenChance | null;
  /** Whether players may ask for the odds. */
  readonly hasOdds: boolean;
  /** How much of the given luck is used. */
  readonly draws: number;
  /** Where a fork begins; null for a game that begins at the beginning. */
  readonly origin: Origin | null;
}

/** A game that proves nothing: its luck was given, or it begins in the middle of another. */
export const isSandbox = ({ given, origin }: Pick<Evening, 'given' | 'origin'>): boolean =>
  given !== null || origin !== null;

/** The evening after its first event. */
export const firstEvening = (id: string, secret: string, at: string, event: TableEvent): Evening => {
  if (event.type !== 'game-created') throw new Error(`the log of ${id} does not begin with its creation`);
  const book = rulebookOf(event.ruleset);
  if (book === undefined) throw new Error(`${id} is a game of ${event.ruleset}, which is not on the shelf`);
  const laid = book.lay(event.seats.length, event.options);
  if (!laid.ok) throw new Error(`${id} has options its ruleset no longer knows`);
  return {
    id,
    version: 1,
    hash: CHAIN_START,
    createdAt: at,
    updatedAt: at,
    book,
    rulesetVersion: event.rulesetVersion,
    laid: laid.value,
    visibility: event.visibility,
    seats: event.seats,
    pace: event.pace ?? 0,
    status: 'waiting',
    match: null,
    ending: null,
    isOpen: false,
    commitment: event.commitment,
    isMidway: false,
    secret,
    salts: '',
    given: event.chance ?? null,
    hasOdds: event.odds ?? true,
    draws: 0,
    origin: event.origin ?? null,
  };
};

/** What a table event changes; the number, the time and the hash are the ledger's. */
export const afterTableEvent = (evening: Evening, event: TableEvent): Evening => {
  switch (event.type) {
    case 'game-created':
      return evening;
    case 'seat-taken':
      return withSeat(evening, event.seat, seatedPlayer(event));
    case 'seat-left':
      return withSeat(evening, event.seat, { kind: 'open' });
    case 'game-started':
      return { ...evening, status: 'playing', match: firstMatch(evening), salts: saltsOf(evening) };
    case 'seat-resigned':
      return evening;
    case 'luck-drawn':
      return { ...evening, draws: event.draws };
    case 'game-ended':
      return ended(evening, event.outcome);
  }
};

/** A match that its own rules have not ended is told, and with it everybody who looks at it. */
const ended = (evening: Evening, outcome: Outcome): Evening => {
  const { match } = evening;
  const isTold = match === null || match.outcome !== null;
  return {
    ...evening,
    status: 'over',
    ending: outcome,
    isOpen: true,
    match: isTold ? match : match.halted(outcome),
  };
};

const firstMatch = ({ laid, origin }: Evening): Match =>
  origin === null ? laid.empty() : laid.imagined(origin.view, seededChance(origin.seed));

const seatedPlayer = (taken: Extract<TableEvent, { type: 'seat-taken' }>): SeatHolder => ({
  kind: 'player',
  playerId: taken.playerId,
  name: taken.name,
  ...salted(taken.salt),
});

const saltsOf = ({ seats }: Evening): string =>
  saltsInOneWord(seats.map((holder) => (holder.kind === 'player' ? (holder.salt ?? null) : null)));

const withSeat = (evening: Evening, seat: Seat, holder: SeatHolder): Evening => ({
  ...evening,
  seats: evening.seats.map((held, at) => (at === seat ? holder : held)),
});

/** Folds what the ledger wrote since. Moves are folded many at a time: between two table events only the match changes. */
export const afterEntries = (evening: Evening, entries: readonly Entry[]): Evening => {
  const last = entries.at(-1);
  if (last === undefined) return evening;
  let next = evening;
  let moves: Entry['event'][] = [];
  for (const { event } of entries) {
    if (isTableEvent(event)) {
      next = afterTableEvent(afterMoves(next, moves), TableEvent.parse(event));
      moves = [];
    } else moves.push(event);
  }
  return { ...afterMoves(next, moves), version: last.seq, hash: last.hash, updatedAt: last.at };
};

const afterMoves = (evening: Evening, moves: readonly Entry['event'][]): Evening =>
  moves.length === 0 ? evening : { ...evening, match: evening.match?.after(moves) ?? null };

export const rebuild = (card: GameCard, entries: readonly Entry[]): Evening | null => {
  const [first, ...rest] = entries;
  if (first === undefined) return null;
  const evening = firstEvening(card.gameId, card.secret, first.at, TableEvent.parse(first.event));
  return afterEntries({ ...evening, hash: first.hash }, rest);
};

const OPENINGS: ReadonlySet<unknown> = new Set(['game-created', 'seat-taken', 'seat-left', 'seat-resigned']);

/** Whether a decision begins with this entry: an action does, and so does whatever the table does by itself. */
export const beginsDecision = ({ action, event }: Pick<Entry, 'action' | 'event'>): boolean =>
  action !== null || OPENINGS.has(event.type);

const isTableEvent = (event: { readonly type?: unknown }): boolean =>
  typeof event.type === 'string' && TABLE_EVENT_TYPES.has(event.type);

/** An event of this evening's log with what each viewer may see of it. */
export const recall = (evening: Evening, event: Entry['event']): Happening =>
  isTableEvent(event) ? tableHappening(TableEvent.parse(event)) : evening.book.recall(event);

/** What the seats are called in sentences; equal names are told apart, such as those of one player in two seats. */
export const namesOf = ({ seats }: Pick<Evening, 'seats'>): Names =>
  seats.map((holder, seat) => {
    if (holder.kind === 'open') return `Seat ${seat}`;
    const isOnlyOne = seats.every(
      (other, at) => at === seat || other.kind === 'open' || other.name !== holder.name,
    );
    return isOnlyOne ? holder.name : `${holder.name} (seat ${seat})`;
  });

export const seatsOf = (evening: Evening, playerId: string | null): readonly Seat[] => {
  const own: Seat[] = [];
  evening.seats.forEach((holder, seat) => {
    if (holder.kind === 'player' && holder.playerId === playerId) own.push(seat);
  });
  return own;
};

/** Nobody before the start, after the end, or in the middle of a decision. */
export const toActOf = (evening: Evening): readonly Seat[] =>
  evening.status === 'playing' && !evening.isMidway ? (evening.match?.toAct ?? []) : [];

/** Somebody with several seats looks, and acts, from the one to act. Null for whoever has none. */
export const seatOf = (evening: Evening, playerId: string | null): Seat | null => {
  const own = seatsOf(evening, playerId);
  const toAct = toActOf(evening);
  return own.find((seat) => toAct.includes(seat)) ?? own[0] ?? null;
};

/** The one place where it is decided with which eyes somebody looks. */
export const viewerOf = (evening: Evening, playerId: string | null): Viewer =>
  viewerFrom(evening, seatOf(evening, playerId));

export const viewerFrom = ({ isOpen }: Evening, seat: Seat | null): Viewer =>
  isOpen ? reviewerFrom(seat) : (seat ?? 'spectator');

/**
 * A private game is for those who sit in it; while it still waits, whoever knows its address is invited.
 */
export const maySee = (evening: Evening, playerId: string | null): boolean =>
  evening.visibility === 'public' || evening.status === 'waiting' || seatsOf(evening, playerId).length > 0;
