import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export const CELLS = 100;
export const QUARTER = 25;
export const SAFE_CELLS = 4;
export const MARBLES_EACH = 4;
const MOST_SEATS = 4;
export const MOST_MARBLES = MOST_SEATS * MARBLES_EACH;

/** Marbles and safe cells come in fours. They are told apart by their bits: all that is legal hangs on it, and a division takes many times as long. */
const BITS_OF_FOUR = 2;
const LAST_OF_FOUR = 3;

/**
 * Wherever a marble can be is one number, a spot: the cells 0 to 99 of the track,
 * then four safe cells for each seat, and last the homes.
 */
export const HOME = CELLS + MOST_SEATS * SAFE_CELLS;

export const isOnTrack = (spot: number): boolean => spot < CELLS;
export const isSafe = (spot: number): boolean => spot >= CELLS && spot < HOME;
export const safeSpot = (seat: Seat, cell: number): number => CELLS + seat * SAFE_CELLS + cell;
export const safeCellOf = (spot: number): number => (spot - CELLS) & LAST_OF_FOUR;

export const seatAfter = (seats: number, seat: Seat): Seat => (seat + 1 === seats ? 0 : seat + 1);

/** Two players sit opposite each other; three leave the last quarter empty. */
const quarterOf = (seats: number, seat: Seat): number => (seats === 2 ? seat * 2 : seat);

export const baseOf = (seats: number, seat: Seat): number => quarterOf(seats, seat) * QUARTER;

/** The door to the safe zone lies two cells before the base. */
export const entryOf = (seats: number, seat: Seat): number =>
  baseOf(seats, seat) + (seat === 0 ? CELLS - 2 : -2);

export const stepsToEntry = (seats: number, seat: Seat, cell: number): number =>
  stepsBetween(cell, entryOf(seats, seat));

/** Forward from one cell of the track to another. */
export const stepsBetween = (cell: number, target: number): number =>
  target < cell ? target - cell + CELLS : target - cell;

/** Cells that can be traps: not the bases and entries of the four quarters, played or not. */
export const NORMAL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => cell % QUARTER !== 0 && cell % QUARTER !== QUARTER - 2,
);

/** Marbles are numbered seat by seat; the API writes `"<seat>-<n>"`. */
export const ownerOf = (marble: number): Seat => marble >> BITS_OF_FOUR;
/** The marbles of a seat are numbered from 0. */
export const placeInSeat = (marble: number): number => marble & LAST_OF_FOUR;
export const firstMarble = (seat: Seat): number => seat * MARBLES_EACH;

const MARBLES: readonly (readonly number[])[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Array.from({ length: MARBLES_EACH }, (_, n) => firstMarble(seat) + n),
);
export const marblesOf = (seat: Seat): readonly number[] => itemAt(MARBLES, seat);

const MARBLE_IDS: readonly string[] = Array.from(
  { length: MOST_MARBLES },
  (_, marble) => `${ownerOf(marble)}-${placeInSeat(marble)}`,
);
const ZERO = '0'.charCodeAt(0);

export const marbleId = (marble: number): string => itemAt(MARBLE_IDS, marble);

/** Null for what no marble is called. */
export const marbleNamed = (id: string): number | null => {
  const marble = firstMarble(id.charCodeAt(0) - ZERO) + id.charCodeAt(2) - ZERO;
  return MARBLE_IDS[marble] === id ? marble : null;
};

/** Only ids of marbles reach this; the rules have refused any other. */
export const marbleOf = (id: string): number => {
  const marble = marbleNamed(id);
  if (marble === null) throw new RangeError(`there is no marble ${id}`);
  return marble;
};

/** A spot in the words of the API. */
export type MarblePlace =
  | { readonly zone: 'home' }
  | { readonly zone: 'track'; readonly cell: number }
  | { readonly zone: 'safe'; readonly cell: number };

const PLACES: readonly MarblePlace[] = Array.from({ length: HOME }, (_, spot) =>
  isOnTrack(spot) ? { zone: 'track', cell: spot } : { zone: 'safe', cell: safeCellOf(spot) },
);
const AT_HOME: MarblePlace = { zone: 'home' };

export const placeAt = (spot: number): MarblePlace => PLACES[spot] ?? AT_HOME;

export const spotOf = (place: MarblePlace, owner: Seat): number => {
  if (place.zone === 'home') return HOME;
  return place.zone === 'track' ? place.cell : safeSpot(owner, place.cell);
};

export const placeInWords = (place: MarblePlace): string => {
  if (place.zone === 'home') return 'home';
  return place.zone === 'track' ? `cell ${place.cell}` : `safe cell ${place.cell}`;
};

/** What people call it: the marbles of a seat are numbered from 1. */
export const marbleNumber = (id: string): number => Number(id.slice(2)) + 1;
