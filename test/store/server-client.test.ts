import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { clientTo } from '../../src/store/server-client.js';
import { freshDatabase } from '../support/places.js';

test('what is asked after a long while, and is about to be sent, is answered', async () => {
  const server = await freshDatabase();
  onTestFinished(() => server.remove());
  const silenceMs = 200;
  const client = clientTo(String(server.place.url), { name: 'a while', max: 1, silenceMs });
  for (let whiles = 0; whiles < 3; whiles++) {
    await client`SELECT 1`;
    // Busy with something else, for longer than a silence may last.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * silenceMs);
    // Like everything that is written: whoever is ready travels together. All clocks ring before the driver sends it.
    await nextRound();
    expect(await client`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  }
  await client.end();
});
