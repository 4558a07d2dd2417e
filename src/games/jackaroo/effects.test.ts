import { describe as chapter, expect, test } from 'vitest';
import { after, discard, holding, passed, play, played, setting, split, standing } from './test-scene.js';

const sentHome = (marble: string, cell: number, cause: 'landing' | 'king' | 'fielding' | 'burner' | 'trap') =>
  ({ type: 'marble-sent-home', seat: Number(marble[0]), marble, cell, cause }) as const;

chapter('fielding', () => {
  test('the lowest-numbered marble at home comes to the base', () => {
    holding('AC1', { track: { '0-0': 40 } })
      .when(0, play('AC1'))
      .thenHappens(played('AC1'), { type: 'marble-fielded', seat: 0, marble: '0-1', cell: 0 }, passed(1));
  });

  test("an opponent's marble on the base goes home", () => {
    holding('KC1', { track: { '2-3': 0 } })
      .when(0, play('KC1'))
      .thenHappens(
        played('KC1'),
        sentHome('2-3', 0, 'fielding'),
        { type: 'marble-fielded', seat: 0, marble: '0-0', cell: 0 },
        passed(1),
      );
  });

  test('fielding onto a trap is harmless: a base is never one', () => {
    expect(standing(after(holding('AC1', { traps: [1] }), 0, play('AC1')))).toEqual({ '0-0': 0 });
  });
});

chapter('swapping', () => {
  test('from my own base, onto a trap, in either order', () => {
    const board = holding('JC1', { track: { '0-0': 0, '3-1': 60 }, traps: [60] });
    for (const pair of [
      ['0-0', '3-1'],
      ['3-1', '0-0'],
    ]) {
      board
        .when(0, play('JC1', ...pair))
        .thenHappens(
          played('JC1'),
          { type: 'marbles-swapped', seat: 0, marble: '0-0', cell: 60, other: '3-1', otherCell: 0 },
          passed(1),
        );
    }
  });

  test('two marbles of one side are not swapped', () => {
    const track = { '0-0': 10, '0-1': 12, '1-0': 40, '2-0': 60 };
    expect(after(holding('JC1', { track }), 0, play('JC1', '0-0', '0-1'))).toBe('wrong-marble-owner');
    expect(after(holding('JC1', { track }), 0, play('JC1', '1-0', '2-0'))).toBe('wrong-marble-owner');
  });
});

chapter('the wild cards', () => {
  test('the Burner sends an opponent home, also from the base of another', () => {
    holding('marble-burner', { track: { '1-0': 50 } })
      .when(0, play('marble-burner', '1-0'))
      .thenHappens(played('marble-burner'), sentHome('1-0', 50, 'burner'), passed(1));
  });

  test('it never burns my own', () => {
    expect(after(holding('marble-burner', { track: { '0-0': 5 } }), 0, play('marble-burner', '0-0'))).toBe(
      'wrong-marble-owner',
    );
  });

  test('the Saver draws among the free safe cells', () => {
    holding('marble-saver', { track: { '0-0': 0 }, safe: { '0-1': 3 } })
      .when(0, play('marble-saver', '0-0'), 1)
      .thenHappens(
        played('marble-saver'),
        { type: 'marble-saved', seat: 0, marble: '0-0', cell: 0, safeCell: 1 },
        passed(1),
      );
  });
});

