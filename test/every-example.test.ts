import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../src/root.js';

/** Nothing in `examples` is there to be read only: somebody runs it. */

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|generated|__pycache__/.test(entry.parentPath))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(fromRoot().length)
        .replace(/^[/\\]/, ''),
    );

const ITSELF = join('test', 'every-example.test.ts');
const tests = filesUnder('test').filter((path) => path.endsWith('.ts') && path !== ITSELF);
const examples = filesUnder('examples').filter(
  (path) => !path.endsWith('.md') && !path.includes('playthroughs'),
);

/** What the tests run, by name: `examples/go/bot.go`, or `'examples', 'go', 'bot.go'`. */
const told = tests.map((path) => readFileSync(fromRoot(path), 'utf8')).join('\n');
const isNamed = (path: string): boolean => {
  const parts = path.split(sep);
  return told.includes(parts.join('/')) || told.includes(parts.map((part) => `'${part}'`).join(', '));
};

/** What another example or its own test takes in: `./solve.js`, `from installed import`. */
const isTakenIn = (path: string): boolean => {
  const [name = ''] = (path.split(sep).at(-1) ?? '').split('.');
  const beside = examples.filter((other) => other !== path && dirname(other) === dirname(path));
  const imports = new RegExp(`from '\\./${name}\\.js'|from ${name} import`);
  return beside.some((other) => imports.test(readFileSync(fromRoot(other), 'utf8')));
};

/** Tests of games are in the suite by its configuration. */
const isTest = (path: string): boolean => /^examples.games.*\.test\.ts$/.test(path);

test('every program in examples is run by a test', () => {
  expect(examples.filter((path) => !isTest(path) && !isNamed(path) && !isTakenIn(path))).toEqual([]);
});
