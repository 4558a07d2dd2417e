import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { progressOf } from '../../src/cli/progress.js';
import { openStore } from '../../src/store/store.js';
import { openDesk } from '../../src/store/upkeep/desk.js';
import { countRows } from '../../src/store/upkeep/read.js';
import { unfinishedRestore } from '../../src/store/upkeep/target.js';
import { guardedEnv } from '../guard/run.js';
import { playMany } from '../support/many-games.js';
import { bareDatabase, type FreshPlace, freshDatabase } from '../support/places.js';
import { builtPrograms } from '../support/program.js';
import { until } from '../support/until.js';

const GAMES = 12;

let folder: string;
let parlor: string;
let source: FreshPlace<{ readonly url: string }>;
let target: FreshPlace<{ readonly url: string }>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-commands-'));
  parlor = join(await builtPrograms(), 'parlor.js');
  [source, target] = await Promise.all([freshDatabase(), bareDatabase()]);
  const store = await openStore(source.place);
  await playMany(store, { games: GAMES, unfinished: 2 });
  await store.close();
});
afterAll(async () => {
  await source?.remove();
  await target?.remove();
  rmSync(folder, { recursive: true, force: true });
});

type Settings = { readonly [name: string]: string };
const environment = (settings: Settings) => ({ ...guardedEnv(), PATH: process.env.PATH, ...settings });

const run = (args: readonly string[], settings: Settings = {}) =>
  spawnSync(process.execPath, [parlor, ...args], {
    cwd: folder,
    env: environment(settings),
    encoding: 'utf8',
  });

test.each<[readonly string[], Settings, RegExp]>([
  [
    ['backup', 'x.gz'],
    { PARLOR_DATA: 'nowhere' },
    /^parlor: There is no database in the folder nowhere\.\n$/,
  ],
  [
    ['backup', 'x.gz'],
    { PARLOR_DATA: '/dev/null' },
    /^parlor: PARLOR_DATA: cannot use the folder \/dev\/null: [^\n]+\n$/,
  ],
  [['backup', 'x.gz'], { PORT: 'many' }, /^parlor: The environment is wrong: PORT must be/],
  [['forget-player', 'p_1'], { PARLOR_DATA: 'nowhere' }, /There is no database in the folder nowhere/],
  [['restore', 'nothing.gz'], {}, /^parlor: There is no file nothing\.gz\.\n$/],
  [['move', '--from', './a', '--to', './a'], {}, /the same database/],
])(
  'parlor %j says in one line what is wrong, leaves with 1 and makes no database',
  (args, settings, says) => {
    const { status, stderr } = run(args, settings);
    expect(stderr).toMatch(says);
    expect(status).toBe(1);
    expect(() => statSync(join(folder, 'nowhere'))).toThrow();
  },
);

test('parlor move takes a database by another name for what it is, and nothing is touched', async () => {
  const { url } = source.place;
  const sameAgain = `${url}?application_name=elsewhere`;
  const { status, stderr } = run(['move', '--from', url, '--to', sameAgain, '--catch-up']);
  expect(stderr).toBe('parlor: --from and --to are the same database.\n');
  expect(status).toBe(1);
});

