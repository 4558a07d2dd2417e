import { describe, expect, test } from 'vitest';
import type { Choice } from '../../client/types.js';
import { narrowed, type Pointed, spokenOf, type Way } from './ways.js';

const way = (...places: string[]): Way => places.map((at) => ({ at, says: `the ${at}` }));

const choice = (label: string): Choice => ({ action: { type: 'roll' }, label });

const BOTH = choice('Advance in 6 and 8');
const SIX = choice('Advance in 6');
const ROLL = choice('Roll');

const POINTED: readonly Pointed[] = [
  { choice: BOTH, ways: [way('pair'), way('six', 'eight'), way('eight', 'six')] },
  { choice: SIX, ways: [way('six')] },
  { choice: ROLL, ways: [] },
];

const places = (touched: readonly string[]) => narrowed(POINTED, touched).open.map(({ at }) => at);

describe('pointing at an action', () => {
  test('begins with every place that any legal action begins with', () => {
    expect(places([])).toEqual(['pair', 'six', 'eight']);
    expect(narrowed(POINTED, []).said).toEqual([]);
  });

  test('a touch leaves the actions that have a way which begins so', () => {
    expect(places(['eight'])).toEqual(['six']);
    expect(narrowed(POINTED, ['eight', 'six']).said).toEqual([BOTH]);
    expect(narrowed(POINTED, ['pair'])).toEqual({ said: [BOTH], open: [] });
  });

  test('what is complete is said, even while more could follow', () => {
    const { said, open } = narrowed(POINTED, ['six']);
    expect(said).toEqual([SIX]);
    expect(open.map(({ at }) => at)).toEqual(['eight']);
  });

  test('what leads nowhere leaves nothing', () => {
    expect(narrowed(POINTED, ['pair', 'six'])).toEqual({ said: [], open: [] });
  });

  test('a place speaks the whole action where there is no doubt, else itself', () => {
    expect(narrowed(POINTED, []).open.map(spokenOf)).toEqual([
      'Advance in 6 and 8',
      'the six, 2 choices',
      'the eight, 1 choice',
    ]);
  });
});
