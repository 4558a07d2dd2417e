import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromRoot } from '../../src/root.js';

/** A Parlor in a process of its own that can be asked for its memory. */
export interface WatchedServer {
  readonly url: string;
  memory(): Promise<Memory>;
  /** Why it went away by itself, if it did. */
  fall(): string | null;
  stop(): Promise<void>;
}

/** In bytes, after everything that nobody needs was let go. */
export interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
}

/** Builds the server, and starts it with an embedded database in a folder of its own and with limits off. */
export const startWatched = async (): Promise<WatchedServer> => {
  const bundle = fromRoot('dist', 'fuzz', 'main.js');
  execFileSync('npm', ['run', '--silent', 'build:server', '--', `--outdir=${dirname(bundle)}`], {
    cwd: fromRoot(),
  });
  const folder = mkdtempSync(join(tmpdir(), 'parlor-fuzz-'));
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', fromRoot('test', 'fuzz', 'heap.js'), bundle],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        PARLOR_DATA: join(folder, 'data'),
        PARLOR_RATE_LIMIT: 'off',
        PARLOR_BOT_MS: '1',
        PARLOR_WEBHOOKS: 'any',
        PARLOR_WEBHOOK_PORTS: 'any',
        PARLOR_LAB: 'on',
        // Soon full, so that whatever grows after that is no cache.
        PARLOR_CACHE_MB: '8',
      },
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  let fallen: string | null = null;
  child.once('exit', (code, signal) => {
    fallen = `the server ended with ${signal ?? code}`;
  });
  return {
    url: await addressOf(child),
    memory: () => memoryOf(child),
    fall: () => fallen,
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said: string | null = '';
    child.stdout?.on('data', (piece) => {
      if (said === null) return;
      said += piece;
      const [, url] = /"url":"([^"]+)".*Parlor is open/.exec(said) ?? [];
      if (url === undefined) return;
      said = null;
      resolve(url);
    });
    child.once('exit', () => reject(new Error(`the server did not open: ${said}`)));
  });

const memoryOf = (child: ChildProcess): Promise<Memory> =>
  new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('the server is gone'));
    // The program tells its parent other things, too.
    const hear = (told: unknown): void => {
      const { heapUsed, external, rss } = Object(told);
      if (typeof heapUsed !== 'number') return;
      child.off('exit', gone);
      child.off('message', hear);
      resolve({ heapUsed, external, rss });
    };
    child.once('exit', gone);
    child.on('message', hear);
    child.send('memory');
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
