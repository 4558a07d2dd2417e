import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import { playedOut } from '../record/support/played.js';
import { openParlor } from '../support/parlor.js';
import { builtPrograms } from '../support/program.js';

const folder = mkdtempSync(join(tmpdir(), 'parlor-cli-'));
const path = join(folder, 'record.json');
let text: string;
let built: string;

beforeAll(async () => {
  const parlor = await openParlor();
  const ann = await parlor.guest('Ann');
  text = await playedOut(parlor, ann, { options: { width: 2, height: 1 } }, 'cli');
  await parlor.close();
  writeFileSync(path, text);
  built = join(await builtPrograms(), 'parlor.js');
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const parlor = (args: readonly string[], input?: string) => run(built, args, input);

test('parlor verify says that a record is sound, and lists what it checked', () => {
  const { status, stdout } = parlor(['verify', '--events', path]);
  expect(stdout).toMatch(
    /^ +1 {2}game-created: A game of Knucklebones was created for 2 seats\. \(1 draw\)\n/,
  );
  expect(stdout).toContain(`${path}: sound. knucklebones, g_`);
  expect(status).toBe(0);
  const said = JSON.parse(parlor(['verify', '--json', path]).stdout);
  expect(said).toMatchObject({ isSound: true, ruleset: 'knucklebones', chance: 'fair', problem: null });
});

test('as npm puts it into the path it works too, in a clone that was never built', () => {
  const { status, stdout } = run(fromRoot('bin', 'parlor.js'), ['verify', path]);
  expect(stdout).toContain(`${path}: sound. knucklebones, g_`);
  expect(status).toBe(0);
});

test('parlor verify names the event at which a record breaks, also from standard input', () => {
  const { status, stdout } = parlor(['verify', '-'], text.replace('"type":"rolled"', '"type":"rolkd!"'));
  expect(stdout).toBe('the record: broken at event 3: its hash does not follow from what is written.\n');
  expect(status).toBe(1);
});

test('parlor replay prints the game in words and boards', () => {
  const { status, stdout } = parlor(['replay', path]);
  expect(stdout).toMatch(/^knucklebones, g_\w+, with Ann and Ann\n/);
  expect(stdout).toMatch(/ 4 {2}Ann \(seat 0\) places a \d in the (?:first|second) column\./);
  expect(stdout).toContain('column  --0----1--');
  expect(status).toBe(0);
});

test.each([
  [['verify', join(folder, 'nothing.json')], /cannot read .*nothing\.json/],
  [['juggle'], /^parlor: there is no command juggle\nusage: parlor/],
  [['verify'], /^parlor: something is missing\nusage: parlor verify <record\.json>/],
  [['verify', path, path], /^parlor: there is no place for /],
  [['move', '--from', './a'], /^parlor: --to is missing\nusage: parlor move --from <database> /],
  [['replay', '--loudly', path], /^parlor: Unknown option '--loudly'/],
])('parlor %j helps and leaves with 2', (args, says) => {
  const { status, stderr } = parlor(args);
  expect(stderr).toMatch(says);
  expect(status).toBe(2);
});

test.each([
  [['help'], /^usage: parlor <command>\n\nOn any server\n {2}games /],
  [['--help'], /^usage: parlor <command>/],
  [['help', 'verify'], /^usage: parlor verify <record\.json> \[--events\]\n/],
  [['verify', '--help'], /^usage: parlor verify /],
])('parlor %j says how, and leaves with 0', (args, says) => {
  const { status, stdout } = parlor(args);
  expect(stdout).toMatch(says);
  expect(status).toBe(0);
});
