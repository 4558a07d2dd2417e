import { conforms, everyOutcome, playthroughs, scene, sceneAt } from 'parlor/testing';
import { describe, expect, test } from 'vitest';
import { duel } from './duel.js';
import { pig } from './index.js';
import { solved } from './solve.js';

conforms(pig);
playthroughs(pig);

/** Both play their best. */
const best = solved(100);

describe('Pig', () => {
  const table = scene(pig, 2, { goal: 20 });

  test('a roll adds to the turn, a 1 loses it', () => {
    table.when(0, { type: 'roll' }, 4).thenHappens({ type: 'rolled', seat: 0, face: 4 });
    table
      .given({ type: 'rolled', seat: 0, face: 4 })
      .when(0, { type: 'roll' }, 1)
      .thenHappens({ type: 'rolled', seat: 0, face: 1 }, { type: 'turn-passed', seat: 1 });
  });

  test('holding scores and passes; nothing cannot be held', () => {
    table
      .given({ type: 'rolled', seat: 0, face: 4 })
      .when(0, { type: 'hold' })
      .thenHappens({ type: 'held', seat: 0, points: 4 }, { type: 'turn-passed', seat: 1 });
    table.when(0, { type: 'hold' }).thenRefused('nothing-to-hold');
    table.when(1, { type: 'roll' }).thenRefused('not-your-turn');
  });

  test('one more roll gains on average what 20 points lack, a sixth of it: so hold at 20', () => {
    for (const turnPoints of [0, 10, 19, 20, 21]) {
      const state = { goal: 100, scores: [0, 0], turn: 0, turnPoints };
      const gain = everyOutcome((chance) => {
        const told = pig.decide(state, 0, { type: 'roll' }, chance);
        return told.ok ? told.value.reduce(pig.evolve, state).turnPoints - turnPoints : Number.NaN;
      }).reduce((sum, { value, times, outOf }) => sum + (value * times) / outOf, 0);
      expect(gain).toBeCloseTo((20 - turnPoints) / 6, 12);
    }
  });

  test('played by the best, the first player wins 53.06 of 100 games, and holds at 21 to begin with', () => {
    const { chance, holdsAt } = best;
    expect(chance(0, 0, 0)).toBeCloseTo(0.5306, 4);
    expect(holdsAt(0, 0)).toBe(21);
    // Whoever is far behind dares more.
    expect(holdsAt(0, 90)).toBeGreaterThan(25);
  });

  test('whoever always holds at 20 wins 46 of 100 games against the best', () => {
    const { chance, holdsAt } = best;
    expect(duel(100, [holdsAt, holdsAt]).beginning).toBeCloseTo(chance(0, 0, 0), 6);
    const { beginning, following } = duel(100, [() => 20, holdsAt]);
    expect(beginning).toBeCloseTo(0.4915, 4);
    expect(following).toBeCloseTo(0.4284, 4);
  });

  test('a game to ten that is one roll from its end is won by holding', () => {
    const nearly = sceneAt(pig, { goal: 10, scores: [0, 9], turn: 0, turnPoints: 10 });
    nearly.when(0, { type: 'hold' }).thenHappens({ type: 'held', seat: 0, points: 10 });
  });
});
