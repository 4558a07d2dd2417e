import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildKitCode } from '../../scripts/bundles.js';
import { fromRoot } from '../../src/root.js';
import { guardedEnv } from '../guard/run.js';
import { onceForAll } from '../support/once.js';
import { freshFolder } from '../support/places.js';
import { builtPrograms, client, settingsFor, startProgram } from '../support/program.js';

/** The guide, followed to the letter from an empty folder. */
const guide = readFileSync(fromRoot('docs', 'your-own-game.md'), 'utf8');
const blocks = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => block);
const [make = '', play = '', serve = ''] = blocks('sh');

let folder: string;
let program: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-guide-'));
  program = join(await builtPrograms(), 'parlor.js');
  await onceForAll('kit', buildKitCode);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A reader's shell, where `parlor` is this program. */
const shell = (commands: string, typed = '') =>
  spawnSync('bash', ['-ec', `parlor() { "${process.execPath}" "${program}" "$@"; }\n${commands}`], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, NPM_CONFIG_UPDATE_NOTIFIER: 'false', ...guardedEnv() },
    input: typed,
    encoding: 'utf8',
  });

describe('docs/your-own-game.md', () => {
  test('writes a game whose tests pass at once', () => {
    expect(make).toBe('parlor new-game pig\ncd pig && npm test\n');
    const { stdout, stderr, status } = shell(make);
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/Tests .*\d passed/);
    expect(stdout).not.toMatch(/failed|skipped/);
  });

  test('shows what is written in the file', () => {
    const written = readFileSync(join(folder, 'pig', 'index.ts'), 'utf8');
    expect(written).toBe(readFileSync(fromRoot('examples', 'games', 'pig', 'index.ts'), 'utf8'));
    const shown = blocks('ts').filter((block) => !block.startsWith('import'));
    expect(shown.length).toBeGreaterThan(5);
    for (const block of shown) expect(written).toContain(block.trim());
  });

  test('plays it in the terminal', () => {
    const { stdout, status } = shell(
      play.replace('./pig', './pig --bot easy --options \'{"goal": 10}\''),
      '1\n9\n'.repeat(400),
    );
    expect(stdout).toMatch(/1 {2}Roll the die/);
    expect(stdout).toMatch(/Type a number from 1 to/);
    expect(stdout).toMatch(/The game is over: |q to leave/);
    expect(status).toBe(0);
  });

  test('puts it on the page, and plays it there from the terminal', async () => {
    expect(serve).toBe('PARLOR_GAMES=./pig parlor serve\n');
    const fresh = await freshFolder();
    const house = await startProgram({ ...settingsFor(fresh.place), PARLOR_GAMES: join(folder, 'pig') });
    onTestFinished(async () => {
      await house.stop('SIGKILL');
      await fresh.remove();
    });
    const { body } = await client(house.url).get<{ readonly name: string }>('/rulesets/pig');
    expect(body.name).toBe('Pig');
    const { stdout, status } = shell(`parlor play pig --bot easy --server ${house.url}`, '1\n1\nq\n');
    expect(stdout).toMatch(/rolls a [1-6]/);
    expect(status).toBe(0);
    const nowhere = shell(`parlor play checkers --server ${house.url}`);
    expect(nowhere.stderr).toMatch(/parlor: There is no ruleset "checkers"/);
    expect(nowhere.status).toBe(1);
  });

  test.each(['cards', 'simultaneous'])('writes another kind, %s, that is fit for the shelf', (kind) => {
    const made = shell(`parlor new-game my-${kind} --like ${kind} && echo q | parlor play ./my-${kind}`);
    expect(made.stdout).toContain(`my-${kind}/ is a whole game`);
    expect(made.status, made.stderr).toBe(0);
  });

  test.each([
    ['new-game pig', /there is something called pig here already/],
    ['new-game other --like chess', /--like is one of dice, cards, simultaneous/],
    ['play nothing', /there is no ruleset nothing, and no folder\. On the shelf: /],
  ])('parlor %s is told what is wrong', (typed, said) => {
    const { stderr, status } = shell(`parlor ${typed}`);
    expect(stderr).toMatch(said);
    expect(status).toBe(2);
  });
});
