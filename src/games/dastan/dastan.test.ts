import { describe as chapter, expect, test } from 'vitest';
import { scene, sceneAt } from '../../kit/scene.js';
import { drawnPosition } from './drawn-position.js';
import { dastan as game } from './index.js';
import type { Action, Moved, OfferTaken, RefusalCode } from './model.js';
import { JUMPS, MOVE_OPTIONS } from './move-options.js';

const move = (choice: number, from: number, to: number): Action => ({ type: 'move', choice, from, to });
const take = (position: number): Action => ({ type: 'take-offer', position });

type Told<Happened, Must extends keyof Happened> = Partial<Happened> & Pick<Happened, Must>;

/** A piece of seat 0 moved by its first option, with the mirza at home, unless said otherwise. */
const moved = (told: Told<Moved, 'option' | 'from' | 'to' | 'score'>): Moved => ({
  type: 'moved',
  seat: 0,
  piece: 'piece',
  choice: 1,
  captured: null,
  kotla: null,
  price: 1,
  kotlaPoints: 5,
  capturePoints: 0,
  ...told,
});

/** Seat 0 swapped the jazair at the back for the jazair on offer, unless said otherwise. */
const taken = (told: Told<OfferTaken, 'offer'>): OfferTaken => ({
  type: 'offer-taken',
  seat: 0,
  position: 5,
  replaced: 'jazair',
  taken: 'jazair',
  price: 0,
  score: 100,
  ...told,
});

const table = (options: { readonly [option: string]: unknown } = {}) => scene(game, 2, options);
const options = game.schemas.options.parse({});

chapter('move options', () => {
  const counts = {
    ryott: 4,
    chowkidar: 6,
    cuirassier: 4,
    faujdar: 4,
    jazair: 7,
    faris: 8,
    sarukh: 5,
    tibblecross: 4,
  };

  test.each(MOVE_OPTIONS)('%s is the same to the left as to the right, and never stays', (option) => {
    const jumps = JUMPS[option].map(String);
    expect(new Set(jumps).size).toBe(counts[option]);
    expect(JUMPS[option].map(([forward, aside]) => String([forward, 0 - aside])).toSorted()).toEqual(
      jumps.toSorted(),
    );
    expect(jumps).not.toContain('0,0');
  });

  test.each([
    [0, 'cuirassier', [42, 44, 46, 54]],
    [1, 'cuirassier', [14, 22, 24, 26]],
    [0, 'jazair', [23, 25, 32, 36, 52, 54, 56]],
    [1, 'jazair', [12, 14, 16, 32, 36, 43, 45]],
    [0, 'sarukh', [33, 35, 43, 45, 54]],
    [1, 'faris', [13, 15, 22, 26, 42, 46, 53, 55]],
  ] as const)('forward is the way of seat %i: %s goes from 34 to %j', (seat, option, targets) => {
    const rows = ['......', '......', seat === 0 ? '...A..' : '...B..'];
    const alone = drawnPosition({
      rows: [...rows, '......', '......', '......'],
      seatToAct: seat,
      front: [option],
      options,
    });
    const first = game.legal(alone, seat).filter((action) => action.type === 'move' && action.choice === 1);
    expect(first.map((action) => (action.type === 'move' ? action.to : null))).toEqual(targets);
  });

  test('no jump goes around the edge', () => {
    const rows = ['A.....', '......', '......', '......', '......', '.....B'];
    const corner = sceneAt(game, drawnPosition({ rows, front: ['faujdar'], options }));
    corner
      .when(0, move(1, 11, 12))
      .thenHappens(moved({ piece: 'mirza', option: 'faujdar', from: 11, to: 12, kotlaPoints: 0, score: 99 }));
    corner.when(0, move(1, 11, 9)).thenRefused('to-off-board');
    corner.when(0, move(1, 11, 10)).thenRefused('to-off-board');
  });
});

chapter('moving', () => {
  test('the price is paid, the option goes to the back, the kotla pays 5', () => {
    const after = table()
      .when(0, move(1, 22, 32))
      .thenHappens(moved({ option: 'ryott', from: 22, to: 32, score: 104 }));
    expect(game.view(after, 0)).toMatchObject({
      seatToAct: 1,
      scores: [104, 100],
      turnsPlayed: 1,
      offersTaken: 0,
    });
    expect(after.queues[0]).toEqual(['chowkidar', 'cuirassier', 'faujdar', 'jazair', 'ryott']);
  });

  test.each([
    [1, 'ryott', ['chowkidar', 'cuirassier', 'faujdar', 'jazair', 'ryott']],
    [2, 'chowkidar', ['ryott', 'cuirassier', 'faujdar', 'jazair', 'chowkidar']],
    [3, 'cuirassier', ['ryott', 'chowkidar', 'faujdar', 'jazair', 'cuirassier']],
  ] as const)('choice %i uses %s up', (choice, option, queue) => {
    const to = { ryott: 32, chowkidar: 31, cuirassier: 42 }[option];
    const price = [1, 4, 7][choice - 1] ?? 0;
    const after = table()
      .when(0, move(choice, 22, to))
      .thenHappens(moved({ choice, option, from: 22, to, price, score: 105 - price }));
    expect(after.queues[0]).toEqual(queue);
  });

  test('the same option at two places is two choices at two prices', () => {
    const rows = ['..A...', '.a....', '......', '......', '......', '...B..'];
    const twice = sceneAt(game, drawnPosition({ rows, front: ['ryott', 'ryott'], options }));
    twice.when(0, move(1, 22, 32)).thenHappens(moved({ option: 'ryott', from: 22, to: 32, score: 104 }));
    twice
      .when(0, move(2, 22, 32))
      .thenHappens(moved({ choice: 2, price: 4, option: 'ryott', from: 22, to: 32, score: 101 }));
  });
});

