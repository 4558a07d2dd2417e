import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keeperOf } from '../../src/cli/bot/keeper.js';
import type { Wrong } from '../../src/cli/bot/lines.js';
import { commandFor } from '../../src/cli/bot/program.js';
import { playWith } from '../../src/cli/bot/referee.js';
import { type Parlor as Client, parlorClient } from '../../src/client/index.js';
import { type CommandLine, openCommandLine } from './support.js';

/** Programs as beginners write them, good and bad, each in a process of its own. */
let line: CommandLine;
let client: Client;
beforeAll(async () => {
  line = await openCommandLine();
  const { token } = await line.house.guest('Ann');
  client = parlorClient({ baseUrl: line.url, token });
});
afterAll(() => line?.close());

/** A program for the shell, in a file that cannot run by itself. */
const programOf = (text: string): readonly [string, ...string[]] => {
  const file = join(line.folder, 'bot.sh');
  writeFileSync(file, text);
  return commandFor([file]);
};

const table = () =>
  client.createGame({
    ruleset: 'knucklebones',
    seats: [{ player: 'me' }, { player: 'me' }],
    options: { width: 2, height: 1 },
  });

interface Playing {
  readonly tries?: number;
  readonly thinkMs?: number;
  /** What was wrong, in the order in which it was said. */
  readonly codes?: string[];
}

/** How the game stands when the program is done with it. */
const playBy = async (text: string, { tries = 3, thinkMs = 20_000, codes = [] }: Playing = {}) => {
  const keeper = keeperOf(programOf(text), thinkMs);
  const { signal } = new AbortController();
  const bout = { client, keeper, tries, signal, onWrong: ({ code }: Wrong) => codes.push(code) };
  try {
    const { status } = await playWith(bout, await table());
    return { status, codes };
  } finally {
    await keeper.close();
  }
};

const FIRST = 'while read line; do echo 0; done';

describe('a program that', () => {
  test('writes a number for each line plays a game', async () => {
    expect(await playBy(FIRST)).toEqual({ status: 'over', codes: [] });
  });

  test('answers once and ends is started again for each turn', async () => {
    expect(await playBy('read line; echo 0')).toEqual({ status: 'over', codes: [] });
  });

  test('writes too much is heard once a turn', async () => {
    expect(await playBy('while read line; do printf "\\n0\\n"; done')).toEqual({ status: 'over', codes: [] });
  });

  test('answers wrong is told why, and may answer again', async () => {
    const learning = `while read line; do
  case "$line" in
    *'"code":"column-out-of-range"'*'"triesLeft":1'*) echo 0;;
    *'"code":"not-json"'*'"triesLeft":2'*) echo '{"type":"place","column":7}';;
    *'"type":"turn"'*) echo hello;;
    *'"type":"over"'*) echo over > "${'$'}{0%.sh}.over";;
  esac
done`;
    const { status, codes } = await playBy(learning);
    expect(status).toBe('over');
    expect(codes.slice(0, 2)).toEqual(['not-json', 'column-out-of-range']);
  });

  test.each([
    ['dies', 'read line; exit 3', 'program-ended', /it ended with 3/],
    ['cannot count', 'while read line; do echo 99; done', 'no-such-choice', /There is no action 99/],
    ['writes something else', 'while read line; do echo [1]; done', 'not-an-action', /An action such as/],
    ['writes without end', 'read line; cat /dev/zero', 'line-too-long', /64 kB/],
  ])('%s has its tries, and is given up', async (_, text, code, says) => {
    const codes: string[] = [];
    const played = playBy(text, { tries: 2, codes });
    await expect(played).rejects.toThrow(says);
    await expect(played).rejects.toThrow(/no good answer in 2 tries.*go on with --game g_/);
    expect(codes).toEqual([code, code]);
  });

  test('hangs is ended, and is given up', async () => {
    await expect(playBy('read line; read line; read line', { tries: 1, thinkMs: 50 })).rejects.toThrow(
      /no answer in time/,
    );
  });

  test('is not there is named', () => {
    expect(() => commandFor(['./nobody.py'])).toThrow('there is no program ./nobody.py.');
    writeFileSync(join(line.folder, 'bot.txt'), '');
    expect(() => commandFor([join(line.folder, 'bot.txt')])).toThrow(/chmod \+x/);
  });
});

test('parlor bot run lays tables and tells what came of them', async () => {
  writeFileSync(join(line.folder, 'bot.sh'), FIRST);
  const { status, stdout, stderr } = await line.run([
    ...['bot', 'run', './bot.sh', '--ruleset', 'knucklebones', '--games', '2', '--bot', 'easy', '--json'],
    ...['--options', '{"width": 2, "height": 1}'],
  ]);
  expect(status, stderr).toBe(0);
  const told = stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(told.map(({ type }) => type)).toEqual(['begins', 'over', 'begins', 'over']);
  expect(told[1]).toMatchObject({ game: told[0].game, seats: [0], outcome: { ended: 'finished' } });
});

test('parlor bot run on a table that is there takes a seat; what is wrong with the program is seen', async () => {
  const ben = await line.house.guest('Ben');
  const { id } = await line.house.lay(ben);
  writeFileSync(join(line.folder, 'bad.sh'), 'read line; echo "what?" >&2; echo hello');
  const running = line.start(['bot', 'run', './bad.sh', '--game', id, '--tries', '1']);
  await running.said(/a game of knucklebones begins/);
  await line.house.post(`/games/${id}/actions`, { as: ben, body: { type: 'place', column: 0 } });
  const { status, stderr } = await running.left;
  expect(status).toBe(1);
  expect(stderr).toContain('what?\n');
  expect(stderr).toContain('A line of JSON was expected, not hello (not-json)');
  expect(stderr).toMatch(/mend it, and go on with --game g_/);
});
