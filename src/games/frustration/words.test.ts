import { describe as chapter, expect, test } from 'vitest';
import {
  at,
  hit,
  moved,
  overshot,
  remained,
  rolled,
  wentHome,
  won,
} from '../../../test/support/frustration-scenes.js';
import { frustration as game } from './index.js';
import type { Event } from './model.js';

chapter('narration calls players by their colours', () => {
  test.each<[Event, string]>([
    [rolled(0, 2, 4, 3), 'Red play 2 rolls 7'],
    [moved(0, at(0, 12), at(0, 19)), 'Red moves from Position 13 to TAIL (Tail Position 2)'],
    [overshot(1, 3), 'Blue overshoots!'],
    [hit(0, 1, 12, 'sent-home'), 'Blue Position 12 hit!'],
    [wentHome(1, at(1, 2), at(1, 0)), 'Blue moves from Position 12 to HOME (Position 10)'],
    [remained(0, at(0, 8), 'hit'), 'Red remains at Position 9'],
    [won(1, 2, 4), 'Blue wins in 2 moves\nTotal plays 4'],
    [{ type: 'kept', seat: 2 }, 'Green keeps the move'],
    [{ type: 'undone', seat: 3, turnNumber: 2, undosLeft: 0, restored: [] }, 'Yellow undoes play 2'],
    [{ type: 'stalemated', totalTurns: 4 }, 'Nobody can reach END: stalemate\nTotal plays 4'],
  ])('%j', (event, words) => {
    expect(game.narrate?.(event)).toBe(words);
  });
});

chapter('the log calls players by their names, a sentence a fact', () => {
  test.each<[Event, string]>([
    [rolled(0, 2, 4, 3), 'Ann rolls 7 in play 2.'],
    [moved(0, at(0, 12), at(0, 19)), 'Ann moves from Position 13 to TAIL (Tail Position 2).'],
    [overshot(1, 3), 'Bo overshoots END by 3.'],
    [hit(0, 1, 12, 'sent-home'), 'Ann hits Bo at Position 12.'],
    [wentHome(1, at(1, 2), at(1, 0)), 'Bo goes from Position 12 back to HOME (Position 10).'],
    [remained(0, at(0, 8), 'hit'), 'Ann remains at Position 9.'],
    [won(1, 2, 4), 'Bo wins in 2 plays, 4 in all.'],
    [{ type: 'kept', seat: 2 }, 'Cy keeps the move.'],
    [{ type: 'undone', seat: 3, turnNumber: 2, undosLeft: 0, restored: [] }, 'Dee undoes play 2.'],
    [
      { type: 'stalemated', totalTurns: 4 },
      'Nobody can reach END any more: a stalemate after 4 plays in all.',
    ],
  ])('%j', (event, words) => {
    expect(game.describe(event, ['Ann', 'Bo', 'Cy', 'Dee'])).toBe(words);
  });
});
