import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { verifyText } from '../../src/record/verify.js';
import type { Game, Guest } from '../support/parlor.js';
import { type FreshPlace, PLACES } from '../support/places.js';
import { client, type Program, settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';

const GAMES = 40;

const start = async (settings: { readonly [variable: string]: string }): Promise<Program> => {
  const program = await startProgram(settings);
  onTestFinished(async () => void (await program.stop('SIGKILL')));
  return program;
};

describe.each(PLACES)('killed while somebody is being forgotten, on %s,', (_name, freshPlace) => {
  let fresh: FreshPlace;
  beforeAll(async () => {
    fresh = await freshPlace();
  });
  afterAll(() => fresh?.remove());

  test('the next process finishes it: no token, no name, no game that waits for them, and every chain holds', async () => {
    const killed = await start(settingsFor(fresh.place));
    const { post, get } = client(killed.url);
    const zoe = (await post<Guest>('/players', undefined, { name: 'Zoe' })).body;
    const wanted = { ruleset: 'knucklebones' };
    const games = await Promise.all(
      Array.from({ length: GAMES }, async () => (await post<Game>('/games', zoe.token, wanted)).body.id),
    );
    const authorization = `Bearer ${zoe.token}`;
    const asked = fetch(new URL('/me', killed.url), { method: 'DELETE', headers: { authorization } });
    asked.catch(() => {});
    // The first sign of it: the token is good no more. Most games are still to be left then.
    while ((await get('/me', zoe.token)).status === 200);
    await killed.stop('SIGKILL');

    const revived = await start(settingsFor(fresh.place));
    const { get: look } = client(revived.url);
    expect((await look('/me', zoe.token)).status).toBe(401);
    for (const id of games)
      await until(async () => expect((await look<Game>(`/games/${id}`)).body.status).toBe('over'));
    for (const id of games.slice(0, 3)) {
      await until(async () =>
        expect((await look<Game>(`/games/${id}`)).body.seats[0]?.name).toBe('Somebody'),
      );
      const record = await (await fetch(new URL(`/games/${id}/record`, revived.url))).text();
      expect(record).not.toContain('Zoe');
      expect(verifyText(record)).toMatchObject({ isSound: true });
    }
  });
});
