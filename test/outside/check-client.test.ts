import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startContestant } from '../../src/cli/check-client/contestant.js';
import { type GoBetween, goBetween } from '../../src/cli/check-client/go-between.js';
import { type Playing, playScenario } from '../../src/cli/check-client/play-scenario.js';
import { reportOn } from '../../src/cli/check-client/report.js';
import { SCENARIOS } from '../../src/cli/check-client/scenarios.js';
import { fromRoot } from '../../src/root.js';
import { type CommandLine, openCommandLine } from '../cli/support.js';
import { hasPython } from '../support/languages.js';

/** The kit against clients that are good and clients that are bad, each a program of its own. */
let line: CommandLine;
let between: GoBetween;
beforeAll(async () => {
  line = await openCommandLine();
  between = await goBetween(line.url);
});
afterAll(async () => {
  await between?.close();
  await line?.close();
});

const LONGEST_S = 120;

const findingsOf = async (ids: readonly string[], command: readonly string[], seconds = LONGEST_S) => {
  const playing: Playing = {
    server: line.url,
    between,
    ruleset: 'knucklebones',
    seconds,
    signal: new AbortController().signal,
    invite: (invitation) => startContestant(command, invitation, false),
  };
  const played = [];
  for (const scenario of SCENARIOS.filter(({ id }) => ids.includes(id)))
    played.push(await playScenario(playing, scenario));
  return reportOn(played);
};

const faultsIn = ({ scenarios }: Awaited<ReturnType<typeof findingsOf>>) =>
  scenarios.flatMap(({ scenario, findings }) =>
    findings
      .filter(({ isGood }) => isGood === false)
      .map(({ check, says }) => `${scenario} ${check}: ${says}`),
  );

const ALL = SCENARIOS.map(({ id }) => id);
const student = (flaw: string): readonly string[] => [
  process.execPath,
  fromRoot('test', 'outside', 'student-client.mjs'),
  ...[flaw, '{url}', '{token}', '{game}'],
];

describe('passes', () => {
  const script = (text: string): readonly string[] => [process.execPath, '--import', 'tsx', '-e', text];
  test.each([
    ['a client of plain fetch that does everything right', student('none')],
    [
      'our TypeScript client',
      script(`import { parlorClient } from '${fromRoot('src', 'client', 'index.ts')}';
const { PARLOR_URL: baseUrl, PARLOR_TOKEN: token, PARLOR_GAME: id } = process.env;
const me = parlorClient({ baseUrl, token });
void me.game(id).then((game) => me.play(game, ({ legal }) => legal[0].action));`),
    ],
  ])('%s', async (_, command) => {
    const report = await findingsOf(ALL, command);
    expect(faultsIn(report)).toEqual([]);
    expect(report.score).toBe(100);
  });

  test.skipIf(!hasPython)('our Python client', async () => {
    const program = `import os, sys
sys.path.insert(0, ${JSON.stringify(fromRoot('packages', 'python', 'src'))})
import parlor
me = parlor.Client(os.environ["PARLOR_URL"], token=os.environ["PARLOR_TOKEN"])
me.play(me.game(os.environ["PARLOR_GAME"]), lambda turn: turn.legal[0]["action"])`;
    expect(faultsIn(await findingsOf(ALL, ['python3', '-B', '-c', program]))).toEqual([]);
  });
});

test('passes a bot that parlor bot run plays with', async () => {
  const file = join(line.folder, 'bot.sh');
  writeFileSync(file, 'while read line; do echo 0; done');
  const there = ['--server', '{url}', '--token', '{token}', '--game', '{game}'];
  const command = [process.execPath, line.program, 'bot', 'run', file, ...there];
  expect(faultsIn(await findingsOf(['lost-answer', 'restart'], command))).toEqual([]);
});

test('the command opens a server of its own, reports in words or as JSON, and leaves with 1 for a fault', async () => {
  const [well, ill, unknown, nothing] = await Promise.all([
    line.run(['check-client', '--only', 'too-fast', '--json', '--', ...student('none')]),
    line.run(['check-client', '--only', 'too-fast', '--', ...student('deaf')]),
    line.run(['check-client', '--only', 'rain', '--', 'true']),
    line.run(['check-client']),
  ]);
  expect(well.status, well.stderr).toBe(0);
  expect(JSON.parse(well.stdout)).toMatchObject({ score: 100, scenarios: [{ scenario: 'too-fast' }] });
  expect(ill.status, ill.stderr).toBe(1);
  expect(ill.stdout).toMatch(/bad {2}Told to wait 1 s.*\n\n\d of \d checks passed: \d\d of 100\.\n$/s);
  expect(unknown).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/no scenario rain: fair-weather/),
  });
  expect(nothing).toMatchObject({ status: 2, stderr: expect.stringMatching(/after --, or --wait/) });
});

test('the guide has every scenario', () => {
  const guide = readFileSync(fromRoot('docs', 'check-your-client.md'), 'utf8');
  for (const { id } of SCENARIOS) expect(guide).toContain(`| \`${id}\` |`);
});

describe('fails', () => {
  test.each([
    ['illegal', 'fair-weather', /fair-weather legal: .*"column":99.*column-out-of-range/],
    ['pushy', 'fair-weather', /fair-weather in-turn: .*not-your-turn/],
    ['careless', 'fair-weather', /fair-weather safe: \d+ of \d+ actions came without If-Match/],
    ['careless', 'lost-answer', /lost-answer (?:again|in-turn): /],
    ['gives-up', 'lost-request', /lost-request finishes: The client left before the game was over/],
    ['deaf', 'too-fast', /too-fast retry-after: Told to wait 1 s .* it came back after \d+ ms/],
    ['stubborn', 'stale-version', /stale-version stale: Told 412/],
    ['strict', 'news', /news finishes: The client left/],
  ])('a client that is %s, in %s', async (flaw, scenario, says) => {
    const report = await findingsOf([scenario], student(flaw));
    expect(faultsIn(report).join('\n')).toMatch(says);
    expect(report.score).toBeLessThan(100);
  });

  test('a client that stays with its broken stream, when its time is up', async () => {
    const faults = faultsIn(await findingsOf(['broken-stream'], student('one-stream'), 5));
    expect(faults.join('\n')).toMatch(/finishes: The game was not over after 5 s/);
  });
});
