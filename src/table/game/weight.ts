import { weigh } from '../../engine/weigh.js';
import type { Game } from './game.js';

/** What every game takes: its own places, ids, times and hashes, and the table it is laid on. */
const BASE_BYTES = 1_500;

/** About how much memory a folded game takes. */
export const bytesOf = ({ seats, laid, match, ending, given, salts, origin }: Game): number =>
  BASE_BYTES +
  weigh(seats) +
  weigh(laid.options) +
  weigh(ending) +
  weigh(given) +
  weigh(salts) +
  weigh(origin) +
  (match?.bytes ?? 0);
