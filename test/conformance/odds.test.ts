import { describe, expect, test } from 'vitest';
import { everyOutcome, everyOutcomeWithin } from '../../src/engine/chance/every-outcome.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { shuffled } from '../../src/engine/chance/shuffled.js';
import type { Match, Venture } from '../../src/engine/match.js';
import { countedOdds, oddsFor, sampledOdds } from '../../src/engine/odds.js';
import type { Rulebook } from '../../src/engine/rulebook.js';
import { wilson } from '../../src/engine/wilson.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { sampleOf } from '../support/depth.js';

const MOMENTS = sampleOf(12, 30);

/** Rulesets whose odds were made to be few enough to be counted, always. Another's are estimated where they are more than these. */
const COUNTED = new Set(['cant-stop', 'dastan', 'frustration', 'jackaroo', 'knucklebones']);
const MOST_WAYS = 1500;

const momentsOf = (book: Rulebook, options: object, seed = `odds ${book.id}`): readonly Match[] => {
  const laid = book.lay(book.seats.max, options);
  if (!laid.ok) throw new Error(`${book.id} does not take these options`);
  const chance = seededChance(seed);
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
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          if (of !== undefined) expect(chance).toBeCloseTo(of[0] / of[1], 5);
        }
      }
      for (const venture of match.ventures(seat)) tellsNothingTwice(venture);
    }
  });

  test('are counted, and list what was asked also where it cannot come', () => {
    for (const match of moments) {
      const [seat = 0] = match.toAct;
      const odds = oddsFor(match, seat);
      for (const [index, { asked, tell }] of match.ventures(seat).entries()) {
        const { basis, outcomes = [] } = odds[index] ?? {};
        const isCounted = COUNTED.has(book.id) || everyOutcomeWithin(MOST_WAYS, tell) !== null;
        expect(basis?.kind).toBe(isCounted ? 'exact' : 'sampled');
        const texts = new Map(outcomes.map(({ what, text }) => [what, text]));
        for (const { what, text } of [...asked, ...tell(seededChance('any way'))])
          expect(texts.get(what), 'one word has one sentence').toBe(text);
        const wanted = new Set(asked.map(({ what }) => what));
        for (const { what } of outcomes.filter(({ chance }) => chance === 0))
          expect(wanted.has(what), `${what} cannot come, and nobody asked`).toBe(true);
      }
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
  const { low: from, high: to } = wilson(hits / tries, tries);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

/** Games in which a way is quickly told. */
const QUICK = RULEBOOKS.filter(({ id }) => ['knucklebones', 'frustration', 'jackaroo'].includes(id));

/** Estimates of chances that are known exactly, from many positions. */
const estimates = () =>
  QUICK.flatMap((book) =>
    book.presets.flatMap(({ id, options }) =>
      momentsOf(book, options, `estimates ${id}`).flatMap((match) => {
        const [seat = 0] = match.toAct;
        const position = JSON.stringify(match.view(seat));
        return match
          .ventures(seat)
          .slice(0, 3)
          .flatMap((venture) => estimateOf(venture, position));
      }),
    ),
  );

/** One outcome of a venture: those of one sample go wrong together. */
const estimateOf = (venture: Venture, position: string) => {
  const exact = countedOdds(venture, everyOutcome(venture.tell)).outcomes;
  const { what, chance } = exact.find((outcome) => outcome.chance > 0.01 && outcome.chance < 0.99) ?? {};
  if (what === undefined || chance === undefined) return [];
  const sampled = sampledOdds(venture, position).outcomes.find((outcome) => outcome.what === what);
  return [{ chance, estimate: sampled?.chance ?? 0, between: sampled?.between ?? [0, 0] }];
};

test('of intervals with a confidence of 95 % about 95 % hold what is so, and as many estimates are too high as too low', () => {
  const all = estimates();
  expect(all.length).toBeGreaterThan(sampleOf(150, 250));
  const holding = all.filter(({ chance, between: [low, high] }) => low <= chance && chance <= high).length;
  const tooHigh = all.filter(({ chance, estimate }) => estimate > chance).length;
  /** Three standard deviations of so many draws. */
  const spread = (share: number): number => 3 * Math.sqrt((share * (1 - share)) / all.length);
  expect(Math.abs(holding / all.length - 0.95)).toBeLessThan(spread(0.95));
  expect(Math.abs(tooHigh / all.length - 0.5)).toBeLessThan(spread(0.5));
});

test('what is too much to count is estimated, and the same question gets the same answer', () => {
  const venture: Venture = {
    action: { type: 'shuffle' },
    label: 'Shuffle',
    asked: [{ what: 'never', text: 'It never comes.' }],
    tell: (chance) =>
      shuffled(DECK, chance)[0] === 7 ? [{ what: 'seven-first', text: 'The 7 is first.' }] : [],
  };
  const first = sampledOdds(venture, 'here');
  expect(sampledOdds(venture, 'here')).toEqual(first);
  expect(sampledOdds(venture, 'there')).not.toEqual(first);
  expect(sampledOdds({ ...venture, action: { type: 'cut' } }, 'here').outcomes).not.toEqual(first.outcomes);
  expect(everyOutcomeWithin(1500, venture.tell)).toBeNull();
  expect(first.outcomes[1]).toEqual({
    what: 'never',
    text: 'It never comes.',
    chance: 0,
    between: [0, 0.003827],
  });
});

const DECK = Array.from({ length: 9 }, (_, card) => card);
