import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doorbell } from '../../src/live/doorbell.js';
import { storeIn } from '../../src/store/store.js';
import type { Told } from '../../src/table/live/inbox.js';
import { placeText, shortOf } from '../../src/table/live/place.js';
import { openTables } from '../../src/table/table.js';
import { emptyDatabase } from '../support/databases.js';
import type { Guest, Parlor } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { NDJSON } from './support/listen.js';
import { open } from './support/open.js';
import { act, playOut, TINY } from './support/play.js';

describe.each([
  ['one process', freshFolder],
  ['two processes', freshDatabase],
] as const)('my games in one stream, with %s', (_name, freshPlace) => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  let ben: Guest;
  beforeAll(async () => {
    parlors = await openParlors(freshPlace);
    ({ here, there } = parlors);
    ben = await here.guest('Ben');
  });
  afterAll(() => parlors?.close());

  test('begins with what is open, and where I must move', async () => {
    const ann = await here.guest('Ann');
    const mine = await there.play([ann, ben]);
    const theirs = await there.play([ben, ann]);
    // One that waits is open too, and there is nothing to say of it.
    await there.lay(ann);
    const stream = await open(here, '/me/events', { as: ann });
    const said = await stream.take(3);
    expect(said.every(({ place, told }) => place !== null && place === told.id)).toBe(true);
    const told = said.map((one) => `${one.type} ${one.told.gameId}`).toSorted();
    expect(told).toEqual(
      [`game-started ${theirs.id}`, `game-started ${mine.id}`, `your-turn ${mine.id}`].toSorted(),
    );
    const turn = said.find(({ type }) => type === 'your-turn')?.told;
    expect(turn?.legal).toEqual(mine.legal);
    expect(turn).toMatchObject({ version: mine.version, ruleset: 'knucklebones', seat: 0 });
    // Laid by now it is not among what the stream begins with, however late that comes to its end.
    const waiting = await there.lay(ann);
    await there.post(`/games/${waiting.id}/seats`, { as: ben });
    expect((await stream.take(3)).map((one) => `${one.type} ${one.told.gameId}`)).toEqual([
      `seat-taken ${waiting.id}`,
      `game-started ${waiting.id}`,
      `your-turn ${waiting.id}`,
    ]);
  });

  test('a place of a time that is still to come begins anew and says so: the clock was set back', async () => {
    const ann = await here.guest('Ann');
    const [game, ended] = [await there.play([ann, ben]), await there.play([ben, ann], TINY)];
    const versions = new Map([[shortOf(ended.id), ended.version]]);
    await playOut(there, ended.id, [ben]);
    const tomorrow = placeText({ moment: Date.now() + 86_400_000, versions });
    const stream = await open(here, `/me/events?after=${tomorrow}`, { as: ann, accept: NDJSON });
    const told = (await stream.take(2)).map((one) => `${one.type} ${one.told.gameId ?? ''}`.trim());
    expect(told).toEqual(['look-again', `game-started ${game.id}`]);
    await stream.hangUp();
  });

  test('tells each start, each turn and each end once, whoever did it and wherever', async () => {
    const ann = await here.guest('Ann');
    const stream = await open(here, '/me/events', { as: ann, accept: NDJSON });
    const next = async () => {
      const said = await stream.next();
      return [said?.type, said?.told.gameId];
    };
    const short = await there.play([ben, ann], TINY);
    expect(await next()).toEqual(['game-started', short.id]);
    await playOut(there, short.id, [ben]);
    expect(await next()).toEqual(['game-ended', short.id]);
    const long = await there.play([ann, ben]);
    expect(await next()).toEqual(['seat-taken', long.id]);
    expect(await next()).toEqual(['game-started', long.id]);
    expect(await next()).toEqual(['your-turn', long.id]);
    await act(there, long.id, [ann]);
    await act(here, long.id, [ben]);
    expect(await next()).toEqual(['your-turn', long.id]);
    await there.del(`/games/${long.id}/seats/1`, { as: ben });
    expect(await next()).toEqual(['game-ended', long.id]);
    const last = await there.play([ben, ann]);
    expect(await next(), 'nothing was told twice').toEqual(['game-started', last.id]);
  });

  test('tells whoever sits down in a game that is being played of their turn', async () => {
    const [ann, cat] = [await here.guest('Ann'), await here.guest('Cat')];
    const stream = await open(here, '/me/events', { as: cat, accept: NDJSON });
    const game = await there.play([ann, ben]);
    await act(there, game.id, [ann]);
    await there.del(`/games/${game.id}/seats/1`, { as: ben });
    await there.post(`/games/${game.id}/seats`, { as: cat });
    expect((await stream.take(2)).map(({ type, told }) => [type, told.gameId])).toEqual([
      ['game-started', game.id],
      ['your-turn', game.id],
    ]);
  });

  test('is not for nobody', async () => {
    expect((await open(here, '/me/events')).status).toBe(401);
  });
});

test('after a silence everything is looked at again: a start, a turn and an end that nobody rang for are told', async () => {
  const store = await storeIn(await emptyDatabase(freshDatabase));
  const deaf = doorbell();
  const mine = openTables(store, deaf);
  const others = openTables(store, doorbell());
  const hangUp = new AbortController();
  try {
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => mine.guests.welcome(name)));
    if (!ann?.ok || !ben?.ok) throw new Error('not welcome');
    const wanted = { ruleset: 'knucklebones', visibility: 'public', ...TINY } as const;
    const lay = async () => {
      const done = await others.create({
        player: ann.value.player,
        wanted,
        requestId: 'r',
        key: undefined,
      });
      if (!done.ok) throw new Error(done.problem.detail);
      return done.value.game.id;
    };
    const sit = (gameId: string) =>
      others.takeSeat({
        gameId,
        player: ben.value.player,
        wanted: { seat: null },
        expected: null,
        requestId: 'r',
        key: undefined,
      });
    const first = await lay();
    await sit(first);
    const inbox = mine.inbox(ann.value.player.id, hangUp.signal);
    const next = async (): Promise<Told['notice']> => {
      const { value } = await inbox.next();
      return value === undefined || value === null ? null : (value.notice ?? next());
    };
    expect([(await next())?.type, (await next())?.type]).toEqual(['game-started', 'your-turn']);
    const pending = next();
    const act = { player: ann.value.player, expected: null, requestId: 'r', key: undefined };
    await others.act({ ...act, gameId: first, wanted: { action: { type: 'place', column: 0 } } });
    const second = await lay();
    await sit(second);
    deaf.ringAll();
    expect(await pending).toMatchObject({ type: 'game-ended', gameId: first });
    expect(await next()).toMatchObject({ type: 'seat-taken', gameId: second, name: 'Ben' });
    expect(await next()).toMatchObject({ type: 'game-started', gameId: second });
    expect(await next()).toMatchObject({ type: 'your-turn', gameId: second });
  } finally {
    hangUp.abort();
    await store.close();
  }
});
