import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildServer } from '../../scripts/bundles.js';
import { fromRoot } from '../../src/root.js';
import { startPostgres } from '../support/postgres-server.js';
import { audit } from './support/audit.js';
import { anyMischief, mischiefs } from './support/chaos.js';
import { followToTheEnd } from './support/follower.js';
import { type Arena, type Book, layArena, newBook, raceUntil } from './support/load.js';
import { anyOf, type Fleet } from './support/remote.js';
import { type Server, startServer } from './support/server.js';

/**
 * The long version of the tests beside it, for people: two processes, a database and many clients, and all of it is killed,
 * stopped, restarted and cut off for as long as wanted. `npm run soak -- --minutes 10`
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');

const CLIENTS = 8;
const READERS = 4;
const GAMES = 5;
const CALM_MS = 1_500;

const bundle = fromRoot('dist', 'soak', 'main.js');
await buildServer(dirname(bundle));
const database = await startPostgres();
const start = (): Promise<Server> => startServer(bundle, { DATABASE_URL: database.url });
const servers: Server[] = [await start(), await start()];
const fleet: Fleet = { urls: () => servers.map(({ url }) => url) };
const book: Book = newBook();
const arena: Arena = await layArena(fleet, GAMES, book);

const done: Record<string, number> = { kills: 0, stops: 0, 'database restarts': 0, deafenings: 0 };
const read = { events: 0, reconnects: 0, lost: 0, doubled: 0 };
const endAt = Date.now() + minutes * 60_000;
let isOver = false;

const readOn = async (): Promise<void> => {
  while (!isOver) {
    const seen = await followToTheEnd(fleet, anyOf(arena.games), () => isOver);
    read.events += seen.last;
    read.reconnects += seen.reconnects;
    read.lost += seen.lost;
    read.doubled += seen.doubled;
  }
};

const makeMischief = async (): Promise<void> => {
  const all = mischiefs(servers, start, database);
  while (Date.now() < endAt) {
    await pause(Math.random() * 2 * CALM_MS);
    const mischief = anyMischief(all);
    await mischief?.commit();
    if (mischief !== undefined) done[mischief.name] = (done[mischief.name] ?? 0) + 1;
  }
};

const progress = setInterval(() => {
  const left = Math.max(0, Math.ceil((endAt - Date.now()) / 1000));
  const said = `${left} s left · ${book.requests} requests · ${book.acknowledged.length} acknowledged · ${done.kills} kills · ${done['database restarts']} database restarts`;
  process.stderr.write(process.stderr.isTTY ? `\r${said}   ` : `${said}\n`);
}, 2_000);

const playing = Promise.all([
  ...Array.from({ length: CLIENTS }, () => raceUntil(fleet, arena, book, () => isOver)),
  ...Array.from({ length: READERS }, readOn),
]);
await makeMischief();
isOver = true;
await playing;
clearInterval(progress);
process.stderr.write('\n');

const { lost, doubled, gaps, broken } = await audit({ url: database.url }, arena, book);
await Promise.all(servers.map((server) => server.end('SIGTERM')));
await database.stop();

const summary = {
  requests: book.requests,
  'acknowledged actions': book.acknowledged.length,
  games: arena.all.size,
  'events read by streams': read.events,
  kills: done.kills,
  stops: done.stops,
  'database restarts': done['database restarts'],
  'listening connections cut': done.deafenings,
  reconnects: book.reconnects + read.reconnects,
  lost: lost + read.lost,
  doubled: doubled + read.doubled,
  'stale looks': book.stale,
  'gaps in logs': gaps,
  'broken chains': broken,
  'wrong answers': book.wrong.length,
};
for (const [name, count] of Object.entries(summary))
  console.log(`${name.padEnd(28)}${String(count).padStart(9)}`);
for (const answer of new Set(book.wrong)) console.log(`wrong: ${answer}`);
const isSound =
  lost + read.lost + doubled + read.doubled + book.stale + gaps + broken + book.wrong.length === 0;
process.exitCode = isSound ? 0 : 1;
