import type { Seat } from '../../engine/ruleset.js';
import { clockOf } from './clock.js';
import type { Game } from './game.js';
import { toActOf } from './people.js';

/** Who is away from a game, and since when the others have waited. None of it is in the log. */

/** What whoever looks at a game as it stands is told. */
export interface Absence {
  /** Seats whose players were not seen for a while. */
  readonly away: readonly Seat[];
  /** From when on the others may claim the seat of whoever is to act; null while that one is there, or a clock runs. */
  readonly claimableAt: number | null;
}

/** By player, when they were last seen; since when the house has been open; and the moment of which this is so. */
export interface Sightings {
  readonly seen: ReadonlyMap<string, number>;
  readonly openSince: number;
  readonly at: number;
}

/** Not seen for so long is away. */
const AWAY_MS = 120_000;
const MINUTE_MS = 60_000;

/** Where a clock runs it is the clock that decides. */
export const hasRunningClock = (game: Game): boolean => clockOf(game)?.isStopped === false;

const lastSeen = ({ seats, updatedAt }: Game, seat: Seat, { seen, openSince }: Sightings): number | null => {
  const holder = seats[seat];
  if (holder?.kind !== 'player') return null;
  // Whoever is not known of sat down a moment ago.
  return Math.max(openSince, seen.get(holder.playerId) ?? Date.parse(updatedAt));
};

/** When a player's absence is long enough for the host to call in a bot. */
export const missingAt = (game: Game, seat: Seat, sightings: Sightings): number | null => {
  const last = lastSeen(game, seat, sightings);
  return last === null ? null : last + game.book.patienceMinutes * MINUTE_MS;
};

/** When nothing has happened, and whoever is to act was not seen, for as long as the ruleset has patience. */
export const claimableAt = (game: Game, seat: Seat, sightings: Sightings): number | null => {
  const missing = missingAt(game, seat, sightings);
  if (missing === null || hasRunningClock(game) || !toActOf(game).includes(seat)) return null;
  return Math.max(missing, patienceEnds(game));
};

/** Law: nothing that happens less long after the last event can be a claim. */
export const patienceEnds = ({ updatedAt, book }: Game): number =>
  Date.parse(updatedAt) + book.patienceMinutes * MINUTE_MS;

export const absenceFrom = (game: Game, sightings: Sightings): Absence | null => {
  if (game.status !== 'playing') return null;
  const away = game.seats.flatMap((_, seat) => {
    const last = lastSeen(game, seat, sightings);
    return last !== null && sightings.at - last >= AWAY_MS ? [seat] : [];
  });
  if (away.length === 0) return null;
  const moments = away.flatMap((seat) => claimableAt(game, seat, sightings) ?? []);
  return { away, claimableAt: moments.length === 0 ? null : Math.min(...moments) };
};
