import { expect, test } from 'vitest';
import type { OwnAssignment } from '../../src/table/classroom/classroom.js';
import type { ReviewSeen } from '../../src/table/reviews/review-seen.js';
import type { Acted, Game, Guest } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { client, type Program, settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';

test('a process that dies in the middle of a class and of a review takes nothing along that counts, and the next makes the review anew', async ({
  onTestFinished,
}) => {
  const { place, remove } = await freshDatabase();
  const programs: Program[] = [];
  onTestFinished(async () => {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')));
    await remove();
  });
  const started = async () => {
    const program = await startProgram(settingsFor(place));
    programs.push(program);
    return { program, ...client(program.url) };
  };
  const first = await started();
  const { post, get } = first;
  const [teacher, ann] = await Promise.all(
    ['Ms Frizzle', 'Ann'].map(async (name) => (await post<Guest>('/players', undefined, { name })).body),
  );
  if (teacher === undefined || ann === undefined) return expect.fail();
  const { body: club } = await post<{ id: string; code: string }>('/clubs', teacher.token, { name: '7b' });
  await post('/clubs/join', ann.token, { code: club.code });
  const assign = async (task: object): Promise<OwnAssignment> =>
    (await post<OwnAssignment>(`/clubs/${club.id}/assignments`, teacher.token, { task })).body;
  await assign({ type: 'beat', ruleset: 'knucklebones', bot: 'easy' });
  const kit = await assign({ type: 'client-kit', score: 90 });

  const play = async (): Promise<Game> => {
    const seats = [{ player: 'me' }, { bot: 'easy' }];
    const wanted = { ruleset: 'knucklebones', club: club.id, seats, pace: 0 };
    let { body: game } = await post<Game>('/games', ann.token, wanted);
    while (game.status !== 'over') {
      const [choice] = game.legal;
      game =
        choice === undefined
          ? (await get<Game>(`/games/${game.id}`, ann.token)).body
          : (await post<Acted>(`/games/${game.id}/actions`, ann.token, choice.action)).body.game;
    }
    return game;
  };
  let won = await play();
  while (won.outcome?.ranking[0]?.join() !== '0') won = await play();
  const report = { passed: 23, checks: 23, score: 100 };
  await post(`/clubs/${club.id}/assignments/${kit.id}/reports`, ann.token, report);

  const review = `/games/${won.id}/review`;
  await get(review, ann.token);
  const before = await until(async () => {
    const { body } = await get<ReviewSeen>(review, ann.token);
    expect(body.judged).toBeGreaterThan(0);
    return body;
  });
  expect(before.status).toBe('under-way');
  await first.program.stop('SIGKILL');

  const second = await started();
  const { body: toDo } = await second.get<{ items: readonly OwnAssignment[] }>(
    `/clubs/${club.id}/assignments`,
    ann.token,
  );
  expect(toDo.items.map(({ you }) => you.isDone)).toEqual([true, true]);
  const whole = await until(async () => {
    const { body } = await second.get<ReviewSeen>(review, ann.token);
    expect(body.status).toBe('whole');
    return body;
  });
  expect(whole).toMatchObject({ of: before.of, judged: before.of, skipped: 0, version: won.version });
  // What was done is what was done, whoever judges it.
  const done = (it: ReviewSeen) =>
    it.decisions.slice(0, before.judged).map(({ version, seat, taken }) => [version, seat, taken.action]);
  expect(done(whole)).toEqual(done(before));
});
