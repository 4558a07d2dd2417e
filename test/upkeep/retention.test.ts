import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../src/env.js';
import { verifyText } from '../../src/record/verify.js';
import { storeIn } from '../../src/store/store.js';
import { openDesk } from '../../src/store/upkeep/desk.js';
import { archiveFinished } from '../../src/upkeep/retention.js';
import { playedOut } from '../record/support/played.js';
import { emptyDatabase } from '../support/databases.js';
import { type Documented, operations } from '../support/documented.js';
import { type Guest, openParlor, type Parlor, type Problem } from '../support/parlor.js';
import { type FreshPlace, freshDatabase, PLACES } from '../support/places.js';

const DAY_MS = 86_400_000;
const SMALL = { options: { width: 2, height: 1 } };

describe.each(PLACES)('games that are over for long, on %s,', (_name, fresh) => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let parlor: Parlor;
  let folder: string;
  let ann: Guest;
  let record: string;
  let over: string;
  let hidden: string;
  let running: string;

  const sweep = (at: number, closing = new AbortController().signal) =>
    archiveFinished(
      { archive: parlor.store.archive, tables: parlor.services.tables, clock: () => at, closing },
      { keepMs: 90 * DAY_MS, folder },
    );
  const rowsOf = async (gameId: string): Promise<number> => (await parlor.log(gameId)).length;
  const files = (): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

  beforeAll(async () => {
    database = await emptyDatabase(fresh);
    parlor = await openParlor({ store: await storeIn(database) });
    folder = mkdtempSync(join(tmpdir(), 'parlor-records-'));
    ann = await parlor.guest('Ann');
    record = await playedOut(parlor, ann, SMALL, 'over');
    over = JSON.parse(record).gameId;
    hidden = JSON.parse(await playedOut(parlor, ann, { ...SMALL, visibility: 'private' }, 'hidden')).gameId;
    running = (await parlor.lay(ann)).id;
  });
  afterAll(async () => {
    await parlor?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('stay while they are young', async () => {
    expect(await sweep(Date.now() + 89 * DAY_MS)).toBe(0);
    expect(files()).toEqual([]);
  });

  test('are not removed when their records cannot be kept', async () => {
    const nowhere = { keepMs: 90 * DAY_MS, folder: '/dev/null/records' };
    const closing = new AbortController().signal;
    const deps = { archive: parlor.store.archive, tables: parlor.services.tables, closing };
    await expect(
      archiveFinished({ ...deps, clock: () => Date.now() + 91 * DAY_MS }, nowhere),
    ).rejects.toThrow();
    expect(await rowsOf(over)).toBeGreaterThan(2);
  });

  test('are there still when the process dies between the export and the removal', async () => {
    const remove = async (): Promise<void> => {
      throw new Error('the power failed');
    };
    const archive = { ...parlor.store.archive, remove };
    const deps = { archive, tables: parlor.services.tables, closing: new AbortController().signal };
    const clock = (): number => Date.now() + 91 * DAY_MS;
    await expect(archiveFinished({ ...deps, clock }, { keepMs: 90 * DAY_MS, folder })).rejects.toThrow(
      'power',
    );
    // One that cannot be removed holds up no other: both have their records.
    expect(files()).toHaveLength(2);
    expect(await rowsOf(over)).toBeGreaterThan(2);
    expect(await rowsOf(hidden)).toBeGreaterThan(2);
  });

  test('are kept as records that prove themselves, and then are gone; the others stay', async () => {
    const [one, other] = await Promise.all([
      sweep(Date.now() + 91 * DAY_MS),
      sweep(Date.now() + 91 * DAY_MS),
    ]);
    expect(one + other).toBeGreaterThanOrEqual(2);
    expect(files()).toHaveLength(2);
    const path = join(folder, files().find((name) => name.includes(over)) ?? '');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toBe(record);
    expect(verifyText(record).isSound).toBe(true);
    expect(await rowsOf(over)).toBe(0);
    expect(await rowsOf(hidden)).toBe(0);
    expect(await rowsOf(running)).toBeGreaterThan(0);
    expect(await sweep(Date.now() + 91 * DAY_MS)).toBe(0);
  });

  test('are 410 for everybody who could see them, and never were for strangers to a private one', async () => {
    const { status, body } = await parlor.get<Problem>(`/games/${over}`);
    expect([status, body.code]).toEqual([410, 'game-archived']);
    expect(body.detail).toMatch(/ended on \d{4}-\d\d-\d\d/);
    const { body: nothing } = await parlor.get<Problem>(`/games/${hidden}`);
    expect(nothing.code).toBe('unknown-game');
  });

  test('leave no way to remove anything else', async () => {
    await expect(
      database.run(`SET LOCAL parlor.removes = '${over}'; DELETE FROM events WHERE game_id = '${running}'`),
    ).rejects.toThrow(/only ever added to/);
    expect(await rowsOf(running)).toBeGreaterThan(0);
  });
});

describe('an archived game is 410 at', () => {
  let parlor: Parlor;
  let ann: Guest;
  let gone: string;
  beforeAll(async () => {
    parlor = await openParlor();
    ann = await parlor.guest('Ann');
    gone = JSON.parse(await playedOut(parlor, ann, SMALL, 'gone')).gameId;
    const endedAt = new Date();
    await parlor.store.archive.remove({
      gameId: gone,
      ruleset: 'knucklebones',
      visibility: 'public',
      endedAt,
    });
    parlor.services.tables.forget(gone);
  });
  afterAll(() => parlor?.close());

  const codesOf = ({ operation }: Documented): readonly string[] =>
    operation.responses[410]?.['x-codes'] ?? [];
  const BODIES: { readonly [template: string]: unknown } = {
    '/games/{id}/actions': { type: 'place', column: 0 },
    '/games/{id}/rehearsals': { type: 'place', column: 0 },
    '/games/{id}/forks': { at: 1 },
    '/games/{id}/claims': { type: 'bot' },
    '/games/{id}/offers': { type: 'takeback' },
    '/games/{id}/offers/{number}/answers': { answer: 'accept' },
    '/games/{id}': { start: true },
    '/games/{id}/seats/{seat}': { open: true },
  };
  const those = operations
    .filter((it) => codesOf(it).includes('game-archived'))
    .map((it) => ({ ...it, name: `${it.method.toUpperCase()} ${it.template}` }));

  test.each(those)('$name', async ({ method, template }) => {
    const path = template.replace('{id}', gone).replace('{seat}', '0').replace('{number}', '1');
    const body = method === 'post' || method === 'patch' ? { body: BODIES[template] ?? {} } : {};
    const reply = await parlor.request<Problem>(method.toUpperCase(), path, { as: ann, ...body });
    expect([reply.status, reply.body.code]).toEqual([410, 'game-archived']);
  });

  test('all that are about one game', () => {
    expect(those.length).toBeGreaterThanOrEqual(13);
  });
});

test('where there is a role parlor_archivist, only its members remove anything', async () => {
  const { place, remove }: FreshPlace<{ readonly url: string }> = await freshDatabase();
  const parlor = await openParlor({ place });
  const ann = await parlor.guest('Ann');
  const { gameId } = JSON.parse(await playedOut(parlor, ann, SMALL, 'role'));
  const desk = await openDesk(place);
  const ended = { gameId, ruleset: 'knucklebones', visibility: 'public', endedAt: new Date() };
  try {
    await desk.database.run(`CREATE ROLE parlor_archivist; CREATE ROLE parlor_plain;
      GRANT ALL ON ALL TABLES IN SCHEMA public TO parlor_plain, parlor_archivist; GRANT USAGE ON SCHEMA public TO parlor_plain, parlor_archivist`);
    const tried = desk.database.run(
      `SET LOCAL ROLE parlor_plain; SET LOCAL parlor.removes = '${gameId}'; DELETE FROM events WHERE game_id = '${gameId}'`,
    );
    await expect(tried).rejects.toThrow(/only ever added to/);
    await parlor.store.archive.remove(ended);
    expect(await parlor.log(gameId)).toEqual([]);
  } finally {
    await desk.database.run(
      'DROP OWNED BY parlor_archivist, parlor_plain; DROP ROLE parlor_archivist, parlor_plain',
    );
    await desk.close();
    await parlor.close();
    await remove();
  }
});

test('how long finished games are kept is a number of days, and for ever unless told', () => {
  expect(readEnv({}).retention).toBeNull();
  expect(readEnv({ PARLOR_KEEP_FINISHED: '90d', PARLOR_RECORDS: '/srv/records' }).retention).toEqual({
    keepMs: 90 * DAY_MS,
    folder: '/srv/records',
  });
  for (const wrong of ['90', '0d', 'for ever', '2w'])
    expect(() => readEnv({ PARLOR_KEEP_FINISHED: wrong })).toThrow(
      /PARLOR_KEEP_FINISHED must be a number of days such as 90d/,
    );
});
