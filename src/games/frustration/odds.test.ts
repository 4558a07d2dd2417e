import { describe as chapter, expect, test } from 'vitest';
import { ROLL, standing } from '../../../test/support/frustration-scenes.js';
import { everyOutcome } from '../../engine/chance/every-outcome.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { frustration as game } from './index.js';
import type { Event, State } from './model.js';

chapter('odds', () => {
  /** How many of the 36 throws of two dice end the turn like this. */
  const throwsThat = (state: State, end: (events: readonly Event[]) => boolean): number =>
    everyOutcome((chance) => game.decide(state, 0, ROLL, chance)).filter(
      ({ value }) => value.ok && end(value.value),
    ).length;
  const wins = (events: readonly Event[]): boolean => events.at(-1)?.type === 'won';

  test.each([
    ['overshoot', 12, 15],
    ['bounce', 12, 5],
    ['forfeit', 12, 5],
    ['overshoot', 19, 36],
    ['bounce', 19, 0],
  ] as const)('%s: index %i wins with %i throws of 36', (endRule, index, count) => {
    expect(throwsThat(standing({ endRule }, index, 0), wins)).toBe(count);
  });

  test("4 throws of 36 take Red from HOME to Blue's", () => {
    const hits = (events: readonly Event[]) => events.some(({ type }) => type === 'hit');
    expect(throwsThat(standing({}, 0, 0), hits)).toBe(4);
  });
});

/** Means of total turns, Red's share of wins and stalemates in percent, each from thousands of games of another program. */
chapter('what to expect of many games', () => {
  const GAMES = 1500;

  test.each([
    ['small', 2, 2, 'overshoot', 'ignore', 5.3, 72, 0],
    ['small', 2, 1, 'overshoot', 'ignore', 10.4, 62, 0],
    ['small', 2, 2, 'bounce', 'ignore', 16.0, 52, 0],
    ['small', 2, 2, 'bounce', 'send-home', 16.1, 52, 0],
    ['small', 2, 2, 'forfeit', 'ignore', 26.7, 46, 12],
    ['small', 2, 2, 'forfeit', 'forfeit', 26.5, 44, 13],
    ['small', 4, 2, 'forfeit', 'forfeit', 30.1, 27, 1],
    ['large', 2, 2, 'overshoot', 'ignore', 11.1, 65, 0],
    ['large', 4, 2, 'bounce', 'send-home', 33.0, 28, 0],
    ['large', 4, 1, 'bounce', 'send-home', 49.1, 28, 0],
  ] as const)('%s, %i players, dice %i, %s, %s', (board, seats, dice, endRule, hitRule, mean, red, draws) => {
    const start = standing({ board, dice, endRule, hitRule }, ...new Array<number>(seats).fill(0));
    const ends = playMany(start, GAMES);
    expect(Math.abs(ends.mean - mean)).toBeLessThan(0.1 + 4 * ends.standardError);
    expect(Math.abs(ends.redWins - red)).toBeLessThan(6);
    expect(Math.abs(ends.stalemates - draws)).toBeLessThan(4);
  });

  const playMany = (start: State, games: number) => {
    const chance = seededChance('many games');
    let [sum, squares, redWins, stalemates] = [0, 0, 0, 0];
    for (let played = 0; played < games; played++) {
      const last = playOut(start, chance);
      const turns = last.turns.reduce((total, count) => total + count, 0);
      sum += turns;
      squares += turns * turns;
      if (last.phase === 'stalemate') stalemates++;
      else if (last.turn === 0) redWins++;
    }
    const mean = sum / games;
    const standardError = Math.sqrt((squares / games - mean * mean) / games);
    return { mean, standardError, redWins: (100 * redWins) / games, stalemates: (100 * stalemates) / games };
  };

  const playOut = (start: State, chance: ReturnType<typeof seededChance>): State => {
    let state = start;
    while (game.outcome(state) === null) {
      const told = game.decide(state, state.turn, ROLL, chance);
      if (!told.ok) throw new Error(told.problem.detail);
      state = told.value.reduce(game.evolve, state);
    }
    return state;
  };
});
