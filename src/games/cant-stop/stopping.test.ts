import { describe as chapter, expect, test } from 'vitest';
import { scriptedChance } from '../../engine/chance/scripted.js';
import { finished } from '../../engine/outcome.js';
import type { Seat } from '../../engine/ruleset.js';
import { type Scene, scene } from '../../kit/scene.js';
import { cantStop as game } from './index.js';
import type { Action, CantStop } from './model.js';
import {
  advance,
  advanced,
  busted,
  claims,
  move,
  roll,
  rolled,
  runners,
  type Spaces,
  stop,
  stopped,
  turnOf,
  won,
} from './test-words.js';

const board = (options = {}, seats = 2): Scene<CantStop> => scene(game, seats, options);
const markersOf = (state: CantStop['State'], seat: Seat): Spaces =>
  Object.fromEntries(
    game
      .view(state, 0)
      .columns.flatMap(({ column, markers }) => (markers[seat] ? [[column, markers[seat]]] : [])),
  );

chapter('going bust', () => {
  test('on the top with runners free: every pairing is 2 and 2', () => {
    const after = board()
      .given(...runners(0, { 2: 3 }))
      .when(0, roll, 1, 1, 1, 1)
      .thenHappens(rolled(0, 1, 1, 1, 1), busted(0, [1, 1, 1, 1], { 2: 3 }), turnOf(1));
    expect(game.view(after, 0)).toMatchObject({
      phase: 'to-roll',
      seatToAct: 1,
      bust: { seat: 0, dice: [1, 1, 1, 1] },
    });
    expect(markersOf(after, 0)).toEqual({});
  });

  test('before anything moved: 6, 8 and 10 are claimed', () => {
    board()
      .given(claims(1, 6, 8, 10), turnOf(0))
      .when(0, roll, 2, 4, 4, 6)
      .thenHappens(rolled(0, 2, 4, 4, 6), busted(0, [2, 4, 4, 6]), turnOf(1));
  });

  test('a topped column is lost too, and markers stay as they were', () => {
    const after = board()
      .given(stopped(0, { 6: 9 }), turnOf(0), ...runners(0, { 3: 1, 6: 11, 8: 1 }))
      .when(0, roll, 2, 4, 5, 5)
      .thenHappens(rolled(0, 2, 4, 5, 5), busted(0, [2, 4, 5, 5], { 3: 1, 6: 2, 8: 1 }), turnOf(1));
    expect(markersOf(after, 0)).toEqual({ 6: 9 });
    expect(game.view(after, 0).columns[4]?.owner).toBeNull();
  });

  test('the dice of a bust are shown until somebody rolls', () => {
    const after = board().given(busted(0, [1, 1, 1, 1]), turnOf(1), rolled(1, 1, 5, 4, 6));
    expect(game.view(after.state, 0).bust).toBeNull();
  });
});

chapter('stopping', () => {
  test('markers take the place of the runners, and the next seat is on turn', () => {
    const after = board()
      .given(...runners(0, { 6: 1, 9: 1, 10: 2 }))
      .when(0, stop)
      .thenHappens(stopped(0, { 6: 1, 9: 1, 10: 2 }), turnOf(1));
    expect(markersOf(after, 0)).toEqual({ 6: 1, 9: 1, 10: 2 });
    expect(game.view(after, 0)).toMatchObject({ phase: 'to-roll', seatToAct: 1, freeRunners: 3 });
  });

  test('after the last seat comes seat 0', () => {
    board({}, 4)
      .given(turnOf(3), ...runners(3, { 7: 1 }))
      .when(3, stop)
      .thenHappens(stopped(3, { 7: 1 }), turnOf(0));
  });

  test('a column topped is claimed, and the other markers leave it', () => {
    const after = board()
      .given(stopped(1, { 11: 2, 12: 1 }), turnOf(0), ...runners(0, { 12: 3 }))
      .when(0, stop)
      .thenHappens(claims(0, 12), turnOf(1));
    expect(game.view(after, 1).columns.at(-1)).toMatchObject({ owner: 0, markers: [3, 0] });
    expect(markersOf(after, 1)).toEqual({ 11: 2 });
    expect(game.view(after, 1).scores).toEqual([1, 0]);
  });

  test('any number of markers shares a space', () => {
    const shared = board({}, 3).given(stopped(0, { 7: 1 }), stopped(1, { 7: 1 }), stopped(2, { 7: 1 }));
    expect(game.view(shared.state, 0).columns[5]?.markers).toEqual([1, 1, 1]);
  });
});

