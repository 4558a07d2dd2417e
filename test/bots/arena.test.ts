import { describe, expect, test } from 'vitest';
import { holderOf, type Pairing, pairingsOf, parseEntrant, patienceOf } from '../../src/cli/arena/contest.js';
import { readFlags } from '../../src/cli/arena/flags.js';
import { type Played, playGame, shareOfFirst } from '../../src/cli/arena/play.js';
import { csvOf, tableOf } from '../../src/cli/arena/report.js';
import { percentile, verdictOn } from '../../src/cli/arena/statistics.js';
import { standingOf } from '../../src/cli/arena/tally.js';
import { askedOf } from '../../src/cli/asked.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { needed } from '../../src/engine/item-at.js';
import { finished } from '../../src/engine/outcome.js';
import { wilson } from '../../src/engine/wilson.js';

const EASY = { name: 'easy', level: 'easy', from: 'ruleset', ms: 5, thoughts: null } as const;
const HARD = { name: 'hard', level: 'hard', from: 'ruleset', ms: 5, thoughts: null } as const;
const PAIRING: Pairing = { first: HARD, second: EASY };

const played = (share: number): Played => ({
  share,
  actions: 10,
  isUnfinished: false,
  first: [1, 3],
  second: [2],
});

describe('the arithmetic of the arena', () => {
  // The textbook values, which any table of Wilson intervals has.
  test.each([
    [0.5, 100, 0.4038, 0.5962],
    [1, 10, 0.7225, 1],
    [0, 10, 0, 0.2775],
    [0.9, 1000, 0.8799, 0.9171],
  ])('a share of %d in %d games lies between %d and %d', (share, games, low, high) => {
    const interval = wilson(share, games);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  test('nothing is separable before a game is played, nor while equals are inside', () => {
    expect(verdictOn(wilson(0, 0))).toBe('not yet separable');
    expect(verdictOn(wilson(0.55, 100))).toBe('not yet separable');
    expect(verdictOn(wilson(0.55, 1000))).toBe('stronger');
    expect(verdictOn(wilson(0.45, 1000))).toBe('weaker');
  });

  test('the 99th percentile is what 99 of 100 stay within', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([percentile(hundred, 99), percentile(hundred, 100), percentile([], 99)]).toEqual([99, 100, 0]);
  });

  test('everybody meets everybody, the stronger first', () => {
    expect(
      pairingsOf([EASY, { ...EASY, name: 'medium' }, HARD]).map((p) => `${p.first.name} v ${p.second.name}`),
    ).toEqual(['medium v easy', 'hard v easy', 'hard v medium']);
    const usual = { ms: 5, thoughts: 300 };
    expect(parseEntrant('hard@70', usual)).toEqual({ ...HARD, name: 'hard@70', ms: 70 });
    expect(parseEntrant('default-hard', usual)).toMatchObject({ level: 'hard', from: 'engine', ...usual });
    expect(parseEntrant('cunning', usual)).toBeNull();
  });

  test.each([2, 3, 4])('in a pair of games with %d seats both hold each seat once', (seats) => {
    for (let seat = 0; seat < seats; seat++)
      expect(new Set([holderOf(PAIRING, seat, 6), holderOf(PAIRING, seat, 7)]).size).toBe(2);
  });

  test('a shared win is divided among its seats, and a game without an end is a draw', () => {
    expect(shareOfFirst(PAIRING, 0, 2, finished([[0], [1]]))).toBe(1);
    expect(shareOfFirst(PAIRING, 1, 2, finished([[0], [1]]))).toBe(0);
    expect(shareOfFirst(PAIRING, 0, 3, finished([[0, 1, 2]]))).toBeCloseTo(2 / 3);
    expect(shareOfFirst(PAIRING, 0, 2, null)).toBe(0.5);
  });

  test('the table and the CSV say the same, and say when it is too early to tell', () => {
    const clear = standingOf(
      PAIRING,
      Array.from({ length: 20 }, () => played(1)),
    );
    const early = standingOf(PAIRING, [played(1), played(0.5), played(0), played(1)]);
    expect(clear).toMatchObject({ games: 20, wins: 20, draws: 0, losses: 0, share: 1, actions: 10 });
    expect(early).toMatchObject({ wins: 2, draws: 1, losses: 1, share: 0.625, first: { mean: 2, p99: 3 } });
    expect(tableOf([clear])).toContain('hard is stronger');
    expect(tableOf([early])).toContain('not yet separable');
    expect(csvOf('knucklebones', [early]).split('\n')[1]).toMatch(
      /^knucklebones,hard,easy,4,2,1,1,0,0\.6250,/,
    );
  });
});

/** What was typed, as `parlor arena` reads it. */
const flagsOf = (typed: readonly string[]) => {
  const asked = askedOf(needed(COMMANDS.arena, 'the arena'), typed);
  if ('problem' in asked) throw new Error(asked.problem);
  return readFlags(asked);
};

describe('the arena', () => {
  test('gives the same game for the same seed', () => {
    const { contest } = flagsOf(['--ruleset', 'cant-stop', '--seed', 'one']);
    const pairing = { first: EASY, second: { ...EASY, name: 'another' } };
    const [once, twice] = [playGame(contest, pairing, 4), playGame(contest, pairing, 4)];
    expect({ ...once, first: [], second: [] }).toEqual({ ...twice, first: [], second: [] });
    expect(once.first.length + once.second.length).toBe(once.actions);
  });

  test('by count a bot that thinks plays the same game again, however busy the machine is', () => {
    const { contest, entrants } = flagsOf(
      '--ruleset knucklebones --preset quick --bots easy,default-hard --thoughts 40 --ms 1'.split(' '),
    );
    expect(entrants.map(({ thoughts }) => thoughts)).toEqual([40, 40]);
    const [pairing] = pairingsOf(entrants);
    const [once, twice] = [0, 0].map((game) => playGame(contest, needed(pairing, 'a pairing'), game));
    expect({ ...once, first: [], second: [] }).toEqual({ ...twice, first: [], second: [] });
    const mayGoOn = patienceOf({ ms: 0, thoughts: 2 });
    expect([mayGoOn(), mayGoOn(), mayGoOn()]).toEqual([true, true, false]);
    expect(patienceOf({ ms: 0, thoughts: null })()).toBe(false);
  });

  test.each([
    [['--ruleset', 'chess'], 'there is no ruleset "chess"'],
    [['--games', '10'], '--ruleset is missing'],
    [['--ruleset', 'dastan', '--games', '7'], '--games: must be even'],
    [['--ruleset', 'dastan', '--bots', 'hard'], 'it takes two'],
    [['--ruleset', 'dastan', '--thoughts', '0'], '--thoughts: '],
    [['--ruleset', 'dastan', '--seats', '4'], '--seats: dastan is played with 2 to 2'],
    [['--ruleset', 'dastan', '--options', '[]'], '--options: must be a JSON object'],
    [['--ruleset', 'dastan', '--preset', 'none'], '--preset: dastan has'],
    [['--ruleset', 'dastan', '--colour', 'red'], "Unknown option '--colour'"],
  ])('says what is wrong with %j', (args, said) => {
    expect(() => flagsOf(args)).toThrow(said);
  });
});
