import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { pigInItsFolder, registryLines } from './tree.js';

const withoutBlankLines = (text: string): string => text.replaceAll(/\n{2,}/g, '\n').trim();

test('the recipe for a new game shows all of Pig and its line, word for word', () => {
  const recipe = readFileSync(fromRoot('docs/adding-a-game.md'), 'utf8');
  const blocks = [...recipe.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const line = registryLines('pig');
  expect(recipe.match(/^```/gm)).toHaveLength(2 * blocks.length);
  expect(blocks.slice(-2)).toEqual([line.import, line.entry]);
  expect(withoutBlankLines(blocks.slice(0, -2).join('\n'))).toBe(withoutBlankLines(pigInItsFolder()));
});
