import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
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
const [install = '', make = '', play = '', serve = '', makeCards = '', makeBids = ''] = blocks('sh');
const [firstChange = '', secondChange = ''] = blocks('ts change');
const [saidOfPig = '', saidOfCards = '', saidOfBids = ''] = blocks('text');

let folder: string;
let program: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-guide-'));
  program = join(await builtPrograms(), 'parlor.js');
  await onceForAll(inject('sharedFolder'), 'kit', buildKitCode);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A reader's shell, where `npx parlor` is this program. From the package itself `npm run check:packages` does the same. */
const shell = (commands: string, typed = '') =>
  spawnSync('bash', ['-ec', `npx() { "${process.execPath}" "${program}" "\${@:2}"; }\n${commands}`], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NPM_CONFIG_UPDATE_NOTIFIER: 'false',
      NO_COLOR: '1',
      ...guardedEnv(),
    },
    input: typed,
    encoding: 'utf8',
  });

describe('docs/your-own-game.md', () => {
  test.each([
    ['pig', make],
    ['my-cards', makeCards],
    ['my-bids', makeBids],
  ])('writes a game whose tests pass at once: %s', (name, commands) => {
    expect(commands).toMatch(
      new RegExp(`^npx parlor new-game ${name}( --like \\w+)?\nnpm --prefix ${name} test\n$`),
    );
    const { stdout, stderr, status } = shell(commands);
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/Tests .*\d passed/);
    expect(stdout).not.toMatch(/failed|skipped/);
  });

  test('installs the package there is, and a runner of tests that it knows', () => {
    const { version, devDependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
    expect(install).toContain(`parlor-${version}.tgz vitest@${devDependencies.vitest}\n`);
  });

  test('shows what is written in the files', () => {
    const written = ['pig', 'my-cards', 'my-bids'].map((name) =>
      readFileSync(join(folder, name, 'index.ts'), 'utf8'),
    );
    expect(written[0]).toBe(readFileSync(fromRoot('examples', 'games', 'pig', 'index.ts'), 'utf8'));
    const shown = blocks('ts').filter((block) => !block.startsWith('import'));
    expect(shown.length).toBeGreaterThan(9);
    for (const block of shown) expect(written.join('\n')).toContain(block.trim());
  });

  test('plays it in the terminal', () => {
    const { stdout, status } = shell(
      play.replace('./pig', './pig --bot easy --options \'{"goal": 10}\''),
      // The wrong answer first: the bot may win before there is another question.
      '9\n1\n'.repeat(400),
    );
    expect(stdout).toMatch(/1 {2}Roll the die/);
    expect(stdout).toMatch(/Type a number from 1 to/);
    expect(stdout).toMatch(/The game is over: |q to leave/);
    expect(status).toBe(0);
  });

  test('puts it on the page, and plays it there from the terminal', async () => {
    expect(serve).toBe('PARLOR_GAMES=./pig npx parlor serve\n');
    const fresh = await freshFolder();
    const house = await startProgram({ ...settingsFor(fresh.place), PARLOR_GAMES: join(folder, 'pig') });
    onTestFinished(async () => {
      await house.stop('SIGKILL');
      await fresh.remove();
    });
    const { body } = await client(house.url).get<{ readonly name: string }>('/rulesets/pig');
    expect(body.name).toBe('Pig');
    const { stdout, status } = shell(`npx parlor play pig --bot easy --server ${house.url}`, '1\n1\nq\n');
    expect(stdout).toMatch(/rolls a [1-6]/);
    expect(status).toBe(0);
    const nowhere = shell(`npx parlor play checkers --server ${house.url}`);
    expect(nowhere.stderr).toMatch(/parlor: There is no ruleset "checkers"/);
    expect(nowhere.status).toBe(1);
  });

  test.each([
    [
      'a 6 counts double',
      'pig',
      / return \{ \.\.\.state, turnPoints: event.face.*/,
      firstChange,
      '- 93 actions',
    ],
    ['legal offers too much', 'pig', / return state.turnPoints === 0 \?.*/, secondChange, saidOfPig],
    ['a card is shown', 'my-cards', / cards: state.cards.map.*/, 'cards: state.cards.slice(),', saidOfCards],
    ['a bid is told', 'my-bids', / card: sees\(.*\) \? event.card : null/, 'card: event.card', saidOfBids],
  ])('tells what comes of a change: %s', (_, name, from, to, said) => {
    const file = join(folder, name, 'index.ts');
    const before = readFileSync(file, 'utf8');
    expect(before).toMatch(from);
    writeFileSync(file, before.replace(from, ` ${to.trim()}`));
    const { stdout, stderr, status } = shell(`npm --prefix ${name} test`);
    writeFileSync(file, before);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain(said.trim());
  });

  test.each([
    ['new-game pig', /there is something called pig here already/],
    ['new-game other --like chess', /--like is one of dice, cards, simultaneous/],
    ['play nothing', /there is no ruleset nothing, and no folder\. On the shelf: /],
  ])('parlor %s is told what is wrong', (typed, said) => {
    const { stderr, status } = shell(`npx parlor ${typed}`);
    expect(stderr).toMatch(said);
    expect(status).toBe(2);
  });
});
