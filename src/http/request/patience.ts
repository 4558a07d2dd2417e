import type { Context } from 'hono';
import { type Result, yes } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import type { RequestEnv, Services } from '../services.js';
import { callerOf } from './network.js';

/**
 * Holds an answer back: until time is up, the caller has gone, or the server closes, whichever is first.
 * Who waits takes as much room as who streams, and is counted with them.
 */
export const patiently = async <Value>(
  c: Context<RequestEnv>,
  services: Services,
  playerId: string | null,
  waitMs: number,
  wait: (signal: AbortSignal) => Promise<Value>,
): Promise<Result<Value, Problem>> => {
  const slot = services.streams.open(callerOf(c, services, playerId));
  if (!slot.ok) return slot;
  const { signal, hangUp, release } = slot.value;
  const timer = setTimeout(hangUp, waitMs);
  const caller = c.req.raw.signal;
  caller.addEventListener('abort', hangUp, { once: true });
  if (caller.aborted) hangUp();
  try {
    return yes(await wait(signal));
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', hangUp);
    release();
  }
};
