import type { Contender, EntrantNumber, Pairings } from './pairing.js';
import { seated } from './seat-claims.js';

/** A place in the tree: somebody, or nobody. */
export type Slot = EntrantNumber | null;

/**
 * The first round of a tree, place by place: the first of the draw would meet the last, and the first two meet in the final at the earliest.
 * Where the number is no power of two, the first of the draw meet nobody.
 */
export const seededSlots = (order: readonly EntrantNumber[]): readonly Slot[] => {
  let seeds: readonly number[] = [1];
  while (seeds.length < order.length) {
    const sum = seeds.length * 2 + 1;
    seeds = seeds.flatMap((seed) => [seed, sum - seed]);
  }
  return seeds.map((seed) => order[seed - 1] ?? null);
};

/** Neighbours meet; who has no neighbour goes on. */
export const treePairings = (slots: readonly Slot[], contenders: readonly Contender[]): Pairings => {
  const find = (slot: Slot | undefined): Contender | undefined =>
    contenders.find(({ number }) => number === slot);
  const pairs: [EntrantNumber, EntrantNumber][] = [];
  const byes: Pairings['byes'][number][] = [];
  for (let at = 0; at < slots.length; at += 2) {
    const [one, other] = [find(slots[at]), find(slots[at + 1])];
    if (one !== undefined && other !== undefined) {
      const [higher, lower] = one.lot < other.lot ? [one, other] : [other, one];
      pairs.push([...seated(higher, lower)]);
      continue;
    }
    const alone = one ?? other;
    if (alone !== undefined) byes.push({ entrant: alone.number, points: 1 });
  }
  return { pairs, byes };
};

/** The places of the next round: of each two neighbours whoever goes on, or nobody. */
export const nextSlots = (
  slots: readonly Slot[],
  winnerOf: (one: EntrantNumber, other: EntrantNumber) => Slot,
): readonly Slot[] => {
  const next: Slot[] = [];
  for (let at = 0; at < slots.length; at += 2) {
    const [one, other] = [slots[at] ?? null, slots[at + 1] ?? null];
    next.push(one === null || other === null ? (one ?? other) : winnerOf(one, other));
  }
  return next;
};
