import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../../src/env.js';
import { type Database, StartProblem } from '../../src/store/database.js';
import { isReleased, latestIn } from '../../src/store/lock-file.js';
import { openServer } from '../../src/store/server.js';
import { type Place, storeIn } from '../../src/store/store.js';
import { emptyDatabase } from '../support/databases.js';
import type { Game, Guest } from '../support/parlor.js';
import { bareDatabase, emptyFolder, type FreshPlace, freshDatabase, freshFolder } from '../support/places.js';
import { freePort } from '../support/postgres-server.js';
import {
  client,
  type Ended,
  type Program,
  runProgram,
  settingsFor,
  startProgram,
} from '../support/program.js';

/** A place of one test, gone when the test is. */
const use = async <Where extends Place>(fresh: () => Promise<FreshPlace<Where>>): Promise<Where> => {
  const { place, remove } = await fresh();
  onTestFinished(remove);
  return place;
};

const everythingIn = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];
const isOpenToOthers = (path: string): boolean => (lstatSync(path).mode & 0o077) !== 0;

const isLocked = (folder: string): boolean => {
  const lock = latestIn(folder);
  return lock !== null && !isReleased(lock);
};

/** As on a full disk: files can be made, and nothing written to them. */
const WRITES_NOTHING = ['sh', '-c', 'ulimit -f 0 && exec "$@"', 'sh'];

/** What an operator can put right is said in one line, without a stack, and the exit code is 1. */
const saysInOneLine = ({ code, err }: Ended, what: RegExp): void => {
  expect(err).toMatch(/^parlor: [^\n]+\n$/);
  expect(err).toMatch(what);
  expect(err).not.toMatch(/\bat .*:\d+:\d+/);
  expect(code).toBe(1);
};

