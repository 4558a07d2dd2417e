import type { Format } from './event.js';
import type { Contender, EntrantNumber } from './pairing.js';

/** What decides between those of equal points, in order; the lot decides at last. */

export const TIE_BREAKS = [
  'buchholz-cut-1',
  'buchholz',
  'sonneborn-berger',
  'direct-encounter',
  'wins',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const tieBreaksOf = (format: Format): readonly TieBreak[] => {
  switch (format) {
    case 'swiss':
      return TIE_BREAKS;
    case 'round-robin':
      return ['direct-encounter', 'sonneborn-berger', 'wins'];
    case 'knock-out':
    case 'ladder':
      return [];
  }
};

/** Everybody's points, by number. */
type Points = ReadonlyMap<EntrantNumber, number>;

/** The value of one tie-break for each of those who are equal so far. */
export const valuesOf = (
  tieBreak: TieBreak,
  equals: readonly Contender[],
  everybody: Points,
): readonly number[] => {
  switch (tieBreak) {
    case 'buchholz':
      return equals.map((it) => sum(opponentPoints(it, everybody)));
    case 'buchholz-cut-1':
      return equals.map((it) => sum(withoutLowest(opponentPoints(it, everybody))));
    case 'sonneborn-berger':
      return equals.map((it) => sonnebornBerger(it, everybody));
    case 'direct-encounter':
      return directEncounters(equals);
    case 'wins':
      return equals.map(({ encounters }) => encounters.filter(isWin).length);
  }
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const withoutLowest = (values: readonly number[]): readonly number[] =>
  values.toSorted((one, other) => one - other).slice(1);

/** What was not played counts as if against somebody with one's own points, as FIDE's C.07 has it. */
const pointsOfOpponent = (
  { points }: Contender,
  { opponent, isPlayed }: Contender['encounters'][number],
  everybody: Points,
): number => (isPlayed && opponent !== null ? (everybody.get(opponent) ?? 0) : points);

const opponentPoints = (it: Contender, everybody: Points): readonly number[] =>
  it.encounters.map((encounter) => pointsOfOpponent(it, encounter, everybody));

/** The points of those one beat, and half of those one drew with. */
const sonnebornBerger = (it: Contender, everybody: Points): number =>
  sum(it.encounters.map((encounter) => encounter.points * pointsOfOpponent(it, encounter, everybody)));

const isWin = ({ isPlayed, points }: Contender['encounters'][number]): boolean => isPlayed && points === 1;

/** Points against one another, if every two of them have met; else it says nothing. */
const directEncounters = (equals: readonly Contender[]): readonly number[] => {
  const numbers = equals.map(({ number }) => number);
  const among = equals.map(({ encounters }) =>
    encounters.filter(
      ({ opponent, isPlayed }) => isPlayed && opponent !== null && numbers.includes(opponent),
    ),
  );
  const haveAllMet = among.every(
    (met) => new Set(met.map(({ opponent }) => opponent)).size === equals.length - 1,
  );
  return among.map((met) => (haveAllMet ? sum(met.map(({ points }) => points)) : 0));
};
