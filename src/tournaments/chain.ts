import { canonicalJson } from '../proof/canonical-json.js';
import { CHAIN_START } from '../proof/chain.js';
import { sha256Hex } from '../proof/sha256.js';
import type { TournamentEvent } from './event.js';
import type { Numbered, Tournament } from './tournament.js';

/** The next entry of a log: its number, and a hash that follows from it and from the one before. */
export const nextEntry = (
  { id, version, hash }: Pick<Tournament, 'id' | 'version' | 'hash'>,
  at: string,
  event: TournamentEvent,
): Numbered => {
  const seq = version + 1;
  return { seq, at, event, hash: sha256Hex(hash + canonicalJson({ tournamentId: id, seq, at, event })) };
};

/** Before the first. */
export const logStart = (id: string) => ({ id, version: 0, hash: CHAIN_START });

/** Several at once, one after the other. */
export const chained = (
  before: Pick<Tournament, 'id' | 'version' | 'hash'>,
  at: string,
  events: readonly TournamentEvent[],
): readonly Numbered[] => {
  const entries: Numbered[] = [];
  let last = before;
  for (const event of events) {
    const entry = nextEntry(last, at, event);
    entries.push(entry);
    last = { id: before.id, version: entry.seq, hash: entry.hash };
  }
  return entries;
};
