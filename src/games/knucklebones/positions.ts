import type { Position } from '../../engine/ruleset.js';

export const positions: readonly Position[] = [
  {
    id: 'destroying',
    section: '4',
    caption: 'Ben has a 4 to place. In the second column it would destroy Ann’s 4, which faces it.',
    script: [4, 4],
    actions: [{ type: 'place', column: 1 }],
  },
  {
    id: 'three-of-a-kind',
    section: '5',
    caption: 'Two fives in a column count 20. The third, which Ann has to place, makes them 45.',
    script: [5, 1, 5, 2, 5],
    actions: [
      { type: 'place', column: 0 },
      { type: 'place', column: 2 },
      { type: 'place', column: 0 },
      { type: 'place', column: 1 },
    ],
  },
];
