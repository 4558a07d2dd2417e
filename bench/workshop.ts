import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fromRoot } from '../src/root.js';
import { atClosing } from './closing.js';
import { runProgram } from './program.js';

/** A folder for everything a run leaves behind; it goes when the run ends. */
export const openWorkshop = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
  atClosing(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const BUILT = fromRoot('dist', 'bench');

/** Where a program of the bench is after `buildAll`. */
export const built = (name: string): string => join(BUILT, `${name}.js`);

export const SERVER = fromRoot('dist', 'main.js');

const BUILD_SECONDS = 60;

const PROGRAMS = ['load', 'echo-server', 'engines', 'length', 'reads', 'weights'] as const;

/** The server as `npm run build` makes it, and the bench's own programs in the same way: tsx would slow them down. */
export const buildAll = async (): Promise<void> => {
  await runProgram('npm', ['run', '--silent', 'build'], { cwd: fromRoot(), seconds: BUILD_SECONDS });
  await build({
    entryPoints: PROGRAMS.map((name) => fromRoot('bench', `${name}.ts`)),
    outdir: BUILT,
    outbase: fromRoot('bench'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
};
