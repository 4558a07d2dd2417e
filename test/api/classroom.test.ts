import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnAssignment } from '../../src/table/classroom/classroom.js';
import type { ClassroomSeen } from '../../src/table/classroom/room-seen.js';
import { listening, NDJSON } from '../live/support/listen.js';
import { sampleOf } from '../support/depth.js';
import {
  type Acted,
  type Asking,
  type Game,
  type Guest,
  type Parlor,
  type Problem,
  requestInit,
} from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

interface Club {
  readonly id: string;
  readonly code: string;
  readonly you: { readonly id: string };
}

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

const found = async (): Promise<Club> =>
  (await here.post<Club>('/clubs', { as: teacher, body: { name: 'Class 7b' } })).body;
const pupil = async (club: Club, displayName: string): Promise<Guest> => {
  const guest = await here.guest('Somebody');
  await there.post('/clubs/join', { as: guest, body: { code: club.code, displayName } });
  return guest;
};
const assign = async (club: Club, task: object): Promise<OwnAssignment> => {
  const { status, body } = await here.post<OwnAssignment>(`/clubs/${club.id}/assignments`, {
    as: teacher,
    body: { task },
  });
  expect(status).toBe(201);
  return body;
};
const room = async (door: Parlor, club: Club): Promise<ClassroomSeen> =>
  (await door.get<ClassroomSeen>(`/clubs/${club.id}/classroom`, { as: teacher })).body;
const own = async (club: Club, as: Guest): Promise<readonly OwnAssignment[]> =>
  (await here.get<{ items: readonly OwnAssignment[] }>(`/clubs/${club.id}/assignments`, { as })).body.items;

/** A busy server may say "not now"; whoever asks again under the same key is answered. */
const insist = async <Body>(door: Parlor, method: string, path: string, asking: Asking): Promise<Body> => {
  const headers = { ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}), ...asking.headers };
  for (;;) {
    const { status, body } = await door.request<Body>(method, path, { ...asking, headers });
    if (status !== 503) return body;
  }
};

/** Plays a game of the club to its end with the first thing that is legal; the answers of the bot are waited for. */
const play = async (
  door: Parlor,
  as: Guest,
  club: Club,
  wanted: object,
  first = 'a-bot/1',
  afterwards = first,
): Promise<Game> => {
  const seats = [{ player: 'me' }, { bot: 'easy' }];
  const laid = { ruleset: 'knucklebones', preset: 'quick', club: club.id, seats, ...wanted };
  let game = await insist<Game>(door, 'POST', '/games', { as, body: laid });
  let headers = { prefer: 'wait=60', 'user-agent': first };
  const path = `/games/${game.id}`;
  while (game.status !== 'over') {
    const [choice] = game.legal;
    if (choice === undefined) {
      await insist(door, 'GET', path, { as, headers: { ...headers, 'if-none-match': `"${game.version}"` } });
      game = await insist<Game>(door, 'GET', path, { as });
    } else {
      const asking = { as, headers, body: choice.action };
      ({ game } = await insist<Acted>(door, 'POST', `${path}/actions`, asking));
      headers = { ...headers, 'user-agent': afterwards };
    }
  }
  return game;
};

test('nobody has won a draw, and nobody has finished a table that was closed before its game', async () => {
  const club = await found();
  const [ann, ben] = [await pupil(club, 'Ann'), await pupil(club, 'Ben')];
  const lay = async (seats: readonly object[]): Promise<Game> =>
    insist(here, 'POST', '/games', { as: ann, body: { ruleset: 'knucklebones', club: club.id, seats } });
  const drawn = await lay([{ player: 'me' }, { open: true }]);
  await insist(here, 'POST', `/games/${drawn.id}/seats`, { as: ben, body: {} });
  const offered = await insist<Game>(here, 'POST', `/games/${drawn.id}/offers`, {
    as: ann,
    body: { type: 'draw' },
  });
  const answers = `/games/${drawn.id}/offers/${offered.version}/answers`;
  await insist(here, 'POST', answers, { as: ben, body: { answer: 'accept' } });
  const closed = await lay([{ player: 'me' }, { open: true }]);
  await insist(here, 'DELETE', `/games/${closed.id}`, { as: ann });
  const { members, games } = await room(there, club);
  expect(games.over).toBe(2);
  for (const name of ['Ann', 'Ben'])
    expect(members.find(({ displayName }) => displayName === name)).toMatchObject({ finished: 1, won: 0 });
});

/** A class has thirty; what is told of each pupil is the same with fewer. */
const PUPILS = sampleOf(10, 30);

