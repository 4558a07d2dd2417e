import type { Position } from '../../engine/ruleset.js';

export const positions: readonly Position[] = [
  {
    id: 'within-reach',
    section: '4',
    caption: 'Ann stands three squares ahead of Ben’s HOME. If he rolls a 3, he hits her.',
    script: [6, 6],
    actions: [{ type: 'roll' }],
  },
];
