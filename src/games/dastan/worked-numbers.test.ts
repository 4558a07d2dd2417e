import { describe as chapter, expect, test } from 'vitest';
import { scriptedChance } from '../../engine/chance/scripted.js';
import { finished } from '../../engine/outcome.js';
import type { Outcome } from '../../engine/ruleset.js';
import { sceneAt } from '../../kit/scene.js';
import { type Drawing, drawnPosition } from './drawn-position.js';
import { dastan as game } from './index.js';
import type { Action, State } from './model.js';

const move = (choice: number, from: number, to: number): Action => ({ type: 'move', choice, from, to });
const take = (position: number): Action => ({ type: 'take-offer', position });
const PASS: Action = { type: 'pass' };

const OPTIONS = game.schemas.options.parse({});
const START = ['..A...', '.aaaa.', '......', '......', '.bbbb.', '...B..'];
const at = (drawing: Omit<Drawing, 'options'>): State => drawnPosition({ ...drawing, options: OPTIONS });

/** The states after each of these actions of whoever is to act. */
const after = (start: State, actions: readonly Action[], ...luck: readonly string[]): readonly State[] => {
  const chance = scriptedChance(luck);
  const states: State[] = [];
  for (const action of actions) {
    const before = states.at(-1) ?? start;
    const told = game.decide(before, before.seatToAct, action, chance);
    if (!told.ok) throw new Error(told.problem.detail);
    states.push(told.value.reduce<State>((state, event) => game.evolve(state, event), before));
  }
  return states;
};

const scoresAfter = (start: State, actions: readonly Action[], ...luck: readonly string[]) =>
  after(start, actions, ...luck).map(({ scores }) => scores);

const outcomeAfter = (start: State, ...actions: readonly Action[]): Outcome | null => {
  const last = after(start, actions).at(-1);
  return last === undefined ? null : game.outcome(last);
};

chapter('what a turn is worth', () => {
  test('the opening of the printed sample: 98, 105, 90, 95, 104', () => {
    const story = [move(3, 22, 42), move(1, 52, 42), take(1), move(1, 24, 42), move(1, 64, 66)];
    expect(scoresAfter(at({ rows: START }), story, 'chowkidar')).toEqual([
      [98, 100],
      [98, 105],
      [90, 105],
      [95, 105],
      [95, 104],
    ]);
  });

  test('thirteen swaps at the front leave -4 points, and play goes on', () => {
    const story = Array.from({ length: 13 }, () => take(1));
    const last = after(at({ rows: START }), story, ...story.map(() => 'ryott')).at(-1);
    expect(last).toMatchObject({ scores: [-4, 100], seatToAct: 0, ended: null });
  });

  test('a piece on the own, empty kotla earns 5 now and after each later move', () => {
    const rows = ['......', '..a.A.', '......', '......', '......', '...B..'];
    const start = at({ rows, scores: [93, 100], front: ['faujdar', 'ryott', 'cuirassier'] });
    expect(scoresAfter(start, [move(2, 23, 13), move(1, 64, 63), move(1, 25, 26)])).toEqual([
      [94, 100],
      [94, 99],
      [98, 99],
    ]);
  });

  test.each([
    [
      'both kotlas held',
      ['..A...', '......', '......', '......', '...a..', '.....B'],
      102,
      move(3, 54, 64),
      101,
    ],
    [
      'an enemy piece taken on the own kotla',
      ['..b...', '..a...', '....A.', '......', '......', '...B..'],
      87,
      move(2, 23, 13),
      89,
    ],
    [
      'an enemy piece on the own kotla',
      ['..b...', '......', '..a.A.', '......', '......', '...B..'],
      100,
      move(2, 33, 43),
      96,
    ],
    [
      'nobody on the own kotla',
      ['......', '....A.', '..a...', '......', '......', '...B..'],
      100,
      move(2, 33, 43),
      96,
    ],
    [
      'the mirza leaving home',
      ['..A...', '......', '......', '......', '......', '...B..'],
      105,
      move(2, 13, 14),
      101,
    ],
  ] as const)('%s', (_case, rows, before, action, score) => {
    const start = at({ rows, scores: [before, 100], front: ['faujdar', 'ryott', 'cuirassier'] });
    expect(scoresAfter(start, [action])).toEqual([[score, 100]]);
  });
});