test('a class runs an assignment while its teacher looks on', async () => {
  const club = await found();
  const names = Array.from({ length: PUPILS }, (_, index) => `Pupil ${index + 1}`);
  const pupils = await Promise.all(names.map((name) => pupil(club, name)));
  const task = { type: 'beat', ruleset: 'knucklebones', bot: 'easy', times: 1 };
  const { id, title } = await assign(club, task);
  expect(title).toBe('Beat the easy bot at knucklebones once');
  expect((await assign(club, task)).id).toBe(id);

  const path = `/clubs/${club.id}/classroom`;
  const opened = await here.app.request(
    path,
    requestInit('GET', { as: teacher, headers: { accept: NDJSON } }),
  );
  const stream = listening(opened);
  const tellings: ClassroomSeen[] = [];
  const done = (seen: ClassroomSeen): number => seen.assignments[0]?.done ?? -1;
  const watching = (async () => {
    while ((tellings.at(-1)?.assignments[0]?.done ?? 0) < PUPILS) {
      const said = await stream.next();
      if (said === null) throw new Error('the stream ended');
      tellings.push(said.told as unknown as ClassroomSeen);
    }
  })();

  const wins = new Map<string, number>();
  await Promise.all(
    pupils.map(async (as, index) => {
      const door = index % 2 === 0 ? here : there;
      if (index < 9) {
        const seats = [{ player: 'me' }, { player: 'me' }];
        const body = { ruleset: 'knucklebones', club: club.id, seats };
        const game = await insist<Game>(door, 'POST', '/games', { as, body });
        const wrong = { as, body: { type: 'place', column: 99 } };
        const { status } = await insist<Problem>(door, 'POST', `/games/${game.id}/actions`, wrong);
        expect(status).toBe(422);
      }
      for (let hasWon = false; !hasWon; ) {
        // Small, so that all play at once in seconds: four dice decide.
        const game = await play(door, as, club, { preset: undefined, options: { width: 2, height: 1 } });
        hasWon = game.outcome?.ranking[0]?.includes(0) === true && !game.outcome.ranking[0].includes(1);
        wins.set(as.id, (wins.get(as.id) ?? 0) + 1);
      }
    }),
  );
  await watching;
  await stream.hangUp();

  const seen = tellings.at(-1);
  if (seen === undefined) return expect.fail('nothing was told');
  expect(done(seen)).toBe(PUPILS);
  expect(tellings.map(done)).toEqual(tellings.map(done).toSorted((a, b) => a - b));
  // What a process counts is written down with its beat, which others need not wait for here.
  await there.services.tables.beat();
  const last = await room(here, club);
  expect(last.refusals).toEqual([expect.objectContaining({ times: 9, members: 9 })]);
  const members = last.members.filter(({ role }) => role === 'member');
  expect(members.map(({ displayName }) => displayName).toSorted()).toEqual(names.toSorted());
  expect(members.every(({ here: isHere, progress }) => isHere && progress[0]?.isDone)).toBe(true);
  expect(members.reduce((sum, { finished }) => sum + finished, 0)).toBe(
    [...wins.values()].reduce((sum, games) => sum + games, 0),
  );
  expect(last.games).toMatchObject({ waiting: 0, playing: 9 });
  const text = JSON.stringify(last);
  for (const { id: playerId, token } of pupils)
    expect(text.includes(playerId) || text.includes(token)).toBe(false);
  await until(() => expect(here.services.streams.count).toBe(0));
});

describe('what is checked', () => {
  test('curl is what calls itself so, in every action; chaos is a sandbox that had it; what was before does not count', async () => {
    const club = await found();
    const ann = await pupil(club, 'Ann');
    await play(here, ann, club, {}, 'curl/8.5.0');
    const [curl, chaos] = [await assign(club, { type: 'curl' }), await assign(club, { type: 'chaos' })];
    const state = async () => new Map((await own(club, ann)).map(({ id, you }) => [id, you.isDone]));
    expect([...(await state()).values()]).toEqual([false, false]);
    // One action of another program is one too many.
    await play(here, ann, club, {}, 'curl/8.5.0', 'python-requests/2.31');
    expect((await state()).get(curl.id)).toBe(false);
    await play(here, ann, club, {}, 'curl/8.5.0');
    expect((await state()).get(curl.id)).toBe(true);
    await play(here, ann, club, { chance: { seed: 'x' }, chaos: { delayMs: [0, 1] } });
    await until(async () => expect((await state()).get(chaos.id)).toBe(true));
  });

  test('a sandbox is no win', async () => {
    const club = await found();
    const ann = await pupil(club, 'Ann');
    await assign(club, { type: 'beat', ruleset: 'knucklebones', bot: 'easy' });
    for (const seed of ['a', 'b', 'c', 'd']) await play(here, ann, club, { chance: { seed } });
    expect((await own(club, ann))[0]?.you).toEqual({ count: 0, of: 1, isDone: false });
  });

  test('the client kit is reported, the latest counts, and nothing else is reported', async () => {
    const club = await found();
    const ann = await pupil(club, 'Ann');
    const { id } = await assign(club, { type: 'client-kit', score: 90 });
    const reports = `/clubs/${club.id}/assignments/${id}/reports`;
    const report = (body: object) => here.post<OwnAssignment & { code: string }>(reports, { as: ann, body });
    expect((await report({ passed: 8, checks: 10, score: 80 })).body.you.isDone).toBe(false);
    expect((await report({ passed: 10, checks: 10, score: 100, scenarios: [{}] })).body.you.isDone).toBe(
      true,
    );
    expect((await report({ passed: 1, checks: 10, score: 100 })).body.code).toBe('malformed-request');
    const other = await assign(club, { type: 'curl' });
    const nothing = await here.post(`/clubs/${club.id}/assignments/${other.id}/reports`, {
      as: ann,
      body: { passed: 1, checks: 1, score: 100 },
    });
    expect([nothing.status, nothing.body.code]).toEqual([409, 'nothing-to-report']);
    const nowhere = await here.post(`/clubs/${club.id}/assignments/a_nothing/reports`, {
      as: ann,
      body: { passed: 1, checks: 1, score: 100 },
    });
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'unknown-assignment']);
    expect((await room(there, club)).assignments.map(({ done, of }) => [done, of])).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });
});

