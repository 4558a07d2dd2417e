import { afterAll, beforeAll, expect, test } from 'vitest';
import { isProblem, type Parlor, type Tournament, type TournamentEntry } from '../../src/client/index.js';
import { openParlor, type Parlor as Services } from '../support/parlor.js';
import { until } from '../support/until.js';
import { clientOf } from './support.js';

/** People under one roof and who meets whom, with nothing but the client. */

let services: Services;
let anybody: Parlor;
let ann: Parlor;
let ben: Parlor;
beforeAll(async () => {
  services = await openParlor();
  anybody = clientOf(services);
  ann = anybody.as((await anybody.createPlayer('Ann')).token);
  ben = anybody.as((await anybody.createPlayer('Ben')).token);
});
afterAll(() => services.close());

const codeOf = (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => null,
    (thrown: unknown) => (isProblem(thrown) ? thrown.code : 'no problem'),
  );

test('a club: founded, joined by its code, named, handed on, left and ended', async () => {
  const { id, code } = await ann.createClub('Class 7b');
  const joined = await ben.joinClub(code ?? '', 'Benny');
  expect(joined).toMatchObject({ id, name: 'Class 7b', you: { displayName: 'Benny', role: 'member' } });
  expect((await ann.clubs()).map((club) => club.id)).toEqual([id]);
  expect((await ann.renameClub(id, 'Class 8b')).name).toBe('Class 8b');
  expect((await ann.clubMembers(id)).map(({ displayName }) => displayName)).toEqual(['Ann', 'Benny']);
  expect((await ann.changeMember(id, joined.you.id, { role: 'helper' })).role).toBe('helper');
  expect((await ben.changeClubCode(id)).code).not.toBe(code);
  expect((await ben.closeClub(id)).code).toBeNull();
  expect(await codeOf(anybody.joinClub(code ?? ''))).toBe('missing-token');
  expect((await ben.leaveClub(joined)).displayName).toBe('Benny');
  expect(await codeOf(ben.club(id))).toBe('unknown-club');
  const again = await ben.joinClub((await ann.changeClubCode(id)).code ?? '');
  expect((await ann.removeMember(id, again.you.id)).displayName).toBe('Ben');
  expect((await ann.endClub(id)).id).toBe(id);
  expect(await codeOf(ann.club(id))).toBe('unknown-club');
});

test('a class: something to do, handed in, taken back', async () => {
  const { id, code } = await ann.createClub('Class 7b');
  await ben.joinClub(code ?? '');
  const kit = await ann.assign(id, { type: 'client-kit', score: 90 });
  const done = await ben.reportKit(id, kit.id, { passed: 23, checks: 23, score: 100 });
  expect(done.you.isDone).toBe(true);
  expect((await ann.classroom(id)).assignments).toMatchObject([{ done: 1, of: 1 }]);
  const leaving = new AbortController();
  const told: number[] = [];
  for await (const { assignments } of ann.followClassroom({ id }, { signal: leaving.signal })) {
    told.push(assignments.length);
    if (told.length === 1) await ann.assign(id, { type: 'curl', ruleset: 'dastan' });
    else leaving.abort();
  }
  expect(told).toEqual([1, 2]);
  expect((await ann.dropAssignment(id, kit.id)).id).toBe(kit.id);
  expect(await ben.assignments(id)).toHaveLength(1);
});

test('a tournament: announced, entered, left, started, followed to its end and proved', async () => {
  const wanted = {
    name: 'Friday evening',
    ruleset: 'knucklebones',
    options: { width: 1, height: 1 },
    format: 'round-robin',
    bots: [{ level: 'easy', count: 2 }],
    pace: 0,
  } as const;
  const it = await ann.announceTournament({ ...wanted, bots: [...wanted.bots] });
  expect((await ben.enterTournament(it.id, { salt: 'pepper' })).entrants.at(-1)).toMatchObject({
    name: 'Ben',
    you: true,
  });
  const left = await ben.withdraw(await ben.tournament(it.id));
  expect(left.entrants.at(-1)).toMatchObject({ you: true, withdrawn: true });
  // Whoever takes no part stays as they are, and nothing is asked.
  expect(await ben.withdraw(left)).toBe(left);
  expect(await codeOf(ben.startTournament(it.id))).toBe('not-your-tournament');
  const open: string[] = [];
  for await (const { id } of ben.tournaments({ status: 'open', limit: 1 })) open.push(id);
  expect(open).toEqual([it.id]);

  const following = (async () => {
    const told: TournamentEntry[] = [];
    for await (const entry of anybody.followTournament(it)) told.push(entry);
    return told;
  })();
  await ann.startTournament(it.id);
  const told = await following;
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at + 1));
  expect(told.at(-1)?.event.type).toBe('tournament-ended');
  const paged: number[] = [];
  for await (const { seq } of ann.tournamentEvents(it.id, { after: 1, limit: 2 })) paged.push(seq);
  expect(paged).toEqual(told.slice(1).map(({ seq }) => seq));
  expect((await ann.tournamentRecord(it.id)).entries).toHaveLength(told.length);
});

test('whoever keeps a tournament sends an entrant away and calls it off', async () => {
  const it = await ann.announceTournament({
    name: 'Ladder',
    ruleset: 'knucklebones',
    format: 'ladder',
  });
  const { entrants } = await ben.enterTournament(it.id);
  const sent = await ann.withdraw(it, entrants[0]?.entrant);
  expect(sent.entrants[0]?.withdrawn).toBe(true);
  expect(await ann.callOffTournament(it.id)).toMatchObject({ calledOff: true });
  const over = await until(async (): Promise<Tournament> => {
    const now = await ann.tournament(it.id);
    expect(now.status).toBe('over');
    return now;
  });
  expect(over.ended).toBe('called-off');
});
