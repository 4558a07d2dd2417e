import type { Position } from '../../engine/ruleset.js';

export const positions: readonly Position[] = [
  {
    id: 'pairing',
    section: '3',
    caption: 'Ann rolled 4, 1, 3 and 2. The dice make pairs in three ways, and she chooses one of them.',
    script: [4, 1, 3, 2],
    actions: [{ type: 'roll' }],
  },
  {
    id: 'go-on-or-stop',
    section: '6',
    caption:
      'All three runners of Ann’s are climbing, in columns 7, 8 and 10. If she rolls on and no pair makes one of these sums, she loses what she climbed in this turn.',
    script: [5, 6, 3, 1, 5, 5, 4, 3],
    actions: [
      { type: 'roll' },
      { type: 'advance', columns: [7, 8] },
      { type: 'roll' },
      { type: 'advance', columns: [7, 10] },
    ],
  },
];
