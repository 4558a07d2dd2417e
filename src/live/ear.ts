import type { Doorbell } from './doorbell.js';
import { wakeUp } from './wake-up.js';

/** Listens to one game. A ring that comes while nobody waits is kept, so subscribing before reading misses nothing. */
export interface Ear {
  /** The next ring, or one that came since the last call; also when `signal` aborts. */
  heard(): Promise<void>;
  close(): void;
}

export const earAt = (bell: Doorbell, gameId: string, signal: AbortSignal): Ear => {
  const { call, called, close } = wakeUp(signal);
  const stop = bell.listen(gameId, call);
  return {
    heard: called,
    close() {
      stop();
      close();
    },
  };
};