describe('whose business it is', () => {
  test('teachers see the class, pupils what there is to do, and strangers nothing', async () => {
    const club = await found();
    const ann = await pupil(club, 'Ann');
    const eve = await here.guest('Eve');
    const { id } = await assign(club, { type: 'curl' });
    const of = async (as: Guest, method: string, path: string, body?: object) =>
      (
        await here.request(method, `/clubs/${club.id}${path}`, {
          as,
          ...(body === undefined ? {} : { body }),
        })
      ).body.code;
    for (const path of ['/classroom', '/classroom/table']) {
      expect(await of(ann, 'GET', path)).toBe('not-your-club');
      expect(await of(eve, 'GET', path)).toBe('unknown-club');
    }
    const body = { task: { type: 'curl' } };
    expect(await of(ann, 'POST', '/assignments', body)).toBe('not-your-club');
    expect(await of(ann, 'DELETE', `/assignments/${id}`)).toBe('not-your-club');
    expect(await of(eve, 'GET', '/assignments')).toBe('unknown-club');
    expect(await of(teacher, 'DELETE', '/assignments/a_nothing')).toBe('unknown-assignment');
    expect(
      await of(teacher, 'POST', '/assignments', { task: { type: 'beat', ruleset: 'chess', bot: 'easy' } }),
    ).toBe('unknown-ruleset');
    const other = { as: ann, headers: { accept: NDJSON } };
    expect((await here.get(`/clubs/${club.id}/classroom`, other)).body.code).toBe('not-your-club');
  });

  test('a table for a spreadsheet does nothing of its own', async () => {
    const club = await found();
    await pupil(club, '=HYPERLINK("x"), "y"');
    await assign(club, { type: 'curl' });
    const { text, headers } = await here.get<string>(`/clubs/${club.id}/classroom/table`, { as: teacher });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = text.split('\r\n');
    expect(head).toBe('name,role,last seen,playing,finished,won,refusals,Finish a game by curl alone');
    expect(rows.find((row) => row.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK\(""x""\), ""y""",member,/);
  });

  test('fifty assignments are enough; what is taken back is gone, and with the class goes all of it', async () => {
    const club = await found();
    const ann = await pupil(club, 'Ann');
    const of = (times: number) => ({ task: { type: 'beat', ruleset: 'knucklebones', bot: 'easy', times } });
    const give = (times: number) =>
      here.post<OwnAssignment & { code: string }>(`/clubs/${club.id}/assignments`, {
        as: teacher,
        body: of(times),
      });
    for (let times = 1; times <= 50; times++) expect((await give(times)).status).toBe(201);
    expect((await give(51)).body.code).toBe('too-many-assignments');
    const [first] = await own(club, ann);
    expect((await here.del(`/clubs/${club.id}/assignments/${first?.id}`, { as: teacher })).status).toBe(200);
    expect((await give(51)).status).toBe(201);
    await play(here, ann, club, {}, 'curl/8');
    await room(here, club);
    const { classrooms } = here.store;
    expect((await classrooms.progress(club.id)).plays).toHaveLength(1);
    expect((await here.del(`/clubs/${club.id}`, { as: teacher })).status).toBe(200);
    expect(await classrooms.progress(club.id)).toEqual({ plays: [], refusals: [], reports: [] });
    expect(await classrooms.assignments(club.id)).toEqual([]);
  });
});
