import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../src/root.js';
import { packFolder } from '../src/store/packed-template.js';

/** What a database depends on: the Postgres that made it, and the tables in it. */
const madeFrom = (): string => {
  const { version } = JSON.parse(
    readFileSync(fromRoot('node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8'),
  );
  const migrations = readdirSync(fromRoot('migrations')).toSorted();
  const texts = migrations.map((name) => readFileSync(fromRoot('migrations', name), 'utf8'));
  return [`pglite ${version}`, ...migrations, hash('sha256', texts.join('\n'), 'hex')].join('\n');
};

/** An empty database for new folders to start from, made once and again when what it depends on has changed. */
export const buildTemplate = async (outdir = fromRoot('dist')): Promise<void> => {
  const folder = join(outdir, 'template');
  const stamp = join(folder, 'made-from.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom()) return;
  // Made elsewhere and moved: another build at the same time, or one that is stopped, leaves no half of it behind.
  mkdirSync(outdir, { recursive: true });
  const made = mkdtempSync(join(outdir, 'template-'));
  // Loaded only when it is needed: mostly there is nothing to do.
  const { openStore } = await import('../src/store/store.js');
  await (await openStore({ folder: made })).close();
  writeFileSync(join(made, 'made-from.txt'), madeFrom());
  putInPlace(made, folder);
};

/** The same as one file, for packages. */
export const packTemplate = async (): Promise<void> => {
  const made = mkdtempSync(join(tmpdir(), 'parlor-template-'));
  try {
    await buildTemplate(made);
    writeFileSync(fromRoot('dist', 'template.gz'), packFolder(join(made, 'template', 'postgres')));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
};

/** Should another build have been first, its template is as good. */
const putInPlace = (made: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
};
