import type { Context } from 'hono';
import type { Desk, House } from './desk.js';

/** How long an answer may be held back: until time is up, the caller has gone, or the house closes. */
export const patience = (c: Context<Desk>, house: House, waitMs: number): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(waitMs), c.req.raw.signal, house.streams.closing]);
