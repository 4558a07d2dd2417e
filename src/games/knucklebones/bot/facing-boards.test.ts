import { expect, test } from 'vitest';
import { seededChance } from '../../../engine/chance/seeded.js';
import { knucklebones as game } from '../index.js';
import type { State } from '../model.js';
import { boardScore } from '../score.js';
import { FacingBoards } from './facing-boards.js';

const SIZES = [
  { width: 3, height: 3 },
  { width: 1, height: 6 },
  { width: 8, height: 2 },
];

/** Every position of a game played without a plan. */
function* positions(options: { width: number; height: number }): Generator<State> {
  const chance = seededChance(`facing ${options.width}`);
  let state = game.initial({ seats: 2, options });
  for (const event of game.open(state, chance)) state = game.evolve(state, event);
  while (!state.isOver) {
    yield state;
    const open = game.legal(state, state.turn).map(({ column }) => column);
    const decided = game.decide(state, state.turn, { type: 'place', column: chance.pick(open) }, chance);
    if (!decided.ok) throw new Error(decided.problem.detail);
    for (const event of decided.value) state = game.evolve(state, event);
  }
  yield state;
}

test.each(SIZES)('count points and room as the rules do, $width by $height', (options) => {
  for (const state of positions(options)) {
    const boards = new FacingBoards(state);
    expect([...boards.scores]).toEqual([boardScore(state, 0), boardScore(state, 1)]);
    expect(boards.room.some((room) => room === 0)).toBe(state.isOver);
  }
});

test.each(SIZES)('a die placed and taken back leaves no trace, $width by $height', (options) => {
  for (const state of positions(options)) {
    const boards = new FacingBoards(state);
    for (const { column } of game.legal(state, state.turn)) {
      const hit = boards.place(state.turn, column, 4);
      boards.takeBack(state.turn, column, 4, hit);
    }
    expect(boards).toEqual(new FacingBoards(state));
  }
});
