/** An event that has not happened is no start: whoever names one has mistaken the game, and would wait for ever. */
export const stillToCome = (start: number, version: number): string | null =>
  start <= version ? null : `must be at most ${version}, the number of the last event so far`;
