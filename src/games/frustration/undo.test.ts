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
  UNDO,
  wentHome,
  won,
} from '../../../test/support/frustration-scenes.js';
import { sceneAt } from '../../kit/scene.js';
import { frustration as game } from './index.js';
import type { RefusalCode } from './model.js';

chapter('undo', () => {
  const twice: Rules = { hitRule: 'send-home', undos: 2 };
  const hitAndSent = [
    rolled(0, 1, 2, 1),
    moved(0, at(0, 8), at(0, 11)),
    hit(0, 1, 12, 'sent-home'),
    wentHome(1, at(1, 2), at(1, 0)),
  ];

  test('whoever has an undo left decides before the turn passes', () => {
    const { state } = pieces(twice, 8, 2).given(...hitAndSent);
    expect(game.toAct(state)).toEqual([0]);
    expect(game.legal(state, 0)).toEqual([KEEP, UNDO]);
  });

  test('it brings back all pieces and the turn count, and costs one', () => {
    const restored = [
      { seat: 0, from: at(0, 11), to: at(0, 8) },
      { seat: 1, from: at(1, 0), to: at(1, 2) },
    ];
    const after = pieces(twice, 8, 2)
      .given(...hitAndSent)
      .when(0, UNDO)
      .thenHappens({ type: 'undone', seat: 0, turnNumber: 1, undosLeft: 1, restored });
    expect(after).toEqual({ ...standing(twice, 8, 2), undosLeft: [1, 2] });
  });

  test('a lost turn can be undone', () => {
    pieces({ endRule: 'forfeit', undos: 1 }, 17, 0)
      .given(rolled(0, 1, 6, 6), overshot(0, 9), remained(0, at(0, 17), 'overshot'))
      .when(0, UNDO)
      .thenHappens({ type: 'undone', seat: 0, turnNumber: 1, undosLeft: 0, restored: [] });
  });

  test('keeping ends the turn', () => {
    const after = pieces(twice, 8, 2)
      .given(...hitAndSent)
      .when(0, KEEP)
      .thenHappens({ type: 'kept', seat: 0 });
    expect(game.legal(after, 1)).toEqual([ROLL]);
  });

  test('without an undo left nobody is asked', () => {
    const spent = sceneAt(game, { ...standing(twice, 0, 0), undosLeft: [0, 2] });
    const after = spent.given(rolled(0, 1, 1, 1), moved(0, at(0, 0), at(0, 2)));
    expect(game.toAct(after.state)).toEqual([1]);
  });

  test('a win is never undone', () => {
    const over = pieces(twice, 12, 2).given(rolled(0, 1, 4, 4), moved(0, at(0, 12), at(0, 20)), won(0, 1, 1));
    over.when(0, UNDO).thenRefused('game-over');
  });
});

chapter('refusals', () => {
  const cases: Record<RefusalCode, () => void> = {
    'undo-disabled': () =>
      pieces({}, 0, 0)
        .when(0, UNDO)
        .thenRefused('undo-disabled', /undos: 0/),
    'decision-pending': () =>
      pieces({ undos: 1 }, 0, 0)
        .given(rolled(0, 1, 3, 4), moved(0, at(0, 0), at(0, 7)))
        .when(0, ROLL)
        .thenRefused('decision-pending', /rolled 7.*1 undo left.*keep/),
    'nothing-to-decide': () =>
      pieces({ undos: 1 }, 0, 0)
        .when(0, KEEP)
        .thenRefused('nothing-to-decide', /not rolled.*turn 1/),
  };
  test.each(Object.entries(cases))('%s', (_code, holds) => holds());

  test.each([{ type: 'Roll' }, { type: 'jump' }, { type: 'roll', dice: [6, 6] }, { type: 1 }, {}, [], null])(
    '%j is malformed, whoever sends it',
    (action) => pieces({}, 0, 0).when(1, action).thenRefused('malformed-action'),
  );

  test('out of turn comes before everything the rules say', () => {
    pieces({}, 0, 0).when(1, UNDO).thenRefused('not-your-turn');
  });

  test.each([
    [{ board: 'huge' }, /`board`.*"small", "large"/],
    [{ dice: 3 }, /`dice`.*1 to 2/],
    [{ dice: 1.5 }, /`dice`.*1 to 2/],
    [{ endRule: 'exact' }, /`endRule`.*"bounce"/],
    [{ hitRule: true }, /`hitRule`.*"send-home"/],
    [{ undos: 6 }, /`undos`.*0 to 5/],
    [{ undos: '1' }, /`undos`.*0 to 5/],
  ])('the options %j are refused', (options, reason) => {
    expect(game.schemas.options.safeParse(options).error?.issues[0]?.message).toMatch(reason);
  });

  test('every option may be left out', () => {
    expect(game.schemas.options.parse({})).toEqual({
      board: 'small',
      dice: 2,
      endRule: 'overshoot',
      hitRule: 'ignore',
      undos: 0,
    });
  });
});
