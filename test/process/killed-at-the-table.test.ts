import { expect, onTestFinished, test } from 'vitest';
import { firstBrokenEntry } from '../../src/table/game/published.js';
import { type Acted, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';

/** Something that is asked of a process that dies over it, and then, under the same key, of another. */
interface Deed {
  readonly name: string;
  readonly as: Guest;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** The game that it is written in; null when that is told by the answer. */
  readonly gameId: string | null;
  /** What is written once. */
  readonly type: string;
}

const SMALL = { options: { width: 1, height: 1 } };

/** Games as they stand after half an hour in which somebody was gone and the house was open. */
const tables = async (parlor: Parlor, ann: Guest, ben: Guest, pass: () => Promise<void>) => {
  const claimed = await parlor.play([ann, ben]);
  await pass();
  const waiting = await parlor.lay(ann, { seats: [{ player: 'me' }, { open: true }] });
  const offered = await parlor.play([ann, ben]);
  const { body } = await parlor.post<Game>(`/games/${offered.id}/offers`, {
    as: ann,
    body: { type: 'draw' },
  });
  const over = await parlor.play([ann, ben], SMALL);
  await parlor.post<Acted>(`/games/${over.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  const clock = { perTurnSeconds: 1, bankSeconds: 0, whenOut: 'forfeit' };
  const timed = await parlor.play([ann, ben], { clock });
  return { claimed, waiting, offered, number: body.offer?.number, over, timed };
};

test('whatever a process dies over is done once or not at all, and another takes it up', async () => {
  const { place, remove } = await freshDatabase();
  const HALF_AN_HOUR = 31 * 60_000;
  let ago = HALF_AN_HOUR;
  const here = await openParlor({ place, clock: () => Date.now() - ago });
  onTestFinished(async () => {
    await here.close();
    await remove();
  });
  const pass = async (): Promise<void> => {
    for (; ago > 0; ago = Math.max(0, ago - 20_000)) await here.services.tables.beat();
  };
  const [ann, ben] = [await here.guest('Ann'), await here.guest('Ben')];
  const { claimed, waiting, offered, number, over, timed } = await tables(here, ann, ben, pass);
  const deeds: readonly Deed[] = [
    {
      name: 'a claim',
      as: ben,
      method: 'POST',
      path: `/games/${claimed.id}/claims`,
      body: { type: 'end' },
      gameId: claimed.id,
      type: 'seat-claimed',
    },
    {
      name: 'the host’s hand',
      as: ann,
      method: 'PATCH',
      path: `/games/${waiting.id}/seats/1`,
      body: { bot: 'easy' },
      gameId: waiting.id,
      type: 'seat-given',
    },
    {
      name: 'an offer',
      as: ben,
      method: 'POST',
      path: `/games/${offered.id}/offers/${number}/answers`,
      body: { answer: 'accept' },
      gameId: offered.id,
      type: 'offer-accepted',
    },
    {
      name: 'a rematch',
      as: ann,
      method: 'POST',
      path: `/games/${over.id}/rematch`,
      gameId: null,
      type: 'game-created',
    },
  ];
  const headers = { 'idempotency-key': 'once' };
  const doomed = await startProgram(settingsFor(place));
  const asked = deeds.map(({ as, method, path, body }) =>
    fetch(new URL(path, doomed.url), {
      method,
      headers: { ...headers, authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  // Some are answered, some are written and not answered, some never arrive: it dies with the first answer.
  await Promise.race(asked);
  await doomed.stop('SIGKILL');
  await Promise.allSettled(asked);

  for (const { name, as, method, path, body, gameId, type } of deeds) {
    const reply = await here.request<Game>(method, path, {
      as,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    expect(reply.status, `${name}: ${reply.text}`).toBeLessThan(300);
    const log = await here.log(gameId ?? reply.body.id);
    expect(
      log.filter(({ event }) => event.type === type),
      name,
    ).toHaveLength(1);
    expect(firstBrokenEntry(log), name).toBeNull();
  }
  const ended = async () => (await here.get<Game>(`/games/${timed.id}`)).body.outcome?.ended;
  await until(async () => expect(await ended()).toBe('out-of-time'));
  const log = await here.log(timed.id);
  expect(log.filter(({ event }) => event.type === 'clock-ran-out')).toHaveLength(1);
});
