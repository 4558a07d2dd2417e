import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OwnAssignment } from '../../src/table/classroom/classroom.js';
import { type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, PLACES } from '../support/places.js';
import { until } from '../support/until.js';

/** Who leaves in the middle: a club that ends, or a thing to do that is taken back, between somebody's look and what they write. */

interface Club {
  readonly id: string;
  readonly code: string;
}

const KIT = { type: 'client-kit', score: 90 };
const REPORT = { passed: 9, checks: 10, score: 90 };

describe.each(PLACES)('on %s', (_name, fresh) => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  let teacher: Guest;
  let ann: Guest;
  beforeAll(async () => {
    parlors = await openParlors(fresh);
    ({ here, there } = parlors);
    [teacher, ann] = [await here.guest('Ms Frizzle'), await here.guest('Ann')];
  });
  afterAll(() => parlors?.close());

  const found = async (): Promise<Club> =>
    (await here.post<Club>('/clubs', { as: teacher, body: { name: '7b' } })).body;
  const join = ({ code }: Club) => here.post('/clubs/join', { as: ann, body: { code } });
  const assign = (club: Club) =>
    here.post<OwnAssignment>(`/clubs/${club.id}/assignments`, { as: teacher, body: { task: KIT } });
  /** The very next time this is done, something else happens just before it. */
  const meanwhile = <Room extends object, Deed extends keyof Room & string>(
    room: Room,
    deed: Deed,
    first: () => Promise<unknown>,
  ): void => {
    const original = Object(room)[deed];
    const spy = vi.spyOn(Object(room), deed).mockImplementationOnce(async (...asked: unknown[]) => {
      await first();
      return original(...asked);
    });
    onTestFinished(() => spy.mockRestore());
  };
  const end = (club: Club) => async () => expect(await there.store.clubs.end(club.id)).toBe(true);

  test('to give such a club something to do is to give it to nobody', async () => {
    const club = await found();
    meanwhile(here.store.classrooms, 'assign', end(club));
    expect(await assign(club)).toMatchObject({ status: 404, body: { code: 'unknown-club' } });
  });

  test('to come in by its code is to have a code of nothing', async () => {
    const club = await found();
    meanwhile(here.store.clubs, 'admit', end(club));
    expect(await join(club)).toMatchObject({ status: 404, body: { code: 'unknown-code' } });
  });

  test('to seek somebody in it is to seek in no club', async () => {
    const club = await found();
    meanwhile(here.store.seeks, 'add', async () => {
      await end(club)();
      here.services.tables.clubChanged(club.id);
    });
    const body = { ruleset: 'knucklebones', club: club.id };
    const sought = await here.post('/seeks', { as: teacher, body });
    expect(sought).toMatchObject({ status: 404, body: { code: 'unknown-club' } });
    expect((await here.store.seeks.openOf(teacher.id)).length).toBe(0);
  });

  test('to report on what was taken back, or after one has left, says which of them it was', async () => {
    const club = await found();
    await join(club);
    const { id } = (await assign(club)).body;
    const report = () => here.post(`/clubs/${club.id}/assignments/${id}/reports`, { as: ann, body: REPORT });
    expect((await report()).status).toBe(201);
    meanwhile(here.store.classrooms, 'report', () => there.store.classrooms.drop(club.id, id));
    expect(await report()).toMatchObject({ status: 404, body: { code: 'unknown-assignment' } });
    await assign(club);
    meanwhile(here.store.classrooms, 'report', end(club));
    expect(await report()).toMatchObject({ status: 404, body: { code: 'unknown-club' } });
  });
});

test('whoever writes about a club that is just being ended waits for its end, and writes nothing; their neighbours are written', async () => {
  const { place, remove } = await freshDatabase();
  const parlor = await openParlor({ place });
  const other = postgres(place.url, { max: 1 });
  onTestFinished(async () => {
    await other.end();
    await parlor.close();
    await remove();
  });
  const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
  const found = async (): Promise<Club> =>
    (await parlor.post<Club>('/clubs', { as: ann, body: { name: '7b' } })).body;
  const [ending, staying] = [await found(), await found()];
  const { clubs, classrooms } = parlor.store;
  const note = ({ id }: Club) => ({ clubId: id, playerId: ann.id, code: 'not-your-turn', times: 1, at: 0 });
  const now = new Date();
  const member = { clubId: ending.id, memberId: 'm_ben', playerId: ben.id, displayName: 'Ben' };
  const assignment = { clubId: ending.id, assignmentId: 'a_1', title: 'x', task: KIT, createdAt: now };
  const waiting = async (): Promise<number> =>
    Number(
      (
        await other`SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      )[0]?.count,
    );

  await other`BEGIN`;
  await other`DELETE FROM clubs WHERE club_id = ${ending.id}`;
  const written = Promise.all([
    clubs.admit({ ...member, role: 'member', joinedAt: now }, { members: 10, clubs: 10 }),
    classrooms.assign(assignment, 10),
    classrooms.note([], [note(ending), note(staying)]),
  ]);
  await until(async () => expect(await waiting()).toBe(3));
  await other`COMMIT`;
  expect(await written).toEqual(['no-club', false, undefined]);
  expect((await classrooms.progress(staying.id)).refusals).toMatchObject([{ times: 1 }]);
});
