import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { openStore } from '../../src/store/store.js';
import { guardedEnv } from '../guard/run.js';
import { playMany } from '../support/many-games.js';
import { type FreshPlace, fillFolder, freshDatabase } from '../support/places.js';
import { builtPrograms } from '../support/program.js';

/** Follows `docs/operating.md` to the letter, in a folder with an embedded database called `data`, beside a Postgres server. */
const guide = readFileSync(fromRoot('docs', 'operating.md'), 'utf8');
const commands = [...guide.matchAll(/^```sh run\n([^`]*)^```$/gm)].map(([, text = '']) => text.trim());

const GAMES = 12;

let desk: string;
let server: FreshPlace<{ readonly url: string }>;
let said: ReadonlyMap<string, string>;

beforeAll(async () => {
  desk = mkdtempSync(join(tmpdir(), 'parlor-operator-'));
  server = await freshDatabase();
  const data = join(desk, 'data');
  await fillFolder(data);
  const store = await openStore({ folder: data });
  await playMany(store, { games: GAMES, unfinished: 2 });
  await store.close();
  const parlor = join(await builtPrograms(), 'parlor.js');
  const answers = new Map<string, string>();
  for (const command of commands) answers.set(command, await typed(command, parlor));
  said = answers;
});
afterAll(async () => {
  await server?.remove();
  rmSync(desk, { recursive: true, force: true });
});

const typed = async (command: string, parlor: string): Promise<string> => {
  const text = command
    .replaceAll('npx parlor', `${process.execPath} ${parlor}`)
    .replaceAll('postgres://parlor:secret@localhost:5432/parlor', server.place.url);
  const { stdout, stderr } = await promisify(execFile)('bash', ['-euc', text], {
    cwd: desk,
    env: { ...guardedEnv(), PATH: process.env.PATH },
  });
  return stdout + stderr;
};

const answerTo = (what: RegExp): string => {
  const found = [...said].find(([command]) => what.test(command));
  if (found === undefined) throw new Error(`the guide has no command like ${what}`);
  return found[1];
};

test('a backup is made, checked and restored', () => {
  expect(answerTo(/parlor backup/)).toContain(`${GAMES} games of ./data are in parlor-monday.gz.`);
  expect(answerTo(/restore.*--check/)).toContain(`whole, ${GAMES} games, 0 broken.`);
  expect(answerTo(/PARLOR_DATA=.*restore/)).toContain(`./restored: ${GAMES} games added.`);
});

test('one command moves from the embedded folder to Postgres, and the doctor finds all chains whole there', () => {
  expect(answerTo(/parlor move/)).toContain(`${GAMES} games added.`);
  const findings = answerTo(/parlor doctor/);
  expect(findings).toContain(`The chains of all ${GAMES} games hold.`);
  expect(findings).not.toContain('FAILED');
});
