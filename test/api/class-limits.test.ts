import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayedNote, RefusedNote } from '../../src/store/classrooms.js';
import type { OwnAssignment } from '../../src/table/classroom/classroom.js';
import { notesIn } from '../../src/table/classroom/notes.js';
import type { Guest, Parlor } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase } from '../support/places.js';

/** Who sends it twice, from two sides at once, and ten thousand times. */

let parlors: Parlors;
let here: Parlor;
let there: Parlor;
let teacher: Guest;
beforeAll(async () => {
  parlors = await openParlors(freshDatabase);
  ({ here, there } = parlors);
  teacher = await here.guest('Ms Frizzle');
});
afterAll(() => parlors?.close());

const found = async (): Promise<string> =>
  (await here.post<{ id: string }>('/clubs', { as: teacher, body: { name: '7b' } })).body.id;
const give = async (door: Parlor, club: string, times: number): Promise<readonly [number, string]> => {
  const task = { type: 'beat', ruleset: 'knucklebones', bot: 'easy', times };
  const path = `/clubs/${club}/assignments`;
  const { status, body } = await door.post<OwnAssignment>(path, { as: teacher, body: { task } });
  return [status, body.id];
};
const given = (club: string) => here.store.classrooms.assignments(club);

test('the same thing to do, given by two processes at once, is there once', async () => {
  const club = await found();
  const both = await Promise.all([here, there, here, there].map((door) => give(door, club, 3)));
  expect(both.map(([status]) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(both.map(([, id]) => id))).toEqual(
    new Set((await given(club)).map(({ assignmentId }) => assignmentId)),
  );
  expect(await given(club)).toHaveLength(1);
});

test('of many who give the last one at once no more are kept than there is room for, and whoever was told yes has theirs', async () => {
  const club = await found();
  for (let times = 1; times <= 47; times++) await give(here, club, times);
  const many = await Promise.all(
    Array.from({ length: 16 }, (_, index) => give(index % 2 === 0 ? here : there, club, 60 + index)),
  );
  const kept = (await given(club)).map(({ assignmentId }) => assignmentId);
  expect(kept.length).toBeLessThanOrEqual(50);
  const yes = many.filter(([status]) => status === 201).map(([, id]) => id);
  expect(kept).toEqual(expect.arrayContaining(yes));
  expect(kept).toHaveLength(47 + yes.length);
});

test('reports of one pupil at two processes at once are one, and the counts of both add up', async () => {
  const club = await found();
  const { code } = (await here.get<{ code: string }>(`/clubs/${club}`, { as: teacher })).body;
  const ann = await here.guest('Ann');
  await here.post('/clubs/join', { as: ann, body: { code } });
  const kit = { task: { type: 'client-kit', score: 90 } };
  const asked = await here.post<OwnAssignment>(`/clubs/${club}/assignments`, { as: teacher, body: kit });
  const path = `/clubs/${club}/assignments/${asked.body.id}/reports`;
  const sent = [here, there, here, there].map((door, at) =>
    door.post(path, { as: ann, body: { passed: at, checks: 10, score: 10 * at } }),
  );
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await here.store.classrooms.progress(club)).reports).toHaveLength(1);
  const game = await here.lay(ann, { club, seats: [{ player: 'me' }, { player: 'me' }] });
  const wrong = { as: ann, body: { type: 'place', column: 99 } };
  await Promise.all([here, there, here].map((door) => door.post(`/games/${game.id}/actions`, wrong)));
  await Promise.all([here, there].map((door) => door.services.tables.classroom.write()));
  const { refusals } = await here.store.classrooms.progress(club);
  expect(refusals.map(({ times }) => times)).toEqual([3]);
});

test('what is counted in memory has an end, and whoever is known is still counted', async () => {
  const written: { played: readonly PlayedNote[]; refused: readonly RefusedNote[] }[] = [];
  const note = async (played: readonly PlayedNote[], refused: readonly RefusedNote[]) => {
    written.push({ played, refused });
  };
  const notes = notesIn({ note }, () => 0);
  const game = await here.lay(teacher, { club: await found() });
  const now = await here.services.tables.find(game.id, { playerId: teacher.id });
  if (!now.ok) return expect.fail();
  for (let at = 0; at < 30_000; at++) {
    notes.acted(now.value, `p_${at}`, 'curl/8');
    notes.refused(now.value, `p_${at}`, 'column-full');
  }
  notes.acted(now.value, 'p_0', 'a-bot/1');
  await notes.write();
  const [{ played, refused } = { played: [], refused: [] }] = written;
  expect([played.length, refused.length]).toEqual([20_000, 20_000]);
  expect(played[0]).toMatchObject({ byCurl: 1, byOthers: 1 });
  // After the writing there is room again.
  notes.acted(now.value, 'p_29999', 'curl/8');
  await notes.write();
  expect(written[1]?.played).toHaveLength(1);
});
