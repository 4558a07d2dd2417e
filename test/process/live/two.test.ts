import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, SOUND } from '../../live/support/audit.js';
import { followToTheEnd } from '../../live/support/follower.js';
import { listening, NDJSON } from '../../live/support/listen.js';
import { layArena, newBook, raceUntil } from '../../live/support/load.js';
import { ask } from '../../live/support/remote.js';
import { type FreshPlace, freshDatabase } from '../../support/places.js';
import { type Program, settingsFor, startProgram } from '../../support/program.js';

let fresh: FreshPlace<{ readonly url: string }>;
let programs: readonly Program[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
  const start = () => startProgram({ ...settingsFor(fresh.place), LOG_LEVEL: 'info' });
  programs = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop('SIGKILL')));
  await fresh?.remove();
});

const fleet = { urls: () => programs.map(({ url }) => url) };

test('two processes and eight clients race on the same games: nothing is lost, doubled or stale, and every reader sees all of it once', async () => {
  const book = newBook();
  const arena = await layArena(fleet, 3, book);
  const followed = [...arena.games];
  const isEnough = () => book.acknowledged.length >= 150;
  const followers = followed.map((gameId) =>
    followToTheEnd(fleet, gameId, () => isEnough() && !arena.games.includes(gameId)),
  );
  await Promise.all(Array.from({ length: 8 }, () => raceUntil(fleet, arena, book, isEnough)));
  // Whatever is still played is given up, so that every reader comes to an end.
  for (const gameId of arena.games)
    for (const seat of [0, 1])
      await ask(anyUrl(), 'DELETE', `/games/${gameId}/seats/${seat}`, { token: arena.token });
  arena.games.length = 0;
  for (const { lost, doubled } of await Promise.all(followers))
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  expect(book.wrong).toEqual([]);
  expect(book.stale).toBe(0);
  expect(await audit(fresh.place, arena, book)).toMatchObject(SOUND);
});

const anyUrl = (): string => programs[0]?.url ?? '';

test('a stream on one process sees what is done on the other, also when the listening connections are killed meanwhile', async () => {
  const [here, there] = fleet.urls();
  if (here === undefined || there === undefined) throw new Error('two processes');
  const book = newBook();
  const arena = await layArena(fleet, 1, book);
  const [gameId = ''] = arena.games;
  const path = `/games/${gameId}`;
  const { version = 0 } = (await ask(here, 'GET', path)).body;
  const url = new URL(`${path}/events?after=${version}`, here);
  const stream = listening(await fetch(url, { headers: { accept: NDJSON } }));
  const admin = postgres(fresh.place.url, { max: 1, onnotice: () => {} });
  let seen = version;
  for (let round = 0; round < 3; round++) {
    const killed = await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'parlor news' AND datname = current_database()`;
    expect(killed.length, 'both were listening').toBe(2);
    const { legal = [] } = (await ask(there, 'GET', path, { token: arena.token })).body;
    const question = { token: arena.token, body: legal[0]?.action };
    const acted = await ask(there, 'POST', `${path}/actions`, question);
    expect(acted.status).toBe(201);
    while (seen < (acted.body.version ?? 0)) {
      const said = await stream.next();
      expect(said?.id).toBe(seen + 1);
      seen++;
    }
    // The next round kills them again, so they must be back.
    await expect
      .poll(
        async () =>
          (
            await admin`SELECT FROM pg_stat_activity WHERE application_name = 'parlor news' AND datname = current_database()`
          ).length,
      )
      .toBe(2);
  }
  await stream.hangUp();
  await admin.end();
});
