import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeIn } from '../../src/store/store.js';
import { type Desk, deskOn } from '../../src/store/upkeep/desk.js';
import { markRestore } from '../../src/store/upkeep/target.js';
import { type DoctorOptions, examine } from '../../src/upkeep/doctor/doctor.js';
import { emptyDatabase } from '../support/databases.js';
import { playMany } from '../support/many-games.js';

const HOUR_MS = 3_600_000;
const OPTIONS: DoctorOptions = { games: 'all', folders: ['.'], waitingMs: 24 * HOUR_MS, tell: () => {} };

describe('the doctor', () => {
  let desk: Desk;
  let games: readonly string[];
  beforeAll(async () => {
    const database = await emptyDatabase();
    desk = deskOn(database);
    const store = await storeIn(database);
    games = await playMany(store, { games: 8, unfinished: 2 });
  });
  afterAll(() => desk?.close());

  const found = async (name: string, options = OPTIONS) =>
    (await examine(desk, options)).find((finding) => finding.name === name);

  test('finds nothing wrong where nothing is', async () => {
    const findings = await examine(desk, OPTIONS);
    expect(findings.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'database ok',
      'clock ok',
      'tables ok',
      'disk ok',
      'restore ok',
      'chains ok',
      'webhooks ok',
      'waiting ok',
      'oldest game ok',
      'nodes ok',
    ]);
    const some = await found('chains', { ...OPTIONS, games: 'some' });
    expect(some?.says).toMatch(/^The chains of \d of 8 games hold\.$/);
  });

  test('names a game whose log was changed', async () => {
    const [gameId = ''] = games;
    await desk.database.run(`ALTER TABLE events DISABLE TRIGGER ALL;
      UPDATE events SET seat = 1 WHERE game_id = '${gameId}' AND seq = 3;
      ALTER TABLE events ENABLE TRIGGER ALL`);
    expect(await found('chains')).toMatchObject({
      status: 'failed',
      says: expect.stringContaining(`${gameId} at event 3`),
    });
  });

  test('sees a log that was cut off, a webhook that is paused, and a table that nobody closes', async () => {
    const [, second = ''] = games;
    await desk.database.run(`ALTER TABLE events DISABLE TRIGGER ALL; DELETE FROM events WHERE game_id = '${second}';
      ALTER TABLE events ENABLE TRIGGER ALL;
      INSERT INTO webhooks (player_id, url, secret, failures, paused_until, created_at)
      VALUES ('p_1', 'https://bot.example', 'whsec_', 3, now() + interval '1 hour', now());
      UPDATE games SET status = 'waiting' WHERE game_id = '${games[2]}'`);
    expect(await found('chains')).toMatchObject({ says: expect.stringContaining(`${second} at event 1`) });
    expect(await found('webhooks')).toMatchObject({
      status: 'warning',
      says: expect.stringContaining('1 paused'),
    });
    expect(await found('waiting', { ...OPTIONS, waitingMs: -2 * HOUR_MS })).toMatchObject({
      status: 'warning',
    });
  });

  test('knows of a restore that was not finished, and of tables of another version', async () => {
    await markRestore(desk, 'monday.gz');
    expect(await found('restore')).toMatchObject({
      status: 'failed',
      says: expect.stringContaining('monday.gz'),
    });
    await desk.database.run("INSERT INTO parlor_migrations (number, name) VALUES (9999, 'to come')");
    const findings = await examine(desk, OPTIONS);
    expect(findings.find(({ name }) => name === 'tables')).toMatchObject({ status: 'failed' });
    expect(findings.find(({ name }) => name === 'chains')).toBeUndefined();
  });
});
