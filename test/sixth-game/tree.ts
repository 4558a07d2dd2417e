import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fromRoot } from '../../src/root.js';
import { PUBLISHED } from '../support/published.js';

/** Not sources: what was built, what was installed, what was played. */
const LEFT_BEHIND: ReadonlySet<string> = new Set(['node_modules', 'dist', 'data', 'screenshots', '.git']);

/** A copy of the sources in a folder of its own, with the packages of this one. */
export const copyOfTheTree = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'parlor-sixth-game-'));
  const names = readdirSync(fromRoot()).filter((name) => !LEFT_BEHIND.has(name));
  for (const name of names)
    cpSync(fromRoot(name), join(root, name), {
      recursive: true,
      filter: (from) => !LEFT_BEHIND.has(basename(from)),
    });
  symlinkSync(fromRoot('node_modules'), join(root, 'node_modules'), 'dir');
  return root;
};

/** Pig as its author would write it: one file in a folder of the games. */
export const addPig = (root: string): void => {
  write(join(root, 'src/games/pig/index.ts'), pigInItsFolder());
  addToRegistry(root, 'pig');
};

/** The example, as it would be written for `src/games/pig/`: what it has of `parlor/ruleset` comes from the files of the engine. */
export const pigInItsFolder = (): string => {
  const text = readFileSync(fromRoot('examples/games/pig/index.ts'), 'utf8');
  const [whole = '', list = ''] = /^import \{([^}]*)\} from 'parlor\/ruleset';\n/.exec(text) ?? [];
  const lines = text.slice(whole.length).split('\n');
  const [zod = '', ...rest] = lines;
  return [zod, ...engineImports(list), ...rest].join('\n');
};

/** One line for each file. */
const engineImports = (list: string): readonly string[] => {
  const names = list.split(',').flatMap((name) => name.trim() || []);
  const fileOf = (name: string): string => PUBLISHED.get(name.replace('type ', '')) ?? '';
  return [...new Set(names.map(fileOf))].toSorted().map((file) =>
    importLine(
      names.filter((name) => fileOf(name) === file),
      file,
    ),
  );
};

const importLine = (names: readonly string[], file: string): string =>
  names.every((name) => name.startsWith('type '))
    ? `import type { ${names.map((name) => name.slice('type '.length)).join(', ')} } from '../../${file}.js';`
    : `import { ${names.join(', ')} } from '../../${file}.js';`;

/** Knucklebones under another name: every file of its folder, and nothing beside it. */
export const addHucklebones = (root: string): void => {
  const from = join(root, 'src/games/knucklebones');
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  ))
    write(
      join(root, 'src/games/hucklebones', renamed(name)),
      renamed(readFileSync(join(from, name), 'utf8')),
    );
  addToRegistry(root, 'hucklebones');
};

const renamed = (text: string): string =>
  text.replaceAll('knucklebones', 'hucklebones').replaceAll('Knucklebones', 'Hucklebones');

/** The line of a ruleset in the registry, and the import it needs. */
export const registryLines = (id: string) =>
  ({ import: `import { ${id} } from './${id}/index.js';\n`, entry: `  rulebook(${id}),\n` }) as const;

const addToRegistry = (root: string, id: string): void => {
  const file = join(root, 'src/games/registry.ts');
  const lines = registryLines(id);
  const text = readFileSync(file, 'utf8')
    .replace(/\n\n\/\*\* The games in the box/, (shelf) => `\n${lines.import}${shelf.slice(1)}`)
    .replace('\n];', `\n${lines.entry}];`);
  if (!text.includes(lines.import) || !text.includes(lines.entry))
    throw new Error('the registry does not look as this test knows it');
  writeFileSync(file, text);
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
