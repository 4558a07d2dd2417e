import { z } from 'zod';
import type { Seat } from '../../engine/ruleset.js';
import type { Game } from './game.js';

/** The clock of a game, if it has one: the fold of the times at which its decisions were taken. */

const THIRTY_DAYS_S = 30 * 24 * 3_600;

export const ClockRules = z.strictObject({
  perTurnSeconds: z.int().min(1).max(THIRTY_DAYS_S),
  bankSeconds: z.int().min(0).max(THIRTY_DAYS_S),
  whenOut: z.enum(['forfeit', 'bot']),
});
export type ClockRules = z.infer<typeof ClockRules>;

/** What is known of one seat's time, in milliseconds. */
interface SeatTime {
  readonly bankMs: number;
  /** Since when its player is to act; null while they are not. */
  readonly since: number | null;
  /** How often in a row its time ran out. */
  readonly misses: number;
  /** Its time ran out, and a bot plays the rest of this turn. */
  readonly isPlayed: boolean;
}

export interface Clock {
  readonly rules: ClockRules;
  readonly seats: readonly SeatTime[];
  readonly isStopped: boolean;
  /** Hours in which the house was closed are given back up to this moment. */
  readonly givenUntil: number;
}

/** Hours in which no process of the house was there. */
export interface Closing {
  readonly closedAt: number;
  readonly openedAt: number;
}

export const newClock = (rules: ClockRules, seats: number): Clock => ({
  rules,
  isStopped: false,
  givenUntil: 0,
  seats: Array.from({ length: seats }, () => ({
    bankMs: rules.bankSeconds * 1000,
    since: null,
    misses: 0,
    isPlayed: false,
  })),
});

/**
 * A decision begins: what the one before it, at that time, meant for the clock. A turn lasts from the moment one is to act until one no longer is;
 * what it took beyond its own time is taken from the bank.
 * Asked when the next decision begins and not when one ends, so that a fold may be cut anywhere, also in the middle of a decision.
 */
export const ticked = (game: Game, lastAt: string = game.updatedAt): Game =>
  game.clock === null ? game : { ...game, clock: settled(game, game.clock, Date.parse(lastAt)) };

/** The clock as it stands after the game's last decision. */
export const clockOf = (game: Game): Clock | null => ticked(game).clock;

const settled = ({ seats, status, match }: Game, clock: Clock, at: number): Clock => {
  const toAct = status === 'playing' ? (match?.toAct ?? []) : [];
  return {
    ...clock,
    // A table may begin with fewer seats than it was laid for.
    seats: clock.seats.slice(0, seats.length).map((time, seat) => {
      if (!toAct.includes(seat)) return rested(clock.rules, time, at);
      const isTicking = seats[seat]?.kind === 'player' && !time.isPlayed;
      return isTicking ? { ...time, since: time.since ?? at } : { ...time, since: null };
    }),
  };
};

const rested = ({ perTurnSeconds }: ClockRules, time: SeatTime, at: number): SeatTime => {
  if (time.since === null) return time.isPlayed ? { ...time, isPlayed: false } : time;
  const beyond = Math.max(0, at - time.since - perTurnSeconds * 1000);
  return { ...time, since: null, isPlayed: false, bankMs: Math.max(0, time.bankMs - beyond) };
};

/** Whoever acts in time has missed nothing. */
export const afterActing = (game: Game, seat: Seat): Game =>
  withTime(game, seat, (time) => (time.isPlayed ? time : { ...time, misses: 0 }));

/** So many turns in a row may be missed before a seat counts as left. */
const MOST_MISSES = 3;

/** A seat's time ran out. */
export const afterRunningOut = (game: Game, seat: Seat): Game =>
  withTime(game, seat, ({ misses }, { whenOut }) => ({
    bankMs: 0,
    since: null,
    misses: misses + 1,
    isPlayed: whenOut === 'bot' && misses + 1 < MOST_MISSES,
  }));

/** The house was closed: nobody's time ran in these hours. */
export const afterReopening = (game: Game, { closedAt, openedAt }: Closing): Game => {
  if (game.clock === null) return game;
  const later = (since: number): number => since + Math.max(0, openedAt - Math.max(since, closedAt));
  const seats = game.clock.seats.map((time) =>
    time.since === null ? time : { ...time, since: later(time.since) },
  );
  return { ...game, clock: { ...game.clock, seats, givenUntil: openedAt } };
};

export const afterStopping = (game: Game): Game =>
  game.clock === null ? game : { ...game, clock: { ...game.clock, isStopped: true } };

const withTime = (game: Game, seat: Seat, change: (time: SeatTime, rules: ClockRules) => SeatTime): Game => {
  const { clock } = game;
  if (clock === null) return game;
  const seats = clock.seats.map((time, at) => (at === seat ? change(time, clock.rules) : time));
  return { ...game, clock: { ...clock, seats } };
};

export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
}

/** Whose time runs, and when it is out. */
export const deadlinesOf = (game: Game): readonly Deadline[] => {
  const clock = clockOf(game);
  if (clock === null || clock.isStopped || game.status !== 'playing') return [];
  return clock.seats.flatMap(({ since, bankMs }, seat) =>
    since === null ? [] : [{ seat, at: since + clock.rules.perTurnSeconds * 1000 + bankMs }],
  );
};

/** Whose time runs out next, and when. */
export const deadlineOf = (game: Game): Deadline | null =>
  deadlinesOf(game).reduce<Deadline | null>(
    (first, one) => (first === null || one.at < first.at ? one : first),
    null,
  );

const LEAST_WARNING_MS = 10_000;
const MOST_WARNING_MS = 24 * 3_600_000;

/** How long before its time is out somebody is warned: a fifth of a turn, but at least ten seconds and at most a day, and never more than half a turn. */
export const warningMs = ({ clock }: Pick<Game, 'clock'>): number => {
  const turnMs = (clock?.rules.perTurnSeconds ?? 0) * 1000;
  return Math.min(Math.max(turnMs / 5, LEAST_WARNING_MS), turnMs / 2, MOST_WARNING_MS);
};

/** Whether a bot plays this turn of a player whose time ran out. */
export const isPlayedByBot = (game: Game, seat: Seat): boolean =>
  clockOf(game)?.seats[seat]?.isPlayed ?? false;
