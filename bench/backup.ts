import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { distribute } from '../src/store/distribute.js';
import { migrate } from '../src/store/migrate.js';
import { openStore } from '../src/store/store.js';
import { type Desk, openDesk, openFilledDesk } from '../src/store/upkeep/desk.js';
import { TABLES } from '../src/store/upkeep/tables.js';
import { readBackup } from '../src/upkeep/backup-reader.js';
import { backupFile } from '../src/upkeep/backup-writer.js';
import { copyEverything } from '../src/upkeep/copy.js';
import { restoreInto } from '../src/upkeep/restore.js';
import { freshCluster } from '../test/store/support/cluster.js';
import { fillTheRest } from '../test/support/fill-tables.js';
import { playMany } from '../test/support/many-games.js';
import { startPostgres } from '../test/support/postgres-server.js';
import { since } from './cpu.js';
import { machineFacts } from './machine.js';

/** `npm run bench:backup -- 10000`: that many games there and back, to the byte; what it costs in CPU of this process, memory and bytes. */
const games = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-backup-'));
const file = join(folder, 'all.gz');
const server = await startPostgres();
const lines: string[] = [];
/** Rows in each table that playing leaves empty. */
const FILLED_WITH = 2_000;

const measured = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  const before = process.cpuUsage();
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  await work();
  clearInterval(look);
  const ms = since(before);
  lines.push(
    `| ${what} | ${(ms / 1000).toFixed(1)} | ${Math.round((ms * 1000) / games)} | ${Math.round(most / 2 ** 20)} |`,
  );
};

const database = async (name: string): Promise<string> => {
  const client = postgres(server.url, { max: 1, onnotice: () => {} });
  await client.unsafe(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
};

/** One sum for each table, over every row as the database writes it; the key tells rows apart, so their order is no matter. */
const contentsOf = async ({ ask }: Desk): Promise<string> => {
  const sums: string[] = [];
  for (const { name } of TABLES) {
    const [row] = await ask(
      `SELECT count(*) AS rows, sum(('x' || left(md5(row_to_json(t)::text), 15))::bit(60)::bigint) AS low,
         sum(('x' || right(md5(row_to_json(t)::text), 15))::bit(60)::bigint) AS high FROM ${name} AS t`,
      [],
    );
    sums.push(`${name} ${row?.rows} ${row?.low} ${row?.high}`);
  }
  return sums.join('\n');
};

/** What a table has in one of them and not in the other. */
const differences = (one: string, other: string): string => {
  const lines = new Set(other.split('\n'));
  return one
    .split('\n')
    .filter((line) => !lines.has(line))
    .join('\n');
};

const nothing = (): void => {};

/** The coordinator of a cluster that nobody else uses, where there is one. */
const { PARLOR_TEST_CITUS_URL: coordinator } = process.env;

const ways: string[] = [];
const compare = async (way: string, before: string, desk: Desk): Promise<boolean> => {
  const left = differences(before, await contentsOf(desk));
  ways.push(`| ${way} | ${left === '' ? 'every row of every table' : `NOT: ${left}`} |`);
  return left === '';
};

/** From one database into another, as `parlor move` does. */
const move = async (from: Desk, to: Desk): Promise<void> => {
  await copyEverything(from, restoreInto(to, { source: 'here', catchesUp: false }), nothing);
};

const toCluster = async (from: Desk, before: string): Promise<boolean> => {
  if (coordinator === undefined) return true;
  const { url, remove } = await freshCluster(coordinator);
  const cluster = await openDesk({ url });
  try {
    await migrate(cluster.database);
    await distribute(cluster.database, nothing);
    await move(from, cluster);
    return await compare('from Postgres to a cluster that is spread', before, cluster);
  } finally {
    await cluster.close();
    await remove();
  }
};

try {
  const [from, to] = [{ url: await database('source') }, { url: await database('target') }];
  const store = await openStore(from);
  await playMany(store, { games, unfinished: Math.floor(games / 10), options: {} });
  await store.close();
  const source = await openFilledDesk(from);
  const filled = await fillTheRest(source, FILLED_WITH);
  const before = await contentsOf(source);
  let rows = 0;
  await measured('backup', async () => {
    const copied = await copyEverything(source, await backupFile(file), nothing);
    rows = Object.values(copied.rows).reduce((sum, one) => sum + one, 0);
  });
  const nowhere = { begin: async () => {}, take: async () => {}, end: async () => {} };
  await measured('reading the file, checksum and counts', () => readBackup(file, nowhere, nothing));
  const embedded = await openDesk({ folder: join(folder, 'data') });
  await measured('restore into the embedded database, every chain checked', async () => {
    await readBackup(file, restoreInto(embedded, { source: file, catchesUp: false }), nothing);
  });
  const target = await openDesk(to);
  await measured('move from the embedded database to Postgres', () => move(embedded, target));
  const same = [
    await compare('from Postgres to a file, and into the embedded database', before, embedded),
    await compare('from the embedded database to Postgres', before, target),
    await toCluster(target, before),
  ];
  await Promise.all([source.close(), embedded.close(), target.close()]);
  const isSame = same.every(Boolean);
  const bytes = statSync(file).size;
  const text = `# Backup and restore of ${games.toLocaleString('en')} games

${await machineFacts(server.url)} Whole games of Knucklebones, one in ten left in the middle; ${rows.toLocaleString('en')} rows in all. Tables that playing leaves empty have ${FILLED_WITH.toLocaleString('en')} rows each, with what is awkward to carry: ${filled.join(', ')}. Beside other work on the same two cores: CPU counts. \`npm run bench:backup\` measures it again.

| | CPU of Parlor, seconds | µs a game | most memory, MB |
| --- | --- | --- | --- |
${lines.join('\n')}

The file has ${(bytes / 2 ** 20).toFixed(1)} MB, ${Math.round(bytes / games)} bytes a game. What is the same afterwards, to the byte, as the databases themselves say:

| way | the same |
| --- | --- |
${ways.join('\n')}

The embedded database runs in the process itself, so that its own work is in these figures. Memory is that of the whole process, which had played the games just before; what is held of a backup or a restore is some thousand rows and one game, however many there are.
`;
  writeFileSync(join('bench', 'results', 'backup.md'), text);
  console.log(text);
  process.exitCode = isSame ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
