import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from '../../root.js';
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

/** Writes a small complete ruleset with its tests into a folder that is not there yet. */
export const writeGame = (folder: string, id: string, kind: Kind): void => {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const example = readFileSync(fromRoot('examples', 'games', kind.example, 'index.ts'), 'utf8');
  write('index.ts', renamed(example, kind, id));
  write(`${id}.test.ts`, renamed(testOf(kind), kind, id));
  write('package.json', `${JSON.stringify(packageOf(id), null, 2)}\n`);
  write('.gitignore', 'node_modules\n');
  link(folder);
};

/** The versions this package itself has, and this package by its path. */
const packageOf = (id: string): object => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  return {
    name: id,
    version: '1.0.0',
    private: true,
    type: 'module',
    main: 'index.ts',
    scripts: { test: 'vitest run' },
    dependencies: { zod: dependencies.zod },
    devDependencies: { parlor: `file:${fromRoot()}`, vitest: devDependencies.vitest },
  };
};

/** What is installed beside this package serves the new folder too, so that its tests run at once; otherwise `npm install` brings it. */
const link = (folder: string): void => {
  const modules = (name: string): string => fromRoot('node_modules', ...name.split('/'));
  if (!existsSync(modules('vitest'))) return;
  const links = [
    ['parlor', fromRoot()],
    ['zod', modules('zod')],
    ['vitest', modules('vitest')],
    ['.bin/vitest', modules('vitest/vitest.mjs')],
  ] as const;
  for (const [name, target] of links) {
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path);
  }
};
