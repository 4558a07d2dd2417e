/** How processes that share a database hear of one another's games, and of players who changed. It says which, never what. */
export interface News {
  /** These games were written to, or may have been. Nobody waits for it: what is not told now is told a little later. */
  tell(gameIds: readonly string[]): void;
  /** Hears of games that other processes wrote to; `onGap` when some news may have been missed. Answers with the function that stops. */
  hear(onNews: (gameIds: readonly string[]) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** Tells what is still to be told, and ends. */
  close(): Promise<void>;
}

/** Where only one process writes, and knows what it wrote. */
export const NO_NEWS: News = { tell: () => {}, hear: async () => async () => {}, close: async () => {} };
