import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open } from '../live/support/open.js';
import type { Game, Guest, Page, Parlor } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { until } from '../support/until.js';

interface Member {
  readonly id: string;
  readonly displayName: string;
  readonly role: string;
  readonly you: boolean;
}

interface Club {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly people: number;
  readonly you: Member;
}

describe.each([
  ['one process on a folder', freshFolder],
  ['two processes on a Postgres server', freshDatabase],
] as const)('a club, with %s,', (_name, freshPlace) => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  let [ann, ben, eve]: Guest[] = [];
  beforeAll(async () => {
    parlors = await openParlors(freshPlace);
    ({ here, there } = parlors);
    [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => here.guest(name)));
  });
  afterAll(() => parlors?.close());

  const found = async (owner = ann, name = 'Class 7b') =>
    (await here.post<Club>('/clubs', { as: owner, body: { name } })).body;
  const join = (as: Guest | undefined, code: string | null, displayName?: string) =>
    there.post<Club>('/clubs/join', { as, body: { code, ...(displayName ? { displayName } : {}) } });
  const joined = async (as: Guest | undefined, { code }: Club, displayName?: string) => {
    const { status, body } = await join(as, code, displayName);
    expect(status).toBe(201);
    return body;
  };
  const look = (door: Parlor, { id }: { id: string }, as?: Guest) => door.get<Game>(`/games/${id}`, { as });

  test('asked twice under one key has one new code, also for twins and through another process', async () => {
    const { body: club } = await here.post<Club>('/clubs', { as: ann, body: { name: 'Doors' } });
    const ask = (at: Parlor, word?: string) =>
      at.post<Club>(`/clubs/${club.id}/code`, {
        as: ann,
        headers: word === undefined ? {} : { 'idempotency-key': word },
      });
    const asked = await Promise.all([here, there, here, there].map((at) => ask(at, 'once')));
    const codes = new Set(asked.map(({ body }) => body.code));
    expect(codes.size).toBe(1);
    expect(codes).not.toContain(club.code);
    expect(asked.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(3);
    const [code = null] = codes;
    expect((await ask(here, 'twice')).body.code).not.toBe(code);
    expect((await ask(there)).body.code).not.toBe((await ask(there)).body.code);
    await here.del(`/clubs/${club.id}/code`, { as: ann });
    await ask(here, 'last');
    await here.del(`/clubs/${club.id}/code`, { as: ann });
    expect(
      (await ask(there, 'last')).body.code,
      'a late retry opens no door that was closed since',
    ).toBeNull();
  });

  test('has an owner and a code; who says the code is in, under a name of their own, however often they say it', async () => {
    const club = await found();
    expect(club).toMatchObject({ name: 'Class 7b', people: 1, you: { role: 'owner', displayName: 'Ann' } });
    const own = await joined(ben, club, 'Benny');
    expect(own).toMatchObject({ people: 2, code: null, you: { role: 'member', displayName: 'Benny' } });
    expect((await join(ben, club.code?.toLowerCase().replaceAll('-', ' ') ?? '')).body.you).toEqual(own.you);
    const { body } = await there.get<Page<Member>>(`/clubs/${club.id}/members`, { as: ben });
    expect(body.items.map(({ displayName, role, you }) => [displayName, role, you])).toEqual([
      ['Ann', 'owner', false],
      ['Benny', 'member', true],
    ]);
    expect(JSON.stringify(body)).not.toContain(ann?.id);
    expect((await here.get<Page<Club>>('/clubs', { as: ben })).body.items).toContainEqual(own);
  });

  test('is found under the same key, and another request under it is refused', async () => {
    const headers = { 'idempotency-key': 'one-club-and-no-more' };
    const make = (name: string) => here.post<Club>('/clubs', { as: ann, headers, body: { name } });
    const first = await make('Chess');
    const again = await make('Chess');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await make('Go')).body).toMatchObject({ code: 'key-reused' });
  });

  test('has room for 500, and nobody is in more than 50', async () => {
    const club = await found();
    const joinedAt = new Date();
    const people = Array.from({ length: 499 }, (_, n) => ({ memberId: `m_${n}`, playerId: `p_${n}` }));
    const place = { clubId: club.id, displayName: 'Somebody', role: 'member', joinedAt } as const;
    for (const who of people) await here.store.clubs.admit({ ...place, ...who }, { clubs: 50, members: 500 });
    expect((await join(ben, club.code)).body).toMatchObject({ code: 'club-full' });
    // Who was sent away made room, and has to find some to come back.
    await here.store.clubs.change(club.id, 'm_7', { role: 'removed' });
    const member = `/clubs/${club.id}/members/m_7`;
    const back = (role: string) => here.request('PATCH', member, { as: ann, body: { role } });
    expect((await back('helper')).body).toMatchObject({ role: 'helper' });
    await here.store.clubs.change(club.id, 'm_7', { role: 'removed' });
    await join(ben, club.code);
    for (const role of ['member', 'owner'])
      expect(await back(role)).toMatchObject({ status: 409, body: { code: 'club-full' } });

    const busy = await here.guest('Busy');
    const clubs = Array.from({ length: 50 }, (_, n) => ({ clubId: `c_busy_${n}`, code: null }));
    const blank = { name: 'One of many', requestHash: null, createdAt: joinedAt };
    const owner = {
      memberId: 'm_busy',
      playerId: busy.id,
      displayName: 'Busy',
      role: 'owner',
      joinedAt,
    } as const;
    for (const one of clubs)
      await here.store.clubs.add({ ...blank, ...one }, { ...owner, clubId: one.clubId }, 50);
    const more = await here.post('/clubs', { as: busy, body: { name: 'One more' } });
    expect(more.body.code).toBe('too-many-clubs');
    const another = await found();
    expect((await join(busy, another.code)).body).toMatchObject({ code: 'too-many-clubs' });
  });

  test('is not there for whoever is not in it', async () => {
    const club = await found();
    for (const path of [`/clubs/${club.id}`, `/clubs/${club.id}/members`, `/games?club=${club.id}`])
      expect((await here.get(path, { as: eve })).body.code).toBe('unknown-club');
    for (const [method, path] of [
      ['PATCH', `/clubs/${club.id}`],
      ['DELETE', `/clubs/${club.id}`],
      ['POST', `/clubs/${club.id}/code`],
      ['DELETE', `/clubs/${club.id}/code`],
      ['PATCH', `/clubs/${club.id}/members/${club.you.id}`],
      ['DELETE', `/clubs/${club.id}/members/${club.you.id}`],
    ] as const) {
      const sent =
        method === 'PATCH' ? { body: path.includes('members') ? { displayName: 'X' } : { name: 'X' } } : {};
      expect((await here.request<{ code: string }>(method, path, { as: eve, ...sent })).body.code).toBe(
        'unknown-club',
      );
    }
    expect((await join(eve, 'WWW-WWW-WWW')).body).toMatchObject({ code: 'unknown-code' });
  });

  test('changes its name and its code, and closes its door', async () => {
    const club = await found();
    await joined(ben, club);
    const path = `/clubs/${club.id}`;
    const renamed = await here.request<Club>('PATCH', path, { as: ann, body: { name: 'Class 8b' } });
    expect(renamed.body.name).toBe('Class 8b');
    const { body: anew } = await here.post<Club>(`${path}/code`, { as: ann });
    expect(anew.code).not.toBe(club.code);
    expect((await join(eve, club.code)).body).toMatchObject({ code: 'unknown-code' });
    expect((await here.del<Club>(`${path}/code`, { as: ann })).body.code).toBeNull();
    expect((await join(eve, anew.code)).body).toMatchObject({ code: 'unknown-code' });
    for (const [method, at] of [
      ['PATCH', path],
      ['DELETE', path],
      ['POST', `${path}/code`],
      ['DELETE', `${path}/code`],
    ] as const) {
      const sent = method === 'PATCH' ? { body: { name: 'Mine' } } : {};
      expect((await here.request(method, at, { as: ben, ...sent })).status).toBe(403);
    }
  });

  test('has roles: helpers name and remove members, only the owner gives roles, and there is always one owner', async () => {
    const club = await found();
    const [helper, member] = [await joined(ben, club), await joined(eve, club)];
    const change = (as: Guest | undefined, { you }: Club, body: object) =>
      here.request<Member & { code: string }>('PATCH', `/clubs/${club.id}/members/${you.id}`, { as, body });
    const remove = (as: Guest | undefined, { you }: Club) =>
      here.del<Member & { code: string }>(`/clubs/${club.id}/members/${you.id}`, { as });
    expect((await change(ben, member, { displayName: 'Evi' })).body.code).toBe('not-your-club');
    expect((await change(ann, helper, { role: 'helper' })).body.role).toBe('helper');
    expect((await change(ben, member, { displayName: 'Evi' })).body.displayName).toBe('Evi');
    expect((await change(ben, member, { role: 'helper' })).body.code).toBe('not-your-club');
    expect((await change(ben, club, { displayName: 'Boss' })).body.code).toBe('not-your-club');
    expect((await remove(eve, helper)).body.code).toBe('not-your-club');
    expect((await change(ann, club, { role: 'member' })).body.code).toBe('owner-stays');
    expect((await remove(ann, club)).body.code).toBe('owner-stays');
    const nobody = { ...club, you: { ...club.you, id: 'm_nobody' } };
    expect((await change(ann, nobody, { displayName: 'X' })).body.code).toBe('unknown-member');
    expect((await remove(ann, nobody)).body.code).toBe('unknown-member');

    // Who was sent away does not come back by the code, and who left does.
    expect((await remove(ben, member)).body.role).toBe('removed');
    expect((await join(eve, club.code)).body).toMatchObject({ code: 'sent-away' });
    const shown = async (as: Guest | undefined) =>
      (await here.get<Page<Member>>(`/clubs/${club.id}/members`, { as })).body.items.map(({ role }) => role);
    expect(await shown(ann)).toEqual(['owner', 'helper', 'removed']);
    expect((await change(ann, member, { role: 'member' })).body.role).toBe('member');
    expect((await remove(eve, member)).status).toBe(200);
    expect((await joined(eve, club)).you.id).not.toBe(member.you.id);

    expect((await change(ann, helper, { role: 'owner' })).body.role).toBe('owner');
    expect(await shown(ann)).toEqual(['helper', 'owner', 'member']);
    expect((await here.del<Club>(`/clubs/${club.id}`, { as: ann })).status).toBe(403);
    expect((await here.del<Club>(`/clubs/${club.id}`, { as: ben })).body.name).toBe('Class 7b');
    expect((await here.get<Page<Club>>('/clubs', { as: ann })).body.items.map(({ id }) => id)).not.toContain(
      club.id,
    );
  });

  test('has games of its own, which its people see, find and join under the names they have there, and nobody else', async () => {
    const club = await found();
    await joined(ben, club, 'Benny');
    const game = await here.lay(ann ?? raise(), { club: club.id });
    expect(game).toMatchObject({ visibility: 'club', club: club.id });
    const listed = async (as?: Guest) =>
      (await there.get<Page<Game>>(`/games?club=${club.id}`, { as })).body.items;
    expect((await listed(ben)).map(({ id }) => id)).toEqual([game.id]);
    expect((await look(there, game, ben)).body.maySit).toBe(true);
    for (const as of [eve, undefined]) expect((await look(there, game, as)).status).toBe(404);
    const sit = (as?: Guest) => there.post<Game>(`/games/${game.id}/seats`, { as, body: {} });
    expect((await sit(eve)).status).toBe(404);
    expect((await sit(ben)).body.seats.map(({ name }) => name)).toEqual(['Ann', 'Benny']);
    expect((await listed(ann))[0]?.seats.map(({ name }) => name)).toEqual(['Ann', 'Benny']);
    const lobby = await here.get<Page<Game>>('/games?limit=100');
    expect(lobby.body.items.map(({ id }) => id)).not.toContain(game.id);

    const refused = (wanted: object, as = ann) =>
      here.post('/games', { as, body: { ruleset: 'knucklebones', club: club.id, ...wanted } });
    expect((await refused({}, eve)).body.code).toBe('unknown-club');
    for (const visibility of ['public', 'link'])
      expect((await refused({ visibility })).body.code).toBe('stays-in-club');
  });

  test('lets its owner watch what is private there, as a spectator does', async () => {
    const club = await found();
    for (const guest of [ben, eve]) await joined(guest, club);
    const seats = [{ player: 'me' }, { bot: 'easy' }];
    const wanted = { ruleset: 'jackaroo', club: club.id, visibility: 'private', seats };
    const game = await here.lay(ben ?? raise(), wanted);
    const watched = await look(there, game, ann);
    expect(watched.status).toBe(200);
    expect(watched.body.legal).toEqual([]);
    expect(JSON.stringify(watched.body.view)).not.toEqual(
      JSON.stringify((await look(there, game, ben)).body.view),
    );
    expect((await look(there, game, eve)).status).toBe(404);
    const listed = async (as?: Guest) =>
      (await there.get<Page<Game>>(`/games?club=${club.id}`, { as })).body.items.map(({ id }) => id);
    expect(await listed(ann)).toEqual([game.id]);
    expect(await listed(eve)).toEqual([]);
  });

  test('shows its games to nobody who has left, and their streams end; a finished game stays with its players', async () => {
    const club = await found();
    const [own] = [await joined(ben, club), await joined(eve, club)];
    const wanted = { club: club.id, options: { width: 1, height: 1 } };
    const game = await here.play([ann ?? raise(), eve ?? raise()], wanted);
    const stream = await open(there, `/games/${game.id}/events`, { as: ben });
    await stream.take(3);
    await here.del(`/clubs/${club.id}/members/${own.you.id}`, { as: ann });
    await until(async () => expect((await look(there, game, ben)).status).toBe(404));
    expect((await stream.rest()).at(-1)?.told).toMatchObject({ reason: 'private' });
    for (const as of [ann, eve])
      await here.post(`/games/${game.id}/actions`, { as, body: { type: 'place', column: 0 } });
    await here.del(`/clubs/${club.id}`, { as: ann });
    for (const as of [ann, eve]) expect((await look(here, game, as)).body.status).toBe('over');
    const again = await here.post<Game>(`/games/${game.id}/rematch`, { as: ann });
    expect(again.body).toMatchObject({ club: null, visibility: 'private' });
  });

  test('goes on under its first helper when its owner is forgotten, and ends where there is none', async () => {
    const zoe = await here.guest('Zoe');
    const [kept, lost] = [await found(zoe), await found(zoe)];
    const { you } = await joined(ben, kept);
    await here.request('PATCH', `/clubs/${kept.id}/members/${you.id}`, { as: zoe, body: { role: 'helper' } });
    await joined(eve, lost);
    expect((await here.del('/me', { as: zoe })).status).toBe(200);
    expect((await here.get<Club>(`/clubs/${kept.id}`, { as: ben })).body).toMatchObject({
      people: 1,
      you: { role: 'owner' },
    });
    expect((await here.get(`/clubs/${lost.id}`, { as: eve })).body.code).toBe('unknown-club');
  });
});

const raise = (): never => {
  throw new Error('somebody is there');
};
