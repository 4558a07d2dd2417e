import { describe as chapter, expect, test } from 'vitest';
import { seededChance } from '../../engine/chance/seeded.js';
import { scene } from '../../kit/scene.js';
import { DECK } from './cards.js';
import type { Event } from './events.js';
import { jackaroo as game } from './index.js';
import type { RefusalCode } from './refusals.js';
import { discard, holding, play, setting, split } from './test-scene.js';

const opened = (seats: number, options: { [option: string]: unknown } = {}, seed = 'opening') => {
  const { state } = scene(game, seats, options);
  return game.open(state, seededChance(seed)).reduce(game.evolve, state);
};

chapter('set-up', () => {
  test('the deck has 102 different cards', () => {
    expect(new Set(DECK).size).toBe(102);
    expect(DECK.filter((card) => card.startsWith('K'))).toEqual([
      ...['KS1', 'KS2', 'KC1', 'KC2', 'KD1', 'KH1', 'KH2', 'KH3'],
    ]);
  });

  test.each([2, 3, 4])('%i seats get four cards each and different colours', (seats) => {
    const state = opened(seats);
    expect(state.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(4));
    expect(state.deck.length).toBe(102 - 4 * seats);
    expect(new Set(state.colours).size).toBe(seats);
  });

  test.each([0, 8, 16])('%i traps lie on different cells that are neither base nor entry', (traps) => {
    const { traps: cells } = opened(4, { traps });
    expect(new Set(cells).size).toBe(traps);
    for (const cell of cells) expect([0, 23]).not.toContain(cell % 25);
  });

  test('a log cannot take a card or a trap from where none is', () => {
    const { state } = setting({ traps: [40] });
    const gone = (event: Event) => () => game.evolve(state, event);
    expect(gone({ type: 'card-played', seat: 0, card: 'KH1' })).toThrow(/KH1 is not there/);
    expect(gone({ type: 'cards-dealt', seat: 0, cards: ['2S1'] })).toThrow(/2S1 is not there/);
    expect(gone({ type: 'trap-sprung', seat: 0, marble: '0-0', cell: 41 })).toThrow(/41 is not there/);
    expect(gone({ type: 'marble-fielded', seat: 0, marble: '4-0', cell: 0 })).toThrow(/no marble 4-0/);
  });

  test('two players sit opposite each other', () => {
    expect(game.view(opened(2), 0).quarters).toEqual([
      { base: 0, entry: 98 },
      { base: 50, entry: 48 },
    ]);
  });

  test('colours that were chosen are not drawn', () => {
    expect(opened(2, { colours: ['blue', 'red'] }).colours).toEqual(['blue', 'red']);
  });

  test.each([
    [{ colours: ['red'] }, /`colours` must name 2 colours/],
    [{ colours: ['red', 'blue', 'green'] }, /`colours` must name 2 colours/],
  ])('%j does not fit two seats', (options, message) => {
    const misfit = game.fits?.({ seats: 2, options: game.schemas.options.parse(options) });
    expect(misfit).toMatchObject({ pointer: '/colours', message: expect.stringMatching(message) });
  });

  test.each([
    [{ colours: ['red', 'red'] }, /`colours`.*different.*yellow/],
    [{ colours: 'blue' }, /`colours`.*"random"/],
    [{ traps: 17 }, /`traps`.*0 to 16/],
    [{ traps: 1.5 }, /`traps`.*0 to 16/],
    [{ maxRounds: 0 }, /`maxRounds`.*null.*1 to 500/],
    [{ maxRounds: 501 }, /`maxRounds`.*null.*1 to 500/],
    [{ discardRule: 'never' }, /`discardRule`.*only-if-stuck/],
    [{ trapsVisible: 'yes' }, /`trapsVisible`/],
  ])('%j is refused, and says why', (options, message) => {
    expect(game.schemas.options.safeParse(options).error?.issues[0]?.message).toMatch(message);
  });
});

