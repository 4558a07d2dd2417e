import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { boardOf, everyBit, SHORT } from '../ratings/support.js';
import { openParlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';

/** Who is held up by the lock on a table. */
const HELD_UP = `SELECT FROM pg_locks WHERE NOT granted AND relation = $1::text::regclass`;

test.each([
  ['before a game is written down', 'rated_games'],
  ['before what was written down is folded', 'rating_steps'],
])('a process that dies %s leaves it to the next, and it counts once', async (_when, table) => {
  const { place, remove } = await freshDatabase();
  const here = await openParlor({ place });
  const client = postgres(place.url, { max: 2, onnotice: () => {} });
  onTestFinished(async () => {
    await client.end();
    await here.close();
    await remove();
  });
  const [ann, ben] = [await here.guest('Ann'), await here.guest('Ben')];
  const game = await here.play([ann, ben], SHORT);
  const dying = await startProgram(settingsFor(place));
  let letGo = (): void => {};
  const holding = client.begin(async (hold) => {
    await hold.unsafe(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await new Promise<void>((resolve) => {
      letGo = resolve;
      void fetch(`${dying.url}/games/${game.id}/actions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'place', column: 0 }),
      }).catch(() => {});
    });
  });
  await until(async () => expect((await client.unsafe(HELD_UP, [table])).length).toBeGreaterThan(0));
  await dying.stop('SIGKILL');
  letGo();
  await holding;
  expect(await boardOf(here)).toEqual([]);
  await here.services.tables.ratings.catchUp();
  expect(await boardOf(here)).toMatchObject([
    { name: 'Ann', games: 1 },
    { name: 'Ben', games: 1 },
  ]);
  const ask = async (statement: string) => client.unsafe(statement);
  const counted = await everyBit({ ask });
  await here.services.tables.ratings.catchUp();
  expect(await everyBit({ ask })).toBe(counted);
});