test('the program starts on a folder that does not exist yet, keeps it to itself, and finds everything again', async () => {
  const { folder: parent } = await use(emptyFolder);
  const folder = join(parent, 'deep', 'data');
  const first = await startProgram({ PARLOR_DATA: folder });
  onTestFinished(async () => void (await first.stop('SIGKILL')));
  expect(everythingIn(folder).length).toBeGreaterThan(900);
  expect(everythingIn(folder).filter(isOpenToOthers)).toEqual([]);
  const { body: ann } = await client(first.url).post<Guest>('/players', undefined, { name: 'Ann' });
  const { body: game } = await client(first.url).post<Game>('/games', ann.token, {
    ruleset: 'knucklebones',
  });
  expect((await first.stop()).code).toBe(0);
  expect(isLocked(folder), 'it lets go of the folder').toBe(false);

  for (const path of everythingIn(folder)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
  const door = `127.0.0.1:${await freePort()}`;
  const again = await startProgram({ PARLOR_DATA: folder, PARLOR_METRICS: door });
  onTestFinished(async () => void (await again.stop('SIGKILL')));
  expect(everythingIn(folder).filter(isOpenToOthers), 'it closes what others could read').toEqual([]);
  expect((await client(again.url).get<Guest>('/me', ann.token)).body.name).toBe('Ann');
  expect((await client(again.url).get(`/games/${game.id}`, ann.token)).body).toEqual(game);
  expect((await client(again.url).post('/players', undefined, { name: 'Ben' })).status).toBe(201);
  expect(everythingIn(folder).filter(isOpenToOthers), 'also what is made later').toEqual([]);

  await again.said('figures are shown');
  const figures = `http://${door}`;
  expect(await (await fetch(`${figures}/metrics`)).text()).toContain('nodejs_eventloop_lag_seconds');
  expect((await client(figures).get<{ code: string }>('/games')).body.code, 'and nothing else').toBe(
    'not-found',
  );
  expect((await client(again.url).get<{ code: string }>('/metrics')).body.code, 'and nowhere else').toBe(
    'not-found',
  );
});

describe('on a Postgres server, the program', () => {
  let fresh: FreshPlace<{ readonly url: string }>;
  let programs: readonly Program[] = [];
  let url: string;
  beforeAll(async () => {
    fresh = await bareDatabase();
    ({ url } = fresh.place);
    programs = await Promise.all([1, 2, 3].map(() => startProgram({ DATABASE_URL: url })));
  });
  afterAll(async () => {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')));
    await fresh?.remove();
  });

  /** Where one of them listens. */
  const taken = (): URL => new URL(programs[0]?.url ?? '');

  test('starts three times at once on one empty database', async () => {
    const [first, second, third] = programs.map((program) => client(program.url));
    const { body: ann } = (await first?.post<Guest>('/players', undefined, { name: 'Ann' })) ?? {};
    for (const program of [first, second, third]) {
      expect((await program?.get('/readyz'))?.status).toBe(200);
      expect((await program?.get<Guest>('/me', ann?.token))?.body.name).toBe('Ann');
    }
  });

  test('does not start, and says why in one line, when its port is in use', async () => {
    const { port } = taken();
    saysInOneLine(
      await runProgram({ DATABASE_URL: url, PORT: port }),
      new RegExp(`PORT: .*:${port} is in use`),
    );
  });

  test('does not start, and says why in one line, when the port of its figures is in use', async () => {
    const { host } = taken();
    saysInOneLine(
      await runProgram({ DATABASE_URL: url, PARLOR_METRICS: host }),
      new RegExp(`PARLOR_METRICS: ${host} is in use`),
    );
  });
});

describe('the program does not start, and says why in one line,', () => {
  test('on a folder that is a file', async () => {
    const { folder } = await use(emptyFolder);
    const file = join(folder, 'data');
    writeFileSync(file, '');
    saysInOneLine(await runProgram({ PARLOR_DATA: file }), /PARLOR_DATA: cannot use the folder/);
  });

  test('in a folder where nothing can be written, which it leaves as it was', async () => {
    const { folder } = await use(emptyFolder);
    const ended = await runProgram({ PARLOR_DATA: folder }, WRITES_NOTHING);
    saysInOneLine(ended, /PARLOR_DATA: cannot use the folder .*: EFBIG/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('when records of finished games have no folder to go to, before it makes any other', async () => {
    const { folder } = await use(emptyFolder);
    const file = join(folder, 'records');
    writeFileSync(file, '');
    const where = { PARLOR_DATA: join(folder, 'data'), PARLOR_KEEP_FINISHED: '1d' };
    for (const PARLOR_RECORDS of [file, join(file, 'deep')])
      saysInOneLine(
        await runProgram({ ...where, PARLOR_RECORDS }),
        /PARLOR_RECORDS: cannot use the folder \S+records\S*: E/,
      );
    expect(readdirSync(folder)).toEqual(['records']);
  });

  test.skipIf(process.platform !== 'linux')('when nothing can be written in that folder', async () => {
    const { folder } = await use(emptyFolder);
    const ended = await runProgram({
      PARLOR_DATA: folder,
      PARLOR_KEEP_FINISHED: '1d',
      PARLOR_RECORDS: '/proc',
    });
    saysInOneLine(ended, /PARLOR_RECORDS: cannot use the folder \/proc: E/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('on a folder that holds no database of ours', async () => {
    const { folder } = await use(emptyFolder);
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '9.6\n');
    saysInOneLine(
      await runProgram({ PARLOR_DATA: folder }),
      /PARLOR_DATA: the database in .* cannot be opened/,
    );
    expect(isLocked(folder), 'it lets go of the folder').toBe(false);
  });

  /** One start shows that the environment is heard; what else may be wrong with it is listed below. */
  test('in an environment that is wrong', async () => {
    const wrong = { PORT: 'abc', LOG_LEVEL: 'loud', DATABASE_URL: 'http://localhost/parlor' };
    const ended = await runProgram(wrong);
    saysInOneLine(ended, /PORT must be a port number/);
    saysInOneLine(ended, /LOG_LEVEL must be one of fatal, error/);
    saysInOneLine(ended, /DATABASE_URL must begin with postgres:\/\//);
  });

  test('when the database does not answer, without telling its password', async () => {
    const url = `postgres://parlor:geheim@127.0.0.1:${await freePort()}/parlor`;
    const ended = await runProgram({ DATABASE_URL: url });
    saysInOneLine(ended, /DATABASE_URL: cannot reach the database at postgres:\/\/127\.0\.0\.1:\d+\/parlor/);
    expect(ended.err + ended.out).not.toContain('geheim');
  });

  test('when an address cannot be read, without telling its password', async () => {
    const { url } = await use(freshDatabase);
    const cannotBeRead = 'postgres://parlor:geh#eim@127.0.0.1/parlor';
    for (const wrong of [
      { DATABASE_URL: cannotBeRead },
      { DATABASE_URL: 'postgres://parlor:geh%eim@127.0.0.1/parlor' },
      { DATABASE_URL: url, PARLOR_LISTEN_URL: cannotBeRead },
    ]) {
      const ended = await runProgram(wrong);
      saysInOneLine(ended, new RegExp(`${Object.keys(wrong).at(-1)}: the address cannot be read`));
      expect(ended.err + ended.out).not.toMatch(/geh|eim/);
    }
  });

  test('when nobody answers where it is to listen, or another database does', async () => {
    const [{ url }, elsewhere] = [await use(freshDatabase), await use(freshDatabase)];
    const nobody = `postgres://parlor@127.0.0.1:${await freePort()}/parlor`;
    saysInOneLine(
      await runProgram({ DATABASE_URL: url, PARLOR_LISTEN_URL: nobody }),
      /PARLOR_LISTEN_URL: cannot reach the database/,
    );
    saysInOneLine(
      await runProgram({ DATABASE_URL: url, PARLOR_LISTEN_URL: `${url}?sslmode=some` }),
      /PARLOR_LISTEN_URL: sslmode must be/,
    );
    saysInOneLine(
      await runProgram({ DATABASE_URL: url, PARLOR_LISTEN_URL: elsewhere.url }),
      /PARLOR_LISTEN_URL: .* Both must lead to the same one/,
    );
  });

  test('when there is no such database', async () => {
    const { url } = await use(freshDatabase);
    saysInOneLine(await runProgram({ DATABASE_URL: `${url}_gone` }), /DATABASE_URL: .* does not exist/);
  });

  const MADE_BY_NEWER = /made by a newer Parlor \(its schema is 9999/;
  const newerIn = async (database: Database): Promise<void> => {
    await storeIn(database);
    await database.run("INSERT INTO parlor_migrations (number, name) VALUES (9999, '9999_the_future.sql')");
  };

  test('when a newer program made the tables', async () => {
    const place = await use(freshDatabase);
    const database = await openServer(place.url);
    await newerIn(database);
    await database.close();
    saysInOneLine(await runProgram(settingsFor(place)), MADE_BY_NEWER);
  });

  test('also when they are in an embedded database', async () => {
    const database = await emptyDatabase(freshFolder);
    onTestFinished(() => database.close());
    await newerIn(database);
    await expect(storeIn({ ...database, close: async () => {} })).rejects.toThrow(StartProblem);
    await expect(storeIn({ ...database, close: async () => {} })).rejects.toThrow(MADE_BY_NEWER);
  });
});

describe('the environment', () => {
  const PORTS = 'must be any, or port numbers 1 to 65535 with commas between them';
  test.each<[NodeJS.ProcessEnv, string]>([
    [{ PORT: 'abc' }, 'PORT must be a port number, 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a port number, 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a port number, 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a port number, 0 to 65535'],
    [{ HOST: '' }, 'HOST must not be empty'],
    ...['0', '65', '100', 'many', '-1'].flatMap((wrong) =>
      [{}, { DATABASE_URL: 'postgres://localhost/parlor' }].map((where): [NodeJS.ProcessEnv, string] => [
        { PARLOR_PROCESSES: wrong, ...where },
        'PARLOR_PROCESSES must be all, or a whole number of processes, 1 to 64',
      ]),
    ),
    [
      { PARLOR_PROCESSES: '2' },
      'PARLOR_PROCESSES must be 1 without DATABASE_URL: the embedded database belongs to one process',
    ],
    [{ PARLOR_DATA: '' }, 'PARLOR_DATA must not be empty'],
    [{ PARLOR_BOT_MS: '0' }, 'PARLOR_BOT_MS must be a whole number of milliseconds, 1 to 30000'],
    [{ PARLOR_BOT_MS: 'long' }, 'PARLOR_BOT_MS must be a whole number of milliseconds, 1 to 30000'],
    [
      { PARLOR_GAMES_PER_PLAYER: '0' },
      'PARLOR_GAMES_PER_PLAYER must be a whole number of games, 1 to 1000000',
    ],
    [{ PARLOR_WAITING_HOURS: 'ever' }, 'PARLOR_WAITING_HOURS must be a whole number of hours, 1 to 8760'],
    [{ PARLOR_RATE_LIMIT: 'maybe' }, 'PARLOR_RATE_LIMIT must be on or off'],
    [{ PARLOR_CACHE_MB: '3' }, 'PARLOR_CACHE_MB must be a whole number of megabytes, 4 to 65536'],
    [
      { PARLOR_TRUSTED_PROXIES: 'loopback, nginx' },
      'PARLOR_TRUSTED_PROXIES must list addresses, ranges such as 10.0.0.0/8, or the words loopback, linklocal, private, with commas between them; "nginx" is none of these',
    ],
    ...['', 'yes', '9090', ':9090', '127.0.0.1', '127.0.0.1:70000', '::1:9090', 'http://127.0.0.1:9090'].map(
      (wrong): [NodeJS.ProcessEnv, string] => [
        { PARLOR_METRICS: wrong },
        'PARLOR_METRICS must be on, off, or an address with a port, such as 127.0.0.1:9090',
      ],
    ),
    [{ PARLOR_WEBHOOKS: 'some' }, 'PARLOR_WEBHOOKS must be off, public or any'],
    [{ PARLOR_WEBHOOK_PORTS: 'https' }, `PARLOR_WEBHOOK_PORTS ${PORTS}`],
    [{ PARLOR_WEBHOOK_PORTS: '8443,' }, `PARLOR_WEBHOOK_PORTS ${PORTS}`],
    [{ PARLOR_WEBHOOK_PORTS: '0' }, `PARLOR_WEBHOOK_PORTS ${PORTS}`],
    [{ PARLOR_WEBHOOK_PORTS: '8443,70000' }, `PARLOR_WEBHOOK_PORTS ${PORTS}`],
    ...['mysql://localhost', 'http://localhost/parlor'].map((wrong): [NodeJS.ProcessEnv, string] => [
      { DATABASE_URL: wrong },
      'DATABASE_URL must begin with postgres:// or postgresql://',
    ]),
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    [{ PORT: 'x', HOST: '' }, 'PORT must be a port number, 0 to 65535; HOST must not be empty'],
  ])('that says %j is refused: %s', (source, said) => {
    expect(() => readEnv(source)).toThrow(`The environment is wrong: ${said}.`);
  });

  test.each([
    ['any', 'any'],
    ['8443,9000', new Set([8443, 9000])],
  ])('allows webhooks the ports %s', (text, webhookPorts) => {
    expect(readEnv({ PARLOR_WEBHOOK_PORTS: text })).toMatchObject({ webhookPorts });
  });

  test('may give the figures a door of their own', () => {
    expect(readEnv({ PARLOR_METRICS: '127.0.0.1:9090' }).metrics).toEqual({ host: '127.0.0.1', port: 9090 });
    expect(readEnv({ PARLOR_METRICS: '[::1]:9090' }).metrics).toEqual({ host: '::1', port: 9090 });
    expect(readEnv({ PARLOR_METRICS: 'localhost:0' }).metrics).toEqual({ host: 'localhost', port: 0 });
  });

  test('may ask for a process on each core', () => {
    const all = readEnv({ PARLOR_PROCESSES: 'all', DATABASE_URL: 'postgres://localhost/parlor' });
    expect(all.processes).toBe(availableParallelism());
    expect(readEnv({ PARLOR_PROCESSES: '1' }).processes).toBe(1);
  });

  test('that says nothing means the defaults', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      processes: 1,
      databaseUrl: undefined,
      dataFolder: './data',
      isRateLimited: true,
      metrics: 'on',
      botMs: 200,
      webhooks: 'public',
      webhookPorts: new Set(),
      logLevel: 'info',
    });
  });
});
