import type { SeekEnd } from '../../store/schema.js';
import type { SeekRow } from '../../store/seeks.js';
import { type Wish, wishOf } from './wish.js';

/** A seek as whoever looks for an opponent sees it. */
export interface SeekSeen {
  readonly id: string;
  readonly ruleset: string;
  readonly club: string | null;
  readonly options: Wish['options'];
  readonly seats: number;
  readonly rated: boolean;
  readonly clock: NonNullable<Wish['clock']> | null;
  readonly bot: NonNullable<Wish['bot']> | null;
  readonly status: 'waiting' | 'matched' | 'cancelled';
  /** Where they play; null until an opponent is found. */
  readonly gameId: string | null;
  /** Why it was called off. */
  readonly why: SeekEnd | null;
  readonly createdAt: string;
}

/** Until the table is laid they wait. */
export const seekSeen = (row: SeekRow): SeekSeen => {
  const { options, seats, rated, clock = null, bot = null } = wishOf(row);
  const status = row.status === 'paired' ? 'waiting' : row.status;
  return {
    id: row.seekId,
    ruleset: row.ruleset,
    club: row.club,
    options,
    seats,
    rated,
    clock,
    bot,
    status,
    gameId: status === 'matched' ? row.gameId : null,
    why: row.why,
    createdAt: row.createdAt.toISOString(),
  };
};
