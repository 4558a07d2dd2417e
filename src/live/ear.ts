import type { Doorbell } from './doorbell.js';

/** Listens to one game. A ring that comes while nobody waits is kept, so subscribing before reading misses nothing. */
export interface Ear {
  /** The next ring, or one that came since the last call; also when `signal` aborts. */
  heard(): Promise<void>;
  close(): void;
}

export const earAt = (bell: Doorbell, gameId: string, signal: AbortSignal): Ear => {
  let hasRung = false;
  let wake: (() => void) | null = null;
  const hear = (): void => {
    hasRung = true;
    wake?.();
  };
  const stop = bell.listen(gameId, hear);
  signal.addEventListener('abort', hear, { once: true });
  return {
    async heard() {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      wake = null;
      hasRung = false;
    },
    close() {
      stop();
      signal.removeEventListener('abort', hear);
    },
  };
};
