import { expect, test } from 'vitest';
import { seededChance } from '../../../engine/chance/seeded.js';
import type { Table } from '../../../engine/ruleset.js';
import { pairingsOf } from '../columns.js';
import { cantStop as game } from '../index.js';
import type { Options, State } from '../model.js';
import { Prospects } from './prospects.js';
import { ROLLS, WAYS } from './rolls.js';
import { TurnSearch } from './turn-search.js';

const glance = (state: State, prospects: Prospects) => new TurnSearch(state, prospects, 'glance', () => true);

/** Some moments before a roll in a game played without a plan. */
const moments = (table: Table<Options>): readonly State[] => {
  const chance = seededChance(`turns ${table.options.occupiedSpaces}`);
  const before: State[] = [];
  let state = game.initial(table);
  while (state.phase !== 'over') {
    if (state.phase !== 'to-choose') before.push(state);
    const legal = game.legal(state, state.turn);
    const action = legal[chance.pick([...legal.keys()])];
    const decided = action === undefined ? undefined : game.decide(state, state.turn, action, chance);
    if (decided?.ok !== true) throw new Error('a legal action is accepted');
    for (const event of decided.value) state = game.evolve(state, event);
  }
  return before.filter((_, index) => index % Math.ceil(before.length / 6) === 0);
};

/** One of the rolls with these pairings. */
const diceOf = (() => {
  const rolls = new Map<string, readonly number[]>();
  for (let roll = 0; roll < WAYS; roll++) {
    const dice = [0, 1, 2, 3].map((die) => 1 + (Math.floor(roll / 6 ** die) % 6));
    rolls.set(JSON.stringify(pairingsOf(dice)), dice);
  }
  return (pairings: unknown) => rolls.get(JSON.stringify(pairings)) ?? [];
})();

type Worth = (state: State) => number;

/** What a roll is worth, told by the rules themselves, when what follows is worth this much. */
const rollByTheRules = (state: State, bust: number, worth: Worth): number => {
  let sum = 0;
  for (const { pairings, ways } of ROLLS) {
    const rolled = game.evolve(state, { type: 'rolled', seat: state.turn, dice: [...diceOf(pairings)] });
    const odds = game.legal(rolled, state.turn).map((action) => {
      const decided = game.decide(rolled, state.turn, action, seededChance('none'));
      if (!decided.ok) throw new Error(decided.problem.detail);
      return worth(decided.value.reduce(game.evolve, rolled));
    });
    sum += ways * (odds.length === 0 ? bust : Math.max(...odds));
  }
  return sum / WAYS;
};

/** A glance: to stop with a runner free, else to stop or to roll once more. */
const byTheRules = (state: State, prospects: Prospects): number => {
  const stopped: Worth = (then) => glance(then, prospects).ifStopped();
  const known = new Map<string, number>();
  const worth: Worth = (then) => {
    if (then.freeRunners > 0) return stopped(then);
    const key = then.runners.join();
    const odds = known.get(key) ?? Math.max(stopped(then), rollByTheRules(then, prospects.ifBust, stopped));
    known.set(key, odds);
    return odds;
  };
  return rollByTheRules(state, prospects.ifBust, worth);
};

test.each([
  [2, { columnsToWin: 3, occupiedSpaces: 'share' }],
  [3, { columnsToWin: 2, occupiedSpaces: 'jump' }],
  [4, { columnsToWin: 3, occupiedSpaces: 'must-roll' }],
] as const)('moves runners as the rules do: %i seats, %o', (seats, options) => {
  for (const state of moments({ seats, options })) {
    const prospects = new Prospects(state, state.turn);
    expect(glance(state, prospects).ifRolled()).toBeCloseTo(byTheRules(state, prospects), 10);
  }
});

test('a search that runs out of time says so', () => {
  const state = game.initial({ seats: 2, options: { columnsToWin: 3, occupiedSpaces: 'share' } });
  const search = new TurnSearch(state, new Prospects(state, 0), 'thorough', () => false);
  search.ifRolled();
  expect(search.isCutShort).toBe(true);
});
