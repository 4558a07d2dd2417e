import { UnfitGame } from './shelf/unfit.js';
import { StartProblem } from './store/database.js';

/** What an operator can put right is said in one line; anything else is a bug and shows its stack. */
export const complain = (error: unknown): void =>
  console.error(
    error instanceof StartProblem || error instanceof UnfitGame ? `parlor: ${error.message}` : error,
  );

export const leave = (error: unknown): never => {
  complain(error);
  process.exit(1);
};
