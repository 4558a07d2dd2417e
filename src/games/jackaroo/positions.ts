import type { Position } from '../../engine/ruleset.js';

export const positions: readonly Position[] = [
  {
    id: 'a-marble-comes-out',
    section: '4',
    caption: 'Ann threw a card away. Ben played a King, and his first marble came out of its home.',
    script: [
      'yellow',
      'red',
      83,
      44,
      47,
      91,
      79,
      55,
      6,
      42,
      'KS1',
      '9H1',
      '9H2',
      '5S1',
      'KD1',
      'JS1',
      '8D1',
      '8C2',
    ],
    actions: [
      { type: 'discard', card: '5S1' },
      { type: 'play', card: 'KD1', marbles: [] },
    ],
  },
];
