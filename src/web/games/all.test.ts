import { expect, test } from 'vitest';
import type { Choice } from '../../client/types.js';
import { onceEach } from './all.js';

const play = (card: string, marble: string): Choice => ({
  action: { type: 'play', card, marbles: [marble] },
  label: `${card} ${marble}`,
});
const discard = (card: string): Choice => ({ action: { type: 'discard', card }, label: card });

test('of two equal cards in hand one has a button for each thing that it does', () => {
  const choices = [play('7H1', '0-0'), play('7H1', '0-1'), play('7H2', '0-0'), play('7H2', '0-1')];
  expect(onceEach({ ruleset: 'jackaroo' }, choices)).toEqual(choices.slice(0, 2));
  expect(onceEach({ ruleset: 'jackaroo' }, [discard('KH3'), discard('KH1')])).toEqual([discard('KH3')]);
});

test('cards that differ keep their buttons', () => {
  const choices = [
    play('7H1', '0-0'),
    play('7S1', '0-0'),
    play('10H1', '0-0'),
    discard('7H1'),
    discard('marble-burner'),
  ];
  expect(onceEach({ ruleset: 'jackaroo' }, choices)).toEqual(choices);
});
