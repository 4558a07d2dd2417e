import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../src/root.js';
import { guardedEnv } from '../guard/run.js';

/** A command that must end well; what it said. Nothing of our own environment matters to it. */
export const run = (
  cwd: string,
  command: string,
  words: readonly string[],
  env: { readonly [variable: string]: string } = {},
): string =>
  execFileSync(command, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', ...env },
  });

/** Programs that were installed are held to the loopback, as ours are. */
export const guarded = (env: {
  readonly [variable: string]: string;
}): { readonly [variable: string]: string } =>
  Object.fromEntries(
    Object.entries({ ...guardedEnv(), ...env }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  );

/** An empty folder of this name. */
export const emptyFolder = (desk: string, name: string): string => {
  const folder = join(desk, name);
  mkdirSync(folder);
  return folder;
};

export interface Packed {
  readonly file: string;
  readonly paths: readonly string[];
  readonly bytes: number;
}

/** `npm pack`, as the operator would do it before `npm publish`. */
export const pack = (desk: string, folder: string): Packed => {
  const said = run(fromRoot(folder), 'npm', ['pack', '--json', '--silent', '--pack-destination', desk]);
  // What the build has to say comes before.
  const [packed] = JSON.parse(said.slice(said.search(/^\[\s*$/m)));
  return {
    file: join(desk, packed.filename),
    paths: packed.files.map(({ path }: { path: string }) => path),
    bytes: packed.size,
  };
};

export const must = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new Error(otherwise);
};

/** What others find wrong with how a package is laid out. */
export const lint = ({ file }: Packed, entrypoints: readonly string[] = []): void => {
  const here = fromRoot('test', 'packages');
  const bin = (name: string): string => join(here, 'node_modules', '.bin', name);
  run(here, bin('publint'), ['run', file, '--strict']);
  run(here, bin('attw'), [file, '--no-emoji', ...entrypoints]);
};
