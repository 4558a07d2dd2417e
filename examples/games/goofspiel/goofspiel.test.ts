import { conforms, everyOutcome, playthroughs, scene } from 'parlor/testing';
import { describe, expect, test } from 'vitest';
import { goofspiel } from './index.js';

conforms(goofspiel);
playthroughs(goofspiel);

const bid = (card: number) => ({ type: 'bid', card }) as const;
const made = (seat: number, card: number) => ({ type: 'bid', seat, card }) as const;

describe('Goofspiel', () => {
  const prize = scene(goofspiel, 2, { cards: 3 }).given({ type: 'prize-turned', prize: 2 });

  test('both are to bid at once, in any order', () => {
    expect(goofspiel.toAct(prize.state)).toEqual([0, 1]);
    prize.when(1, bid(3)).thenHappens(made(1, 3));
    prize.when(0, bid(3)).thenHappens(made(0, 3));
  });

  test('a bid is sealed: the other sees that it was made, and not which card', () => {
    const { state } = prize.given(made(0, 3));
    expect(goofspiel.toAct(state)).toEqual([1]);
    expect(goofspiel.sighting(made(0, 3), 0)).toMatchObject({ card: 3 });
    for (const viewer of [1, 'spectator'] as const) {
      expect(goofspiel.sighting(made(0, 3), viewer)).toEqual({ type: 'bid', seat: 0, card: null });
      expect(goofspiel.view(state, viewer)).toMatchObject({ bids: [null, null], hasBid: [true, false] });
    }
    // Whatever was bid, the other sees the same.
    expect(goofspiel.view(prize.given(made(0, 1)).state, 1)).toEqual(goofspiel.view(state, 1));
  });

  test('who has bid waits for the others', () => {
    prize
      .given(made(0, 3))
      .when(0, bid(2))
      .thenRefused('not-your-turn', /Seat 1 is to act/);
    prize.when(0, bid(4)).thenRefused('card-gone');
  });

  test('the last bid shows all of them, and the highest wins; two of a kind win nothing', () => {
    prize
      .given(made(0, 3))
      .when(1, bid(1), 3)
      .thenHappens(
        made(1, 1),
        { type: 'bids-shown', bids: [3, 1], prize: 2, winner: 0 },
        { type: 'prize-turned', prize: 3 },
      );
    const tied = prize
      .given(made(0, 3))
      .when(1, bid(3), 1)
      .thenHappens(
        made(1, 3),
        { type: 'bids-shown', bids: [3, 3], prize: 2, winner: null },
        { type: 'prize-turned', prize: 1 },
      );
    expect(tied.scores).toEqual([0, 0]);
  });
});

type State = ReturnType<typeof goofspiel.initial>;

/** What seat 0 is ahead of seat 1 in the end, for each pair of bids, when what follows is worth what `rest` says. */
const matrix = (state: State, rest: (state: State) => number): readonly (readonly number[])[] =>
  goofspiel.legal(state, 0).map((mine) =>
    goofspiel.legal(state, 1).map((theirs) => {
      const [first] = everyOutcome((chance) => goofspiel.decide(state, 0, mine, chance));
      const sealed = first?.value.ok ? first.value.value.reduce(goofspiel.evolve, state) : state;
      return everyOutcome((chance) => goofspiel.decide(sealed, 1, theirs, chance)).reduce(
        (sum, { value, times, outOf }) =>
          sum + (value.ok ? rest(value.value.reduce(goofspiel.evolve, sealed)) * times : Number.NaN) / outOf,
        0,
      );
    }),
  );

const lead = ({ scores: [mine = 0, theirs = 0] }: State): number => mine - theirs;

/** The last bid is no choice. */
const afterTheLast = (state: State): number => {
  if (goofspiel.outcome(state) !== null) return lead(state);
  return matrix(state, lead)[0]?.[0] ?? Number.NaN;
};

describe('with two cards each, by hand', () => {
  const begun = (prize: number): State =>
    scene(goofspiel, 2, { cards: 2 }).given({ type: 'prize-turned', prize }).state;

  // Who bids the 2 for the greater prize wins it and loses the other: +2 −1; equal bids tie twice.
  test.each([
    [
      2,
      [
        [0, -1],
        [1, 0],
      ],
    ],
    [
      1,
      [
        [0, 1],
        [-1, 0],
      ],
    ],
  ])('the first prize is %i', (prize, worth) => {
    expect(matrix(begun(prize), afterTheLast)).toEqual(worth);
  });
});

/** What seat 0 is ahead in the end on average when seat 1 bids anything, and seat 0 what `choose` makes of the worths of its bids. */
const againstAnything = (
  state: State,
  choose: (worths: readonly number[], state: State) => number,
): number => {
  if (goofspiel.outcome(state) !== null) return lead(state);
  const worths = matrix(state, (next) => againstAnything(next, choose)).map(
    (row) => row.reduce((sum, worth) => sum + worth, 0) / row.length,
  );
  return choose(worths, state);
};

describe('against bids that have nothing to do with the prize', () => {
  const begun = (cards: number, prize: number): State =>
    scene(goofspiel, 2, { cards }).given({ type: 'prize-turned', prize }).state;
  const worthOf = (cards: number, choose: Parameters<typeof againstAnything>[1]): number =>
    Array.from({ length: cards }, (_, index) => againstAnything(begun(cards, index + 1), choose)).reduce(
      (sum, worth) => sum + worth / cards,
      0,
    );
  const best = (worths: readonly number[]): number => Math.max(...worths);
  /** Bids what the prize is worth: it wins against every card below it and loses to every card above. */
  const likePrize = (worths: readonly number[], state: State): number =>
    worths[goofspiel.legal(state, 0).findIndex(({ card }) => card === state.prize)] ?? Number.NaN;

  // By hand: the prize p is won against p − 1 of n cards and lost to n − p, and the sum of p (2p − n − 1) / n is (n² − 1) / 6.
  // That nothing does better is a theorem of S. M. Ross (Goofspiel: the game of pure strategy, 1971).
  test.each([
    [2, 1 / 2],
    [3, 4 / 3],
  ])('with %i cards each the best is to bid what the prize is worth, and it brings %f', (cards, worth) => {
    expect(worthOf(cards, likePrize)).toBeCloseTo(worth, 12);
    expect(worthOf(cards, best)).toBeCloseTo(worth, 12);
  });
});
