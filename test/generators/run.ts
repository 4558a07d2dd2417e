import '../guard/loopback-only.js';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildServer } from '../../scripts/bundles.js';
import { fromRoot } from '../../src/root.js';
import { watchTheRun } from '../guard/run.js';
import { type Server, startServer } from '../live/support/server.js';

/**
 * Other people's generators make clients from our document, the compiler looks at them and at what we do with them,
 * and each client plays a whole game on the program itself. `npm run check:generators` installs them and runs this.
 */
const HERE = fromRoot('test', 'generators');
const DOCUMENT = fromRoot('openapi', 'openapi.json');

/** Each generator by its name, with the command that makes its client. `players` has a player of the same name. */
const GENERATORS: { readonly [name: string]: readonly string[] } = {
  'openapi-fetch': ['openapi-typescript', DOCUMENT, '--output', 'generated/openapi-fetch/api.ts'],
  'hey-api': ['openapi-ts', '--input', DOCUMENT, '--output', 'generated/hey-api', '--no-log-file'],
  'swagger-typescript-api': [
    ...['swagger-typescript-api', 'generate', '--path', DOCUMENT, '--name', 'api.ts'],
    ...['--output', 'generated/swagger-typescript-api'],
  ],
  oazapfts: ['oazapfts', DOCUMENT, 'generated/oazapfts/api.ts'],
  'openapi-zod-client': ['openapi-zod-client', DOCUMENT, '--output', 'generated/openapi-zod-client/api.ts'],
  kubb: [process.execPath, 'kubb.js'],
};
const NAMES = Object.keys(GENERATORS);

/** So many are promised. All that are listed must play; whoever takes one away is told when too few are left. */
const LEAST_PLAYED = 5;

/** A machine may be busy, but what takes so much longer than wanted does not go on at all. */
const STUCK_MS = 10 * 60_000;

/** The end of a long story tells why. */
const MOST_SAID = 4_000;

interface Ran {
  readonly ok: boolean;
  readonly said: string;
}

const run = (command: string, words: readonly string[]): Promise<Ran> =>
  new Promise((settle) => {
    const env = { ...process.env, DO_NOT_TRACK: '1', NO_COLOR: '1' };
    const child = spawn(command, words, { cwd: HERE, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (piece: Buffer): void => {
      said += piece;
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', (error) => settle({ ok: false, said: error.message }));
    child.once('close', (code) => settle({ ok: code === 0, said: said.trim() }));
  });

const installed = (command: string): string => resolve(HERE, 'node_modules', '.bin', command);

const generate = async (name: string): Promise<Ran> => {
  const [command = '', ...words] = GENERATORS[name] ?? [];
  mkdirSync(join(HERE, 'generated', name), { recursive: true });
  return run(installed(command), words);
};

/** The compiler is asked once for all, since most of its time goes into what they share. It names the file of each fault. */
const typesOf = (name: string, compiled: Ran): Ran => {
  const isItsOwn = (line: string): boolean =>
    line.startsWith(`players/${name}.ts`) || line.startsWith(`generated/${name}/`);
  const faults = compiled.said.split('\n').filter(isItsOwn);
  return { ok: faults.length === 0, said: faults.join('\n') };
};

const playWith = (name: string, server: Server): Promise<Ran> =>
  run(process.execPath, ['--import', 'tsx', join('players', `${name}.ts`), server.url]);

/** What a generator came to: the first step that failed, or the game. */
const follow = async (name: string, made: Ran, compiled: Ran, server: Server): Promise<boolean> => {
  const types = typesOf(name, compiled);
  if (!made.ok) return tell(name, 'makes no client', made);
  if (!types.ok) return tell(name, 'makes a client that does not compile', types);
  const played = await playWith(name, server);
  return tell(name, played.ok ? 'played' : 'did not play', played);
};

const tell = (name: string, what: string, { ok, said }: Ran): boolean => {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(24)}${what}: ${said.slice(-MOST_SAID)}`);
  return ok;
};

const checkAll = async (server: Server): Promise<boolean> => {
  const made = await Promise.all(NAMES.map(async (name) => [name, await generate(name)] as const));
  const compiled = await run(installed('tsc'), ['-p', '.', '--pretty', 'false']);
  let played = 0;
  for (const [name, ran] of made) if (await follow(name, ran, compiled, server)) played += 1;
  console.log(`${played} of ${NAMES.length} generators made clients that played a whole game`);
  if (!compiled.ok) console.log(compiled.said.slice(-MOST_SAID));
  return compiled.ok && played === NAMES.length && played >= LEAST_PLAYED;
};

const check = async (): Promise<boolean> => {
  const bundle = fromRoot('dist', 'generators', 'main.js');
  const folder = mkdtempSync(join(tmpdir(), 'parlor-generators-'));
  rmSync(join(HERE, 'generated'), { recursive: true, force: true });
  await buildServer(dirname(bundle));
  const server = await startServer(bundle, { PARLOR_DATA: join(folder, 'data'), LOG_LEVEL: 'info' });
  try {
    return await checkAll(server);
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

const stopWatching = watchTheRun();
setTimeout(() => {
  console.error(`the generators have not come to an end in ${STUCK_MS / 60_000} minutes`);
  process.exit(1);
}, STUCK_MS).unref();
if (!(await check())) process.exitCode = 1;
stopWatching();
