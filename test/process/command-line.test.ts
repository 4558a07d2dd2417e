import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parlorClient } from '../../src/client/index.js';
import { fromRoot } from '../../src/root.js';
import { type CommandLine, openCommandLine } from '../cli/support.js';
import type { Game } from '../support/parlor.js';
import { hasTerminals, onTerminal } from '../support/terminal.js';

/** The command line and a server, each a program of its own. */
let line: CommandLine;
beforeAll(async () => {
  line = await openCommandLine();
});
afterAll(() => line?.close());

const quick = ['knucklebones', '--options', '{"width": 2, "height": 1}', '--bot', 'easy'] as const;

test('somebody becomes a player, keeps the token to themselves, and is known again', async () => {
  const { run, folder, url } = line;
  expect(await run(['whoami'])).toMatchObject({ status: 1, stdout: expect.stringMatching(/You are nobody/) });
  const made = await run(['login', '--name', 'Ann', '--json']);
  expect(made.status, made.stderr).toBe(0);
  const said = JSON.parse(made.stdout);
  expect(said).toEqual({
    server: url,
    id: expect.stringMatching(/^p_/),
    name: 'Ann',
    file: expect.any(String),
  });
  expect(made.stdout).not.toContain('parlor_');
  expect(statSync(said.file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'tokens'))).toEqual([encodeURIComponent(url)]);
  const token = readFileSync(said.file, 'utf8').trim();
  expect(JSON.parse((await run(['whoami', '--json'])).stdout).player).toMatchObject({ name: 'Ann' });
  expect((await run(['whoami'], '', { PARLOR_TOKEN: 'parlor_nobody' })).stderr).toMatch(
    /parlor logout forgets/,
  );
  expect((await run(['whoami', '--token', token], '', { PARLOR_TOKEN: 'parlor_nobody' })).status).toBe(0);
  chmodSync(said.file, 0o644);
  const open = await run(['whoami']);
  expect(open.stderr).toMatch(/others can read .*chmod 600/);
  expect(open.status).toBe(2);
  expect((await run(['logout'])).stdout).toMatch(/is forgotten/);
  expect(readdirSync(join(folder, 'tokens'))).toEqual([]);
});

test('a game is played in the terminal, left, found in the list, gone on with and watched', async () => {
  const { run, house } = line;
  const begun = await run(['play', ...quick], 'nonsense\nq\n');
  expect(begun.stderr).toMatch(/you are a new player there, Player/);
  expect(begun.stdout).toMatch(/Type a number from 1 to 2, or q to leave/);
  const [id = 'none'] = /g_\w{22}/.exec(begun.stderr) ?? [];
  expect(begun.stderr).toContain(`parlor play ${id}`);
  const listed = JSON.parse((await run(['games', '--mine', '--json'])).stdout).items;
  expect(listed).toMatchObject([{ id, status: 'playing' }]);

  const watching = line.start(['watch', id]);
  await watching.said(/The game begins/);
  const went = await run(['play', id, '--json'], '1\n'.repeat(20));
  expect(went.status, went.stderr).toBe(0);
  const lines = went.stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(['said', 'board', 'choose']));
  expect((await house.get<Game>(`/games/${id}`)).body.status).toBe('over');

  const watched = await watching.left;
  expect(watched.status).toBe(0);
  expect(watched.stdout).toMatch(/The game begins.*The game is over.*knucklebones, g_\w+: over.*column/s);
  expect(watched.stdout).not.toContain('\u001b');
  const log = (await run(['watch', id, '--json'])).stdout.trim().split('\n');
  expect(log.map((text) => JSON.parse(text).seq)).toEqual(log.map((_, index) => index + 1));
  const shown = await run(['games', '--status', 'over'], '', { FORCE_COLOR: '1' });
  expect(shown.stdout).toContain(`\u001b[1m${id}\u001b[22m`);
});

