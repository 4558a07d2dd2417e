import type { Position } from '../../engine/ruleset.js';

export const positions: readonly Position[] = [
  {
    id: 'two-moves-in',
    section: '4',
    caption:
      'Each side has used the third move of its queue to send a piece ahead, and it went to the end of the queue. Now Ann may choose among the first three of hers.',
    script: ['jazair'],
    actions: [
      { type: 'move', choice: 3, from: 24, to: 44 },
      { type: 'move', choice: 3, from: 54, to: 34 },
    ],
  },
];
