/**
 * "Game X has news." Never the news itself: whoever hears it goes and reads.
 * So a doubled ring is harmless, and after a silence everybody is told to look again, in case something was missed.
 */
export interface Doorbell {
  ring(gameId: string): void;
  /** Some rings may have gone unheard: whoever listens to a game hears a ring, whoever listens to all of them hears of the gap. */
  ringAll(): void;
  /** Answers with the function that stops listening. */
  listen(gameId: string, hear: () => void): () => void;
  /** Hears of every game. Called before anybody woken by the same ring goes on. */
  listenToAll(listener: Listener): () => void;
}

export interface Listener {
  hear(gameId: string): void;
  /** Anything may have happened, to any game. */
  afterGap(): void;
}

export const doorbell = (): Doorbell => {
  const listeners = new Map<string, Set<() => void>>();
  const everywhere = new Set<Listener>();
  const wake = (gameId: string): void => {
    for (const hear of listeners.get(gameId) ?? []) hear();
  };
  return {
    ring(gameId) {
      for (const listener of everywhere) listener.hear(gameId);
      wake(gameId);
    },
    ringAll() {
      for (const listener of everywhere) listener.afterGap();
      for (const gameId of [...listeners.keys()]) wake(gameId);
    },
    listen(gameId, hear) {
      const hearing = listeners.get(gameId) ?? new Set();
      listeners.set(gameId, hearing.add(hear));
      return () => {
        hearing.delete(hear);
        if (hearing.size === 0 && listeners.get(gameId) === hearing) listeners.delete(gameId);
      };
    },
    listenToAll(listener) {
      everywhere.add(listener);
      return () => everywhere.delete(listener);
    },
  };
};
