import { describe as chapter, expect, test } from 'vitest';
import { after, HANDS, holding, play, type Setting, setting, split, standing } from './test-scene.js';

type Outcome = string | { [marble: string]: number | string };
type Row = [what: string, card: string, marbles: string[], board: Setting, leadsTo: Outcome];

/** One move of seat 0: where everybody stands afterwards, or why not. */
const rows = (...table: readonly Row[]) =>
  test.each(table)('%s', (_what, card, marbles, board, leadsTo) => {
    expect(standing(after(holding(card, board), 0, play(card, ...marbles)))).toEqual(leadsTo);
  });

chapter('the way of an own marble', () => {
  rows(
    ['it goes forward by the rank', '9C1', ['0-0'], { track: { '0-0': 10 } }, { '0-0': 19 }],
    [
      'after 99 comes 0, past the entry it goes round again',
      '3C1',
      ['0-0'],
      { track: { '0-0': 99 } },
      { '0-0': 2 },
    ],
    ['it reaches its entry', '3C1', ['0-0'], { track: { '0-0': 95 } }, { '0-0': 98 }],
    ['it turns in', '6C1', ['0-0'], { track: { '0-0': 95 } }, { '0-0': 'safe 2' }],
    ['it reaches the far end', '7C1', ['0-0'], { track: { '0-0': 95 } }, { '0-0': 'safe 3' }],
    ['it needs the exact count', '8C1', ['0-0'], { track: { '0-0': 95 } }, 'rank-too-high'],
    ['it turns in from the entry itself', 'AC1', ['0-0'], { track: { '0-0': 98 } }, { '0-0': 'safe 0' }],
    ['it goes on inside', '2C1', ['0-0'], { safe: { '0-0': 1 } }, { '0-0': 'safe 3' }],
    ['it does not go beyond the end', '2C1', ['0-0'], { safe: { '0-0': 2 } }, 'rank-too-high'],
    ['it does not come out again', '4C1', ['0-0'], { safe: { '0-0': 2 } }, 'backwards-in-safe-zone'],
    ['backward from the base is the short cut', '4C1', ['0-0'], { track: { '0-0': 0 } }, { '0-0': 96 }],
    ['backward past the entry', '4C1', ['0-0'], { track: { '0-0': 99 } }, { '0-0': 95 }],
    ['a marble at home cannot walk', '9C1', ['0-0'], {}, 'marble-not-on-board'],
    ['a Jack walks eleven', 'JC1', ['0-0'], { track: { '0-0': 10 } }, { '0-0': 21 }],
    ['a Queen walks twelve', 'QC1', ['0-0'], { track: { '0-0': 10 } }, { '0-0': 22 }],
    ['a Ten walks ten', '10C1', ['0-0'], { track: { '0-0': 10 } }, { '0-0': 20 }],
    ['an Ace walks one', 'AC1', ['0-0'], { track: { '0-0': 10 } }, { '0-0': 11 }],
  );

  test.each([
    ['seat 1 wraps round', 1, '6C2', '1-0', 97, 3],
    ['seat 2 reaches an empty foreign base', 2, '7C1', '2-0', 93, 0],
  ])('%s', (_what, seat, card, marble, from, to) => {
    const hands = [0, 1, 2, 3].map((of) => (of === seat ? [card, '9S1', '9S2', '9S3'] : (HANDS[of] ?? [])));
    const board = setting({ seatToAct: seat, hands, track: { [marble]: from } });
    expect(standing(after(board, seat, play(card, marble)))).toEqual({ [marble]: to });
  });
});

chapter('what is in the way', () => {
  const two = { '0-0': 10, '1-0': 13 };
  rows(
    ['one may be passed', '9C1', ['0-0'], { track: two }, { '0-0': 19, '1-0': 13 }],
    ['not two', '9C1', ['0-0'], { track: { ...two, '2-0': 16 } }, 'path-blocked'],
    ['one passed, one captured', '9C1', ['0-0'], { track: { ...two, '2-0': 19 } }, { '0-0': 19, '1-0': 13 }],
    ['an own marble is not passed', '9C1', ['0-0'], { track: { '0-0': 10, '0-1': 13 } }, 'self-blocked'],
    ['an own marble is not captured', '9C1', ['0-0'], { track: { '0-0': 10, '0-1': 19 } }, 'self-blocked'],
    [
      'a marble on its base is a wall',
      '8C1',
      ['0-0'],
      { track: { '0-0': 20, '1-0': 25 } },
      'base-cell-blocked',
    ],
    [
      'a stranger on that base is not',
      '8C1',
      ['0-0'],
      { track: { '0-0': 20, '2-0': 25 } },
      { '0-0': 28, '2-0': 25 },
    ],
    ['the own base is a wall too', '4C1', ['0-0'], { track: { '0-0': 2, '0-1': 0 } }, 'base-cell-blocked'],
    [
      'nobody turns in past a marble',
      '6C1',
      ['0-0'],
      { track: { '0-0': 95, '1-0': 98 } },
      'safe-entry-blocked',
    ],
    ['but captures it on the entry', '3C1', ['0-0'], { track: { '0-0': 95, '1-0': 98 } }, { '0-0': 98 }],
    [
      'the own marble on the entry comes first',
      '6C1',
      ['0-0'],
      { track: { '0-0': 95, '0-1': 98 } },
      'self-blocked',
    ],
    [
      'the safe zone has no passing',
      '6C1',
      ['0-0'],
      { track: { '0-0': 95 }, safe: { '0-1': 1 } },
      'safe-zone-blocked',
    ],
    ['nor capturing', '6C1', ['0-0'], { track: { '0-0': 95 }, safe: { '0-1': 2 } }, 'safe-zone-blocked'],
    [
      'stopping short is fine',
      '6C1',
      ['0-0'],
      { track: { '0-0': 95 }, safe: { '0-1': 3 } },
      { '0-0': 'safe 2', '0-1': 'safe 3' },
    ],
  );
});

