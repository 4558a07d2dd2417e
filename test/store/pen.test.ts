import { afterAll, beforeAll, expect, test } from 'vitest';
import { penOn } from '../../src/store/pen.js';
import { clientTo } from '../../src/store/server-client.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

let server: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  server = await freshDatabase();
});
afterAll(() => server?.remove());

const NAME = 'an idle pen';

const penWith = (care: { readonly idleMs: number }) =>
  penOn(
    (onEnd) => {
      const writer = clientTo(String(server.place.url), { name: NAME, max: 1, silenceMs: 60_000, onEnd });
      return {
        ask: (statement, parameters) => writer.unsafe(statement, [...parameters]),
        end: (seconds) => writer.end({ timeout: seconds }),
      };
    },
    { isWithOne: true, ...care },
  );

const sessionsThere = async (): Promise<number> => {
  const client = clientTo(String(server.place.url), { name: 'who is there', max: 1, silenceMs: 60_000 });
  const [row] =
    await client`SELECT count(*)::int AS sessions FROM pg_stat_activity WHERE application_name = ${NAME}`;
  await client.end();
  return row?.sessions;
};

test('a pen that nobody needs is laid down, and one that writes is not, however long it takes', async () => {
  const pen = penWith({ idleMs: 10 });
  for (const seconds of [0.1, 0, 0.02, 0.05]) {
    const written = await pen.write('SELECT pg_sleep($1::float8)', [seconds]);
    expect(written).toHaveLength(1);
  }
  const session = pen.session();
  await until(async () => expect(await sessionsThere()).toBe(0));
  expect(pen.session()).not.toBe(session);
  await pen.close();
});

test('one that is needed stays', async () => {
  const pen = penWith({ idleMs: 2 ** 31 - 1 });
  const [first] = await pen.write('SELECT pg_backend_pid() AS pid', []);
  const session = pen.session();
  expect(await pen.write('SELECT pg_backend_pid() AS pid', [])).toEqual([first]);
  expect(pen.session()).toBe(session);
  await pen.close();
  await until(async () => expect(await sessionsThere()).toBe(0));
});