chapter('the end: the higher score wins, whoever ended it', () => {
  test('a mirza walks out and is captured: 103 to 93', () => {
    expect(outcomeAfter(at({ rows: START }), move(3, 13, 33), move(3, 55, 33))).toEqual(
      finished([[1], [0]], [93, 103], 'mirza-captured'),
    );
  });

  test('a mirza takes the other one when behind, and its side loses 97 to 94', () => {
    const rows = ['......', '......', '..A...', '..B...', '......', '......'];
    const start = at({ rows, seatToAct: 1, scores: [97, 93], front: ['faujdar', 'ryott'] });
    expect(outcomeAfter(start, move(2, 43, 33))).toEqual(finished([[0], [1]], [97, 94], 'mirza-captured'));
  });

  test('a mirza steps on the enemy kotla when behind, and its side loses 93 to 86', () => {
    const rows = ['......', '..B..A', '......', '......', '......', '......'];
    expect(outcomeAfter(at({ rows, seatToAct: 1, scores: [93, 86] }), move(1, 23, 13))).toEqual(
      finished([[0], [1]], [93, 86], 'kotla-entered'),
    );
  });

  test('a mirza that takes the other one on its kotla has entered the kotla', () => {
    const rows = ['..A...', '..B...', '......', '......', '......', '......'];
    const start = at({ rows, seatToAct: 1, scores: [120, 81], front: ['faujdar', 'faujdar', 'ryott'] });
    expect(outcomeAfter(start, move(3, 23, 13))).toMatchObject({
      scores: [120, 80],
      reason: 'kotla-entered',
    });
  });

  test('a piece that takes the mirza on its kotla has captured it: 106', () => {
    const rows = ['..A...', '......', '......', '......', '...a..', '...B..'];
    expect(outcomeAfter(at({ rows, scores: [102, 105] }), move(3, 54, 64))).toEqual(
      finished([[0], [1]], [106, 105], 'mirza-captured'),
    );
  });

  test('equal scores are a draw', () => {
    const rows = ['..A...', '......', '......', '......', '...a..', '...B..'];
    expect(outcomeAfter(at({ rows, scores: [102, 106] }), move(3, 54, 64))).toMatchObject({
      ranking: [[0, 1]],
    });
  });

  test('a piece on the enemy kotla and a mirza on its own end nothing', () => {
    const rows = ['......', '..A...', '......', '......', '...a..', '.....B'];
    expect(outcomeAfter(at({ rows }), move(1, 54, 64), move(1, 66, 65), move(1, 23, 12))).toBeNull();
    expect(outcomeAfter(at({ rows }), move(1, 23, 13))).toBeNull();
  });

  test('after it nobody is to act and every action is too late', () => {
    const rows = ['..A...', '......', '......', '......', '...a..', '...B..'];
    const [over] = after(at({ rows }), [move(3, 54, 64)]);
    if (over === undefined) throw new Error('the game did not begin');
    expect([game.toAct(over), game.legal(over, 1)]).toEqual([[], []]);
    expect(game.view(over, 1)).toMatchObject({ phase: 'over', seatToAct: null });
    sceneAt(game, over).when(1, PASS).thenRefused('game-over');
  });

  test.each([
    [2, [move(1, 22, 32), move(1, 52, 42)], [104, 104], [[0, 1]]],
    [3, [move(1, 22, 32), move(1, 52, 42), move(1, 23, 34)], [108, 104], [[0], [1]]],
  ])('a limit of %i turns ends it on score', (maxTurns, story, scores, ranking) => {
    const start = drawnPosition({ rows: START, options: { ...OPTIONS, maxTurns } });
    expect(outcomeAfter(start, ...story.slice(0, -1))).toBeNull();
    expect(outcomeAfter(start, ...story)).toEqual(finished(ranking, scores, 'turn-limit'));
  });

  test('taking the offer is not a turn', () => {
    const start = drawnPosition({ rows: START, options: { ...OPTIONS, maxTurns: 2 } });
    expect(after(start, [take(5), take(5), take(5)], 'ryott', 'ryott', 'ryott').at(-1)).toMatchObject({
      ended: null,
      turnsPlayed: 0,
    });
  });
});
