import type { Calling } from './parlor.js';

/** What `fetch` is told of a call that may be called off, or has only so much time. */
export const calling = ({ signal, timeoutMs }: Calling = {}): { signal?: AbortSignal } => {
  const ends = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)].filter(
    (end) => end !== undefined,
  );
  return ends.length === 0 ? {} : { signal: AbortSignal.any(ends) };
};