chapter('taking the offer', () => {
  test.each([
    [1, 8, 'ryott'],
    [2, 6, 'chowkidar'],
    [3, 4, 'cuirassier'],
    [4, 2, 'faujdar'],
    [5, 0, 'jazair'],
  ] as const)('place %i costs %i, and it is still the same turn', (position, price, replaced) => {
    const score = 100 - price;
    const after = table()
      .when(0, take(position), 'faujdar')
      .thenHappens(taken({ position, replaced, price, offer: 'faujdar', score }));
    expect(game.view(after, 0)).toMatchObject({
      seatToAct: 0,
      offersTaken: 1,
      turnsPlayed: 0,
      offer: 'faujdar',
    });
    expect(after.queues[0][position - 1]).toBe('jazair');
  });

  test('luck draws from the five usual options and the extra ones of the game', () => {
    const extended = table({ extraMoveOptions: ['tibblecross'] });
    expect(game.view(extended.state, 0).offerList).toEqual([
      'jazair',
      'chowkidar',
      'cuirassier',
      'ryott',
      'faujdar',
      'tibblecross',
    ]);
    extended.when(0, take(5), 'tibblecross').thenHappens(taken({ offer: 'tibblecross' }));
  });

  test('with a limit it is listed only so often, and the next turn counts anew', () => {
    const once = table({ offersPerTurn: 1 }).given(taken({ offer: 'ryott' }));
    expect(game.legal(once.state, 0)).toHaveLength(45);
    const next = once.given(moved({ option: 'ryott', from: 22, to: 32, score: 104 }));
    expect(game.legal(next.state, 1)).toContainEqual(take(1));
  });
});

chapter('refusals, in the order in which they are tested', () => {
  const cases: Record<RefusalCode, () => void> = {
    'offer-limit-reached': () =>
      table({ offersPerTurn: 0 }).when(0, take(9)).thenRefused('offer-limit-reached', /never/),
    'position-out-of-range': () =>
      table()
        .when(0, take(6))
        .thenRefused('position-out-of-range', /1 .*to 5/),
    'pass-not-allowed': () =>
      table()
        .when(0, { type: 'pass' })
        .thenRefused('pass-not-allowed', /45 moves/),
    'choice-out-of-range': () =>
      table()
        .when(0, move(4, 99, 99))
        .thenRefused('choice-out-of-range', /1 \(ryott\)/),
    'from-off-board': () =>
      table()
        .when(0, move(1, 27, 99))
        .thenRefused('from-off-board', /no square 27/),
    'from-empty': () =>
      table()
        .when(0, move(1, 44, 99))
        .thenRefused('from-empty', /13, 22, 23, 24 and 25/),
    'from-not-yours': () =>
      table()
        .when(0, move(1, 54, 22))
        .thenRefused('from-not-yours', /square 54/),
    'to-off-board': () =>
      table()
        .when(0, move(1, 22, 71))
        .thenRefused('to-off-board', /rows 1 to 6/),
    'to-own-piece': () =>
      table()
        .when(0, move(1, 22, 24))
        .thenRefused('to-own-piece', /square 24/),
    'move-not-in-option': () =>
      table()
        .when(0, move(1, 22, 66))
        .thenRefused('move-not-in-option', /goes to 12, 21 and 32/),
  };
  test.each(Object.entries(cases))('%s', (_code, holds) => holds());

  test('the table lists them in that order', () => {
    expect(Object.keys(game.refusals)).toEqual(Object.keys(cases));
  });

  test.each([0, -11, 20, 27, 71, 1e20, -1e300])('%d is no square, however well formed', (square) => {
    table()
      .when(0, move(1, square, 32))
      .thenRefused('from-off-board');
    table()
      .when(0, move(1, 22, square))
      .thenRefused('to-off-board');
  });

  test('to stay on the spot is to jump on an own piece', () => {
    table()
      .when(0, move(1, 22, 22))
      .thenRefused('to-own-piece', /stay/);
  });
});
