import { itemAt } from '../engine/item-at.js';

/** Whether two of a list may be together. */
export type MayMeet = (one: number, other: number) => boolean;

const NOBODY = -1;

/**
 * How many pairs can be made at most of so many, by Edmonds' way through blossoms: who is left over looks for somebody else who is,
 * along those who would have to change partners, and an odd ring of them counts as one.
 */
export const mostPairs = (count: number, mayMeet: MayMeet): number => {
  const partner = new Array<number>(count).fill(NOBODY);
  for (let one = 0; one < count; one++)
    if (itemAt(partner, one) === NOBODY) pairAtOnce(partner, one, mayMeet);
  for (let one = 0; one < count; one++)
    if (itemAt(partner, one) === NOBODY) changePartners(partner, one, mayMeet);
  return partner.filter((it) => it !== NOBODY).length / 2;
};

const pairAtOnce = (partner: number[], one: number, mayMeet: MayMeet): void => {
  for (let other = 0; other < partner.length; other++) {
    if (other === one || itemAt(partner, other) !== NOBODY || !mayMeet(one, other)) continue;
    partner[one] = other;
    partner[other] = one;
    return;
  }
};

const changePartners = (partner: number[], start: number, mayMeet: MayMeet): void => {
  const search = new Search(partner, mayMeet);
  let end = search.from(start);
  while (end !== NOBODY) {
    const before = itemAt(search.parent, end);
    const next = itemAt(partner, before);
    partner[end] = before;
    partner[before] = end;
    end = next;
  }
};

/** One search for whoever is left over, from one who is. */
class Search {
  readonly parent: number[];
  readonly #base: number[];
  readonly #isReached: boolean[];
  readonly #queue: number[] = [];

  constructor(
    readonly partner: readonly number[],
    readonly mayMeet: MayMeet,
  ) {
    const { length } = partner;
    this.parent = new Array<number>(length).fill(NOBODY);
    this.#base = Array.from({ length }, (_, it) => it);
    this.#isReached = new Array<boolean>(length).fill(false);
  }

  /** The end of a way to somebody left over, to be walked back by `parent`; or nobody. */
  from(start: number): number {
    this.#reach(start);
    for (let at = 0; at < this.#queue.length; at++) {
      const found = this.#look(itemAt(this.#queue, at), start);
      if (found !== NOBODY) return found;
    }
    return NOBODY;
  }

  #look(one: number, start: number): number {
    for (let other = 0; other < this.partner.length; other++) {
      if (one === other || !this.mayMeet(one, other)) continue;
      if (itemAt(this.#base, one) === itemAt(this.#base, other) || itemAt(this.partner, one) === other)
        continue;
      const theirs = itemAt(this.partner, other);
      const isOddRing = other === start || (theirs !== NOBODY && itemAt(this.parent, theirs) !== NOBODY);
      if (isOddRing) this.#fold(one, other);
      else if (itemAt(this.parent, other) === NOBODY) {
        this.parent[other] = one;
        if (theirs === NOBODY) return other;
        this.#reach(theirs);
      }
    }
    return NOBODY;
  }

  #reach(one: number): void {
    if (itemAt(this.#isReached, one)) return;
    this.#isReached[one] = true;
    this.#queue.push(one);
  }

  /** An odd ring counts as one from now on. */
  #fold(one: number, other: number): void {
    const root = this.#meeting(one, other);
    const inRing = new Set<number>();
    this.#mark(one, root, other, inRing);
    this.#mark(other, root, one, inRing);
    for (let it = 0; it < this.partner.length; it++) {
      if (!inRing.has(itemAt(this.#base, it))) continue;
      this.#base[it] = root;
      this.#reach(it);
    }
  }

  #meeting(one: number, other: number): number {
    const passed = new Set<number>();
    for (let at = one; ; at = itemAt(this.parent, itemAt(this.partner, at))) {
      at = itemAt(this.#base, at);
      passed.add(at);
      if (itemAt(this.partner, at) === NOBODY) break;
    }
    let at = itemAt(this.#base, other);
    while (!passed.has(at)) at = itemAt(this.#base, itemAt(this.parent, itemAt(this.partner, at)));
    return at;
  }

  #mark(from: number, root: number, child: number, inRing: Set<number>): void {
    let [at, below] = [from, child];
    while (itemAt(this.#base, at) !== root) {
      const partner = itemAt(this.partner, at);
      inRing.add(itemAt(this.#base, at));
      inRing.add(itemAt(this.#base, partner));
      this.parent[at] = below;
      below = partner;
      at = itemAt(this.parent, partner);
    }
  }
}
