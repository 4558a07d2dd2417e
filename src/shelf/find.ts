import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installedNear } from './installed.js';
import { UnfitGame } from './unfit.js';

/** What a folder with a game in it begins with, in this order. */
const ENTRIES = ['index.ts', 'index.js', 'index.mjs'];

/**
 * The files that `PARLOR_GAMES` means: names with commas between them, each a file, a folder of a game, a folder of such folders,
 * or a package that is installed where the server is started.
 */
export const gameFiles = (setting: string, from: string): readonly string[] =>
  setting
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) => filesNamed(name, from));

const filesNamed = (name: string, from: string): readonly string[] => {
  const path = resolve(from, name);
  if (!existsSync(path)) return [packageFile(name, from)];
  if (!statSync(path).isDirectory()) return [path];
  const own = entryOf(path);
  if (own !== null) return [own];
  const inside = readdirSync(path)
    .toSorted()
    .flatMap((child) => entryOf(join(path, child)) ?? []);
  if (inside.length === 0)
    throw new UnfitGame(
      `PARLOR_GAMES: there is no game in ${name}. A game is a folder with an ${ENTRIES[0]}, in it or in a folder of it.`,
    );
  return inside;
};

const entryOf = (folder: string): string | null => {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return null;
  const names = [...mainOf(folder), ...ENTRIES];
  const found = names.find((name) => existsSync(join(folder, name)));
  return found === undefined ? null : join(folder, found);
};

/** What its `package.json` says, where it has one. */
const mainOf = (folder: string): readonly string[] => {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { main, exports } = Object(JSON.parse(readFileSync(file, 'utf8')));
  const own = Object(exports)['.'] ?? exports;
  return [own, Object(own).import, Object(own).default, Object(Object(own).import).default, main].filter(
    (named) => typeof named === 'string',
  );
};

/** A package is looked for as Node does, from here up. It may be written for `import` alone, so its own word is asked and not `require`. */
const packageFile = (name: string, from: string): string => {
  const folder = installedNear(from, name);
  if (folder === null)
    throw new UnfitGame(
      `PARLOR_GAMES: there is no file, folder or installed package "${name}", looked for from ${from}.`,
    );
  const entry = entryOf(folder);
  if (entry !== null) return entry;
  throw new UnfitGame(
    `PARLOR_GAMES: the package "${name}" in ${folder} has no game in it: its package.json names no file that is there, and it has no ${ENTRIES[0]}.`,
  );
};
