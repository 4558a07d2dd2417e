/** How often a request is tried, and how long the pauses between may be. */
export interface Patience {
  /** Tries in all, the first one included. */
  readonly attempts: number;
  readonly firstPauseMs: number;
  /** When the server wants a longer pause than this, its "no" is handed on instead. */
  readonly longestPauseMs: number;
}

export const PATIENCE: Patience = { attempts: 6, firstPauseMs: 250, longestPauseMs: 30_000 };

/**
 * How long to wait before the next try: what the server asked for, else twice as long each time.
 * Always with some chance in it, so that a whole class that was cut off does not come back in the same moment.
 */
export const pauseBefore = (patience: Patience, failures: number, asked: number | null): number => {
  if (asked !== null) return asked + Math.random() * patience.firstPauseMs;
  const doubled = patience.firstPauseMs * 2 ** Math.min(failures, 16);
  return Math.min(doubled, patience.longestPauseMs) * (0.5 + Math.random() / 2);
};

/** `Retry-After`, in seconds or as a date, as milliseconds from now. */
export const retryAfterOf = (response: Response): number | null => {
  const said = response.headers.get('retry-after');
  if (said === null) return null;
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
};

/** Waits; when the signal is given up, it throws the signal's reason at once. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason);
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