test('what goes wrong is one sentence, or JSON, and a number to leave with', async () => {
  const { run } = line;
  const [unknown, asJson, nowhere, wrong, misspelt] = await Promise.all([
    run(['watch', 'g_nothing']),
    run(['watch', 'g_nothing', '--json']),
    run(['games', '--limit', '0']),
    run(['games', '--server', 'localhost']),
    run(['games', '--status', 'lost']),
  ]);
  expect(unknown).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^parlor: There is no game/),
  });
  expect(JSON.parse(asJson.stderr).error).toMatchObject({ code: 'unknown-game', status: 404 });
  expect(nowhere).toMatchObject({
    status: 2,
    stderr: 'parlor: --limit is a whole number from 1 to 10000.\n',
  });
  expect(wrong).toMatchObject({ status: 2, stderr: expect.stringMatching(/an address such as http/) });
  expect(misspelt).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^parlor: --status is one of waiting, playing, over\nusage: /),
  });
});

test('a command that is not there is named, then come all that are', async () => {
  const { run } = line;
  const [unknown, half, inHelp, asJson, nothing] = await Promise.all([
    run(['wach', 'g_1']),
    run(['ratings', 'again']),
    run(['help', 'wach']),
    run(['wach', '--json']),
    run([]),
  ]);
  const says = (problem: string) => ({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(`^parlor: ${problem}\nusage: parlor <command>\n`),
  });
  expect(unknown).toMatchObject(says('there is no command wach'));
  expect(half).toMatchObject(says('there is no command ratings again'));
  expect(inHelp).toMatchObject(says('there is no command wach'));
  expect(JSON.parse(asJson.stderr).error).toMatchObject({ detail: 'there is no command wach' });
  expect(nothing).toMatchObject({ status: 2, stderr: expect.stringMatching(/^usage: parlor <command>/) });
});

test('the program says which version it is', async () => {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const { run } = line;
  for (const asked of ['version', '--version', '-v'])
    expect(await run([asked])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  expect(JSON.parse((await run(['--version', '--json'])).stdout)).toEqual({ version });
  expect((await run(['help', '--version'])).stdout).toMatch(/^usage: parlor version\n/);
  expect((await run([])).stderr).toContain('\n  version');
});

test.skipIf(!hasTerminals)(
  'on a terminal a watched game is drawn within its rows, and the last picture stays',
  async () => {
    const { token } = await line.house.guest('Annabel Lee of the kingdom by the sea');
    const client = parlorClient({ baseUrl: line.url, token });
    const seats = [{ player: 'me' }, { player: 'me' }] as const;
    const game = await client.createGame({
      ruleset: 'cant-stop',
      seats: [...seats],
      options: { columnsToWin: 1 },
    });
    const watching = onTerminal(`'${process.execPath}' '${line.program}' watch ${game.id}`, {
      PARLOR_SERVER: line.url,
      PARLOR_CONFIG: line.folder,
    });
    await watching.shown(/Annabel Lee.* to act/);
    await client.play(
      game,
      ({ legal }) =>
        (legal.find(({ action }) => action.type === 'stop') ?? legal[0])?.action ?? { type: 'stop' },
    );
    expect(await watching.left, watching.screen()).toBe(0);
    const [before, ...pictures] = watching.screen().split('\u001b[H');
    expect(before).toBe('\u001b[?1049h\u001b[?25l\u001b[?7l');
    for (const picture of pictures.slice(0, -1)) expect(picture.split('\n').length).toBeLessThanOrEqual(24);
    const [, kept] = watching.screen().split('\u001b[?1049l');
    expect(kept).toMatch(/cant-stop, g_\w+: over.*12.*/s);
    expect(kept?.endsWith('\u001b[?25h')).toBe(true);
  },
);

test('Ctrl-C ends a watch with 130, quietly', async () => {
  const { id } = await line.house.lay(await line.house.guest('Ann'));
  const watching = line.start(['watch', id]);
  await watching.said(/was created/);
  watching.child.kill('SIGINT');
  expect(await watching.left).toMatchObject({ status: 130, stderr: '' });
});
