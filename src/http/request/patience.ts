import { no, type Result, yes } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import type { Exchange } from '../exchange.js';
import type { Services } from '../services.js';
import { INVALID_TOKEN } from './admit.js';
import { streamPlace, TOKEN_REVOKED } from './stream-place.js';

/**
 * Holds an answer back: until time is up, the caller has gone, or the server closes, whichever is first.
 * Who waits takes as much room as who streams, and is counted with them.
 */
export const patiently = async <Value>(
  c: Exchange,
  services: Services,
  playerId: string | null,
  waitMs: number,
  wait: (signal: AbortSignal) => Promise<Value>,
): Promise<Result<Value, Problem>> => {
  const slot = await streamPlace(c, services, playerId);
  if (!slot.ok) return slot;
  const { signal, hangUp, release } = slot.value;
  const timer = setTimeout(hangUp, waitMs);
  const caller = c.req.raw.signal;
  caller.addEventListener('abort', hangUp, { once: true });
  if (caller.aborted) hangUp();
  try {
    const waited = await wait(signal);
    return slot.value.lastWord === TOKEN_REVOKED ? no(INVALID_TOKEN) : yes(waited);
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', hangUp);
    release();
  }
};
