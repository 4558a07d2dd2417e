import { describe as chapter, expect, test } from 'vitest';
import {
  at,
  hit,
  KEEP,
  moved,
  overshot,
  pieces,
  ROLL,
  type Rules,
  remained,
  rolled,
  standing,
  wentHome,
  won,
} from '../../../test/support/frustration-scenes.js';
import { scriptedChance } from '../../engine/chance/scripted.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { finished } from '../../engine/outcome.js';
import { sceneAt } from '../../kit/scene.js';
import { frustration as game } from './index.js';

chapter('a turn', () => {
  test('nothing is drawn before Red rolls', () => {
    expect(game.open(standing({}, 0, 0), seededChance('none'))).toEqual([]);
  });

  test('the piece walks the sum of the dice, and the next player rolls', () => {
    const after = pieces({}, 0, 0)
      .when(0, ROLL, 6, 1)
      .thenHappens(rolled(0, 1, 6, 1), moved(0, at(0, 0), at(0, 7)));
    expect(game.toAct(after)).toEqual([1]);
  });

  test('the dice stay on the table for all to see', () => {
    const after = pieces({}, 3, 0).given(rolled(0, 1, 6, 1), moved(0, at(0, 3), at(0, 10)));
    expect(game.view(after.state, 1).lastRoll).toEqual({
      seat: 0,
      dice: [6, 1],
      total: 7,
      from: at(0, 3),
      before: [3, 0],
    });
  });

  test('after the last seat comes the first', () => {
    const last = sceneAt(game, { ...standing({ dice: 1 }, 0, 0, 0), turn: 2 });
    const after = last.given(rolled(2, 1, 4), moved(2, at(2, 0, 3), at(2, 4, 3)));
    expect(game.toAct(after.state)).toEqual([0]);
  });
});

chapter('reaching END', () => {
  const restOf = (rules: Rules, from: number, total: number): number | undefined => {
    const dice = total > 6 ? [6, total - 6] : [1, total - 1];
    const told = game.decide(standing(rules, from, 1), 0, ROLL, scriptedChance(dice));
    return told.ok ? told.value.reduce(game.evolve, standing(rules, from, 1)).indices[0] : undefined;
  };

  test.each([
    ['overshoot', 12, 8, 20],
    ['overshoot', 12, 11, 20],
    ['bounce', 12, 8, 20],
    ['bounce', 12, 11, 17],
    ['bounce', 19, 3, 18],
    ['bounce', 19, 12, 9],
    ['bounce', 15, 10, 15],
    ['bounce', 19, 2, 19],
    ['forfeit', 12, 8, 20],
    ['forfeit', 12, 9, 12],
    ['forfeit', 19, 2, 19],
  ] as const)('%s: from index %i a %i leads to index %i', (endRule, from, total, to) => {
    expect(restOf({ endRule }, from, total)).toBe(to);
  });

  test('the farthest bounce on the large board leads to index 30', () => {
    expect(restOf({ board: 'large', endRule: 'bounce' }, 40, 12)).toBe(30);
  });

  test('passing END is told even when it wins', () => {
    pieces({}, 12, 0)
      .when(0, ROLL, 6, 5)
      .thenHappens(rolled(0, 1, 6, 5), overshot(0, 3), moved(0, at(0, 12), at(0, 20)), won(0, 1, 1));
  });

  test('a bounce to where it came from is a move all the same', () => {
    pieces({ endRule: 'bounce' }, 15, 0)
      .when(0, ROLL, 5, 5)
      .thenHappens(rolled(0, 1, 5, 5), overshot(0, 5), moved(0, at(0, 15), at(0, 15)));
  });

  test('a lost roll hits nobody: it has no destination', () => {
    pieces({ endRule: 'forfeit', hitRule: 'send-home' }, 17, 7)
      .when(0, ROLL, 6, 1)
      .thenHappens(rolled(0, 1, 6, 1), overshot(0, 4), remained(0, at(0, 17), 'overshot'));
  });
});

