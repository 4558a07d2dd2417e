import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { openStore } from '../src/store/store.js';
import { type Desk, openDesk, openFilledDesk } from '../src/store/upkeep/desk.js';
import { TABLES } from '../src/store/upkeep/tables.js';
import { readBackup } from '../src/upkeep/backup-reader.js';
import { backupFile } from '../src/upkeep/backup-writer.js';
import { copyEverything } from '../src/upkeep/copy.js';
import { restoreInto } from '../src/upkeep/restore.js';
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

/** One hash for each table, over every row as the database writes it. */
const contentsOf = async ({ ask }: Desk): Promise<string> => {
  const found = TABLES.map(async ({ name, key }) => {
    const [row] = await ask(
      `SELECT count(*) AS rows, md5(string_agg(md5(row_to_json(t)::text), '' ORDER BY ${key.join(', ')})) AS sum FROM ${name} t`,
      [],
    );
    return `${name} ${row?.rows} ${row?.sum}`;
  });
  return (await Promise.all(found)).join('\n');
};

try {
  const [from, to] = [{ url: await database('source') }, { url: await database('target') }];
  const store = await openStore(from);
  await playMany(store, { games, unfinished: Math.floor(games / 10), options: {} });
  await store.close();
  const source = await openFilledDesk(from);
  let rows = 0;
  await measured('backup', async () => {
    const copied = await copyEverything(source, await backupFile(file), () => {});
    rows = Object.values(copied.rows).reduce((sum, one) => sum + one, 0);
  });
  const nowhere = { begin: async () => {}, take: async () => {}, end: async () => {} };
  await measured('reading the file, checksum and counts', () => readBackup(file, nowhere, () => {}));
  const target = await openDesk(to);
  await measured('restore, every chain checked', async () => {
    await readBackup(file, restoreInto(target, { source: file, catchesUp: false }), () => {});
  });
  const isSame = (await contentsOf(source)) === (await contentsOf(target));
  await Promise.all([source.close(), target.close()]);
  const bytes = statSync(file).size;
  const text = `# Backup and restore of ${games.toLocaleString('en')} games

${await machineFacts(server.url)} Whole games of Knucklebones, one in ten left in the middle; ${rows.toLocaleString('en')} rows in all. From one Postgres database into another.

| | CPU of Parlor, seconds | µs a game | most memory, MB |
| --- | --- | --- | --- |
${lines.join('\n')}

The file has ${(bytes / 2 ** 20).toFixed(1)} MB, ${Math.round(bytes / games)} bytes a game. Every row of every table is ${isSame ? 'the same to the byte' : 'NOT THE SAME'}, as the databases themselves say.
`;
  writeFileSync(join('bench', 'results', 'backup.md'), text);
  console.log(text);
  process.exitCode = isSame ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
