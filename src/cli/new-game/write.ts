import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from '../../root.js';
import { installedNear } from '../../shelf/installed.js';
import type { Kind } from './kinds.js';

/** `dragon-dice` is `dragonDice` in code, `DragonDice` among types, "Dragon dice" in words. */
const namesOf = (id: string) => {
  const types = id.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const words = id.replaceAll('-', ' ');
  return {
    types,
    value: `${types.charAt(0).toLowerCase()}${types.slice(1)}`,
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  };
};

/** The text of an example with the new game's names in it. */
const renamed = (text: string, kind: Kind, id: string): string => {
  const names = namesOf(id);
  return text
    .replaceAll(`'${kind.example}'`, `'${id}'`)
    .replaceAll(`'${kind.title}'`, `'${names.title}'`)
    .replaceAll(`# ${kind.title}\n`, `# ${names.title}\n`)
    .replaceAll(new RegExp(`\\b${kind.types}(?=[A-Z]|\\b)`, 'g'), names.types)
    .replaceAll(new RegExp(`\\b${kind.value}\\b`, 'g'), names.value);
};

const testOf = ({
  value,
  test,
}: Kind): string => `import { conforms, playthroughs, scene } from 'parlor/testing';
import { test } from 'vitest';
import { ${value} } from './index.js';

// Every law of the contract, each as a test of its own.
conforms(${value});
// One game as a text, in playthroughs/: read it as a player would.
playthroughs(${value});

${test}
`;

/** What the tests of a game import. Whoever only plays it needs none of it: a server brings its own. */
const NEEDED = ['parlor', 'zod', 'vitest'] as const;

/** Writes a small complete ruleset with its tests into a folder that is not there yet. False: its tests need `npm install` first. */
export const writeGame = (folder: string, id: string, kind: Kind): boolean => {
  const example = readFileSync(fromRoot('examples', 'games', kind.example, 'index.ts'), 'utf8');
  const missing = NEEDED.filter((name) => !isSame(installedNear(folder, name), ownOf(name)));
  const isReady = missing.every((name) => ownOf(name) !== null);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('index.ts', renamed(example, kind, id));
  write(`${id}.test.ts`, renamed(testOf(kind), kind, id));
  write('package.json', `${JSON.stringify(packageOf(id, isReady ? missing : NEEDED), null, 2)}\n`);
  write('tsconfig.json', `${JSON.stringify(TSCONFIG, null, 2)}\n`);
  write('.gitignore', 'node_modules\n');
  // A copy of this package finds what is installed beside it; a link would look where it came from.
  if (!isReady) write('.npmrc', 'install-links=true\n');
  else for (const name of missing) link(folder, name, ownOf(name));
  return isReady;
};

/** What this package itself has: a game and its kit must share one of each. */
const ownOf = (name: string): string | null =>
  name === 'parlor' ? fromRoot() : installedNear(fromRoot(), name);

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && realpathSync(one) === realpathSync(other);

/** So that editors, and whoever runs the compiler, look for `parlor/ruleset` where it is. */
const TSCONFIG = {
  compilerOptions: { module: 'nodenext', target: 'es2023', strict: true, noEmit: true, skipLibCheck: true },
};

/** What is installed around the folder already is not asked for again. */
const packageOf = (id: string, needed: readonly string[]): object => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const versions = { ...devDependencies, ...dependencies, parlor: `file:${fromRoot()}` };
  return {
    name: id,
    version: '1.0.0',
    private: true,
    type: 'module',
    main: 'index.ts',
    scripts: { test: 'vitest run' },
    devDependencies: Object.fromEntries(needed.map((name) => [name, versions[name]])),
  };
};

/** What is installed beside this package serves the new folder too, so that its tests run at once. */
const link = (folder: string, name: string, own: string | null): void => {
  if (own === null) return;
  const modules = join(folder, 'node_modules');
  symlinked(own, join(modules, name));
  if (name === 'vitest') symlinked(join(own, 'vitest.mjs'), join(modules, '.bin', name));
};

const symlinked = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
};
