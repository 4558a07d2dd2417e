/**
 * "Game X has news." Never the news itself: whoever hears it goes and reads.
 * So a doubled ring is harmless, and after a silence everybody is rung once, in case something was missed.
 */
export interface Doorbell {
  ring(gameId: string): void;
  ringAll(): void;
  /** Answers with the function that stops listening. */
  listen(gameId: string, hear: () => void): () => void;
  /** Hears of every game. */
  listenToAll(hear: (gameId: string) => void): () => void;
}

export const doorbell = (): Doorbell => {
  const listeners = new Map<string, Set<() => void>>();
  const everywhere = new Set<(gameId: string) => void>();
  const ring = (gameId: string): void => {
    for (const hear of listeners.get(gameId) ?? []) hear();
    for (const hear of everywhere) hear(gameId);
  };
  return {
    ring,
    ringAll() {
      for (const gameId of [...listeners.keys()]) ring(gameId);
    },
    listen(gameId, hear) {
      const hearing = listeners.get(gameId) ?? new Set();
      listeners.set(gameId, hearing.add(hear));
      return () => {
        hearing.delete(hear);
        if (hearing.size === 0 && listeners.get(gameId) === hearing) listeners.delete(gameId);
      };
    },
    listenToAll(hear) {
      everywhere.add(hear);
      return () => everywhere.delete(hear);
    },
  };
};
