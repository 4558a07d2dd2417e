import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { programTexts } from '../support/architecture.js';

/** `{ a, type B, c as d }` is a, B and c. */
const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) =>
      name
        .replace(/^\s*type\s+/, '')
        .replace(/\s+as\s.*$/s, '')
        .trim(),
    )
    .filter((name) => name !== '');

const contract = readFileSync(fromRoot('src', 'kit', 'ruleset.ts'), 'utf8');
const published = new Set([
  ...[...contract.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => namesIn(list)),
  ...[...contract.matchAll(/^export \* from '\.\.\/(engine\/[\w/-]+)\.js'/gm)].flatMap(([, file = '']) =>
    [
      ...readFileSync(fromRoot('src', `${file}.ts`), 'utf8').matchAll(
        /^export (?:const|type|interface) (\w+)/gm,
      ),
    ].map(([, name = '']) => name),
  ),
]);

test('the games in the box use nothing of the engine that a game from outside cannot', () => {
  const used = programTexts()
    .filter(({ file }) => /^src\/games\/[\w-]+\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/import (?:type )?\{([^}]*)\} from '[./]+\/engine\/[^']+'/g)].flatMap(
        ([, list = '']) => namesIn(list).map((name) => [file, name] as const),
      ),
    );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(([, name]) => !published.has(name))).toEqual([]);
});
