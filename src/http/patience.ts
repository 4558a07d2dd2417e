import type { Context } from 'hono';
import type { Desk, House } from './desk.js';

/** Holds an answer back: until time is up, the caller has gone, or the house closes, whichever is first. */
export const patiently = async <Value>(
  c: Context<Desk>,
  house: House,
  waitMs: number,
  wait: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> => {
  const enough = new AbortController();
  const stop = (): void => enough.abort();
  const timer = setTimeout(stop, waitMs);
  const ends = [c.req.raw.signal, house.streams.closing];
  for (const end of ends) {
    if (end.aborted) stop();
    end.addEventListener('abort', stop, { once: true });
  }
  try {
    return await wait(enough.signal);
  } finally {
    clearTimeout(timer);
    for (const end of ends) end.removeEventListener('abort', stop);
  }
};
