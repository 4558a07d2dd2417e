import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type Event, type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
});
afterAll(() => parlor?.close());

const ME = { player: 'me' };
const OPEN = { open: true };

describe('a new game', () => {
  test('is at its Location, with its version as ETag', async () => {
    const { status, headers, body } = await parlor.post<Game>('/games', {
      as: ann,
      body: { ruleset: 'knucklebones' },
    });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/games/${body.id}`);
    expect(headers.get('etag')).toBe(`"${body.version}"`);
    expect((await parlor.get<Game>(`/games/${body.id}`, { as: ann })).body).toEqual(body);
  });

  test('has the host on seat 0 and the others open, unless told', async () => {
    const game = await parlor.lay(ann);
    expect(game).toMatchObject({
      ruleset: 'knucklebones',
      visibility: 'public',
      sandbox: false,
      status: 'waiting',
      version: 1,
      options: { width: 3, height: 3 },
      toAct: [],
      view: null,
      legal: [],
      outcome: null,
    });
    expect(game.seats).toEqual([
      { seat: 0, kind: 'player', name: 'Ann', you: true },
      { seat: 1, kind: 'open', name: null, you: false },
    ]);
  });

  test.each(RULEBOOKS.map(({ id, seats }) => [id, seats.min] as const))(
    'of %s has %i seats unless told',
    async (ruleset, fewest) => {
      const { seats, links } = await parlor.lay(ann, { ruleset });
      expect(seats.map(({ kind }) => kind)).toEqual(seats.map((_, seat) => (seat === 0 ? 'player' : 'open')));
      expect(seats).toHaveLength(fewest);
      expect((await parlor.get(links.ruleset ?? '')).status).toBe(200);
    },
  );

  test('may have the host elsewhere, or nowhere', async () => {
    const elsewhere = await parlor.lay(ann, { seats: [OPEN, ME] });
    expect(elsewhere.seats.map(({ you }) => you)).toEqual([false, true]);
    const nowhere = await parlor.lay(ann, { seats: [OPEN, OPEN] });
    expect(nowhere).toMatchObject({ status: 'waiting', seats: [{ kind: 'open' }, { kind: 'open' }] });
  });

  test('begins at once when no seat is open', async () => {
    const game = await parlor.lay(ann, { seats: [ME, ME] });
    expect(game).toMatchObject({ status: 'playing', toAct: [0] });
    expect(game.view).not.toBeNull();
    expect(game.legal.length).toBeGreaterThan(0);
  });

  test('keeps the options it was given and fills in the rest', async () => {
    const { options } = await parlor.lay(ann, { options: { width: 5 } });
    expect(options).toEqual({ width: 5, height: 3 });
  });

  test.each(RULEBOOKS.flatMap((book) => book.presets.map((preset) => [book.id, preset.id, preset] as const)))(
    'of %s takes the options of its preset %s by name',
    async (ruleset, preset, { options }) => {
      const byName = await parlor.lay(ann, { ruleset, preset });
      expect(byName.options).toEqual((await parlor.lay(ann, { ruleset, options })).options);
    },
  );

  test('takes what it was told over its preset', async () => {
    const { options } = await parlor.lay(ann, { preset: 'grand', options: { height: 2 } });
    expect(options).toEqual({ width: 5, height: 2 });
  });

  test.each(['slow', '', '__proto__'])('knows no preset "%s", and lists those it has', async (preset) => {
    const { status, body } = await parlor.post('/games', {
      as: ann,
      body: { ruleset: 'knucklebones', preset },
    });
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'unknown-preset' });
    expect(body.detail).toBe(
      `Knucklebones has no preset "${preset}". Its presets: classic, quick and grand.`,
    );
    expect(body.errors).toEqual([{ pointer: '/preset', message: 'must be one of classic, quick, grand' }]);
  });

  test('promises its luck at once, and shows at the end that it kept the promise', async () => {
    const game = await parlor.play([ann, ben], { options: { width: 1, height: 1 } });
    expect(game.commitment).toMatch(/^[0-9a-f]{64}$/);
    const secret = (await parlor.store.ledger.card(game.id))?.secret ?? '';
    const tellsSecret = async () =>
      [
        (await parlor.get(`/games/${game.id}`, { as: ann })).text,
        (await parlor.get(`/games/${game.id}/events`, { as: ann })).text,
      ].some((text) => text.includes(secret));
    expect(await tellsSecret()).toBe(false);
    await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
    const { body } = await parlor.get<Page<Event>>(`/games/${game.id}/events`);
    const shown = body.items.at(-1)?.event.secret;
    expect(shown).toBe(secret);
    expect(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')).toBe(game.commitment);
  });
});

describe('the list of games', () => {
  const list = async (query: string, as?: Guest) =>
    (await parlor.get<Page<Game>>(`/games?${query}`, { as })).body;

  /** Somebody new, with games of their own. */
  const host = async (games: number, wanted = {}) => {
    const guest = await parlor.guest('Host');
    const laid: Game[] = [];
    for (let i = 0; i < games; i++) laid.push(await parlor.lay(guest, wanted));
    return { guest, ids: laid.map(({ id }) => id).toReversed() };
  };

  test('is newest first, page by page, by the cursor or by the link, without a gap or a double', async () => {
    const { guest, ids } = await host(5);
    const listed = async (path: string, seen: readonly string[] = []): Promise<readonly string[]> => {
      const { body, headers } = await parlor.get<Page<Game>>(path, { as: guest });
      const now = [...seen, ...body.items.map(({ id }) => id)];
      expect(body.items.length).toBeLessThanOrEqual(2);
      const [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      expect(next === undefined).toBe(body.nextCursor === null);
      if (next === undefined) return now;
      expect(new URL(next, 'http://parlor').searchParams.get('cursor')).toBe(body.nextCursor);
      return listed(next, now);
    };
    const found = await listed('/games?player=me&limit=2');
    expect(found.toSorted()).toEqual(ids.toSorted());
    expect(found).toEqual(found.toSorted((a, b) => found.indexOf(a) - found.indexOf(b)));
    expect((await list('player=me&limit=5', guest)).nextCursor, 'a full last page has no next').toBeNull();
  });

  test('orders by the time of creation', async () => {
    const { guest } = await host(4);
    const times = (await list('player=me', guest)).items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('a page does not move when newer games come', async () => {
    const { guest, ids } = await host(3);
    const first = await list('player=me&limit=2', guest);
    await parlor.lay(guest);
    const second = await list(`player=me&limit=2&cursor=${first.nextCursor}`, guest);
    expect([...first.items, ...second.items].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('can be asked for a ruleset and for a status', async () => {
    const { guest } = await host(1);
    const playing = await parlor.lay(guest, { seats: [ME, ME] });
    const over = await parlor.lay(guest, { seats: [ME, ME], options: { width: 1, height: 1 } });
    await parlor.post(`/games/${over.id}/actions`, { as: guest, body: { type: 'place', column: 0 } });
    const other = await parlor.lay(guest, { ruleset: 'cant-stop' });
    const ids = async (query: string) => (await list(`player=me&${query}`, guest)).items.map(({ id }) => id);
    expect(await ids('status=playing')).toEqual([playing.id]);
    expect(await ids('status=over')).toEqual([over.id]);
    expect(await ids('status=waiting')).toHaveLength(2);
    expect(await ids('ruleset=cant-stop')).toEqual([other.id]);
    expect(await ids('ruleset=cant-stop&status=over')).toEqual([]);
  });

  test('says of each game what the game says of itself', async () => {
    const guest = await parlor.guest('Host');
    const game = await parlor.lay(guest, { seats: [ME, ME], options: { width: 1, height: 1 } });
    await parlor.post(`/games/${game.id}/actions`, { as: guest, body: { type: 'place', column: 0 } });
    const {
      view,
      legal,
      maySit,
      commitment,
      odds,
      links,
      code,
      hosting,
      whenLeft,
      clock,
      offer,
      rematch,
      claimableAt,
      chaos,
      tournament,
      ...shown
    } = (await parlor.get<Game>(`/games/${game.id}`, { as: guest })).body;
    expect((await list('player=me', guest)).items).toEqual([{ ...shown, links: { self: links.self } }]);
    expect(shown.outcome).toMatchObject({ ended: 'finished' });
  });

  test('follows a player who leaves', async () => {
    const guest = await parlor.guest('Guest');
    const game = await parlor.lay(ann);
    const mine = async () => (await list('player=me', guest)).items.map(({ id }) => id);
    const open = await parlor.lay(ann, { ruleset: 'cant-stop', seats: [ME, OPEN, OPEN] });
    await parlor.post(`/games/${open.id}/seats`, { as: guest, body: { seat: 2 } });
    expect(await mine()).toEqual([open.id]);
    await parlor.del(`/games/${open.id}/seats/2`, { as: guest });
    expect(await mine()).toEqual([]);
    expect((await list('limit=100')).items.map(({ id }) => id)).toContain(game.id);
  });
});

describe('a private game', () => {
  test('is listed only for those who sit in it, and only when they ask for their own', async () => {
    const guest = await parlor.guest('Guest');
    const game = await parlor.lay(guest, { visibility: 'private' });
    const isListed = async (query: string, as?: Guest) =>
      (await parlor.get(`/games?limit=100&${query}`, { as })).text.includes(game.id);
    expect(await isListed('player=me', guest)).toBe(true);
    expect(await isListed('', guest)).toBe(false);
    expect(await isListed('', ann)).toBe(false);
    expect(await isListed('player=me', ann)).toBe(false);
    expect(await isListed('')).toBe(false);
  });

  test('is seen by those who sit there, and by nobody else', async () => {
    const game = await parlor.lay(ann, { visibility: 'private' });
    const cat = await parlor.guest('Cat');
    expect((await parlor.get(`/games/${game.id}`, { as: cat })).status).toBe(404);
    expect((await parlor.post(`/games/${game.id}/seats`, { as: ben })).status).toBe(404);
    const body = { invite: game.seats[1]?.invitation };
    expect((await parlor.post(`/games/${game.id}/seats`, { as: ben, body })).status).toBe(201);
    for (const path of ['', '/actions', '/events', '/picture', '?at=1']) {
      expect((await parlor.get(`/games/${game.id}${path}`, { as: cat })).status, path).toBe(404);
      expect((await parlor.get(`/games/${game.id}${path}`)).status, path).toBe(404);
      expect((await parlor.get(`/games/${game.id}${path}`, { as: ben })).status, path).toBe(200);
    }
  });

  test('stays closed after it is over', async () => {
    const game = await parlor.play([ann, ben], { visibility: 'private', options: { width: 1, height: 1 } });
    await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
    expect((await parlor.get<Game>(`/games/${game.id}`, { as: ben })).body.status).toBe('over');
    expect((await parlor.get(`/games/${game.id}`)).status).toBe(404);
  });
});
