import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Outcome } from '../src/engine/outcome.js';
import { fromRoot } from '../src/root.js';
import { TABLE_EVENT_TYPES, TableEvent } from '../src/table/game/table-event.js';

const rows = readFileSync(fromRoot('docs', 'endings.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `') && !line.startsWith('| `ended`'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const wordsIn = (column: number): readonly string[] =>
  rows.flatMap((cells) => [...(cells[column] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, word = '']) => word));

test('the table of endings lists every way a game can end, and no other', () => {
  expect(new Set(wordsIn(1))).toEqual(new Set(Outcome.shape.ended.options));
});

test('it lists every reason that a table gives', () => {
  const closed = TableEvent.options.find(({ shape }) => shape.type.value === 'game-closed') ?? expect.fail();
  const whys = 'why' in closed.shape ? closed.shape.why.options : [];
  expect(new Set(wordsIn(5))).toEqual(new Set<string>(whys));
});

test('what it says is written is what a log can hold', () => {
  for (const type of wordsIn(6)) expect(TABLE_EVENT_TYPES).toContain(type);
});
