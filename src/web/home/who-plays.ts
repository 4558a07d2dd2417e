import type { ListedGame } from '../../client/types.js';
import { home, turns } from '../catalogue/spoken.js';
import { listed } from '../words.js';

/** "against Ben" to whoever plays, "Ann against Ben" to whoever looks on; free seats are counted, while somebody may still sit down. */
export const whoPlays = ({ status, seats }: Pick<ListedGame, 'status' | 'seats'>): string => {
  const others = seats
    .filter(({ you }) => !you)
    .flatMap(({ name }) => (name === null ? [] : turns.called(name)));
  const isMine = others.length < seats.length && seats.some(({ you }) => you);
  const empty = seats.filter(({ kind }) => kind === 'open').length;
  const playing = isMine ? against(others, seats.length - empty) : listed(others);
  return [playing, ...(empty === 0 || status === 'over' ? [] : [home.freeSeats(empty)])]
    .filter((part) => part !== '')
    .join(', ');
};

const against = (others: readonly string[], taken: number): string => {
  if (others.length > 0) return home.against(listed(others));
  return taken > 1 ? home.againstMyself : '';
};
