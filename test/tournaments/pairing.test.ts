import { describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { bergerRounds } from '../../src/tournaments/berger.js';
import { nextSlots, seededSlots, treePairings } from '../../src/tournaments/knock-out.js';
import { afterClimb, ladderPairings } from '../../src/tournaments/ladder.js';
import { mostPairs } from '../../src/tournaments/matching.js';
import type { Contender, Encounter } from '../../src/tournaments/pairing.js';
import { claimOf, seated } from '../../src/tournaments/seat-claims.js';
import { swissPairings } from '../../src/tournaments/swiss.js';

const newcomer = (number: number): Contender => ({ number, lot: number, points: 0, encounters: [] });
const newcomers = (count: number): readonly Contender[] =>
  Array.from({ length: count }, (_, index) => newcomer(index + 1));

const written = (rounds: readonly (readonly (readonly [number, number])[])[]): readonly string[] =>
  rounds.map((round) => round.map(([one, other]) => `${one}-${other}`).join(' '));

describe('round robin', () => {
  test('the Berger tables of the FIDE handbook, for four, six and eight', () => {
    expect(written(bergerRounds(4))).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1']);
    expect(written(bergerRounds(6))).toEqual([
      '1-6 2-5 3-4',
      '6-4 5-3 1-2',
      '2-6 3-1 4-5',
      '6-5 1-4 2-3',
      '3-6 4-2 5-1',
    ]);
    expect(written(bergerRounds(8))).toEqual([
      '1-8 2-7 3-6 4-5',
      '8-5 6-4 7-3 1-2',
      '2-8 3-1 4-7 5-6',
      '8-6 7-5 1-4 2-3',
      '3-8 4-2 5-1 6-7',
      '8-7 1-6 2-5 3-4',
      '4-8 5-3 6-2 7-1',
    ]);
  });

  test.each([2, 3, 5, 10, 31, 32])(
    'of %i everybody meets everybody once, with seats balanced to one',
    (count) => {
      const pairs = bergerRounds(count).flat();
      const met = new Set(pairs.map((pair) => [...pair].sort((a, b) => a - b).join('-')));
      const even = count + (count % 2);
      expect(met.size).toBe((even * (even - 1)) / 2);
      expect(pairs).toHaveLength(met.size);
      for (const number of newcomers(even).map((it) => it.number)) {
        const firsts = pairs.filter(([first]) => first === number).length;
        expect(Math.abs(2 * firsts - (even - 1))).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe('knock-out', () => {
  test('the tree of eight: the first meets the last, the first two only in the final', () => {
    expect(seededSlots([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(seededSlots([1, 2, 3, 4])).toEqual([1, 4, 2, 3]);
  });

  test('of six the first two of the draw meet nobody in the first round', () => {
    const { pairs, byes } = treePairings(seededSlots([1, 2, 3, 4, 5, 6]), newcomers(6));
    expect(byes).toEqual([
      { entrant: 1, points: 1 },
      { entrant: 2, points: 1 },
    ]);
    expect(pairs.map((pair) => [...pair].sort())).toEqual([
      [4, 5],
      [3, 6],
    ]);
  });

  test('with the better lot winning always, the first two of the draw are left', () => {
    const slots = seededSlots([1, 2, 3, 4, 5, 6, 7, 8]);
    const semifinal = nextSlots(slots, Math.min);
    expect(semifinal).toEqual([1, 4, 2, 3]);
    expect(nextSlots(semifinal, Math.min)).toEqual([1, 2]);
  });

  test('whoever meets nobody goes on, and of two who did not come neither does', () => {
    expect(nextSlots([1, null, 2, 3], () => null)).toEqual([1, null]);
  });
});

describe('ladder', () => {
  test('neighbours meet, in every other round the next ones; the lower who wins climbs', () => {
    const met = (round: number) =>
      ladderPairings([5, 4, 3, 2, 1], round, newcomers(5)).pairs.map((pair) => [...pair].sort());
    expect(met(1)).toEqual([
      [4, 5],
      [2, 3],
    ]);
    expect(met(2)).toEqual([
      [3, 4],
      [1, 2],
    ]);
    expect(afterClimb([5, 4, 3], 4, 5)).toEqual([4, 5, 3]);
    expect(afterClimb([5, 4, 3], 5, 4)).toEqual([5, 4, 3]);
  });
});

describe('as many pairs as can be', () => {
  const among = (count: number, edges: readonly (readonly [number, number])[]): number =>
    mostPairs(count, (one, other) =>
      edges.some(([a, b]) => (a === one && b === other) || (a === other && b === one)),
    );

  test('through an odd ring with a tail at each of two places', () => {
    const ring = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 0],
    ] as const;
    expect(among(5, ring)).toBe(2);
    expect(among(6, [...ring, [2, 5]])).toBe(3);
    // The Petersen graph has a perfect matching.
    expect(
      among(10, [...ring, [0, 5], [1, 6], [2, 7], [3, 8], [4, 9], [5, 7], [7, 9], [9, 6], [6, 8], [8, 5]]),
    ).toBe(5);
  });

  test('as many as trying everything finds, on random graphs', () => {
    const chance = seededChance('graphs');
    for (let graph = 0; graph < 60; graph++) {
      const count = chance.pick([3, 5, 7, 8]);
      const edges: [number, number][] = [];
      for (let one = 0; one < count; one++)
        for (let other = one + 1; other < count; other++)
          if (chance.pick([0, 0, 1]) === 1) edges.push([one, other]);
      const most = (from: number, used: ReadonlySet<number>): number => {
        if (from === edges.length) return 0;
        const [one, other] = edges[from] ?? [0, 0];
        const without = most(from + 1, used);
        if (used.has(one) || used.has(other)) return without;
        return Math.max(without, 1 + most(from + 1, new Set([...used, one, other])));
      };
      expect(among(count, edges)).toBe(most(0, new Set()));
    }
  });
});

const had = (seat: 0 | 1, opponent: number, points: number): Encounter => ({
  opponent,
  seat,
  points,
  isPlayed: true,
});

describe('seats', () => {
  const having = (...seats: readonly (0 | 1)[]): Contender => ({
    ...newcomer(1),
    encounters: seats.map((seat, index) => had(seat, 100 + index, 0)),
  });

  test.each([
    [[], null, 0],
    [[0], 1, 2],
    [[1], 0, 2],
    [[0, 1], 0, 1],
    [[1, 0], 1, 1],
    [[0, 0], 1, 3],
    [[1, 1], 0, 3],
    [[0, 1, 1], 0, 3],
    [[0, 1, 0], 1, 2],
  ] as const)('after %j seat %j is owed, by strength %i', (seats, seat, strength) => {
    expect(claimOf(having(...seats))).toMatchObject({ seat, strength });
  });

  test('of two who are owed the same seat, the one who is owed more has it, then the one who stands better', () => {
    const strong = having(0, 0);
    const mild = { ...having(1, 0), number: 2, lot: 2 };
    expect(seated(mild, strong)).toEqual([2, 1]);
    const alike = { ...having(0), number: 2, lot: 2 };
    expect(seated(having(0), alike)).toEqual([2, 1]);
  });
});

describe('swiss', () => {
  test('the first round of the Dutch system: the upper half meets the lower half, seats in turn', () => {
    expect(swissPairings(newcomers(14))?.pairs).toEqual([
      [1, 8],
      [9, 2],
      [3, 10],
      [11, 4],
      [5, 12],
      [13, 6],
      [7, 14],
    ]);
  });

  test('of an odd number the last has the bye, and a point', () => {
    expect(swissPairings(newcomers(5))).toEqual({
      pairs: [
        [1, 3],
        [4, 2],
      ],
      byes: [{ entrant: 5, points: 1 }],
    });
  });

  test('a second round: winners meet winners by halves, whoever is left over goes down', () => {
    const round1 = swissPairings(newcomers(6))?.pairs ?? [];
    const results = played(newcomers(6), round1, ([one, other]) => (one < other ? one : other));
    // 1, 2, 3 have a point, 4, 5, 6 none: 1-2, 3 goes down and meets the first below who is new to it, 4; 5-6.
    const met = swissPairings(results)?.pairs.map((pair) => [...pair].sort());
    expect(met).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  test('equals who can be paired among themselves are, though the first wish would leave two over', () => {
    const all = newcomers(4).map((it) => ({ ...it, points: 1 }));
    const [one, two, three, four] = all;
    if (!one || !two || !three || !four) throw new Error('four');
    // 2 and 4 have met, so 1-3 would leave them over: 1-4, 2-3.
    const metBefore = [
      one,
      { ...two, encounters: [had(0, 4, 1)] },
      three,
      { ...four, encounters: [had(1, 2, 1)] },
    ];
    const below = [5, 6].map((number) => newcomer(number));
    const met = swissPairings([...metBefore, ...below])?.pairs.map((pair) => [...pair].sort());
    expect(met).toEqual([
      [1, 4],
      [2, 3],
      [5, 6],
    ]);
  });

  test('when everybody has met everybody there are no pairings', () => {
    let all = newcomers(4);
    for (let round = 1; round <= 3; round++)
      all = played(all, swissPairings(all)?.pairs ?? [], ([one]) => one);
    expect(swissPairings(all)).toBeNull();
  });

  test.each([8, 15, 16, 33])(
    '%i entrants, rounds of random results: no repeat, one bye at most, seats balanced',
    (count) => {
      const chance = seededChance(`swiss ${count}`);
      let all = newcomers(count);
      for (let round = 1; round <= Math.ceil(Math.log2(count)) + 1; round++) {
        const pairings = swissPairings(all) ?? expect.fail();
        const seen = [...pairings.pairs.flat(), ...pairings.byes.map(({ entrant }) => entrant)];
        expect(seen.toSorted((a, b) => a - b)).toEqual(all.map(({ number }) => number));
        all = played(all, pairings.pairs, (pair) => chance.pick(pair), pairings.byes[0]?.entrant);
      }
      for (const { encounters } of all) {
        const opponents = encounters.map(({ opponent }) => opponent);
        expect(new Set(opponents).size).toBe(opponents.length);
        const seats = encounters.flatMap(({ seat }) => (seat === null ? [] : [seat]));
        expect(Math.abs(2 * seats.filter((seat) => seat === 0).length - seats.length)).toBeLessThanOrEqual(2);
      }
    },
  );
});

/** Everybody after a round in which these met. */
const played = (
  all: readonly Contender[],
  pairs: readonly (readonly [number, number])[],
  winnerOf: (pair: readonly [number, number]) => number,
  bye?: number,
): readonly Contender[] =>
  all.map((contender) => {
    const { number, points, encounters } = contender;
    if (number === bye)
      return {
        ...contender,
        points: points + 1,
        encounters: [...encounters, { opponent: null, seat: null, points: 1, isPlayed: false }],
      };
    const pair = pairs.find((it) => it.includes(number));
    if (pair === undefined) return contender;
    const seat = pair[0] === number ? 0 : 1;
    const won = winnerOf(pair) === number ? 1 : 0;
    const opponent = pair[seat === 0 ? 1 : 0];
    return { ...contender, points: points + won, encounters: [...encounters, had(seat, opponent, won)] };
  });
