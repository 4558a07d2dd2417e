import type { Game } from '../../client/types.js';
import { hidesSomething } from '../cover.js';
import { type Companion, companionsAt } from './companions.js';

/** Who of those at this screen is to act: a companion, `me`, or nobody of them. */
export const wantedViewer = (
  { seats, toAct }: Pick<Game, 'seats' | 'toAct'>,
  companions: readonly Companion[],
): Companion | 'me' | null => {
  for (const acting of toAct) {
    const companion = companions.find(({ seat }) => seat === acting);
    if (companion !== undefined) return companion;
    if (seats[acting]?.kind === 'player') return 'me';
  }
  return null;
};

/**
 * One player in several seats of a game with secrets, as a table laid by a program may have it: the seat through whose eyes
 * the server lets them look, which is the one to act, or else the first of theirs. Null wherever nobody has to look away.
 */
export const eyesAt = (game: Game): number | null => {
  const own = game.seats.flatMap(({ seat, you }) => (you ? [seat] : []));
  if (own.length < 2 || game.status !== 'playing' || isStudied(game) || !hidesSomething(game.ruleset))
    return null;
  return own.find((seat) => game.toAct.includes(seat)) ?? own[0] ?? null;
};

/** Whoever wonders "what if" plays every seat alone, and knows the luck, or where it came from. */
const isStudied = ({ forkOf, chance }: Game): boolean => forkOf !== null || chance === 'script';

/** Whether the past has hands in it that not everybody at this screen may see. */
export const coversPast = (game: Game): boolean =>
  eyesAt(game) !== null ||
  (game.status === 'playing' && hidesSomething(game.ruleset) && companionsAt(game.id).length > 0);
