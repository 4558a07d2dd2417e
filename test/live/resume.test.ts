import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { PLACES } from '../support/places.js';
import { NDJSON, SSE } from './support/listen.js';
import { open } from './support/open.js';
import { act, playOut } from './support/play.js';

/** How a reader behaves: it reads so many, hangs up, comes back. */
const visits = fc.array(
  fc.record({
    reads: fc.nat(4),
    accept: fc.constantFrom(SSE, NDJSON),
    by: fc.constantFrom('header', 'query'),
    plays: fc.nat(2),
  }),
  { minLength: 1, maxLength: 12 },
);

describe.each(PLACES)('on %s', (_name, fresh) => {
  let parlor: Parlor;
  let ann: Guest;
  beforeAll(async () => {
    parlor = await openParlor({ fresh });
    ann = await parlor.guest('Ann');
  });
  afterAll(() => parlor?.close());

  test('a reader that reconnects at random points sees every event once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(visits, async (plan) => {
        const game = await parlor.lay(ann, {
          seats: [{ player: 'me' }, { player: 'me' }],
          options: { width: 1, height: 3 },
        });
        const seen: number[] = [];
        const resume = (by: string) => ({
          path: `/games/${game.id}/events${by === 'query' ? `?after=${seen.at(-1) ?? 0}` : ''}`,
          headers: by === 'header' ? { 'last-event-id': String(seen.at(-1) ?? 0) } : {},
        });
        let isOver = false;
        for (const { reads, accept, by, plays } of plan) {
          const { path, headers } = resume(by);
          const stream = await open(parlor, path, { accept, headers });
          for (let played = 0; played < plays && !isOver; played++)
            isOver = (await act(parlor, game.id, [ann])).game.status === 'over';
          const { version } = (await parlor.get<{ version: number }>(`/games/${game.id}`)).body;
          const most = Math.min(reads, version - seen.length);
          for (const { id } of await stream.take(most)) seen.push(id ?? 0);
          await stream.hangUp();
        }
        if (!isOver) await playOut(parlor, game.id, [ann]);
        const { path, headers } = resume('header');
        for (const { id, type } of await (await open(parlor, path, { headers })).rest())
          if (type !== 'end') seen.push(id ?? 0);
        const log = await parlor.log(game.id);
        expect(seen).toEqual(log.map(({ seq }) => seq));
      }),
      { numRuns: 8 },
    );
    expect(parlor.services.streams.count, 'whoever hung up was noticed').toBe(0);
  });
});
