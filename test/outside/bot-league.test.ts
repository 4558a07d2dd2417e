import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { guardedEnv } from '../guard/run.js';
import { hasPython } from '../support/languages.js';
import { type FreshPlace, freshDatabase } from '../support/places.js';
import { builtPrograms, type Program, settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';

/** Follows `docs/lessons/a-bot-league.md` with a teacher and four pupils: every file of it is saved, every program of it is run. */
const lesson = readFileSync(fromRoot('docs', 'lessons', 'a-bot-league.md'), 'utf8');
const PUPILS = ['Ada', 'Bob', 'Cleo', 'Dan'];

let fresh: FreshPlace;
let program: Program;
let desk: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  program = await startProgram(settingsFor(fresh.place));
  desk = mkdtempSync(join(tmpdir(), 'parlor-league-'));
  for (const [, name = '', text = ''] of lesson.matchAll(/^```python (\S+)\n(.*?)^```$/gms))
    writeFileSync(join(desk, name), text.replaceAll('http://localhost:3000', program.url));
});
afterAll(async () => {
  await program?.stop();
  await fresh?.remove();
  rmSync(desk, { recursive: true, force: true });
});

const run = async (command: string, words: readonly string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, ...guardedEnv(), PYTHONPATH: fromRoot('packages', 'python', 'src') };
  return (await promisify(execFile)(command, words, { cwd: desk, env })).stdout;
};

const python = (...words: string[]): Promise<string> => run('python3', words);

const parlor = async (...words: string[]): Promise<string> =>
  run(process.execPath, [join(await builtPrograms(), 'parlor.js'), ...words]);

const all = (does: (pupil: string) => Promise<string>): Promise<readonly string[]> =>
  Promise.all(PUPILS.map(does));

test.skipIf(!hasPython)(
  'the class does what there is to do, a tournament is proved, and ratings say how little is known',
  async () => {
    const [, code = ''] = /: (\S+)\n$/.exec(await python('teacher.py', 'found')) ?? [];
    for (const done of await all((pupil) => python('pupil.py', pupil, code)))
      expect(done.match(/: done$/gm)).toHaveLength(2);
    await until(async () =>
      expect((await python('teacher.py', 'look')).match(/: 4 of 4$/gm)).toHaveLength(2),
    );

    // The kit, as the lesson says it; everybody has the same client here, so one report is handed in by all.
    const [, words = ''] = /^npx parlor (check-client --json -- .*) > report\.json$/m.exec(lesson) ?? [];
    writeFileSync(join(desk, 'report.json'), await parlor(...words.split(' ')));
    expect(await all((pupil) => python('hand_in.py', pupil))).toEqual(PUPILS.map(() => '100 of 100: done\n'));
    await until(async () =>
      expect((await python('teacher.py', 'look')).match(/: 4 of 4$/gm)).toHaveLength(3),
    );

    const [, tournament = ''] = /: (\S+)\n$/.exec(await python('teacher.py', 'announce', '5')) ?? [];
    expect(await all((pupil) => python('compete.py', pupil, tournament))).toEqual(
      PUPILS.map((pupil) => `${pupil} is through.\n`),
    );
    const table = await python('teacher.py', 'table', tournament);
    for (const pupil of PUPILS) expect(table).toMatch(new RegExp(`^\\d\\. ${pupil}: `, 'm'));
    expect(await parlor('verify', 'tournament.json')).toContain('sound');

    for (const told of await all((pupil) => python('rate.py', pupil)))
      expect(told).toMatch(/^\w+: \[\d+, \d+\]\n/);
    await until(async () =>
      expect((await python('teacher.py', 'ratings')).match(/give or take \d+$/gm)).toHaveLength(4),
    );
  },
);
