import { ROLLS } from './rolls.js';

/** No runner stands in the column of this sum. */
const NOBODY = 3;

/** The steps each of the three runners takes, for every way a pairing can move them. */
export const MOVES: readonly Three[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [2, 0, 0],
  [0, 2, 0],
  [0, 0, 2],
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
];

/** What a roll offers when all three runners are out: some of the moves. */
export interface Outcome {
  readonly ways: number;
  readonly moves: Uint8Array;
}

export type Three = readonly [number, number, number];

/** The outcomes that differ; what is missing to 1296 ways is a bust. */
export const outcomesFor = (columns: Three): readonly Outcome[] => {
  const key = keyOf(columns);
  const known = OUTCOMES.get(key);
  if (known !== undefined) return known;
  const outcomes = gathered(columns);
  OUTCOMES.set(key, outcomes);
  return outcomes;
};

export const keyOf = ([a, b, c]: Three): number => (a * 16 + b) * 16 + c;

/** Facts about dice, found once for each of the 165 sets of columns. */
const OUTCOMES = new Map<number, readonly Outcome[]>();

const gathered = (columns: Three): readonly Outcome[] => {
  const found = new Map<string, number>();
  for (const { pairings, ways } of ROLLS) {
    const moves = pairings.map(({ low, high }) => [runnerOf(columns, low), runnerOf(columns, high)].sort());
    const key = worthwhile(moves).join();
    if (key !== '') found.set(key, (found.get(key) ?? 0) + ways);
  }
  return [...found].map(([key, ways]) => ({ ways, moves: Uint8Array.from(key.split(','), Number) }));
};

/** A pairing that moves only one runner is not worth a look beside one that moves it and another step. */
const worthwhile = (moves: readonly (readonly number[])[]): readonly number[] => {
  const whole = moves.filter((move) => !move.includes(NOBODY));
  const half = moves.filter(([first = NOBODY, second]) => {
    if (first === NOBODY || second !== NOBODY) return false;
    return !whole.some((move) => move.includes(first));
  });
  return [...new Set([...whole, ...half].map(moveOf))].sort((a, b) => a - b);
};

const moveOf = (runners: readonly number[]): number =>
  MOVES.findIndex((steps) =>
    steps.every((count, runner) => count === runners.filter((named) => named === runner).length),
  );

const runnerOf = (columns: Three, sum: number): number => {
  const runner = columns.indexOf(sum);
  return runner === -1 ? NOBODY : runner;
};
