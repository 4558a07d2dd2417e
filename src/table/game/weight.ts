import { weigh } from '../../engine/weigh.js';
import type { Game } from './game.js';

/** What every game takes: its own places, ids, times and hashes, its dice, and the table it is laid on. */
const BASE_BYTES = 2_000;

/** What the front door writes of a game once and keeps, for each window: a player's, or everybody else's. */
const SHOWN_BYTES = 1_200;

/** What was written for whoever looked last, at the most. */
const LOOKED_BYTES = 4_200;

/** About how much memory a folded game takes. */
export const weightOf = ({ seats, laid, match, ending, given, salts, origin }: Game): number =>
  BASE_BYTES +
  weigh(seats) +
  weigh(laid.options) +
  weigh(ending) +
  weigh(given) +
  weigh(salts) +
  weigh(origin) +
  (match?.bytes ?? 0);

/** With what is kept beside one that may be shown at any moment. */
export const weightAtHand = (game: Game): number =>
  weightOf(game) + (game.seats.length + 1) * SHOWN_BYTES + LOOKED_BYTES;
