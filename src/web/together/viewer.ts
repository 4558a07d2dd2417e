import type { Game } from '../../client/types.js';
import type { Companion } from './companions.js';

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
