import { SOMEBODY } from '../../proof/sealed-names.js';
import type { Game } from '../game/game.js';

/** Who was forgotten since the process began: whatever was under way then has their names still, and must not be kept. */
export interface LatelyForgotten {
  add(playerId: string): void;
  /** Whether the game still says what somebody was called who is forgotten. One that is read anew does not. */
  isNamedIn(game: Game): boolean;
}

/** What is under way lands within minutes, in which fewer are forgotten. */
const MOST = 10_000;

export const latelyForgotten = (): LatelyForgotten => {
  const forgotten = new Set<string>();
  const isTold = (playerId: string | null | undefined, name: string | undefined): boolean =>
    typeof playerId === 'string' && name !== SOMEBODY && forgotten.has(playerId);
  return {
    add(playerId) {
      forgotten.delete(playerId);
      forgotten.add(playerId);
      const [oldest] = forgotten;
      if (forgotten.size > MOST && oldest !== undefined) forgotten.delete(oldest);
    },
    isNamedIn: ({ seats, sittingNow, formerly }) =>
      forgotten.size > 0 &&
      (formerly.some(({ playerId, name }) => isTold(playerId, name)) ||
        [...seats, ...(sittingNow ?? [])].some(
          (holder) => holder.kind !== 'bot' && isTold(holder.playerId, holder.name),
        )),
  };
};
