import { describe as chapter, expect, test } from 'vitest';
import { finished } from '../../engine/outcome.js';
import { sceneAt } from '../../kit/scene.js';
import { drawnPosition } from './drawn-position.js';
import { dastan as game } from './index.js';
import type { Action, Event, State } from './model.js';

const move = (choice: number, from: number, to: number): Action => ({ type: 'move', choice, from, to });
const take = (position: number): Action => ({ type: 'take-offer', position });
const PASS: Action = { type: 'pass' };
const passed = (seat: number): Event => ({ type: 'passed', seat });

chapter('passing', () => {
  const options = game.schemas.options.parse({ rows: 5, columns: 4, pieces: 1 });
  /** Both mirzas stand on their last row, where cuirassiers lead off the board. */
  const stuck = drawnPosition({
    rows: ['..B.', '....', '....', '....', 'A...'],
    front: ['cuirassier', 'cuirassier', 'cuirassier'],
    options,
  });
  const bothStuck: State = { ...stuck, queues: [stuck.queues[0], stuck.queues[0]] };

  test('whoever cannot move may pass, which changes nothing but the turn, or take the offer', () => {
    expect(game.legal(stuck, 0)).toEqual([take(1), take(2), take(3), take(4), take(5), PASS]);
    const given = sceneAt(game, stuck).when(0, PASS).thenHappens(passed(0));
    expect(given).toMatchObject({
      seatToAct: 1,
      turnsPlayed: 1,
      scores: [100, 100],
      queues: stuck.queues,
      ended: null,
    });
  });

  test('where no offer may be taken either, passing is all there is', () => {
    const strict: State = { ...stuck, options: { ...options, offersPerTurn: 0 } };
    expect(game.legal(strict, 0)).toEqual([PASS]);
  });

  test('two passes in a row end the game on score', () => {
    const over = sceneAt(game, { ...bothStuck, scores: [78, 76] }).given(passed(0), passed(1));
    expect(game.outcome(over.state)).toEqual(finished([[0], [1]], [78, 76], 'stalemate'));
  });

  test('an offer taken between two passes keeps the game going', () => {
    const taken: Event = {
      type: 'offer-taken',
      seat: 1,
      position: 5,
      replaced: 'jazair',
      taken: 'jazair',
      price: 0,
      offer: 'ryott',
      score: 100,
    };
    const between = sceneAt(game, bothStuck).given(passed(0), taken, passed(1));
    expect(between.state).toMatchObject({ ended: null, seatToAct: 0, turnsPlayed: 2 });
  });
});

chapter('a wrong jump where it costs the turn', () => {
  const stern = drawnPosition({
    rows: ['..A...', '.aaaa.', '......', '......', '.bbbb.', '...B..'],
    options: game.schemas.options.parse({ illegalMove: 'forfeit' }),
  });
  const forfeited: Event = { type: 'turn-forfeited', seat: 0, choice: 1, option: 'ryott', from: 22, to: 66 };

  test('nothing happens but the seatToAct: no price, no queue, no kotla points', () => {
    const lost = sceneAt(game, stern)
      .when(0, move(1, 22, 66))
      .thenHappens(forfeited);
    expect(lost).toEqual({ ...stern, seatToAct: 1, turnsPlayed: 1 });
  });

  test('it is tolerated, though not listed', () => {
    expect(game.legal(stern, 0)).toHaveLength(50);
    expect(game.tolerates?.(stern, 0, move(1, 22, 66))).toBe(true);
    for (const action of [move(1, 22, 32), move(1, 22, 24), move(4, 22, 66), take(6), PASS])
      expect(game.tolerates?.(stern, 0, action), JSON.stringify(action)).toBe(false);
  });

  test('wrong squares are refused all the same', () => {
    sceneAt(game, stern)
      .when(0, move(1, 22, 24))
      .thenRefused('to-own-piece');
    sceneAt(game, stern)
      .when(0, move(1, 44, 45))
      .thenRefused('from-empty');
  });
});