chapter('refusals', () => {
  const cases: Record<RefusalCode, () => void> = {
    'card-not-in-hand': () =>
      holding('9C1')
        .when(0, discard('KS1'))
        .thenRefused('card-not-in-hand', /9C1, 9S1/),
    'card-is-playable': () => holding('AC1').when(0, discard('AC1')).thenRefused('card-is-playable', /AC1/),
    'unknown-marble': () =>
      holding('9C1')
        .when(0, play('9C1', '4-0'))
        .thenRefused('unknown-marble', /"4-0".*"3-3"/),
    'duplicate-marble': () =>
      holding('7C1')
        .when(0, play('7C1', '0-0', '0-0'))
        .thenRefused('duplicate-marble'),
    'split-out-of-range': () =>
      holding('7C1')
        .when(0, split('7C1', '0-0', '0-1', 7))
        .thenRefused('split-out-of-range', /1 to 6/),
    'wrong-marble-count': () =>
      holding('JC1')
        .when(0, play('JC1'))
        .thenRefused('wrong-marble-count', /Jack of Clubs takes 1 or 2.*named 0/),
    'wrong-marble-owner': () =>
      holding('9C1')
        .when(0, play('9C1', '1-0'))
        .thenRefused('wrong-marble-owner', /1-0.*"0-0" to "0-3"/),
    'no-marble-at-home': () =>
      holding('AC1', { safe: { '0-0': 0, '0-1': 1, '0-2': 2 }, track: { '0-3': 0 } })
        .when(0, play('AC1'))
        .thenRefused('no-marble-at-home'),
    'own-marble-on-base': () =>
      holding('KC1', { track: { '0-2': 0 } })
        .when(0, play('KC1'))
        .thenRefused('own-marble-on-base', /0-2.*cell 0/),
    'no-card-to-discard': () =>
      setting({ hands: [['10C1'], [], ['6S1'], []], turnNumber: 3 })
        .when(0, play('10C1'))
        .thenRefused('no-card-to-discard'),
    'swap-not-on-track': () =>
      holding('JC1', { track: { '0-0': 5 } })
        .when(0, play('JC1', '0-0', '1-0'))
        .thenRefused('swap-not-on-track', /1-0 is at home/),
    'swap-base-protected': () =>
      holding('JC1', { track: { '0-0': 5, '1-0': 25 } })
        .when(0, play('JC1', '0-0', '1-0'))
        .thenRefused('swap-base-protected', /1-0.*cell 25/),
    'burn-not-on-track': () =>
      holding('marble-burner', { safe: { '1-0': 2 } })
        .when(0, play('marble-burner', '1-0'))
        .thenRefused('burn-not-on-track', /safe cell 2/),
    'burn-base-protected': () =>
      holding('marble-burner', { track: { '1-0': 25 } })
        .when(0, play('marble-burner', '1-0'))
        .thenRefused('burn-base-protected'),
    'already-safe': () =>
      holding('marble-saver', { safe: { '0-0': 1 } })
        .when(0, play('marble-saver', '0-0'))
        .thenRefused('already-safe'),
    'save-not-on-track': () =>
      holding('marble-saver').when(0, play('marble-saver', '0-0')).thenRefused('save-not-on-track'),
    'marble-not-on-board': () =>
      holding('9C1').when(0, play('9C1', '0-0')).thenRefused('marble-not-on-board', /Ace/),
    'backwards-in-safe-zone': () =>
      holding('4C1', { safe: { '0-0': 2 } })
        .when(0, play('4C1', '0-0'))
        .thenRefused('backwards-in-safe-zone'),
    'rank-too-high': () =>
      holding('8C1', { track: { '0-0': 95 } })
        .when(0, play('8C1', '0-0'))
        .thenRefused('rank-too-high', /cell 95/),
    'safe-zone-blocked': () =>
      holding('6C1', { track: { '0-0': 95 }, safe: { '0-1': 1 } })
        .when(0, play('6C1', '0-0'))
        .thenRefused('safe-zone-blocked', /0-1.*safe cell 1/),
    'base-cell-blocked': () =>
      holding('8C1', { track: { '0-0': 20, '1-3': 25 } })
        .when(0, play('8C1', '0-0'))
        .thenRefused('base-cell-blocked', /1-3.*cell 25/),
    'self-blocked': () =>
      holding('7C1', { track: { '0-0': 10, '0-1': 12 } })
        .when(0, split('7C1', '0-1', '0-0', 1))
        .thenRefused('self-blocked', /0-1 would stand on cell 13/),
    'safe-entry-blocked': () =>
      holding('6C1', { track: { '0-0': 95, '2-1': 98 } })
        .when(0, play('6C1', '0-0'))
        .thenRefused('safe-entry-blocked', /2-1.*cell 98/),
    'path-blocked': () =>
      holding('9C1', { track: { '0-0': 10, '1-0': 13, '2-0': 16 } })
        .when(0, play('9C1', '0-0'))
        .thenRefused('path-blocked', /2-0 on cell 16/),
  };
  test.each(Object.entries(cases))('%s', (_code, holds) => holds());

  test('they are tested in their order', () => {
    const board = holding('7C1', { track: { '0-0': 10 } });
    board.when(1, play('7C1', '9-9')).thenRefused('not-your-turn');
    board.when(0, { ...play('KS1', '9-9'), split: 9 }).thenRefused('card-not-in-hand');
    board.when(0, { ...play('7C1', '9-9', '0-0', '0-0'), split: 9 }).thenRefused('unknown-marble');
    board.when(0, { ...play('7C1', '0-0', '0-0'), split: 9 }).thenRefused('duplicate-marble');
    board.when(0, { ...play('7C1'), split: 2.5 }).thenRefused('split-out-of-range');
    board.when(0, play('7C1', '0-0', '1-0', '2-0')).thenRefused('wrong-marble-count');
    board.when(0, play('7C1', '0-1', '1-0')).thenRefused('wrong-marble-owner');
  });

  test.each([
    { type: 'pass' },
    { type: 'play' },
    { ...play('7C1'), split: '3' },
    { ...play('7C1'), extra: 1 },
    null,
  ])('%j is malformed', (action) => holding('7C1').when(0, action).thenRefused('malformed-action'));

  test('a marble of an empty seat is unknown', () => {
    setting({ seats: 2 }).when(0, play('2S1', '2-0')).thenRefused('unknown-marble', /"1-3"/);
  });
});
