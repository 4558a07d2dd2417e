import { hash } from 'node:crypto';
import { z } from 'zod';
import { CHAIN_START, hashLink } from '../proof/chain.js';
import { published } from '../table/game/published.js';

/** A row of the log, as the database writes it. */
const LogRow = z.looseObject({
  game_id: z.string(),
  seq: z.int(),
  at: z.string(),
  event: z.record(z.string(), z.unknown()),
  seat: z.union([z.int(), z.null()]),
  player_id: z.union([z.string(), z.null()]),
  action: z.union([z.record(z.string(), z.unknown()), z.null()]),
  request_id: z.union([z.string(), z.null()]),
  hash: z.string(),
});

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** A log that was read from rows: where it is broken, if it is, and the hash of every event. */
export interface CheckedLog {
  /** The first event that is missing, changed or out of its place; null when the chain holds. */
  readonly brokenAt: number | null;
  readonly hashes: readonly string[];
}

/** Reads a log row by row: every event must have its number, and its hash follow from it and from the one before. */
export const logChecker = (gameId: string) => {
  const hashes: string[] = [];
  let brokenAt: number | null = null;
  const add = (line: string): void => {
    if (brokenAt !== null) return;
    const previous = hashes.at(-1) ?? CHAIN_START;
    const hash = hashIn(gameId, hashes.length + 1, previous, line);
    if (hash === null) brokenAt = hashes.length + 1;
    else hashes.push(hash);
  };
  // A game has at least the event that laid its table.
  return { add, end: (): CheckedLog => ({ brokenAt: brokenAt ?? (hashes.length === 0 ? 1 : null), hashes }) };
};

export const checkLog = (gameId: string, lines: readonly string[]): CheckedLog => {
  const checker = logChecker(gameId);
  for (const line of lines) checker.add(line);
  return checker.end();
};

/** The hash of an event that is in its place and as it was written; else null. */
const hashIn = (gameId: string, number: number, previous: string, line: string): string | null => {
  const row = LogRow.safeParse(JSON.parse(line));
  if (!row.success || row.data.game_id !== gameId || row.data.seq !== number) return null;
  const { seq, event, seat, player_id: playerId, action, request_id: requestId, hash: written } = row.data;
  const at = new Date(row.data.at).toISOString();
  const entry = { gameId, seq, at, event, seat, playerId, action, requestId, hash: written };
  const { hash: _, ...link } = published(entry, sha256);
  return hashLink(previous, link, sha256) === written ? written : null;
};
