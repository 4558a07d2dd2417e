import { describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { type Contender, type Encounter, haveMet, type Pair } from '../../src/tournaments/pairing.js';
import { wouldClash } from '../../src/tournaments/seat-claims.js';
import { swissPairings } from '../../src/tournaments/swiss.js';

/** Swiss pairings of later rounds: beside published tournaments, and against trying everything. */

/** Whom somebody met in which seat, as pairing cards have it: `w8` had white against 8, `-` a round without a game. */
const card = (number: number, points: number, games: string, freePoint = false): Contender => ({
  number,
  lot: number,
  points,
  encounters: games.split(' ').map((game): Encounter => {
    const isPlayed = game !== '-';
    return {
      opponent: isPlayed ? Number(game.slice(1)) : null,
      seat: isPlayed ? (game.startsWith('w') ? 0 : 1) : null,
      points: !isPlayed && freePoint ? 1 : 0,
      isPlayed,
    };
  }),
});

const spelled = (pairs: readonly Pair[]): readonly string[] =>
  pairs.map(([one, other]) => `${one}-${other}`).toSorted();

/** Who has how many points against whom, whoever they are: what score groups and floaters come down to. */
const levels = (all: readonly Contender[], pairs: readonly string[]): readonly string[] => {
  const points = new Map(all.map((it) => [it.number, it.points]));
  return pairs
    .map((pair) =>
      pair
        .split('-')
        .map((number) => points.get(Number(number)) ?? 0)
        .toSorted((a, b) => b - a)
        .join(' against '),
    )
    .toSorted();
};

/**
 * The tournament of fourteen that Mario Held pairs by hand in his tutorial on the Dutch system (2014), with its published cards and pairings.
 * Number 12 was away in the second round, number 14 had its bye, and 6 won against 11 without a game in the third.
 */
const TUTORIAL = [
  {
    round: 2,
    cards: [
      card(1, 1, 'w8'),
      card(2, 1, 'b9'),
      card(3, 1, 'w10'),
      card(4, 0.5, 'b11'),
      card(5, 1, 'w12'),
      card(6, 1, 'b13'),
      card(7, 1, 'w14'),
      card(8, 0, 'b1'),
      card(9, 0, 'w2'),
      card(10, 0, 'b3'),
      card(11, 0.5, 'w4'),
      card(13, 0, 'w6'),
      card(14, 0, 'b7'),
    ],
    published: ['5-1', '2-7', '6-3', '4-9', '8-11', '10-13'],
    bye: [14],
    // Of those of one point four want the second seat: the handbook changes partners for it, here 6 and 7, 8 and 9.
    ours: ['5-1', '2-6', '7-3', '4-8', '9-11', '10-13'],
  },
  {
    round: 3,
    cards: [
      card(1, 1, 'w8 b5'),
      card(2, 2, 'b9 w7'),
      card(3, 1.5, 'w10 b6'),
      card(4, 1.5, 'b11 w9'),
      card(5, 2, 'w12 w1'),
      card(6, 1.5, 'b13 w3'),
      card(7, 1, 'w14 b2'),
      card(8, 0, 'b1 w11'),
      card(9, 0, 'w2 b4'),
      card(10, 1, 'b3 w13'),
      card(11, 1.5, 'w4 b8'),
      card(12, 0, 'b5 -'),
      card(13, 0, 'w6 b10'),
      card(14, 1, 'b7 -', true),
    ],
    published: ['2-5', '3-4', '11-6', '14-1', '7-10', '12-8', '9-13'],
    bye: [],
    // 3 and 11 both come from the second seat, 4 and 6 from the first: a mild wish.
    ours: ['2-5', '3-11', '6-4', '14-1', '7-10', '12-8', '9-13'],
  },
  {
    round: 4,
    cards: [
      card(1, 2, 'w8 b5 b14'),
      card(2, 2.5, 'b9 w7 w5'),
      card(3, 2, 'w10 b6 w4'),
      card(4, 2, 'b11 w9 b3'),
      card(5, 2.5, 'w12 w1 b2'),
      card(6, 2.5, 'b13 w3 -', true),
      card(7, 2, 'w14 b2 w10'),
      card(8, 0.5, 'b1 w11 b12'),
      card(9, 1, 'w2 b4 w13'),
      card(10, 1, 'b3 w13 b7'),
      card(11, 1.5, 'w4 b8 -'),
      card(12, 0.5, 'b5 - w8'),
      card(13, 0, 'w6 b10 b9'),
      card(14, 1, 'b7 - w1', true),
    ],
    published: ['6-2', '4-5', '1-3', '11-7', '10-14', '8-9', '13-12'],
    bye: [],
    // 5 and 3 both want the second seat; 14 went down two rounds ago, so the handbook sends 9.
    ours: ['6-2', '5-3', '1-4', '11-7', '10-9', '8-14', '13-12'],
  },
  {
    round: 5,
    cards: [
      card(1, 3, 'w8 b5 b14 w3'),
      card(2, 3.5, 'b9 w7 w5 b6'),
      card(3, 2, 'w10 b6 w4 b1'),
      card(4, 2.5, 'b11 w9 b3 w5'),
      card(5, 3, 'w12 w1 b2 b4'),
      card(6, 2.5, 'b13 w3 - w2', true),
      card(7, 2, 'w14 b2 w10 b11'),
      card(8, 1, 'b1 w11 b12 w9'),
      card(9, 1.5, 'w2 b4 w13 b8'),
      card(10, 1.5, 'b3 w13 b7 w14'),
      card(11, 2.5, 'w4 b8 - w7'),
      card(12, 0.5, 'b5 - w8 b13'),
      card(13, 1, 'w6 b10 b9 w12'),
      card(14, 1.5, 'b7 - w1 b10', true),
    ],
    published: ['2-1', '5-11', '4-6', '3-7', '9-10', '14-12', '13-8'],
    bye: [],
    ours: ['2-1', '5-11', '4-6', '3-7', '9-10', '14-12', '13-8'],
  },
] as const;

describe('a published tournament of five rounds by the Dutch system', () => {
  test.each(TUTORIAL)('round $round: the same bye and the same points meet, and who meets whom', (it) => {
    const { pairs, byes } = swissPairings(it.cards) ?? expect.fail('no pairings');
    expect(byes.map(({ entrant }) => entrant)).toEqual(it.bye);
    expect(levels(it.cards, spelled(pairs))).toEqual(levels(it.cards, it.published));
    // Where the two differ it is by what we leave out: mild wishes for a seat, and who floated before.
    expect(spelled(pairs)).toEqual(it.ours.toSorted());
  });

  test('its last round is the published one, seats included', () => {
    const last = TUTORIAL.at(-1) ?? expect.fail();
    expect(last.ours.toSorted()).toEqual(last.published.toSorted());
  });
});

test('the bye goes as far down as it can, though two leaders do not meet then (C.5, a test of bbpPairings)', () => {
  const cards = [
    card(1, 2, 'w4 b2'),
    card(2, 1, 'b5 w1'),
    card(3, 2, 'w6 b4'),
    card(5, 1, 'w2 b6'),
    card(6, 0, 'b3 w5'),
  ];
  const { pairs, byes } = swissPairings(cards) ?? expect.fail();
  expect(byes).toEqual([{ entrant: 6, points: 1 }]);
  expect(spelled(pairs)).toEqual(['1-5', '3-2']);
});

/** Every way in which all can be paired. */
const everyPairing = (
  all: readonly Contender[],
): readonly (readonly (readonly [Contender, Contender])[])[] => {
  const [first, ...rest] = all;
  if (first === undefined) return [[]];
  return rest.flatMap((other) =>
    everyPairing(rest.filter((it) => it !== other)).map((others) => [[first, other] as const, ...others]),
  );
};

type Allowed = (one: Contender, other: Contender) => boolean;
const isNew: Allowed = (one, other) => !haveMet(one, other);
const isSeatable: Allowed = (one, other) => isNew(one, other) && !wouldClash(one, other);

/** How many of these pairs are among those who have the most points. */
const pairsAtTheTop = (all: readonly Contender[], pairs: readonly (readonly Contender[])[]): number => {
  const most = Math.max(...all.map(({ points }) => points));
  return pairs.filter((pair) => pair.every(({ points }) => points === most)).length;
};

test('beside trying everything: nobody twice, no clash of seats that can be helped, and as many leaders meet as can', () => {
  const chance = seededChance('trying everything');
  let tournaments = 0;
  for (; tournaments < 30; tournaments++) {
    let all: readonly Contender[] = Array.from({ length: 8 }, (_, index) => ({
      number: index + 1,
      lot: index + 1,
      points: 0,
      encounters: [],
    }));
    for (let round = 1; round <= 6; round++) {
      const find = (number: number): Contender => all.find((it) => it.number === number) ?? expect.fail();
      const ways = everyPairing(all);
      const good = ways.filter((pairs) => pairs.every(([one, other]) => isNew(one, other)));
      const best = good.filter((pairs) => pairs.every(([one, other]) => isSeatable(one, other)));
      const paired = swissPairings(all);
      if (good.length === 0) {
        expect(paired).toBeNull();
        break;
      }
      const pairs = (paired ?? expect.fail()).pairs;
      const met = pairs.map((pair) => pair.map(find));
      const allowed = best.length > 0 ? isSeatable : isNew;
      for (const [one, other] of met)
        expect(one !== undefined && other !== undefined && allowed(one, other)).toBe(true);
      const most = Math.max(...(best.length > 0 ? best : good).map((way) => pairsAtTheTop(all, way)));
      expect(pairsAtTheTop(all, met)).toBe(most);
      all = played(all, pairs, (pair) => [...pair, null][chance.pick([0, 1, 2])] ?? null);
    }
  }
  expect(tournaments).toBe(30);
});

/** Everybody after a round; null is a draw. */
const played = (
  all: readonly Contender[],
  pairs: readonly Pair[],
  winnerOf: (pair: Pair) => number | null,
): readonly Contender[] => {
  const results = pairs.map((pair) => ({ pair, winner: winnerOf(pair) }));
  return all.map((contender) => {
    const { pair, winner } =
      results.find((result) => result.pair.includes(contender.number)) ?? expect.fail('everybody plays');
    const seat = pair[0] === contender.number ? 0 : 1;
    const points = winner === null ? 0.5 : winner === contender.number ? 1 : 0;
    const encounter = { opponent: pair[seat === 0 ? 1 : 0], seat, points, isPlayed: true } as const;
    return {
      ...contender,
      points: contender.points + points,
      encounters: [...contender.encounters, encounter],
    };
  });
};

test('whoever goes down leaves as many pairs behind as can be', () => {
  // 1 has the most points and goes down. Of 2, 3 and 4 only 3 and 4 have not met, so 1 meets 2.
  const cards = [card(1, 3, 'w9'), card(2, 2, 'w3'), card(3, 2, 'b2'), card(4, 2, 'w10')];
  expect(spelled((swissPairings(cards) ?? expect.fail()).pairs).map(unseated)).toEqual(['1-2', '3-4']);
  // Were it in order alone, 1 would meet 2, and 3 and 4, who have met, would both go down.
  const met = [
    card(1, 3, 'w9'),
    card(2, 2, 'w10'),
    card(3, 2, 'w4'),
    card(4, 2, 'b3'),
    card(5, 1, 'w11'),
    card(6, 1, 'w12'),
  ];
  expect(
    spelled((swissPairings(met) ?? expect.fail()).pairs)
      .map(unseated)
      .toSorted(),
  ).toEqual(['1-3', '2-4', '5-6']);
});

const unseated = (pair: string): string =>
  pair
    .split('-')
    .toSorted((a, b) => Number(a) - Number(b))
    .join('-');

test('a field of 128 is paired in every round it may have', () => {
  const chance = seededChance('a full field');
  let all: readonly Contender[] = Array.from({ length: 128 }, (_, index) => ({
    number: index + 1,
    lot: index + 1,
    points: 0,
    encounters: [],
  }));
  for (let round = 1; round <= 7; round++) {
    const { pairs } = swissPairings(all) ?? expect.fail();
    expect(new Set(pairs.flat()).size).toBe(128);
    all = played(all, pairs, (pair) => [...pair, null][chance.pick([0, 1, 2])] ?? null);
  }
  for (const { encounters } of all) expect(new Set(encounters.map(({ opponent }) => opponent)).size).toBe(7);
});
