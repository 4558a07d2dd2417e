import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duel } from '../../examples/games/pig/duel.js';
import { solved } from '../../examples/games/pig/solve.js';
import { fromRoot } from '../../src/root.js';
import { guardedEnv } from '../guard/run.js';
import { hasPython } from '../support/languages.js';
import { type FreshPlace, freshFolder } from '../support/places.js';
import { type Program, settingsFor, startProgram } from '../support/program.js';

/** The gym as a learner in another language finds it: a whole server with its lab open, and a game from outside. */
let fresh: FreshPlace;
let house: Program;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-gym-'));
  fresh = await freshFolder();
  const games = fromRoot('examples', 'games', 'pig');
  house = await startProgram({ ...settingsFor(fresh.place), PARLOR_GAMES: games, PARLOR_LAB: 'on' });
});
afterAll(async () => {
  await house?.stop('SIGKILL');
  await fresh?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!hasPython)('examples/python/learn_pig.py', () => {
  test('learns Pig from the gym, and plays it nearly as well as it can be played', async () => {
    const file = join(folder, 'policy.json');
    const { stdout } = await promisify(execFile)(
      'python3',
      ['-B', 'examples/python/learn_pig.py', '20000', file],
      {
        cwd: fromRoot(),
        env: { ...guardedEnv(), PATH: process.env.PATH, PARLOR: house.url, no_proxy: '*' },
      },
    );
    expect(stdout).toMatch(/Won (9\d|100)% of \d{2,} games against the easy bot/);
    const learned: readonly (readonly number[])[] = JSON.parse(readFileSync(file, 'utf8'));
    const { holdsAt } = solved(100);
    const { beginning, following } = duel(100, [(mine, theirs) => learned[mine]?.[theirs] ?? 0, holdsAt]);
    const share = (beginning + following) / 2;
    // To hold at 20, as everybody is told, wins 46 of 100 games against the best.
    expect(share).toBeGreaterThan(0.495);
    expect(share).toBeLessThan(0.5 + 1e-6);
  });
});