test('parlor move makes no folder of an address, and does not show it', () => {
  const address = 'postgress://ann:geheim@localhost/parlor';
  const { status, stderr } = run(['move', '--from', source.place.url, '--to', address]);
  expect(stderr).toMatch(/^parlor: a database is a folder, or an address that begins with postgres:\/\//);
  expect(stderr).not.toContain('geheim');
  expect(status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});

test('parlor move names the option that led to no database', () => {
  const nobody = 'postgres://ann:geheim@127.0.0.1:1/parlor';
  const { url } = source.place;
  const said = (from: string, to: string): string => run(['move', '--from', from, '--to', to]).stderr;
  expect(said(nobody, './b')).toMatch(/^parlor: --from: cannot reach the database at [^\n]+\n$/);
  expect(said(url, nobody)).toMatch(/^parlor: --to: cannot reach the database at [^\n]+\n$/);
  expect(said(url, `${url}?sslmode=some`)).toMatch(/^parlor: --to: sslmode must be [^\n]+\n$/);
  expect(said(url, 'postgres://ann:geh#eim@127.0.0.1/x')).toMatch(/^parlor: --to: the address cannot be/);
  expect(said('/dev/null', url)).toMatch(/^parlor: --from: cannot use the folder \/dev\/null: [^\n]+\n$/);
  expect(said(url, '/dev/null')).toMatch(/^parlor: --to: cannot use the folder \/dev\/null: [^\n]+\n$/);
});

test('parlor doctor tells programs what it found, and leaves with 1 when something failed', () => {
  const well = run(['doctor', '--json'], { DATABASE_URL: source.place.url });
  expect(JSON.parse(well.stdout)).toMatchObject({ status: 'ok' });
  expect(well.status).toBe(0);
  const ill = run(['doctor', '--json'], { PARLOR_DATA: 'nowhere' });
  expect(JSON.parse(ill.stdout)).toMatchObject({ status: 'failed', findings: [{ name: 'database' }] });
  expect(ill.status).toBe(1);
});

test('a restore that was killed in the middle is gone on with by the same command', async () => {
  expect(run(['backup', 'all.gz'], { DATABASE_URL: source.place.url }).status).toBe(0);
  const text = gunzipSync(readFileSync(join(folder, 'all.gz'))).toString();
  const desk = await openDesk(target.place);
  const settings = { DATABASE_URL: target.place.url };
  const child = spawn(process.execPath, [parlor, 'restore', '-'], {
    env: environment(settings),
    stdio: 'pipe',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.write(text.slice(0, text.length / 2));
  await until(async () => expect(await unfinishedRestore(desk)).toBe('-'));
  child.kill('SIGKILL');
  await ended;
  const { status, stderr } = run(['restore', 'all.gz'], settings);
  expect(stderr).toContain(`${GAMES} games added.`);
  expect(status).toBe(0);
  expect(await countRows(desk.ask, 'games')).toBe(GAMES);
  expect(await unfinishedRestore(desk)).toBeNull();
  await desk.close();
  expect(run(['restore', 'all.gz'], settings)).toMatchObject({ status: 1 });
  expect(run(['restore', 'all.gz', '--catch-up'], settings).stderr).toContain(`${GAMES} were there already`);
});

test('parlor forget-player forgets a player as they would themselves, and saying it again changes nothing', async () => {
  const settings = { DATABASE_URL: source.place.url };
  const desk = await openDesk(source.place);
  const [row] = await desk.ask('SELECT player_id FROM seat_names LIMIT 1', []);
  const id = String(row?.player_id);
  const first = run(['forget-player', id], settings);
  expect(first.stderr).toMatch(new RegExp(`^parlor: ${id} is forgotten; \\d+ games? (was|were) left\\.\\n$`));
  expect(first.status).toBe(0);
  const left = await desk.ask(
    "SELECT FROM games WHERE status <> 'over' AND players @> ARRAY[$1::text] UNION ALL SELECT FROM seat_names WHERE player_id = $1 UNION ALL SELECT FROM tokens WHERE player_id = $1",
    [id],
  );
  expect(left).toHaveLength(0);
  const again = run(['forget-player', id], settings);
  expect(again.stderr).toMatch(/was forgotten on \d{4}-\d\d-\d\d; 0 games were left\.\n$/);
  expect(again.status).toBe(0);
  const stranger = run(['forget-player', 'p_nobody'], settings);
  expect(stranger.stderr).toContain('There is no player p_nobody in postgres://');
  expect(stranger.status).toBe(1);
  await desk.close();
  expect(JSON.parse(run(['doctor', '--json', '--all'], settings).stdout)).toMatchObject({ status: 'ok' });
});

test('parlor ratings rebuild makes the same ratings again, and says from how many games', async () => {
  const desk = await openDesk(source.place);
  const bits = () => desk.ask('SELECT row_to_json(r)::text AS row FROM ratings AS r ORDER BY pool, who', []);
  await desk.ask("INSERT INTO rating_pools (pool, ruleset) VALUES ('knucklebones', 'knucklebones')", []);
  await desk.ask(
    `WITH away AS (INSERT INTO archived_games VALUES ('g_away', 'knucklebones', 'public', now(), now()))
     INSERT INTO rated_games (game_id, pool, ended_at, places) VALUES ('g_away', 'knucklebones', now(), $1::text::json)`,
    [JSON.stringify(['p_1', 'bot:hard'].map((who, place) => ({ who, place })))],
  );
  const rebuild = () => run(['ratings', 'rebuild', '--json'], { DATABASE_URL: source.place.url });
  const first = rebuild();
  expect(first.stderr).toContain('follow from 1 game again.');
  expect(JSON.parse(first.stdout)).toEqual({ games: 1 });
  const made = await bits();
  expect(made).toHaveLength(2);
  expect(rebuild().status).toBe(0);
  expect(await bits()).toEqual(made);
  await desk.close();
});

test('how far it is shows as a bar on a terminal, and elsewhere as a line now and then', () => {
  const said: string[] = [];
  const output = { write: (text: string) => said.push(text) };
  const onTerminal = progressOf('backup', { ...output, isTTY: true });
  onTerminal.tell(500, 2_000);
  onTerminal.tell(2_000, 2_000);
  onTerminal.end();
  expect(said).toEqual([
    '\rbackup [#######.......................] 500 of 2,000 games',
    '\rbackup [##############################] 2,000 of 2,000 games\n',
  ]);
  said.length = 0;
  const inLog = progressOf('backup', { ...output, isTTY: false });
  inLog.tell(1, 2);
  inLog.end();
  expect(said).toEqual([]);
});
