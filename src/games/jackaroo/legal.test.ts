import { describe as chapter, expect, test } from 'vitest';
import { jackaroo as game } from './index.js';
import { after, discard, holding, play, setting, split, stateOf } from './test-scene.js';

chapter('the same play, spelled another way', () => {
  const board = holding('JC1', { track: { '0-0': 10, '1-0': 40 } });
  test.each([
    [board, play('JC1', '1-0', '0-0')],
    [board, { ...play('JC1', '0-0'), split: 4 }],
    [holding('7C1', { track: { '0-0': 10, '0-1': 40 } }), play('7C1', '0-1', '0-0')],
    [holding('AC1'), { type: 'play', card: 'AC1' }] as const,
  ])('is accepted though not listed (%#)', ({ state }, action) => {
    expect(game.legal(state, 0)).not.toContainEqual(action);
    expect(game.tolerates?.(state, 0, game.schemas.action.parse(action))).toBe(true);
    expect(after({ ...board, state }, 0, action)).toBeTypeOf('object');
  });
});

chapter('legal actions', () => {
  test('come by card in hand order: no marble, one, two; a card without any is discarded', () => {
    const hands = [['9C1', 'AC1', 'JC1', '5C1']];
    const { state } = setting({ hands, track: { '0-1': 10, '2-0': 95 }, safe: { '0-0': 3 } });
    expect(game.legal(state, 0)).toEqual([
      play('9C1', '0-1'),
      play('AC1'),
      play('AC1', '0-1'),
      play('JC1', '0-1'),
      play('JC1', '0-1', '2-0'),
      play('5C1', '0-1'),
      play('5C1', '2-0'),
    ]);
    expect(game.legal(stateOf({ hands: [['9C1', 'AC1']], turnNumber: 2 }), 0)).toEqual([
      discard('9C1'),
      play('AC1'),
    ]);
  });

  test('trying a split leaves the board as it was for the next card', () => {
    const track = { '0-0': 10, '0-1': 40, '1-0': 13, '2-0': 16 };
    const { state } = setting({ hands: [['7C1', '9C1']], turnNumber: 2, track });
    expect(game.legal(state, 0)).toContainEqual(split('7C1', '0-0', '0-1', 3));
    expect(game.legal(state, 0).filter(({ card }) => card === '9C1')).toEqual([play('9C1', '0-1')]);
  });

  test('a split Seven comes in both orders and all six shares', () => {
    const { state } = holding('7C1', { track: { '0-0': 10, '0-1': 40 } });
    const pairs = game
      .legal(state, 0)
      .filter((action) => action.type === 'play' && action.split !== undefined);
    expect(pairs).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((part) => split('7C1', '0-0', '0-1', part)),
      ...[1, 2, 3, 4, 5, 6].map((part) => split('7C1', '0-1', '0-0', part)),
    ]);
  });

  test('a marble in the safe zone takes of a split Seven what brings it to the far end, and no more', () => {
    const { state } = setting({
      hands: [['7C1']],
      turnNumber: 3,
      track: { '0-0': 10 },
      safe: { '0-1': 0 },
    });
    expect(game.legal(state, 0)).toEqual([
      play('7C1', '0-0'),
      ...[4, 5, 6].map((part) => split('7C1', '0-0', '0-1', part)),
      ...[1, 2, 3].map((part) => split('7C1', '0-1', '0-0', part)),
    ]);
  });
});

chapter('discarding', () => {
  const hands = [['AC1', '9C1', '9C2', '9C3']];
  const under = (discardRule: string, given = hands) => setting({ hands: given, options: { discardRule } });
  const stuck = [['8C1', '9C1', '9C2', '9C3']];

  test('usually a card without a play may go, whatever the others can do', () => {
    expect(game.legal(under('unplayable-card').state, 0)).toEqual([
      play('AC1'),
      ...['9C1', '9C2', '9C3'].map(discard),
    ]);
  });

  test('only-if-stuck: nothing goes while one card can be played', () => {
    expect(game.legal(under('only-if-stuck').state, 0)).toEqual([play('AC1')]);
    under('only-if-stuck').when(0, discard('9C1')).thenRefused('card-is-playable', /AC1/);
    expect(game.legal(under('only-if-stuck', stuck).state, 0)).toHaveLength(4);
  });

  test('any: everything goes', () => {
    expect(game.legal(under('any').state, 0)).toEqual([play('AC1'), ...hands.flat().map(discard)]);
  });
});
