import { openStore, type Place } from '../../../src/store/store.js';
import { firstBrokenEntry } from '../../../src/table/game/published.js';
import type { Arena, Book } from './load.js';

export interface Audit {
  /** Acknowledged, and not in the log. */
  readonly lost: number;
  /** In the log more than once, acknowledged or not. */
  readonly doubled: number;
  /** Games whose numbers have a gap. */
  readonly gaps: number;
  /** Games whose hash chain does not hold. */
  readonly broken: number;
  readonly actions: number;
}

/** Law: every acknowledged action is in the log exactly once, every sequence is gapless, every chain holds. */
export const audit = async (place: Place, arena: Arena, { acknowledged }: Book): Promise<Audit> => {
  const store = await openStore(place);
  const times = new Map<string, number>();
  let gaps = 0;
  let broken = 0;
  for (const gameId of arena.all) {
    const log = await store.ledger.entries(gameId, 0);
    if (log.some(({ seq }, index) => seq !== index + 1)) gaps++;
    if (firstBrokenEntry(log) !== null) broken++;
    for (const { action, requestId } of log)
      if (action !== null) times.set(requestId ?? '', (times.get(requestId ?? '') ?? 0) + 1);
  }
  await store.close();
  const lost = acknowledged.filter(({ op }) => !times.has(op)).length;
  const doubled = [...times.values()].filter((count) => count > 1).length;
  return { lost, doubled, gaps, broken, actions: times.size };
};

export const SOUND = { lost: 0, doubled: 0, gaps: 0, broken: 0 };