chapter('hits', () => {
  const move = [rolled(0, 1, 2, 1), moved(0, at(0, 8), at(0, 11))];

  test('ignored: both stand on the square', () => {
    const after = pieces({}, 8, 2)
      .when(0, ROLL, 2, 1)
      .thenHappens(...move, hit(0, 1, 12, 'ignored'));
    expect(after.indices).toEqual([11, 2]);
  });

  test('sent home: the victim starts again', () => {
    const after = pieces({ hitRule: 'send-home' }, 8, 2)
      .when(0, ROLL, 2, 1)
      .thenHappens(...move, hit(0, 1, 12, 'sent-home'), wentHome(1, at(1, 2), at(1, 0)));
    expect(after.indices).toEqual([11, 0]);
  });

  test('forfeited: the hitter stays, and the turn counts', () => {
    const after = pieces({ hitRule: 'forfeit' }, 8, 2)
      .when(0, ROLL, 2, 1)
      .thenHappens(rolled(0, 1, 2, 1), hit(0, 1, 12, 'forfeited'), remained(0, at(0, 8), 'hit'));
    expect(after).toMatchObject({ indices: [8, 2], turns: [1, 0], turn: 1 });
  });

  test('a piece on its own HOME is hit, and stays', () => {
    pieces({ hitRule: 'send-home' }, 0, 0)
      .when(0, ROLL, 6, 3)
      .thenHappens(rolled(0, 1, 6, 3), moved(0, at(0, 0), at(0, 9)), hit(0, 1, 10, 'already-home'));
  });

  test('two victims at once, in the order of the seats', () => {
    const crowded = sceneAt(game, { ...standing({ hitRule: 'send-home' }, 12, 0, 0), turn: 1 });
    crowded
      .when(1, ROLL, 3, 3)
      .thenHappens(
        rolled(1, 1, 3, 3),
        moved(1, at(1, 0, 3), at(1, 6, 3)),
        hit(1, 0, 13, 'sent-home'),
        wentHome(0, at(0, 12, 3), at(0, 0, 3)),
        hit(1, 2, 13, 'already-home'),
      );
  });

  test('being sent HOME hits nobody there', () => {
    const after = pieces({ hitRule: 'send-home' }, 3, 2, 9)
      .when(0, ROLL, 3, 2)
      .thenHappens(
        rolled(0, 1, 3, 2),
        moved(0, at(0, 3, 3), at(0, 8, 3)),
        hit(0, 1, 9, 'sent-home'),
        wentHome(1, at(1, 2, 3), at(1, 0, 3)),
      );
    expect(after.indices).toEqual([8, 0, 9]);
  });

  test('a bounce onto somebody hits too', () => {
    pieces({ endRule: 'bounce', hitRule: 'send-home' }, 17, 7)
      .when(0, ROLL, 6, 1)
      .thenHappens(
        rolled(0, 1, 6, 1),
        overshot(0, 4),
        moved(0, at(0, 17), at(0, 16)),
        hit(0, 1, 17, 'sent-home'),
        wentHome(1, at(1, 7), at(1, 0)),
      );
  });

  test.each([
    ['R1 and B1', 18],
    ['R1 and Blue on Position 1', 9],
  ])('%s are different squares', (_squares, blue) => {
    pieces({ hitRule: 'send-home' }, 12, blue)
      .when(0, ROLL, 5, 1)
      .thenHappens(rolled(0, 1, 5, 1), moved(0, at(0, 12), at(0, 18)));
  });
});

chapter('the end', () => {
  const strict: Rules = { endRule: 'forfeit' };

  test('the first on END wins, and the others share the second place', () => {
    const over = pieces({ dice: 1 }, 19, 3, 4)
      .when(0, ROLL, 1)
      .thenHappens(rolled(0, 1, 1), moved(0, at(0, 19, 3), at(0, 20, 3)), won(0, 1, 1));
    expect(game.outcome(over)).toEqual(finished([[0], [1, 2]], null, 'won'));
    expect(game.toAct(over)).toEqual([]);
    expect(game.view(over, 1)).toMatchObject({ phase: 'over', seatToAct: null, winner: 0 });
  });

  test('two dice cannot roll a 1: when all stand one square short, nobody wins', () => {
    const over = pieces(strict, 12, 19)
      .when(0, ROLL, 4, 3)
      .thenHappens(rolled(0, 1, 4, 3), moved(0, at(0, 12), at(0, 19)), {
        type: 'stalemated',
        totalTurns: 1,
      });
    expect(game.outcome(over)).toEqual(finished([[0, 1]], null, 'stalemate'));
    expect(game.view(over, 0)).toMatchObject({ phase: 'over', outcome: 'stalemate', winner: null });
  });

  test('with an undo left the stalemate waits for the decision', () => {
    const rules: Rules = { ...strict, undos: 1 };
    const decided = pieces(rules, 12, 19)
      .when(0, ROLL, 4, 3)
      .thenHappens(rolled(0, 1, 4, 3), moved(0, at(0, 12), at(0, 19)));
    sceneAt(game, decided)
      .when(0, KEEP)
      .thenHappens({ type: 'kept', seat: 0 }, { type: 'stalemated', totalTurns: 1 });
  });

  test('one who is stuck keeps rolling while another can still win', () => {
    pieces(strict, 19, 3)
      .when(0, ROLL, 1, 1)
      .thenHappens(rolled(0, 1, 1, 1), overshot(0, 1), remained(0, at(0, 19), 'overshot'));
  });

  test.each<[string, Rules, number[]]>([
    ['one die', { endRule: 'forfeit', dice: 1 }, [2]],
    ['bounce', { endRule: 'bounce' }, [1, 1]],
  ])('nobody is stuck with %s', (_rule, rules, dice) => {
    const after = pieces(rules, 17, 19)
      .when(0, ROLL, ...dice)
      .thenHappens(rolled(0, 1, ...dice), moved(0, at(0, 17), at(0, 19)));
    expect(game.outcome(after)).toBeNull();
  });
});
