import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { guardedEnv } from '../guard/run.js';
import { hasPython } from '../support/languages.js';
import { type FreshPlace, freshDatabase } from '../support/places.js';
import { type Program, settingsFor, startProgram } from '../support/program.js';

/**
 * Follows `docs/writing-a-bot.md` to the letter, in an empty folder beside one called `parlor`:
 * a block with `file=` is saved, a block with `run` is typed into the terminal of its chapter.
 * Only the bot without a plan plays fewer games: it is to show that it plays.
 */
const guide = readFileSync(fromRoot('docs', 'writing-a-bot.md'), 'utf8');
const client = readFileSync(fromRoot('docs', 'client.md'), 'utf8');
const BLOCK =
  /^```\w+ (?:file=(?<file>\S+)|run(?: in=(?<folder>\S+))?)\n(?<text>[^`]*(?:`[^`]+`[^`]*)*?)^```$/gm;

/** What npm installs here lies beside it; it need not ask anybody about it. */
const NPM_AT_HOME = {
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_update_notifier: 'false',
};

let fresh: FreshPlace;
let program: Program;
let desk: string;

beforeAll(async () => {
  desk = mkdtempSync(join(tmpdir(), 'parlor-guide-'));
  symlinkSync(fromRoot(), join(desk, 'parlor'));
  fresh = await freshDatabase();
  program = await startProgram(settingsFor(fresh.place));
});
afterAll(async () => {
  await program?.stop();
  await fresh?.remove();
  rmSync(desk, { recursive: true, force: true });
});

interface Step {
  readonly file: string | undefined;
  readonly folder: string | undefined;
  readonly text: string;
}

const chapterOf = (title: string): readonly Step[] => {
  const [, chapter = ''] = guide.split(`\n## ${title}\n`);
  const [own = ''] = chapter.split('\n## ');
  return [...own.matchAll(BLOCK)].map(({ groups }) => ({
    file: groups?.file,
    folder: groups?.folder,
    text: (groups?.text ?? '').replaceAll('http://localhost:3000', program.url),
  }));
};

const isBrain = ({ file }: Step): boolean => file?.startsWith('brain.') ?? false;
const withFewGames = (text: string): string => text.replace('GAMES = 50', 'GAMES = 5');

/** Types every command into one terminal, saving files in between, and answers with what each command said. */
const follow = async (title: string): Promise<readonly string[]> => {
  const said: string[] = [];
  let here = desk;
  const steps = chapterOf(title);
  const plan = steps.findLastIndex(isBrain);
  for (const [index, { file, folder, text }] of steps.entries()) {
    if (file !== undefined) {
      mkdirSync(here, { recursive: true });
      writeFileSync(join(here, file), index < plan ? withFewGames(text) : text);
      continue;
    }
    const isLast = index === steps.length - 1;
    const { file: bot, text: asPrinted = '' } = steps.find((step) => step.file?.startsWith('bot.')) ?? {};
    if (isLast && bot !== undefined) writeFileSync(join(here, bot), asPrinted);
    const { stdout } = await promisify(execFile)('bash', ['-euc', `${text}\npwd`], {
      cwd: folder === undefined ? here : join(desk, folder),
      env: { ...guardedEnv(), ...NPM_AT_HOME, PATH: process.env.PATH, HOME: process.env.HOME },
    });
    const lines = stdout.trimEnd().split('\n');
    const where = lines.pop() ?? here;
    if (folder === undefined) here = where;
    said.push(lines.join('\n'));
  }
  return said;
};

const winsIn = (said: string | undefined): number => Number(/Won (\d+) of \d+\./.exec(said ?? '')?.[1]);

describe.each([
  ['In Python', !hasPython],
  ['In TypeScript', false],
])('the guide, %s', (title, isSkipped) => {
  test.skipIf(isSkipped)('goes from an empty folder to a bot that beats easy', async () => {
    const said = await follow(title);
    const [anything, thinking] = said.slice(-2).map(winsIn);
    expect(anything).toBeGreaterThanOrEqual(0);
    // It wins about 40 games of 50; fewer than 29 happens once in tens of thousands of runs, and a bot without a plan gets there once in six.
    expect(thinking).toBeGreaterThanOrEqual(29);
  });
});

test('the tour of the client runs as it is printed', async () => {
  const [, text = ''] = /```ts file=tour\.ts\n([\s\S]*?)^```$/m.exec(client) ?? [];
  writeFileSync(
    join(desk, 'typescript-bot', 'tour.ts'),
    text.replaceAll('http://localhost:3000', program.url),
  );
  const { stdout } = await promisify(execFile)(fromRoot('node_modules', '.bin', 'tsx'), ['tour.ts'], {
    cwd: join(desk, 'typescript-bot'),
  });
  expect(stdout).toContain('There is no column 7');
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/\[ \[ \d/);
});

test('what was saved compiles strictly, by the types that a build writes', async () => {
  const folder = join(desk, 'typescript-bot');
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    module: 'NodeNext',
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    noEmit: true,
    // What TypeScript brings along is right; what we wrote is to be looked at.
    skipDefaultLibCheck: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const compile = promisify(execFile)(fromRoot('node_modules', '.bin', 'tsc'), ['-p', folder]);
  await compile.catch(({ stdout }) => expect(stdout).toBe(''));
});
