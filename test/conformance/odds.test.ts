import { describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import type { Match, Venture } from '../../src/engine/match.js';
import { oddsFor, wilson } from '../../src/engine/odds.js';
import type { Rulebook } from '../../src/engine/rulebook.js';
import { RULEBOOKS } from '../../src/games/registry.js';

const MOMENTS = 30;

const momentsOf = (book: Rulebook, options: object): readonly Match[] => {
  const laid = book.lay(book.seats.max, options);
  if (!laid.ok) throw new Error(`${book.id} does not take these options`);
  const chance = seededChance(`odds ${book.id}`);
  const moments: Match[] = [];
  let { match } = laid.value.open(chance);
  while (match.outcome === null && moments.length < MOMENTS) {
    moments.push(match);
    const seat = chance.pick(match.toAct);
    const legal = match.legal(seat);
    const turn = match.act(seat, legal[chance.pick(legal.map((_, index) => index))], chance);
    if (!turn.ok) throw new Error(turn.problem.detail);
    match = turn.value.match;
  }
  return moments;
};

describe.each(
  RULEBOOKS.flatMap((book) =>
    book.presets.slice(0, 2).map((preset) => [`${book.id}, ${preset.id}`, book, preset.options] as const),
  ),
)('%s: the odds', (_, book, options) => {
  const moments = momentsOf(book, options);

  test('are told for every legal action, in plain words, each thing once', () => {
    for (const match of moments) {
      const [seat = 0] = match.toAct;
      const odds = oddsFor(match, seat);
      expect(odds.map(({ action, label }) => ({ action, label }))).toEqual(match.choices(seat));
      for (const { outcomes } of odds) {
        expect(new Set(outcomes.map(({ what }) => what)).size).toBe(outcomes.length);
        for (const { what, text, chance, of } of outcomes) {
          expect(what).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
          expect(text).toMatch(/^[A-Z].*\.$/);
          expect(chance).toBeGreaterThan(0);
          expect(chance).toBeLessThanOrEqual(1);
          if (of !== undefined) expect(chance).toBeCloseTo(of[0] / of[1], 5);
        }
      }
      for (const venture of match.ventures(seat)) tellsNothingTwice(venture);
    }
  });

  test('follow from what the seat sees and from nothing else', () => {
    for (const match of moments.filter((_, index) => index % 5 === 0)) {
      const [seat = 0] = match.toAct;
      expect(oddsFor(match.imagine(seat, seededChance('elsewhere')), seat)).toEqual(oddsFor(match, seat));
    }
  });
});

const tellsNothingTwice = ({ tell }: Venture): void => {
  const chance = seededChance('once');
  for (let way = 0; way < 5; way++) {
    const told = tell(chance).map(({ what }) => what);
    if (new Set(told).size !== told.length) expect.fail(`told twice: ${told.join(', ')}`);
  }
};

test.each([
  [0, 10, 0, 0.277533],
  [5, 10, 0.236593, 0.763407],
  [81, 263, 0.255289, 0.366199],
])('of %i hits in %i tries the chance lies between %f and %f', (hits, tries, low, high) => {
  const [from, to] = wilson(hits, tries);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});
