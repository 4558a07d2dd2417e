import type { Game } from './game.js';
import type { LuckDrawn } from './luck.js';

/** What was given is counted for the game as a whole, what a board gives for each seat. */
export const afterDrawing = (game: Game, { draws, seat }: LuckDrawn): Game => {
  if (seat === undefined) return { ...game, draws };
  const boardDraws = game.seats.map((_, at) => (at === seat ? draws : (game.boardDraws[at] ?? 0)));
  return { ...game, boardDraws };
};
