import '../guard/loopback-only.js';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildServer } from '../../scripts/bundles.js';
import { fromRoot } from '../../src/root.js';
import { watchTheRun } from '../guard/run.js';
import { startPostgres, type ThrowawayServer } from '../support/postgres-server.js';
import { audit } from './support/audit.js';
import { anyMischief, mischiefs } from './support/chaos.js';
import { followToTheEnd } from './support/follower.js';
import { type Arena, type Book, layArena, newBook, raceUntil } from './support/load.js';
import { anyOf, type Fleet } from './support/remote.js';
import { type Server, startServer } from './support/server.js';

/**
 * The long version of the tests beside it: two processes, a database and many clients, and all of it is killed,
 * stopped, restarted and cut off for as long as wanted. `npm run soak -- --minutes 10`, or `--seconds 10`.
 * However short, every kind of mischief is done once: what is measured is what happened, not how much time went by.
 */
const lengthMs = (): number => {
  const { values } = parseArgs({ options: { minutes: { type: 'string' }, seconds: { type: 'string' } } });
  const [said, unit] = values.seconds === undefined ? [values.minutes ?? '2', 60] : [values.seconds, 1];
  if (!(Number(said) > 0)) throw new Error('--minutes or --seconds must be a number above 0');
  return Number(said) * unit * 1000;
};

const CLIENTS = 8;
const READERS = 4;
const GAMES = 5;
const CALM_MS = 1_500;
/** A machine may be busy, but who takes so much longer than wanted does not go on at all. */
const STUCK_MS = 10 * 60_000;

interface Scene {
  readonly fleet: Fleet;
  readonly arena: Arena;
  readonly book: Book;
  readonly read: { events: number; reconnects: number; lost: number; doubled: number };
  readonly done: { [mischief: string]: number };
  readonly endAt: number;
  isOver: boolean;
}

const readOn = async (scene: Scene): Promise<void> => {
  const { read } = scene;
  while (!scene.isOver) {
    const seen = await followToTheEnd(scene.fleet, anyOf(scene.arena.games), () => scene.isOver);
    read.events += seen.last;
    read.reconnects += seen.reconnects;
    read.lost += seen.lost;
    read.doubled += seen.doubled;
  }
};

/** Each kind once, whatever the time; then any of them until the time is up. */
const makeMischief = async (scene: Scene, all: ReturnType<typeof mischiefs>): Promise<void> => {
  const notYet = [...all];
  while (notYet.length > 0 || Date.now() < scene.endAt) {
    const before = scene.book.acknowledged.length;
    await pause(Math.random() * 2 * CALM_MS);
    while (scene.book.acknowledged.length === before) await pause(20);
    const mischief = notYet.shift() ?? anyMischief(all);
    await mischief?.commit();
    if (mischief !== undefined) scene.done[mischief.name] = (scene.done[mischief.name] ?? 0) + 1;
  }
};

const tellProgress = ({ endAt, book, done }: Scene): void => {
  const left = Math.max(0, Math.ceil((endAt - Date.now()) / 1000));
  const said = `${left} s left · ${book.requests} requests · ${book.acknowledged.length} acknowledged · ${done.kills ?? 0} kills · ${done['database restarts'] ?? 0} database restarts`;
  process.stderr.write(process.stderr.isTTY ? `\r${said}   ` : `${said}\n`);
};

const play = async (scene: Scene, mischief: Promise<void>): Promise<void> => {
  const progress = setInterval(() => tellProgress(scene), 2_000);
  const players = Array.from({ length: CLIENTS }, () =>
    raceUntil(scene.fleet, scene.arena, scene.book, () => scene.isOver),
  );
  const readers = Array.from({ length: READERS }, () => readOn(scene));
  const over = mischief.finally(() => {
    scene.isOver = true;
  });
  await Promise.all([over, ...players, ...readers]).finally(() => clearInterval(progress));
  process.stderr.write('\n');
};

/** What must not be, and one thing that must: a run in which nothing was promised proves nothing. */
const FAULTS = ['lost', 'doubled', 'stale looks', 'gaps in logs', 'broken chains', 'wrong answers'] as const;

const account = async (scene: Scene, database: ThrowawayServer): Promise<boolean> => {
  const { book, arena, read, done } = scene;
  const { lost, doubled, gaps, broken } = await audit({ url: database.url }, arena, book);
  const faults: Record<(typeof FAULTS)[number], number> = {
    lost: lost + read.lost,
    doubled: doubled + read.doubled,
    'stale looks': book.stale,
    'gaps in logs': gaps,
    'broken chains': broken,
    'wrong answers': book.wrong.length,
  };
  const summary = {
    requests: book.requests,
    'acknowledged actions': book.acknowledged.length,
    games: arena.all.size,
    'events read by streams': read.events,
    ...done,
    reconnects: book.reconnects + read.reconnects,
    ...faults,
  };
  for (const [name, count] of Object.entries(summary))
    console.log(`${name.padEnd(28)}${String(count).padStart(9)}`);
  for (const answer of new Set(book.wrong)) console.log(`wrong: ${answer}`);
  return FAULTS.every((fault) => faults[fault] === 0) && book.acknowledged.length > 0;
};

const soak = async (ms: number, bundle: string): Promise<boolean> => {
  const database = await startPostgres();
  const servers: Server[] = [];
  try {
    const start = (): Promise<Server> => startServer(bundle, { DATABASE_URL: database.url });
    servers.push(await start(), await start());
    const fleet: Fleet = { urls: () => servers.map(({ url }) => url) };
    const book = newBook();
    const arena = await layArena(fleet, GAMES, book);
    const read = { events: 0, reconnects: 0, lost: 0, doubled: 0 };
    const scene: Scene = { fleet, arena, book, read, done: {}, endAt: Date.now() + ms, isOver: false };
    await play(scene, makeMischief(scene, mischiefs(servers, start, database)));
    return await account(scene, database);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.stop();
  }
};

const stopWatching = watchTheRun();
const wanted = lengthMs();
const bundle = fromRoot('dist', 'soak', 'main.js');
await buildServer(dirname(bundle));
setTimeout(() => {
  console.error(`the soak is stuck: it should have taken ${Math.round(wanted / 1000)} s`);
  process.exit(1);
}, wanted + STUCK_MS).unref();
process.exitCode = (await soak(wanted, bundle)) ? 0 : 1;
stopWatching();