chapter('taking a card', () => {
  test('a Ten takes from the next seat, which misses its turn', () => {
    const state = holding('10C1')
      .when(0, play('10C1'), '3S2')
      .thenHappens(
        played('10C1'),
        { type: 'card-taken', seat: 0, victim: 1, card: '3S2' },
        { type: 'turn-skipped', seat: 1 },
        passed(2),
      );
    expect(state.firePit).toEqual(['3S2', '10C1']);
    expect(state.hands[1]).toEqual(['3S1', '3S3', '3C1']);
  });

  test('seat 3 takes from seat 0, whose lost card costs the next turn', () => {
    const hands = [
      ['2S1', '2S2', '2S3'],
      ['3S1', '3S2', '3S3'],
      ['6S1', '6S2', '6S3'],
      ['10C1', '8S1', '8S2', '8S3'],
    ];
    setting({ hands, seatToAct: 3 })
      .when(3, play('10C1'), '2S2')
      .thenHappens(
        played('10C1', 3),
        { type: 'card-taken', seat: 3, victim: 0, card: '2S2' },
        { type: 'turn-skipped', seat: 0 },
        passed(1, 1),
      );
  });

  test('a Queen draws the victim among those who hold cards, then the card', () => {
    setting({ hands: [['QC1', '9S1'], ['3S1', '3S2'], [], ['8S1', '8S2']], turnNumber: 2 })
      .when(0, play('QC1'), 3, '8S2')
      .thenHappens(played('QC1'), { type: 'card-taken', seat: 0, victim: 3, card: '8S2' }, passed(1, 2));
  });

  test('two lost cards cost two turns', () => {
    const short = setting({
      hands: [['2S1', '2S2', '2S3'], ['3S1'], ['6S1', '6S2', '6S3'], ['8S1', '8S2', '8S3']],
      turnNumber: 1,
    });
    short
      .when(0, discard('2S1'))
      .thenHappens(
        { type: 'card-discarded', seat: 0, card: '2S1' },
        { type: 'turn-skipped', seat: 1 },
        passed(2, 1),
      );
    setting({ hands: [['2S1'], ['3S1'], [], []], turnNumber: 3 })
      .when(0, discard('2S1'))
      .thenHappens({ type: 'card-discarded', seat: 0, card: '2S1' }, passed(1, 3));
  });
});

chapter('traps', () => {
  const moved = (marble: string, steps: number, from: number, to: number) =>
    ({
      type: 'marble-moved',
      seat: 0,
      marble,
      steps,
      from: { zone: 'track', cell: from },
      to: { zone: 'track', cell: to },
    }) as const;
  const sprung = (marble: string, cell: number) =>
    ({ type: 'trap-sprung', seat: Number(marble[0]), marble, cell }) as const;
  const laid = (cell: number) => ({ type: 'trap-placed', cell, visible: false }) as const;

  test('captures come first, then the trap takes the marble and moves on, perhaps to the same cell', () => {
    const state = holding('9C1', { track: { '0-0': 10, '1-0': 19 }, traps: [19, 40] })
      .when(0, play('9C1', '0-0'), 19)
      .thenHappens(
        played('9C1'),
        sentHome('1-0', 19, 'landing'),
        moved('0-0', 9, 10, 19),
        sprung('0-0', 19),
        sentHome('0-0', 19, 'trap'),
        laid(19),
        passed(1),
      );
    expect(state.traps).toEqual([40, 19]);
  });

  test('a split can spring two, the second one where the first came up', () => {
    holding('7C1', { track: { '0-0': 10, '0-1': 30 }, traps: [13] })
      .when(0, split('7C1', '0-0', '0-1', 3), 34, 60)
      .thenHappens(
        played('7C1'),
        moved('0-0', 3, 10, 13),
        sprung('0-0', 13),
        sentHome('0-0', 13, 'trap'),
        laid(34),
        moved('0-1', 4, 30, 34),
        sprung('0-1', 34),
        sentHome('0-1', 34, 'trap'),
        laid(60),
        passed(1),
      );
  });

  test('a pushed marble falls in too; passing over is harmless', () => {
    expect(
      standing(after(holding('5C1', { track: { '1-0': 40 }, traps: [45] }), 0, play('5C1', '1-0'), 60)),
    ).toEqual({});
    expect(
      standing(after(holding('5C1', { track: { '1-0': 40 }, traps: [44] }), 0, play('5C1', '1-0'))),
    ).toEqual({ '1-0': 45 });
  });
});
