import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import postgres from 'postgres';
import { freePort } from '../../support/postgres-server.js';

/** PgBouncer refuses to run as root, so root lends it the number of "nobody". */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

const programs = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) =>
  join(folder, 'pgbouncer'),
);

/** Starts PgBouncer in transaction mode before a database, as few connections as will do. Null where it is not installed. */
export const findPooler = () => {
  const program = programs.find((file) => existsSync(file));
  return program === undefined ? null : (target: string) => start(program, target);
};

const start = async (program: string, target: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-pooler-'));
  const port = await freePort();
  const { hostname, port: targetPort } = new URL(target);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), '"parlor" ""\n');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${targetPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 4
`,
  );
  if (isRoot) for (const file of [folder, settings]) chownSync(file, NOBODY, NOBODY);
  const child = spawn(program, [settings], {
    stdio: 'ignore',
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = new URL(target);
  url.port = String(port);
  await untilItAnswers(url.href, () => child.exitCode);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: url.href, stop };
};

const untilItAnswers = async (url: string, code: () => number | null): Promise<void> => {
  while (code() === null) {
    const client = postgres(url, { max: 1, onnotice: () => {} });
    try {
      await client.unsafe('SELECT 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end({ timeout: 1 });
    }
  }
  throw new Error('PgBouncer did not start');
};
