import { describe, expect, test } from 'vitest';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { sweepingChance } from '../../src/engine/chance/sweeping.js';
import { type Foresight, foresee } from '../../src/engine/foresee.js';
import { commonText, fieldsInCommon } from '../../src/engine/in-common.js';
import type { Match } from '../../src/engine/match.js';
import type { Rulebook } from '../../src/engine/rulebook.js';
import type { Said, Seat } from '../../src/engine/ruleset.js';
import { RULEBOOKS } from '../../src/games/registry.js';

const NAMES = ['Ann', 'Ben', 'Cy', 'Dee'];

interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly action: Said;
}

/** Moments of one random game, with an action that somebody could take there. */
const momentsOf = (book: Rulebook, options: object, most: number): readonly Moment[] => {
  const laid = book.lay(book.seats.max, options);
  if (!laid.ok) throw new Error(`${book.id} does not take these options`);
  const chance = seededChance(`foresight ${book.id}`);
  const moments: Moment[] = [];
  let { match } = laid.value.open(chance);
  while (match.outcome === null && moments.length < most) {
    const seat = chance.pick(match.toAct);
    const legal = match.legal(seat);
    const action = legal[chance.pick(legal.map((_, index) => index))];
    if (action === undefined) throw new Error('nothing to do');
    moments.push({ match, seat, action });
    const turn = match.act(seat, action, chance);
    if (!turn.ok) throw new Error(turn.problem.detail);
    match = turn.value.match;
  }
  return moments;
};

const foresight = ({ match, seat, action }: Moment): Foresight => foresee(match, seat, action, NAMES);

/** What is left of an event without the fields that these pointers name. */
const without = (event: Said, pointers: readonly string[]): unknown => {
  const left = structuredClone(event);
  for (const pointer of pointers) {
    const [field = '', ...path] = pointer.slice(1).split('/').toReversed();
    const holder = path.toReversed().reduce<unknown>((held, name) => Reflect.get(Object(held), name), left);
    Reflect.deleteProperty(Object(holder), field);
  }
  return left;
};

/** A sentence of which some words are not known. */
const sentenceLike = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('…')
      .map((part) => part.replaceAll(/[^\w\s]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

describe.each(RULEBOOKS.map((book) => [book.id, book] as const))('%s: what is foreseen', (_, book) => {
  const moments = momentsOf(book, {}, 40);

  test('follows from what the seat sees and from nothing else', () => {
    for (const moment of moments.filter((_, index) => index % 3 === 0)) {
      const elsewhere = moment.match.imagine(moment.seat, seededChance(`elsewhere ${moment.seat}`));
      expect(foresight({ ...moment, match: elsewhere })).toEqual(foresight(moment));
    }
  });

  test('happens, whatever the luck, and is all that happens unless more hangs on luck', () => {
    for (const moment of moments) {
      const { match, seat, action } = moment;
      const { certain, dependsOnLuck, endsGame } = foresight(moment);
      for (let luck = 0; luck < 12; luck++) {
        const turn = match.act(seat, action, seededChance(`luck ${luck}`));
        if (!turn.ok) throw new Error(turn.problem.detail);
        const { happenings } = turn.value;
        for (const [index, { event, uncertain, text }] of certain.entries()) {
          const happening = happenings[index];
          expect(without(happening?.sighting(seat) ?? { type: 'nothing' }, uncertain)).toEqual(event);
          expect(happening?.text(seat, NAMES)).toMatch(sentenceLike(text));
          if (!dependsOnLuck) expect(uncertain).toEqual([]);
        }
        if (!dependsOnLuck) expect(happenings.length, JSON.stringify(action)).toBe(certain.length);
        if (endsGame !== 'perhaps') expect(turn.value.match.outcome !== null).toBe(endsGame === 'yes');
      }
    }
  });
});

test('what events have in common is told field by field; a list or a thing that differs throughout is left out whole', () => {
  const moved = (to: object, path: readonly number[], more = {}) => ({
    type: 'moved',
    seat: 1,
    to,
    path,
    ...more,
  });
  expect(
    fieldsInCommon([
      moved({ zone: 'track', cell: 4 }, [1, 2], { 'a/b': { x: 1 } }),
      moved({ zone: 'track', cell: 5 }, [1, 3], { 'a/b': { x: 2 } }),
    ]),
  ).toEqual({
    event: { type: 'moved', seat: 1, to: { zone: 'track' } },
    uncertain: ['/to/cell', '/path', '/a~1b'],
  });
  expect(fieldsInCommon([moved({}, []), moved({}, [], { late: true })])?.uncertain).toEqual(['/late']);
  expect(fieldsInCommon([moved({}, []), { type: 'stayed' }])).toBeNull();
});

test.each([
  [['Ben rolls a 4.', 'Ben rolls a 5.'], 'Ben rolls a …'],
  [['Dee loses the Ace to Cy.', 'Dee loses the Two of Hearts to Cy.'], 'Dee loses the … to Cy.'],
  [['So it is.', 'So it is.'], 'So it is.'],
  [['one one', 'one one one'], 'one one…'],
  [['Yes', 'No'], '…'],
])('%j in one sentence', (texts, text) => {
  expect(commonText(texts)).toBe(text);
});

test('a sweep takes each item of each draw as often as any other', () => {
  for (const size of [2, 6, 52, 102]) {
    const items = Array.from({ length: size }, (_, index) => index);
    const runs = items.map((run) => {
      const chance = sweepingChance(run);
      return [chance.pick(items), chance.pick(items), chance.pick(items)];
    });
    for (const draw of [0, 1, 2]) expect(new Set(runs.map((picks) => picks[draw])).size).toBe(size);
  }
});
