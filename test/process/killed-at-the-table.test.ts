import { describe, expect, onTestFinished, test } from 'vitest';
import { firstBrokenEntry } from '../../src/table/game/published.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { PLACES } from '../support/places.js';
import { settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';
import { deedsOf, sceneOf } from './support/deeds.js';

const HALF_AN_HOUR = 31 * 60_000;
const TEN_MINUTES = 10 * 60_000;

describe.each(PLACES)('on %s', (_name, freshPlace) => {
  test('whatever a process dies over is done once or not at all, and another takes it up', async () => {
    const { place, remove } = await freshPlace();
    // A folder belongs to one process at a time; a Postgres server has room for one that goes on all the while.
    const isShared = 'url' in place;
    let ago = HALF_AN_HOUR;
    const clock = () => Date.now() - ago;
    let here: Parlor = await openParlor({ place, clock });
    onTestFinished(async () => {
      await here.close();
      await remove();
    });
    const pass = async (): Promise<void> => {
      for (; ago > 0; ago = Math.max(0, ago - 20_000)) await here.services.tables.beat();
    };
    const scene = await sceneOf(here, pass);
    const deeds = deedsOf(scene);
    // A claim asks who was seen while the house was open: however long the next one takes to come, it was.
    await here.store.clocks.beat(new Date(Date.now() + TEN_MINUTES), new Date(0));
    if (!isShared) await here.close();

    const headers = { 'idempotency-key': 'once-and-never-twice' };
    const doomed = await startProgram(settingsFor(place));
    const asked = deeds.map(({ as, method, path, body }) =>
      fetch(new URL(path, doomed.url), {
        method,
        headers: {
          ...headers,
          ...(as === null ? {} : { authorization: `Bearer ${as.token}` }),
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    // Some are answered, some are written and not answered, some never arrive: it dies with the first answer.
    await Promise.race(asked);
    await doomed.stop('SIGKILL');
    await Promise.allSettled(asked);
    if (!isShared) here = await openParlor({ place, clock });

    for (const { name, as, method, path, body, holds } of deeds) {
      const reply = await here.request<Game & Guest>(method, path, {
        ...(as === null ? {} : { as }),
        headers,
        ...(body === undefined ? {} : { body }),
      });
      await holds(here, reply).catch((error: unknown) => {
        throw new Error(`${name}: ${reply.text}`, { cause: error });
      });
    }
    const { timed } = scene;
    const ended = async () => (await here.get<Game>(`/games/${timed.id}`)).body.outcome?.ended;
    await until(async () => expect(await ended()).toBe('out-of-time'));
    const log = await here.log(timed.id);
    expect(log.filter(({ event }) => event.type === 'clock-ran-out')).toHaveLength(1);
    expect(firstBrokenEntry(log)).toBeNull();
  });
});
