import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askBoth, type HowLaid, layTables, openPair, type Pair, type Tables } from './support/pair.js';
import { plainQuestions, type Scene } from './support/questions.js';
import { twinsOf } from './support/twins.js';
import { type Answer, type Guest, NOON, type Question } from './support/world.js';

/**
 * Two games that differed in every hand are over, and lie open. Whoever plays again does so at a table with a secret of its own: nothing
 * of the game before, and nothing of what is to be dealt, shows in anything that can be asked while it waits.
 */
const TWINS = twinsOf({ seed: 'a first round', seats: 4, watcher: 0, actions: 4 });

let pair: Pair;
beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(NOON), toFake: ['Date'] });
  pair = await openPair();
});
afterAll(async () => {
  await pair.close();
  vi.useRealTimers();
});

/** A commitment, and what is chained to it, are of one table alone. */
const SEALED = /[0-9a-f]{64}/g;
const unsealed = ({ status, headers, body }: Answer) => ({
  status,
  headers: headers.map(([name, value]) => [name, value.replaceAll(SEALED, 'sealed')]),
  body: body.replaceAll(SEALED, 'sealed'),
});

const askAlike = async (as: Guest | null, questions: readonly Question[]): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (const question of questions) {
    const [here, there] = await askBoth(pair, question, as);
    expect(unsealed(there), `${as?.name ?? 'somebody'}: ${JSON.stringify(question)}`).toEqual(unsealed(here));
    answers.push(here);
  }
  return answers;
};

/** A game that was broken off, with everything shown that differs. */
const broken = async (how: HowLaid = {}): Promise<Tables> => {
  const tables = await layTables(pair, TWINS, { ...how, laid: () => ({ whenLeft: 'end' }) });
  await tables.playTo(TWINS.steps.length);
  const [leaver = null] = tables.players.slice(-1);
  const seat = `/games/${tables.here.gameId}/seats/${tables.players.length - 1}`;
  for (const { status, body } of await askBoth(pair, { method: 'DELETE', path: seat }, leaver))
    expect(status, body).toBe(200);
  const [here, there] = await askBoth(pair, { method: 'GET', path: `/games/${tables.here.gameId}` }, null);
  if (how.visibility !== 'private')
    expect(JSON.parse(here.body).view).not.toEqual(JSON.parse(there.body).view);
  return tables;
};

const again = ({ here }: Tables): Question => ({ method: 'POST', path: `/games/${here.gameId}/rematch` });

let words = 0;
const sceneOf = (answer: Answer | undefined, notices: number): Scene => {
  const { id, version, seats } = JSON.parse(answer?.body ?? '');
  const seat = seats.findIndex(({ you }: { you?: boolean }) => you === true);
  return {
    gameId: id,
    version,
    seats: seats.length,
    seat: seat === -1 ? null : seat,
    isToAct: false,
    notices,
    refused: [],
    accepted: [],
    word: () => `again-${++words}`,
  };
};

test('a rematch is refused while the game lasts, and after it laid, shown, told and joined alike', async () => {
  const lasting = await layTables(pair, TWINS);
  await lasting.playTo(TWINS.steps.length);
  for (const as of [lasting.watcher, lasting.onlooker, null])
    for (const { status } of await askAlike(as, [again(lasting)]))
      expect(status).toBe(as === null ? 401 : 409);

  const tables = await broken();
  const { watcher, onlooker, players } = tables;
  const [laid] = await askAlike(watcher, [again(tables)]);
  expect(laid?.status, laid?.body).toBe(201);
  const { id } = JSON.parse(laid?.body ?? '');
  const look: Question = { method: 'GET', path: `/games/${id}` };
  const [here, there] = await askBoth(pair, look, null);
  expect(JSON.parse(here.body).commitment, 'each table has a secret of its own').not.toBe(
    JSON.parse(there.body).commitment,
  );
  const late = players.at(1) ?? onlooker;
  const everybody = [watcher, late, onlooker, null];
  const lookAround = async (): Promise<void> => {
    for (const as of everybody) {
      const [seen] = await askAlike(as, [look]);
      expect(seen?.status).toBe(200);
      await askAlike(as, plainQuestions(sceneOf(seen, 0)));
    }
  };
  await lookAround();
  const [joined] = await askAlike(late, [again(tables)]);
  expect(JSON.parse(joined?.body ?? '')).toMatchObject({ id, status: 'waiting' });
  await lookAround();
});

test('a rematch of a private game is no game at all to those who did not sit there', async () => {
  const tables = await broken({ visibility: 'private' });
  const [laid] = await askAlike(tables.watcher, [again(tables)]);
  const scene = sceneOf(laid, 0);
  const never = { ...scene, gameId: 'g_0000000000000000000000' };
  for (const as of [tables.onlooker, null]) {
    const [asked, other] = [scene, never].map((one) =>
      plainQuestions(one).filter(({ path }) => path.includes(one.gameId)),
    );
    const answers = await askAlike(as, asked ?? []);
    const nothing = await askAlike(as, other ?? []);
    expect(answers.map(({ status }) => status)).toEqual(nothing.map(({ status }) => status));
    for (const { body } of answers) expect(body).not.toContain(tables.watcher.name);
    const [linked] = await askAlike(as, [{ method: 'GET', path: `/games/${tables.here.gameId}` }]);
    expect(linked?.status).toBe(404);
  }
});
