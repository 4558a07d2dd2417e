import { expect, test } from 'vitest';
import type { Chance } from '../../engine/chance/chance.js';
import { everyOutcome } from '../../engine/chance/every-outcome.js';
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
    { type: 'play', card: '7S1', marbles: ['0-0', '0-1'], split: 3 },
    'trap-34',
    (event) => event.type === 'trap-sprung' && event.cell === 34,
  );
  expect(counted).toBeGreaterThan(0.08);
  expect(Math.abs(seen - counted)).toBeLessThan(0.015);
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
