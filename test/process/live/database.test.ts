import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/store/store.js';
import { audit, SOUND } from '../../live/support/audit.js';
import { layCable } from '../../live/support/cable.js';
import { type Arena, type Book, layArena, newBook, raceUntil } from '../../live/support/load.js';
import { type Answer, ask } from '../../live/support/remote.js';
import { openParlor } from '../../support/parlor.js';
import { startPostgres, type ThrowawayServer } from '../../support/postgres-server.js';
import { type Program, startProgram } from '../../support/program.js';
import { until } from '../../support/until.js';

let server: ThrowawayServer;
let program: Program;
let book: Book;
let arena: Arena;
const fleet = { urls: () => [program.url] };
beforeAll(async () => {
  server = await startPostgres();
  program = await startProgram({ DATABASE_URL: server.url, LOG_LEVEL: 'info' });
  book = newBook();
  arena = await layArena(fleet, 2, book);
});
afterAll(async () => {
  await program?.stop('SIGKILL');
  await server?.stop();
});

const expectUnavailable = ({ status, headers, body }: Answer): void => {
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
};

const questions = (url: string, { token, games } = arena): readonly Promise<Answer>[] => [
  ask(url, 'GET', `/games/${games[0]}`),
  ask(url, 'GET', '/games'),
  ask(url, 'GET', '/readyz'),
  ask(url, 'POST', '/players', { body: { name: 'Cem' } }),
  ask(url, 'POST', '/games', { token, body: { ruleset: 'knucklebones' } }),
];

const isReady = async (url: string): Promise<number> => (await ask(url, 'GET', '/readyz')).status;

test.each(['crash', 'shutdown'] as const)(
  'the database goes away by a %s under load: 503, and all is well when it is back',
  async (how) => {
    let isBack = false;
    const acknowledgedBefore = book.acknowledged.length;
    let enough = Number.POSITIVE_INFINITY;
    const isEnough = () => isBack && book.acknowledged.length >= enough;
    const racing = Promise.all(Array.from({ length: 6 }, () => raceUntil(fleet, arena, book, isEnough)));
    await expect.poll(() => book.acknowledged.length).toBeGreaterThan(acknowledgedBefore + 20);
    await server.halt(how);
    for (const answer of await Promise.all(questions(program.url))) expectUnavailable(answer);
    expect((await ask(program.url, 'GET', '/healthz')).status, 'the process itself is well').toBe(200);
    await server.resume();
    await expect.poll(() => isReady(program.url)).toBe(200);
    enough = book.acknowledged.length + 20;
    isBack = true;
    await racing;
    expect(book.wrong).toEqual([]);
    expect(book.stale).toBe(0);
    expect(await audit({ url: server.url }, arena, book)).toMatchObject(SOUND);
  },
);

test('a database that says nothing keeps the first who ask waiting, and then nobody any more', async () => {
  const silent = await startPostgres();
  const store = await openStore({ url: silent.url });
  const parlor = await openParlor({ store });
  try {
    const ann = await parlor.guest('Ann');
    silent.freeze();
    expect((await parlor.get('/games')).status).toBe(503);
    // Soon nobody is sent there any more; the first may have been on their way together with what was answered yet.
    await until(() => expect(store.ledger.entries('g_any', 0)).rejects.toThrow('is away'));
    for (const path of ['/games', '/leaderboards']) expect((await parlor.get(path)).status).toBe(503);
    expect((await parlor.post('/games', { as: ann, body: { ruleset: 'knucklebones' } })).status).toBe(503);
    silent.thaw();
    await until(async () => expect((await parlor.get('/games')).status).toBe(200));
    expect((await parlor.lay(ann)).status).toBe('waiting');
  } finally {
    silent.thaw();
    await parlor.close();
    await silent.stop();
  }
});

describe.concurrent('of databases that are there', () => {
  test('a database that is there and does not get on: every connection waits for a lock, and callers are told', async () => {
    const admin = postgres(server.url, { max: 1, onnotice: () => {} });
    await admin.begin(async (holding) => {
      await holding`LOCK TABLE events, games, players IN ACCESS EXCLUSIVE MODE`;
      const many = Array.from({ length: 5 }, () => questions(program.url)).flat();
      const answers = await Promise.all(many);
      expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(20);
      for (const answer of answers) if (answer.status !== 200) expectUnavailable(answer);
    });
    await admin.end();
    await until(async () => expect(await isReady(program.url)).toBe(200));
    for (const { status } of await Promise.all(questions(program.url))) expect([200, 201]).toContain(status);
  });

  test('a database that vanished without a word is given up, and its successor found', async () => {
    const admin = postgres(server.url, { max: 1, onnotice: () => {} });
    await admin`CREATE DATABASE elsewhere`;
    await admin.end();
    const cable = await layCable(server.url.replace(/postgres$/, 'elsewhere'));
    const far = await startProgram({ DATABASE_URL: cable.url });
    try {
      const elsewhere = await layArena({ urls: () => [far.url] }, 1, newBook());
      // More than there are connections: all of them are open, and then all of them are dead.
      const many = () => Promise.all(Array.from({ length: 6 }, () => questions(far.url, elsewhere)).flat());
      for (const { status } of await many()) expect([200, 201]).toContain(status);
      cable.goDead();
      const answers = await many();
      expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(10);
      for (const answer of answers) if (answer.status === 503) expectUnavailable(answer);
      await until(async () => expect(await isReady(far.url)).toBe(200));
      // One living connection makes it ready; the last of the dead ones is given up a moment later.
      await until(async () => {
        for (const { status } of await many()) expect([200, 201]).toContain(status);
      });
    } finally {
      await far.stop('SIGKILL');
      cable.close();
    }
  });
});
