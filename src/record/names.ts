import { peopleNamedIn, sealOf, toldEvent } from '../proof/sealed-names.js';
import { sha256Hex } from '../proof/sha256.js';
import type { RecordEntry, RecordHead } from './record.js';
import { type Flaw, flawAt } from './verdict.js';

/** The entries with the names that lie beside them; whoever has none there was forgotten. */
export const toldEntries = (
  { names = [] }: RecordHead,
  entries: readonly RecordEntry[],
): readonly RecordEntry[] => {
  const known = new Map(names.map(({ named, name }) => [named, name]));
  return entries.map((entry) => {
    const event = toldEvent(entry.event, (named) => known.get(named));
    return event === entry.event ? entry : { ...entry, event: { ...event, type: entry.event.type } };
  });
};

/** Every name must be the one that the log sealed, and somebody's, and told once. The flaw is told at the event that names them. */
export const namesFlaw = ({ names = [] }: RecordHead, entries: readonly RecordEntry[]): Flaw | null => {
  const saidAt = new Map<string, number>();
  for (const { seq, event } of entries) {
    for (const named of peopleNamedIn(event).seals) if (!saidAt.has(named)) saidAt.set(named, seq);
  }
  const told = new Set<string>();
  for (const { named, name, salt } of names) {
    const seq = saidAt.get(named);
    if (seq === undefined) return flawAt(1, `nobody who is called ${JSON.stringify(name)} sits down in it`);
    if (sealOf(salt, name, sha256Hex) !== named)
      return flawAt(seq, `who sat down here was not called ${JSON.stringify(name)}`);
    if (told.has(named))
      return flawAt(seq, `the head says twice that who sat down here was called ${JSON.stringify(name)}`);
    told.add(named);
  }
  return null;
};
