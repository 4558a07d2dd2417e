import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, Unavailable } from '../../src/store/database.js';
import type { Places } from '../../src/store/places.js';
import { storeOn } from '../../src/store/store.js';
import { newId } from '../../src/table/id.js';
import type { TournamentSeen } from '../../src/table/tournaments/tournament-seen.js';
import { standInsOf } from '../store/support/stand-ins.js';
import { emptyDatabase } from '../support/databases.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

/** Games are spread over two places, and one of them goes away. What goes from game to game goes on past those that cannot be had. */

let places: Places;
let parlor: Parlor;
let isAway = false;

beforeAll(async () => {
  const [home, near, far] = await Promise.all([1, 2, 3].map(() => emptyDatabase(freshDatabase)));
  if (home === undefined || near === undefined || far === undefined) throw new Error('three databases');
  const soon: Database['soon'] = (work) =>
    isAway ? Promise.reject(new Unavailable('gone')) : far.soon(work);
  places = standInsOf([home, near, { ...far, soon }]);
  parlor = await openParlor({ store: storeOn(places) });
});
afterAll(() => parlor?.close());

const isFar = (gameId: string): boolean => places.pieceOf(gameId).name === 'odd';
const idAt = (where: 'near' | 'far'): string => {
  const id = newId('g');
  return isFar(id) === (where === 'far') ? id : idAt(where);
};
const goAway = async (): Promise<void> => {
  isAway = true;
  await parlor.store.ledger.card(idAt('far')).catch(() => {});
};
const comeBack = async (): Promise<void> => {
  isAway = false;
  const far = idAt('far');
  await until(() => expect(places.isAway(far)).toBe(false));
};

test('whoever was brought together meets, though the tables of others cannot be laid', async () => {
  const { store, services } = parlor;
  const long = new Date(Date.now() - 60_000);
  /** Two who wish for different things, brought together by somebody who died then. */
  const paired = async (gameId: string): Promise<string> => {
    const seeks: string[] = [];
    for (const width of [1, 2]) {
      const as = await parlor.guest(`Wants ${width} ${gameId.slice(2, 6)}`);
      const body = { ruleset: 'knucklebones', options: { width, height: 1 + (made++ % 4) }, rated: made > 8 };
      seeks.push((await parlor.post<{ id: string }>('/seeks', { as, body })).body.id);
    }
    expect(await store.seeks.pair(seeks, gameId, long)).toBe(true);
    return seeks[0] ?? '';
  };
  let made = 0;
  // Whichever is looked at first, one that cannot be laid comes before the one that can.
  const [first, between, last] = [
    await paired(idAt('far')),
    await paired(idAt('near')),
    await paired(idAt('far')),
  ];
  await goAway();
  await expect(services.tables.matchmaking.finish()).rejects.toThrow(Unavailable);
  const statuses = async () =>
    Promise.all([first, between, last].map(async (id) => (await store.seeks.find(id))?.status));
  expect(await statuses()).toEqual(['paired', 'matched', 'paired']);
  await comeBack();
  await services.tables.matchmaking.finish();
  expect(await statuses()).toEqual(['matched', 'matched', 'matched']);
});

test('a tournament goes on at the tables that can be had; the others are laid and read when their place is back', async () => {
  const look = async (id: string): Promise<TournamentSeen> =>
    (await parlor.get<TournamentSeen>(`/tournaments/${id}`)).body;
  /** Its first table is at the place that goes away, and its second is not. Nobody hosts more than a few, so each is tried with new people. */
  const begun = async (): Promise<{ readonly it: TournamentSeen; readonly people: readonly Guest[] }> => {
    const people = await Promise.all(['Ann', 'Ben', 'Cat', 'Dan'].map((name) => parlor.guest(name)));
    const [host] = people;
    const body = { name: 'Cup', ruleset: 'knucklebones', format: 'swiss', rounds: 1 };
    const { id } = (await parlor.post<TournamentSeen>('/tournaments', { as: host, body })).body;
    for (const as of people) await parlor.post(`/tournaments/${id}/entrants`, { as, body: {} });
    await parlor.post(`/tournaments/${id}/start`, { as: host });
    const now = await look(id);
    const tables = now.rounds[0]?.tables.map(({ gameId }) => isFar(gameId));
    return tables?.[0] === true && tables[1] === false ? { it: now, people } : begun();
  };
  const { it, people } = await begun();
  const [far, near] = it.rounds[0]?.tables ?? [];
  if (far === undefined || near === undefined) throw new Error('two tables');
  await goAway();
  const sat = await seated(near.gameId, people);
  await parlor.del(`/games/${near.gameId}/seats/0`, { as: sat[0] });
  await until(async () => {
    await parlor.services.tables.tournaments.tend(it.id);
    const tables = (await look(it.id)).rounds[0]?.tables;
    expect(tables?.map(({ points }) => points)).toEqual([null, [0, 1]]);
  });
  await comeBack();
  const late = await seated(far.gameId, people);
  await parlor.del(`/games/${far.gameId}/seats/1`, { as: late[1] });
  await until(async () => {
    await parlor.services.tables.tournaments.tend(it.id);
    expect((await look(it.id)).status).toBe('over');
  });
});

test('the tables of a round that begins now are laid where somebody is', async () => {
  const people = await Promise.all(['Eve', 'Flo', 'Gus', 'Hal'].map((name) => parlor.guest(name)));
  await goAway();
  for (let round = 0; round < 3; round++) {
    const body = { name: 'Cup', ruleset: 'knucklebones', format: 'swiss', rounds: 1 };
    const { id } = (await parlor.post<TournamentSeen>('/tournaments', { as: people[0], body })).body;
    for (const as of people) await parlor.post(`/tournaments/${id}/entrants`, { as, body: {} });
    await parlor.post(`/tournaments/${id}/start`, { as: people[0] });
    await until(async () => {
      const { rounds } = (await parlor.get<TournamentSeen>(`/tournaments/${id}`)).body;
      expect(rounds[0]?.tables.map(({ gameId }) => isFar(gameId))).toEqual([false, false]);
    });
  }
  await comeBack();
});

/** Those for whom a seat is kept sit down, and the game begins. Answers with who sits where. */
const seated = async (gameId: string, people: readonly Guest[]): Promise<readonly Guest[]> => {
  const bySeat: Guest[] = [];
  for (const as of people) {
    const sat = await parlor.post<Game>(`/games/${gameId}/seats`, { as, body: {} });
    const seat = sat.status === 201 ? sat.body.seats.findIndex(({ you }) => you === true) : -1;
    if (seat >= 0) bySeat[seat] = as;
  }
  return bySeat;
};