chapter('jump', () => {
  const jump = (seats = 2) => board({ occupiedSpaces: 'jump' }, seats);

  test('the second step of a double jumps: 1, then over 2 to 3', () => {
    jump()
      .given(stopped(0, { 6: 2 }), turnOf(1), rolled(1, 2, 4, 3, 3))
      .when(1, advance(6, 6))
      .thenHappens(advanced(1, move(6, 0, 3)));
  });

  test('a jump ends on the top at the latest', () => {
    jump()
      .given(stopped(0, { 12: 2 }), turnOf(1), rolled(1, 6, 6, 6, 6))
      .when(1, advance(12, 12))
      .thenHappens(advanced(1, move(12, 0, 3)));
  });

  test('one step leads over two markers in a row', () => {
    jump(3)
      .given(stopped(0, { 2: 1 }), stopped(1, { 2: 2 }), turnOf(2), rolled(2, 1, 1, 3, 4))
      .when(2, advance(2, 7))
      .thenHappens(advanced(2, move(2, 0, 3), move(7, 0, 1)));
  });
});

chapter('must-roll', () => {
  const shared = board({ occupiedSpaces: 'must-roll' }).given(
    stopped(0, { 7: 2 }),
    turnOf(1),
    ...runners(1, { 7: 2 }),
  );

  test('beside a marker of another seat only a roll is legal', () => {
    expect(game.legal(shared.state, 1)).toEqual([roll]);
    expect(game.view(shared.state, 1).canStop).toBe(false);
  });

  test('one space further the player may stop', () => {
    const further = shared.given(advanced(1, move(7, 2, 3)));
    expect(game.legal(further.state, 1)).toEqual([roll, stop]);
    further.when(1, stop).thenHappens(stopped(1, { 7: 3 }), turnOf(0));
  });
});

chapter('the end', () => {
  const tops = { 2: 3, 3: 5, 12: 3 };

  test('three columns topped are no win until the player stops', () => {
    const topped = board().given(...runners(0, tops));
    expect(game.outcome(topped.state)).toBeNull();
    expect(game.legal(topped.state, 0)).toEqual([roll, stop]);
    const over = topped.when(0, stop).thenHappens(stopped(0, tops), won(0, 2, 3, 12));
    expect(game.outcome(over)).toEqual(finished([[0], [1]], [3, 0]));
  });

  test('three columns from nothing in one turn', () => {
    const asked: readonly (readonly [Action, ...number[]])[] = [
      ...[1, 2, 3].flatMap(() => [[roll, 1, 1, 6, 6] as const, [advance(2, 12)] as const]),
      ...[1, 2, 3].flatMap(() => [[roll, 1, 2, 1, 2] as const, [advance(3, 3)] as const]),
    ];
    const climbed = asked.reduce((at, [action, ...dice]) => {
      const told = game.decide(at.state, 0, action, scriptedChance(dice));
      return at.given(...(told.ok ? told.value : []));
    }, board());
    climbed.when(0, stop).thenHappens(stopped(0, tops), won(0, 2, 3, 12));
  });

  test('rolling on may throw three columns away', () => {
    board()
      .given(...runners(0, tops))
      .when(0, roll, 3, 3, 3, 3)
      .thenHappens(rolled(0, 3, 3, 3, 3), busted(0, [3, 3, 3, 3], tops), turnOf(1));
  });

  test('from two columns to four wins', () => {
    const over = board()
      .given(claims(0, 2, 12), turnOf(0), ...runners(0, { 3: 5, 11: 5 }))
      .when(0, stop)
      .thenHappens(claims(0, 3, 11), won(0, 2, 3, 11, 12));
    expect(game.outcome(over)).toEqual(finished([[0], [1]], [4, 0]));
  });

  test('there is no second place', () => {
    const over = board({ columnsToWin: 2 }, 3)
      .given(claims(0, 7), claims(1, 2), turnOf(1), ...runners(1, { 12: 3 }))
      .when(1, stop)
      .thenHappens(claims(1, 12), won(1, 2, 12));
    expect(game.outcome(over)).toEqual(finished([[1], [0, 2]], [1, 2, 0]));
  });

  test('after it nobody is to act and every action is too late', () => {
    const over = board({ columnsToWin: 1 }).given(claims(0, 7), won(0, 7));
    expect(game.toAct(over.state)).toEqual([]);
    expect(game.view(over.state, 1)).toMatchObject({ phase: 'over', seatToAct: null });
    over.when(1, roll).thenRefused('game-over');
  });
});
