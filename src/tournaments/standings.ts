import { itemAt } from '../engine/item-at.js';
import { roundsSurvived } from './next-round.js';
import type { Contender, EntrantNumber } from './pairing.js';
import { type TieBreak, tieBreaksOf, valuesOf } from './tie-breaks.js';
import { contenderOf, type Tournament } from './tournament.js';

/** Where somebody stands. */
export interface Standing {
  readonly rank: number;
  readonly entrant: EntrantNumber;
  readonly points: number;
  readonly played: number;
  /** In the order of the format's tie-breaks. */
  readonly tieBreaks: readonly { readonly name: TieBreak; readonly value: number }[];
}

/** Everybody, best first. No two have the same rank: the lot decides at last. */
export const standingsOf = (it: Tournament): readonly Standing[] => {
  const all = it.entrants.map(({ number }) => contenderOf(it, number)).sort(byLot);
  const everybody = new Map(all.map(({ number, points }) => [number, points]));
  const names = tieBreaksOf(it.rules.format);
  const values = new Map<EntrantNumber, number[]>(all.map(({ number }) => [number, []]));
  const ranked = groupsFirst(it, all).flatMap((group) => resolved(group, names, everybody, values));
  return ranked.map((contender, index) => ({
    rank: index + 1,
    entrant: contender.number,
    points: contender.points,
    played: contender.encounters.filter(({ isPlayed }) => isPlayed).length,
    tieBreaks: names.map((name, at) => ({ name, value: values.get(contender.number)?.[at] ?? 0 })),
  }));
};

/** Whoever has no lot came later, or left a ladder. */
const byLot = (one: Contender, other: Contender): number =>
  (one.lot || Number.POSITIVE_INFINITY) - (other.lot || Number.POSITIVE_INFINITY) ||
  one.number - other.number;

/** Those who are equal by what counts first: points, how far one came in a tree, or the rung of a ladder. */
const groupsFirst = (it: Tournament, all: readonly Contender[]): readonly (readonly Contender[])[] => {
  switch (it.rules.format) {
    case 'round-robin':
    case 'swiss':
      return groupsBy(all, ({ points }) => points);
    case 'knock-out':
      return groupsBy(all, ({ number }) => roundsSurvived(it, number));
    case 'ladder':
      return all.map((contender) => [contender]);
  }
};

/** Highest first; within a group the order stays. */
const groupsBy = (
  all: readonly Contender[],
  value: (contender: Contender) => number,
): readonly (readonly Contender[])[] => {
  const groups = new Map<number, Contender[]>();
  for (const contender of all) {
    const key = value(contender);
    groups.set(key, [...(groups.get(key) ?? []), contender]);
  }
  return [...groups].sort(([one], [other]) => (one === other ? 0 : other - one)).map(([, group]) => group);
};

const resolved = (
  group: readonly Contender[],
  [name, ...rest]: readonly TieBreak[],
  everybody: ReadonlyMap<EntrantNumber, number>,
  values: ReadonlyMap<EntrantNumber, number[]>,
): readonly Contender[] => {
  if (name === undefined) return group;
  const found = valuesOf(name, group, everybody);
  for (const [index, { number }] of group.entries()) values.get(number)?.push(itemAt(found, index));
  return groupsBy(group, (contender) => itemAt(found, group.indexOf(contender))).flatMap((equals) =>
    resolved(equals, rest, everybody, values),
  );
};
