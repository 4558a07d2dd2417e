import { type Column, type SQL, sql } from 'drizzle-orm';

/** A change that was asked for under a key is made once: the row remembers the last, as a hash. Without a key every request is a new one. */
export const notUnder = (lastKeyHash: Column, keyHash: string | null): SQL | undefined =>
  keyHash === null ? undefined : sql`${lastKeyHash} IS DISTINCT FROM ${keyHash}`;
