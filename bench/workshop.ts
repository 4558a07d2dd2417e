import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage, buildPrograms, buildServer } from '../scripts/bundles.js';
import { buildTemplate } from '../scripts/template.js';
import { fromRoot } from '../src/root.js';
import { watchTheRun } from '../test/guard/run.js';
import { atClosing } from './closing.js';

/** A folder for everything a run leaves behind; it goes when the run ends. Nothing in a run speaks to another machine. */
export const openWorkshop = (): string => {
  atClosing(watchTheRun());
  const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
  atClosing(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const BUILT = fromRoot('dist', 'bench');

/** Where a program of the bench is after `buildAll`. */
export const built = (name: string): string => join(BUILT, `${name}.js`);

export const SERVER = fromRoot('dist', 'main.js');

const PROGRAMS = ['load', 'echo-server', 'engines', 'length', 'reads', 'weights'] as const;

/** The server as `npm start` runs it, and the bench's own programs in the same way: tsx would slow them down. */
export const buildAll = async (): Promise<void> => {
  await buildPage();
  await buildServer();
  // As `npm start` has it: without it a new folder would begin with `initdb`.
  await buildTemplate();
  const sources = PROGRAMS.map((name) => [name, fromRoot('bench', `${name}.ts`)]);
  await buildPrograms(Object.fromEntries(sources), BUILT);
};
