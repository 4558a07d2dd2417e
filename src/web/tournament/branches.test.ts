import { expect, test } from 'vitest';
import { type Branch, branchesOf } from './branches.js';

const table = (number: number, one: number, other: number) => ({
  table: number,
  seats: [one, other],
  gameId: `g_${one}_${other}`,
  points: [1, 0],
  how: 'played' as const,
});

const round = (number: number, tables: ReturnType<typeof table>[], alone: number[] = []) => ({
  round: number,
  over: true,
  board: null,
  boardSecret: null,
  tables,
  byes: alone.map((entrant) => ({ entrant, points: 1 })),
});

const inWords = (branch: Branch): string => {
  if (branch.kind === 'table') return branch.table.seats.join('-');
  return branch.kind === 'bye' ? String(branch.entrant) : '?';
};

const drawn = (rounds: ReturnType<typeof round>[], roundCount: number): readonly string[] =>
  branchesOf({ rounds, roundCount }).map((column) => column.map(inWords).join(' '));

test('whoever goes on stands beside where they go, those with a bye too', () => {
  const first = round(1, [table(1, 5, 4), table(2, 6, 3)], [1, 2]);
  const second = round(2, [table(1, 1, 5), table(2, 2, 6)]);
  const final = round(3, [table(1, 2, 1)]);
  expect(drawn([first, second, final], 3)).toEqual(['2 6-3 1 5-4', '2-6 1-5', '2-1']);
});

test('what is still to come has a place already', () => {
  expect(drawn([round(1, [table(1, 1, 2), table(2, 3, 4)])], 2)).toEqual(['1-2 3-4', '?']);
  expect(drawn([round(1, [table(1, 1, 2), table(2, 3, 4)], [5, 6])], 3)).toEqual(['1-2 3-4 5 6', '? ?', '?']);
});
