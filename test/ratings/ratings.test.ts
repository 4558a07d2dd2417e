import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game, Guest, Parlor } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { playTurnOf } from '../support/turns.js';
import { until } from '../support/until.js';
import { beat, boardOf, ownOf, SHORT } from './support.js';

interface Club {
  readonly id: string;
  readonly code: string;
}

describe.each([
  ['one process on a folder', freshFolder],
  ['two processes on a Postgres server', freshDatabase],
] as const)('ratings, with %s,', (_name, freshPlace) => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  beforeAll(async () => {
    parlors = await openParlors(freshPlace);
    ({ here, there } = parlors);
  });
  afterAll(() => parlors?.close());

  const guests = (...names: readonly string[]): Promise<Guest[]> =>
    Promise.all(names.map((name) => here.guest(name)));
  /** A roof of their own keeps what the tests count apart. */
  const clubOf = async (owner: Guest, ...members: readonly Guest[]): Promise<string> => {
    const { body } = await here.post<Club>('/clubs', { as: owner, body: { name: 'Class 7b' } });
    for (const as of members) {
      const name = { code: body.code, displayName: `${as.name} of 7b` };
      await here.post('/clubs/join', { as, body: name });
    }
    return body.id;
  };

  test('say of a game who won, and how little that says', async () => {
    const [ann, ben] = await guests('Ann', 'Ben');
    if (!ann || !ben) return expect.fail();
    const game = await beat(here, [ann, ben]);
    expect(game).toMatchObject({ rated: true });
    const board = await boardOf(here, '', ann);
    expect(board).toMatchObject([
      { rank: 1, kind: 'player', name: 'Ann', you: true, games: 1, damped: 0, fromAbove: null },
      { rank: 2, kind: 'player', name: 'Ben', you: false, games: 1, fromAbove: 'not-yet-separable' },
    ]);
    for (const { rating, deviation, score, interval } of board) {
      expect(Math.abs(score - (rating - deviation))).toBeLessThanOrEqual(1);
      expect(interval.low).toBeLessThan(score);
      expect(interval.high).toBeGreaterThan(rating);
    }
    const [own] = await ownOf(here, ben);
    expect(own).toMatchObject({ ruleset: 'knucklebones', club: null, games: 1, rating: board[1]?.rating });
    expect(own?.recent).toMatchObject([{ gameId: game.id, weight: 1, damped: false }]);
    expect(own?.recent[0]?.change).toBeLessThan(0);
    await until(async () => expect(await boardOf(there)).toHaveLength(2));
    expect(JSON.stringify(await boardOf(there))).not.toContain(ann.id);
  });

  test('know nothing of games that are not rated, and of none that prove nothing', async () => {
    const [ann, ben] = await guests('Ann', 'Ben');
    if (!ann || !ben) return expect.fail();
    await beat(here, [ann, ben], { rated: false });
    const left = await here.play([ann, ben], SHORT);
    await here.del(`/games/${left.id}/seats/0`, { as: ann });
    await here.del(`/games/${left.id}/seats/1`, { as: ben });
    expect(await ownOf(here, ann)).toEqual([]);
    const lay = (body: object) =>
      here.post('/games', { as: ann, body: { ruleset: 'knucklebones', ...body } });
    expect((await lay({ rated: true, chance: { seed: 'x' } })).body).toMatchObject({ code: 'not-ratable' });
    expect((await lay({ rated: true, chance: { script: [1] } })).body).toMatchObject({ code: 'not-ratable' });
    const both = { rated: true, seats: [{ player: 'me' }, { player: 'me' }] };
    expect((await lay(both)).body).toMatchObject({ code: 'not-ratable' });
    const fork = await here.post<Game>(`/games/${(await here.play([ann, ben], SHORT)).id}/forks`, {
      as: ann,
      body: {},
    });
    expect(fork.body).toMatchObject({ sandbox: true, rated: false });
  });

  test('have one seat for each person, and nothing is taken back', async () => {
    const [ann, ben] = await guests('Ann', 'Ben');
    if (!ann || !ben) return expect.fail();
    const { id } = await here.lay(ann, { rated: true });
    const second = await there.post(`/games/${id}/seats`, { as: ann, body: { seat: 1 } });
    expect(second.body).toMatchObject({ code: 'seat-barred' });
    await here.post(`/games/${id}/seats`, { as: ben, body: {} });
    await playTurnOf(here, id, [ann, ben], 0);
    const back = await here.post(`/games/${id}/offers`, { as: ann, body: { type: 'takeback' } });
    expect(back.body).toMatchObject({ code: 'offer-not-possible' });
  });

  test('count whoever resigns as last, a draw as a draw, and a rematch like the game before', async () => {
    const [ann, ben] = await guests('Ann', 'Ben');
    if (!ann || !ben) return expect.fail();
    const club = await clubOf(ann, ben);
    const first = await here.play([ann, ben], { rated: true, club });
    await playTurnOf(here, first.id, [ann, ben], 1);
    await there.del(`/games/${first.id}/seats/1`, { as: ben });
    await until(async () => expect(await boardOf(here, `?club=${club}`, ann)).toHaveLength(2));
    const [winner, loser] = await boardOf(here, `?club=${club}`, ann);
    expect([winner?.name, loser?.name]).toEqual(['Ann', 'Ben of 7b']);
    const again = await here.post<Game>(`/games/${first.id}/rematch`, { as: ann });
    expect(again.body).toMatchObject({ rated: true, club });
    await here.post(`/games/${first.id}/rematch`, { as: ben });
    const offered = await here.post<Game>(`/games/${again.body.id}/offers`, {
      as: ann,
      body: { type: 'draw' },
    });
    const answers = `/games/${again.body.id}/offers/${offered.body.offer?.number}/answers`;
    await here.post(answers, { as: ben, body: { answer: 'accept' } });
    const after = await boardOf(here, `?club=${club}`, ann);
    const gap = (rows: typeof after) => (rows[0]?.rating ?? 0) - (rows[1]?.rating ?? 0);
    expect(after.map(({ games }) => games)).toEqual([2, 2]);
    expect(gap(after)).toBeLessThan((winner?.rating ?? 0) - (loser?.rating ?? 0));
  });

  test('rate bots like everybody, and whoever plays one is compared with it', async () => {
    const [ann] = await guests('Ann');
    if (!ann) return expect.fail();
    const club = await clubOf(ann);
    const seats = [{ player: 'me' }, { bot: 'hard' }];
    const { id } = await here.lay(ann, { ...SHORT, seats, club });
    await here.post(`/games/${id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
    expect(await boardOf(here, `?club=${club}`, ann)).toMatchObject([
      { name: 'Ann', kind: 'player', level: null },
      { name: 'Hard bot', kind: 'bot', level: 'hard', you: false },
    ]);
  });

  test('are not farmed: the sixth game of the same two within a day counts for less, and it shows', async () => {
    const [ann, ben, eve] = await guests('Ann', 'Ben', 'Eve');
    if (!ann || !ben || !eve) return expect.fail();
    const club = await clubOf(ann, ben, eve);
    for (let games = 0; games < 7; games++) await beat(here, [ann, ben], { club });
    await beat(here, [ann, eve], { club });
    const [own] = await ownOf(here, ann);
    expect(own).toMatchObject({ club, games: 8, damped: 2 });
    expect(own?.recent.map(({ weight }) => weight)).toEqual([1, 5 / 7, 5 / 6, 1, 1, 1, 1, 1]);
    expect(own?.recent.map(({ damped }) => damped).filter(Boolean)).toHaveLength(2);
    const board = await boardOf(here, `?club=${club}`, ann);
    expect(board.find(({ name }) => name === 'Ben of 7b')).toMatchObject({ games: 7, damped: 2 });
    expect(board.at(-1)?.fromAbove).toBe('not-yet-separable');
  });

  test('of a club are for its people, under the names they have there, for as long as it is there', async () => {
    const [ann, ben, eve] = await guests('Ann', 'Ben', 'Eve');
    if (!ann || !ben || !eve) return expect.fail();
    const club = await clubOf(ann, ben);
    await beat(here, [ben, ann], { club });
    const query = `?club=${club}`;
    expect((await boardOf(here, query, ann)).map(({ name }) => name)).toEqual(['Ben of 7b', 'Ann']);
    const boards = await here.get<{ items: unknown[] }>(`/leaderboards${query}`, { as: ann });
    expect(boards.body.items).toMatchObject([{ ruleset: 'knucklebones', club, rated: 2 }]);
    for (const path of ['/leaderboards', '/leaderboards/knucklebones', '/leaderboards/knucklebones/csv'])
      for (const as of [eve, undefined])
        expect((await there.get(`${path}${query}`, { as })).body).toMatchObject({ code: 'unknown-club' });
    expect((await boardOf(here)).some(({ name }) => name === 'Ben of 7b')).toBe(false);
    const you = (await here.get<{ you: { id: string } }>(`/clubs/${club}`, { as: ben })).body.you.id;
    await here.del(`/clubs/${club}/members/${you}`, { as: ben });
    await until(async () =>
      expect(await boardOf(there, query, ann)).toMatchObject([{ rank: 1, name: 'Ann' }]),
    );
    expect(await ownOf(here, ben)).toEqual([]);
    await here.del(`/clubs/${club}`, { as: ann });
    expect(await ownOf(here, ann)).toEqual([]);
  });

  test('of whoever is forgotten are shown no more, and those of the others stay as they are', async () => {
    const [ann, ben] = await guests('Ann', 'Ben');
    if (!ann || !ben) return expect.fail();
    await beat(here, [ann, ben]);
    const before = (await boardOf(here, '', ann)).find(({ you }) => you);
    const count = (await boardOf(here)).length;
    await here.del('/me', { as: ben });
    const board = await boardOf(here, '', ann);
    expect(board).toHaveLength(count - 1);
    expect(board.find(({ you }) => you)).toMatchObject({
      rating: before?.rating,
      deviation: before?.deviation,
    });
    await here.services.tables.ratings.rebuild();
    const rebuilt = (await boardOf(here, '', ann)).find(({ you }) => you);
    expect(rebuilt).toMatchObject({ rating: before?.rating, deviation: before?.deviation });
  });

  test('come in pages, and as a sheet in which no name is a formula', async () => {
    const [ann, ben] = await guests('=1+1', 'Ben, "B"');
    if (!ann || !ben) return expect.fail();
    const club = await clubOf(ann);
    const code = (await here.get<Club>(`/clubs/${club}`, { as: ann })).body.code;
    await here.post('/clubs/join', { as: ben, body: { code } });
    await beat(here, [ann, ben], { club });
    const path = `/leaderboards/knucklebones?club=${club}&limit=1`;
    const first = await here.get<{ items: unknown[]; nextCursor: string }>(path, { as: ann });
    expect(first.body.items).toMatchObject([{ rank: 1, name: '=1+1' }]);
    const second = await here.get<{ items: unknown[]; nextCursor: null }>(
      `${path}&cursor=${first.body.nextCursor}`,
      { as: ann },
    );
    expect(second.body).toMatchObject({
      items: [{ rank: 2, fromAbove: 'not-yet-separable' }],
      nextCursor: null,
    });
    expect((await here.get(`${path}&cursor=nonsense`, { as: ann })).body).toMatchObject({
      code: 'malformed-request',
    });
    const sheet = await here.get<string>(`/leaderboards/knucklebones/csv?club=${club}`, { as: ann });
    expect(sheet.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, one, two] = sheet.body.split('\r\n');
    expect(head).toBe('rank,kind,name,rating,deviation,score,low,high,games,damped,fromAbove');
    expect(one).toMatch(/^1,player,'=1\+1,\d+,\d+,\d+,\d+,\d+,1,0,$/);
    expect(two).toMatch(/^2,player,"Ben, ""B""",\d+,\d+,\d+,-?\d+,\d+,1,0,not-yet-separable$/);
  });
});
