import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Acted, Game, Guest, Parlor, Reply } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';

/** What one step of a client does, and how it repeats it. */
const steps = fc.array(
  fc.record({
    seat: fc.nat(1),
    choice: fc.nat(5),
    repeats: fc.constantFrom('once', 'afterwards', 'at once', 'elsewhere'),
  }),
  { minLength: 1, maxLength: 10 },
);

describe.each([
  ['one process on a folder', freshFolder],
  ['two processes on a Postgres server', freshDatabase],
] as const)('with %s', (_name, freshPlace) => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  let guests: readonly [Guest, Guest];
  beforeAll(async () => {
    parlors = await openParlors(freshPlace);
    ({ here, there } = parlors);
    guests = [await here.guest('Ann'), await here.guest('Ben')];
  });
  afterAll(() => parlors?.close());

  test('a client that repeats requests at random changes nothing by it', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const game = await here.play(guests, { options: { width: 2, height: 2 } });
        let acknowledged = 0;
        for (const [index, { seat, choice, repeats }] of plan.entries()) {
          const as = guests[seat === 0 ? 0 : 1];
          const body = { type: 'place', column: choice % 2 };
          const headers = { 'idempotency-key': `step-${index}` };
          const send = (through: Parlor): Promise<Reply<Acted>> =>
            through.post<Acted>(`/games/${game.id}/actions`, { as, body, headers });
          const also = repeats === 'elsewhere' ? there : here;
          const answers =
            repeats === 'once' || repeats === 'afterwards'
              ? [await send(here)]
              : await Promise.all([send(here), send(also)]);
          if (repeats !== 'once') answers.push(await send(also));
          const done = answers.filter(({ status }) => status === 201);
          expect(new Set(done.map(({ text }) => text)).size, 'all say the same').toBeLessThanOrEqual(1);
          if (done.length > 0) acknowledged++;
          if (repeats !== 'once' && done.length > 0)
            expect(answers.at(-1)?.headers.get('idempotency-replayed')).toBe('true');
        }
        const log = await here.log(game.id);
        expect(log.filter(({ action }) => action !== null)).toHaveLength(acknowledged);
        const { body } = await there.get<Game>(`/games/${game.id}`);
        expect(body.version).toBe(log.length);
      }),
      { numRuns: 8 },
    );
  });
});
