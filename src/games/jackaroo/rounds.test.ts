import { describe as chapter, expect, test } from 'vitest';
import { finished } from '../../engine/outcome.js';
import { jackaroo as game } from './index.js';
import { discard, play, played, setting } from './test-scene.js';

chapter('rounds', () => {
  const DEALT = [
    '2S1',
    '2S2',
    '2S3',
    '2C1',
    '3S1',
    '3S2',
    '3S3',
    '3C1',
    '6S1',
    '6S2',
    '6S3',
    '6C1',
    '8S1',
    '8S2',
    '8S3',
    '8C1',
  ];

  test('after the last card everybody is dealt four and seat 0 is first again', () => {
    const after = setting({ hands: [[], [], [], ['9C1']], turnNumber: 3, seatToAct: 3, roundNumber: 2 })
      .when(3, discard('9C1'), ...DEALT)
      .thenHappens(
        { type: 'card-discarded', seat: 3, card: '9C1' },
        { type: 'round-started', roundNumber: 3 },
        ...[0, 1, 2, 3].map(
          (seat) => ({ type: 'cards-dealt', seat, cards: DEALT.slice(seat * 4, seat * 4 + 4) }) as const,
        ),
      );
    expect(game.view(after, 0)).toMatchObject({
      phase: 'to-play',
      seatToAct: 0,
      roundNumber: 3,
      turnNumber: 0,
      deck: { count: 85 },
    });
  });

  test('the fire pit comes back when the deck is too small for the next hand, not before', () => {
    const base = setting({ hands: [[], [], [], ['9C1']], turnNumber: 3, seatToAct: 3 }).state;
    const deck = [...DEALT.slice(0, 4), 'KS1', 'KS2'];
    const state = { ...base, deck, firePit: base.deck.filter((card) => !deck.includes(card)) };
    const told = game.decide(state, 3, discard('9C1'), { pick: (items) => items[0] ?? never() });
    const types = told.ok ? told.value.map(({ type }) => type) : [];
    expect(types).toEqual([
      'card-discarded',
      'round-started',
      'cards-dealt',
      'deck-refilled',
      ...new Array(3).fill('cards-dealt'),
    ]);
    expect(told.ok && told.value[3]).toEqual({ type: 'deck-refilled', count: 96 });
  });

  test('the last round ends in a draw', () => {
    const over = setting({
      hands: [[], [], [], ['9C1']],
      turnNumber: 3,
      seatToAct: 3,
      roundNumber: 7,
      options: { maxRounds: 7 },
    })
      .when(3, discard('9C1'))
      .thenHappens(
        { type: 'card-discarded', seat: 3, card: '9C1' },
        { type: 'round-limit-reached', roundNumber: 7 },
      );
    expect(game.outcome(over)).toEqual(finished([[0, 1, 2, 3]], null, 'round-limit'));
    expect(game.toAct(over)).toEqual([]);
  });
});

chapter('the end', () => {
  test('the fourth marble in its safe zone wins at once: no turn, no deal', () => {
    const over = setting({
      hands: [[], [], [], ['2C2']],
      turnNumber: 3,
      seatToAct: 3,
      track: { '3-0': 72, '0-0': 40, '1-0': 65, '2-0': 30 },
      safe: { '3-1': 1, '3-2': 2, '3-3': 3, '2-1': 0 },
    })
      .when(3, play('2C2', '3-0'))
      .thenHappens(
        played('2C2', 3),
        {
          type: 'marble-moved',
          seat: 3,
          marble: '3-0',
          steps: 2,
          from: { zone: 'track', cell: 72 },
          to: { zone: 'safe', cell: 0 },
        },
        { type: 'won', seat: 3 },
      );
    expect(game.outcome(over)).toEqual(finished([[3], [2], [0, 1]]));
    expect(game.toAct(over)).toEqual([]);
  });
});

const never = (): never => {
  throw new Error('nothing to pick from');
};