chapter('the King', () => {
  rows(
    [
      'sweeps everything, own marbles too',
      'KC1',
      ['0-0'],
      { track: { '0-0': 10, '0-1': 12, '1-0': 15, '2-0': 18, '3-0': 23 } },
      { '0-0': 23 },
    ],
    ['clears the entry', 'KC1', ['0-0'], { track: { '0-0': 89, '1-0': 98 } }, { '0-0': 'safe 3' }],
    ['stops at a base', 'KC1', ['0-0'], { track: { '0-0': 20, '1-0': 25 } }, 'base-cell-blocked'],
    ['even at the own', 'KC1', ['0-0'], { track: { '0-0': 99, '0-1': 0 } }, 'base-cell-blocked'],
    [
      'stops in the safe zone',
      'KC1',
      ['0-0'],
      { track: { '0-0': 89 }, safe: { '0-1': 1 } },
      'safe-zone-blocked',
    ],
  );
});

chapter('the Five', () => {
  rows(
    ['moves an own marble', '5C1', ['0-0'], { track: { '0-0': 95 } }, { '0-0': 'safe 1' }],
    ['pushes past the entry of its owner', '5C1', ['1-0'], { track: { '1-0': 21 } }, { '1-0': 26 }],
    ['pushes past mine', '5C1', ['2-0'], { track: { '2-0': 96 } }, { '2-0': 1 }],
    ['pushes off a base', '5C1', ['1-0'], { track: { '1-0': 25 } }, { '1-0': 30 }],
    ['over one sibling', '5C1', ['1-0'], { track: { '1-0': 40, '1-1': 42 } }, { '1-0': 45, '1-1': 42 }],
    ['not over two', '5C1', ['1-0'], { track: { '1-0': 40, '1-1': 42, '1-2': 43 } }, 'path-blocked'],
    ['onto a sibling', '5C1', ['1-0'], { track: { '1-0': 40, '1-1': 45 } }, { '1-0': 45 }],
    ['not over one of mine', '5C1', ['1-0'], { track: { '1-0': 40, '0-0': 42 } }, 'self-blocked'],
    ['never in a safe zone of others', '5C1', ['1-0'], { safe: { '1-0': 0 } }, 'rank-too-high'],
    ['only the Five does this', '6C1', ['1-0'], { track: { '1-0': 40 } }, 'wrong-marble-owner'],
  );
});

chapter('the split Seven', () => {
  const board = { track: { '0-0': 10, '0-1': 12 } };
  const parted = (first: string, second: string, part: number, given: Setting = board) =>
    standing(after(holding('7C1', given), 0, split('7C1', first, second, part)));

  test('the first part clears the way for the second', () =>
    expect(parted('0-1', '0-0', 3)).toEqual({ '0-1': 15, '0-0': 14 }));
  test('or blocks it', () => expect(parted('0-0', '0-1', 4)).toBe('self-blocked'));
  test('without a split the first goes three', () =>
    expect(standing(after(holding('7C1', board), 0, play('7C1', '0-1', '0-0')))).toEqual({
      '0-1': 15,
      '0-0': 14,
    }));
  test('a hidden trap does not make a split legal', () => {
    expect(parted('0-1', '0-0', 1)).toBe('self-blocked');
    expect(parted('0-1', '0-0', 1, { ...board, traps: [13] })).toBe('self-blocked');
  });
  test('nothing moves when the second part fails', () => {
    const scene = holding('7C1', { track: { '0-0': 10, '0-1': 40, '2-0': 50 }, safe: { '0-2': 3 } });
    scene.when(0, split('7C1', '0-0', '0-2', 3)).thenRefused('rank-too-high', /safe cell 3/);
    expect(standing(scene.state)).toEqual({ '0-0': 10, '0-1': 40, '2-0': 50, '0-2': 'safe 3' });
  });
  test('both owners are looked at before any way', () =>
    expect(parted('0-0', '1-0', 3, { track: { '0-0': 10, '0-1': 12, '1-0': 40 } })).toBe(
      'wrong-marble-owner',
    ));
});
