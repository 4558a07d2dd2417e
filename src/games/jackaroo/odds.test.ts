import { expect, test } from 'vitest';
import type { Chance } from '../../engine/chance/chance.js';
import { everyOutcome, everyOutcomeWithin } from '../../engine/chance/every-outcome.js';
import { seededChance } from '../../engine/chance/seeded.js';
import type { Event } from './events.js';
import { jackaroo as game } from './index.js';
import type { Action } from './model.js';
import { HANDS, type Setting, stateOf } from './test-scene.js';

/** The chance of a prospect as counted, and how often it comes in whole worlds imagined from the same view. */
const countedAndSeen = (setting: Setting, action: Action, what: string, isIt: (event: Event) => boolean) => {
  const state = stateOf(setting);
  const view = game.view(state, 0);
  const { tell } = game.odds(view, state.table, 0);
  const tells = (chance: Chance) => tell(action, chance).some((prospect) => prospect.what === what);
  const counted = everyOutcome(tells).reduce(
    (sum, { value, times, outOf }) => sum + (value ? times / outOf : 0),
    0,
  );
  const chance = seededChance(what);
  let seen = 0;
  for (let world = 0; world < WORLDS; world++) {
    const decided = game.decide(game.imagine(view, state.table, chance), 0, action, chance);
    if (decided.ok && decided.value.some(isIt)) seen++;
  }
  return { counted, seen: seen / WORLDS };
};

const WORLDS = 4000;
const hands = [['2S1', '10S1', 'QS1', '7S1'], ...HANDS.slice(1)];
/** Where they lie is not seen, only how many there are. */
const traps = [1, 2, 3, 4, 5, 6, 7, 8];
const SPLIT: Action = { type: 'play', card: '7S1', marbles: ['0-0', '0-1'], split: 3 };
const play = (card: string, ...marbles: string[]): Action => ({ type: 'play', card, marbles });

test('a marble that ends on a cell nobody knows meets a trap in 8 of 92 worlds', () => {
  const { counted, seen } = countedAndSeen(
    { track: { '0-0': 10 }, hands, traps },
    play('2S1', '0-0'),
    'trap-12',
    ({ type }) => type === 'trap-sprung',
  );
  expect(counted).toBeCloseTo(8 / 92, 10);
  expect(Math.abs(seen - counted)).toBeLessThan(0.015);
});

test('a base is never a trap', () => {
  const { counted } = countedAndSeen(
    { track: { '0-0': 23 }, hands, traps },
    play('2S1', '0-0'),
    'trap-25',
    ({ type }) => type === 'trap-sprung',
  );
  expect(counted).toBe(0);
});

test('the second marble of a split meets a trap as often as whole worlds say, also after the first met one', () => {
  const { counted, seen } = countedAndSeen(
    { track: { '0-0': 10, '0-1': 30 }, hands, traps },
    SPLIT,
    'trap-34',
    (event) => event.type === 'trap-sprung' && event.cell === 34,
  );
  const afterNone = (84 / 92) * (8 / 91);
  const afterOne = (8 / 92) * (7 / 91 + (84 / 91) * (1 / 85));
  expect(counted).toBeCloseTo(afterNone + afterOne, 10);
  expect(Math.abs(seen - counted)).toBeLessThan(0.015);
});

test('traps that everybody sees: only the one that springs and comes up elsewhere is a matter of luck', () => {
  const { counted, seen } = countedAndSeen(
    { track: { '0-0': 10, '0-1': 30 }, hands, traps: [13, 40], options: { traps: 2, trapsVisible: true } },
    SPLIT,
    'trap-34',
    (event) => event.type === 'trap-sprung' && event.cell === 34,
  );
  expect(counted).toBeCloseTo(1 / 91, 10);
  expect(Math.abs(seen - counted)).toBeLessThan(0.01);
});

test('a split Seven falls in so few ways that it is counted and not estimated', () => {
  const state = stateOf({ track: { '0-0': 10, '0-1': 30 }, hands, traps });
  const { tell } = game.odds(game.view(state, 0), state.table, 0);
  expect(everyOutcomeWithin(10, (chance) => tell(SPLIT, chance))).not.toBeNull();
});

test('what cannot come is asked all the same: a trap on a base, a kind of card that is gone', () => {
  const asked = (setting: Setting, action: Action) => {
    const state = stateOf(setting);
    return game
      .odds(game.view(state, 0), state.table, 0)
      .asked(action)
      .map(({ what }) => what);
  };
  expect(asked({ track: { '0-0': 23 }, hands, traps }, play('2S1', '0-0'))).toEqual(['trap-25']);
  expect(asked({ track: { '0-0': 23 }, hands, options: { traps: 0 } }, play('2S1', '0-0'))).toEqual([]);
  expect(asked({ hands, firePit: ['marble-burner'] }, play('QS1'))).toEqual([
    ...['takes-from-1', 'takes-from-2', 'takes-from-3'],
    ...[
      'a',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      'j',
      'q',
      'k',
      'marble-burner',
      'marble-saver',
    ].map((kind) => `takes-${kind}`),
  ]);
});

test.each([
  ['10S1', 'takes-k', 1],
  ['QS1', 'takes-from-2', 1 / 3],
] as const)('%s: %s', (card, what, share) => {
  const isIt = (event: Event): boolean =>
    event.type === 'card-taken' && (what === 'takes-k' ? event.card.startsWith('K') : event.victim === 2);
  const setting = { hands, seats: 4 };
  const { counted, seen } = countedAndSeen(setting, play(card), what, isIt);
  expect(counted).toBeCloseTo(what === 'takes-k' ? 8 / 98 : share, 10);
  expect(Math.abs(seen - counted)).toBeLessThan(0.03);
});
