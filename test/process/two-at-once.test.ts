import postgres from 'postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { firstBrokenEntry } from '../../src/table/game/published.js';
import { open } from '../live/support/open.js';
import { ask } from '../live/support/remote.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { type FreshPlace, freshDatabase } from '../support/places.js';
import { type Program, settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';

/** This process and another one, which dies in the end, on one Postgres server. */
let fresh: FreshPlace<{ readonly url: string }>;
let here: Parlor;
let there: Program;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  fresh = await freshDatabase();
  [here, there] = await Promise.all([
    openParlor({ place: fresh.place }),
    startProgram(settingsFor(fresh.place)),
  ]);
  [ann, ben] = [await here.guest('Ann'), await here.guest('Ben')];
});
afterAll(async () => {
  await there?.stop('SIGKILL');
  await here?.close();
  await fresh?.remove();
});

/** The same is asked of both at once, by one or by two. */
const atBoth = async (
  method: string,
  path: string,
  body: object,
  [one, other]: readonly [Guest?, Guest?] = [],
): Promise<readonly number[]> => {
  const question = { body, ...(other === undefined ? {} : { token: other.token }) };
  const answers = await Promise.all([
    here.request(method, path, { as: one, body }),
    ask(there.url, method, path, question),
  ]);
  return answers.map(({ status }) => status).toSorted();
};

const ROUNDS = 4;

test('what is for one use is used once, whichever process is asked', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { code } = (await here.post<{ code: string }>('/me/links', { as: ann })).body;
    expect(await atBoth('POST', '/tokens', { code, label: `phone ${round}` })).toEqual([201, 404]);
    const seats = [{ player: 'me' }, { invite: true }];
    const table = await here.lay(ann, { seats, visibility: 'private' });
    const { invitation: invite } = table.seats[1] ?? {};
    const guests = [ben, await here.guest('Cat')] as const;
    const [sat, late] = await atBoth('POST', `/games/${table.id}/seats`, { invite }, guests);
    expect(sat).toBe(201);
    // To whoever comes too late a private table is none, or one where nobody is expected any more.
    expect([404, 409]).toContain(late);
  }
});

test('two who answer, or offer, at once are one after the other, and nothing is written twice', async () => {
  const game = await here.play([ann, ben]);
  const made = await here.post<Game>(`/games/${game.id}/offers`, { as: ann, body: { type: 'draw' } });
  const answers = `/games/${game.id}/offers/${made.body.offer?.number}/answers`;
  expect(await atBoth('POST', answers, { answer: 'accept' }, [ben, ben])).toEqual([201, 409]);
  const other = await here.play([ann, ben]);
  expect(await atBoth('POST', `/games/${other.id}/offers`, { type: 'draw' }, [ann, ben])).toEqual([201, 409]);
  for (const { id } of [game, other]) {
    const log = await here.log(id);
    expect(log.filter(({ event }) => event.type === 'offer-made')).toHaveLength(1);
    expect(firstBrokenEntry(log)).toBeNull();
  }
});

test('time punishes once, also when one of two who watch it dies; and what it took with it is found out', async () => {
  const lost = await Promise.all(
    ['phone', 'tablet', 'fridge'].map(async (label) => {
      const { body } = await here.post<Guest>('/me/tokens', { as: ben, body: { label } });
      return { token: body, stream: await open(here, '/me/events', { as: body }) };
    }),
  );
  const [unsaid, ...revoked] = lost;
  const clock = { perTurnSeconds: 1, bankSeconds: 0, whenOut: 'forfeit' };
  const games = await Promise.all(Array.from({ length: 2 * ROUNDS }, () => here.play([ann, ben], { clock })));
  const isOver = async ({ id }: Game) => (await here.get<Game>(`/games/${id}`)).body.status === 'over';
  await until(async () => expect(await Promise.all(games.map(isOver))).toContain(true));

  // It revoked one and had told nobody, and was asked for others, when it died.
  const admin = postgres(fresh.place.url, { max: 1 });
  onTestFinished(() => admin.end());
  await admin`DELETE FROM tokens WHERE token_id = ${unsaid?.token.id ?? ''}`;
  const asked = revoked.map(({ token }) =>
    ask(there.url, 'DELETE', `/me/tokens/${token.id}`, { token: ben.token }),
  );
  await Promise.race(asked);
  await there.stop('SIGKILL');
  await Promise.allSettled(asked);
  for (const { token } of revoked)
    expect([200, 404]).toContain((await here.del(`/me/tokens/${token.id}`, { as: ben })).status);
  for (const { token } of revoked) expect((await here.get('/me', { as: token })).status).toBe(401);
  for (const { stream } of lost) expect((await stream.rest()).at(-1)?.told.reason).toBe('token-revoked');
  expect((await here.get('/me', { as: unsaid?.token })).status).toBe(401);
  expect((await here.get('/me', { as: ben })).status).toBe(200);

  await until(async () => expect(await Promise.all(games.map(isOver))).not.toContain(false));
  for (const { id } of games) {
    const log = await here.log(id);
    expect(log.map(({ event }) => event.type).slice(-2)).toEqual(['clock-ran-out', 'game-ended']);
    expect(log.filter(({ event }) => event.type === 'clock-ran-out')).toHaveLength(1);
    expect(firstBrokenEntry(log)).toBeNull();
  }
});
