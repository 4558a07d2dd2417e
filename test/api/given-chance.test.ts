import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from '../../src/house.js';
import { createApp } from '../../src/http/app.js';
import { fairChance, saltsInOneWord } from '../../src/proof/fair-chance.js';
import { fromRoot } from '../../src/root.js';
import {
  type Acted,
  type Event,
  type Game,
  type Guest,
  openParlor,
  type Page,
  type Parlor,
  type Problem,
  requestInit,
} from '../support/parlor.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;

beforeAll(async () => {
  parlor = await openParlor();
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
});
afterAll(() => parlor.close());

const BOTH = [{ player: 'me' }, { player: 'me' }];
const act = (game: Game, body: object, as = ann) =>
  parlor.post<Acted & Problem>(`/games/${game.id}/actions`, { as, body });
const create = (body: object) => parlor.post('/games', { as: ann, body });
const gamesOf = async (guest: Guest) =>
  (await parlor.get<Page<Game>>('/games?player=me&limit=100', { as: guest })).body.items;

interface Scenario {
  readonly name: string;
  readonly options: object;
  readonly seats: readonly string[];
  readonly script: readonly number[];
  readonly steps: readonly {
    readonly seat: number;
    readonly action: { readonly type: string };
    readonly error?: string;
    readonly expect?: { readonly events: readonly { readonly type: string }[] };
  }[];
  readonly result: { readonly winner: number | null; readonly status: string };
}

const FOLDER = fromRoot('test/vectors/golden/frustration');
const scenarios: readonly Scenario[] = readdirSync(FOLDER)
  .filter((name) => /^\d/.test(name))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));

const HOUSE_EVENTS = new Set(['luck-drawn', 'game-ended']);
/** One player has every seat, so nobody is out of turn and nobody else's seat is asked for. */
const ofOneself = ({ error }: Scenario['steps'][number]): boolean => error !== 'not-your-turn';

describe('the published scenarios of Simple Frustration, over HTTP', () => {
  test.each(scenarios)('$name', async ({ options, seats, script, steps, result }) => {
    const game = await parlor.lay(ann, {
      ruleset: 'frustration',
      options,
      seats: seats.map(() => ({ player: 'me' })),
      chance: { script },
    });
    expect(game).toMatchObject({ sandbox: true, chance: 'script', status: 'playing' });
    for (const { action, error, expect: expected } of steps.filter(ofOneself)) {
      const { body } = await act(game, action);
      if (error === undefined)
        expect(body.events.map(({ event }) => event).filter(({ type }) => !HOUSE_EVENTS.has(type))).toEqual(
          expected?.events,
        );
      else expect(body.code).toBe(error);
    }
    const after = (await parlor.get<Game>(`/games/${game.id}`)).body;
    expect(after.status).toBe(result.status === 'game-over' ? 'over' : 'playing');
    if (result.winner !== null) expect(after.outcome?.ranking[0]).toEqual([result.winner]);
  });
});

describe('a script', () => {
  test('speaks each game’s own language', async () => {
    const dastan = await parlor.lay(ann, { ruleset: 'dastan', seats: BOTH, chance: { script: ['jazair'] } });
    const offer = dastan.legal.find(({ action }) => action.type === 'takeOffer');
    const taken = await act(dastan, offer?.action ?? {});
    expect(taken.body.events[0]?.event).toMatchObject({ type: 'offer-taken', offer: 'jazair' });
    const bones = await parlor.lay(ann, { seats: BOTH, chance: { script: [5, 2] } });
    expect(bones.view).toMatchObject({ die: 5 });
    const acted = await act(bones, { type: 'place', column: 0 });
    expect(acted.body.game.view).toMatchObject({ die: 2 });
    expect(acted.body.events.at(-1)).toMatchObject({
      event: { type: 'luck-drawn', draws: 2 },
      text: '2 draws of the given luck used so far.',
    });
  });

  test('that does not fit the opening lays no table, and says which entry and what was possible', async () => {
    const before = (await gamesOf(ann)).length;
    const { status, body } = await create({ ruleset: 'knucklebones', seats: BOTH, chance: { script: [7] } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'script-mismatch',
      detail:
        'Entry 0 of the script, counted from 0, is 7, and that cannot be drawn here. Possible: 1, 2, 3, 4, 5, 6. Nothing has happened.',
      script: { entry: 0, wanted: 7, possible: [1, 2, 3, 4, 5, 6] },
    });
    expect(await gamesOf(ann)).toHaveLength(before);
  });

  test('that does not fit when the last seat is taken leaves the seat open', async () => {
    const game = await parlor.lay(ann, { chance: { script: ['heads'] } });
    const seated = await parlor.post(`/games/${game.id}/seats`, { as: ben, body: {} });
    expect(seated).toMatchObject({ status: 422, body: { code: 'script-mismatch' } });
    expect((await parlor.get<Game>(`/games/${game.id}`)).body).toMatchObject({
      version: 1,
      status: 'waiting',
    });
  });

  test('that is used up refuses what needs luck, and only that', async () => {
    const game = await parlor.lay(ann, {
      ruleset: 'frustration',
      options: { undos: 1 },
      seats: BOTH,
      chance: { script: [1, 2] },
    });
    expect((await act(game, { type: 'roll' })).status).toBe(201);
    const kept = await act(game, { type: 'keep' });
    expect(kept.status).toBe(201);
    const { status, body } = await act(game, { type: 'roll' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'script-mismatch',
      detail: expect.stringMatching(/^The script is used up after 2 entries, .*"whenSpent": "random"/),
      script: { entry: 2, wanted: null, possible: [1, 2, 3, 4, 5, 6] },
    });
    expect((await parlor.get<Game>(`/games/${game.id}`)).body.version).toBe(kept.body.version);
  });

  test('that is used up goes on fairly when told so', async () => {
    const game = await parlor.lay(ann, { seats: BOTH, chance: { script: [3], whenSpent: 'random' } });
    const acted = await act(game, { type: 'place', column: 0 });
    expect(acted.status).toBe(201);
    const [created] = await parlor.log(game.id);
    const secret = (await parlor.store.ledger.card(game.id))?.secret ?? '';
    expect(created?.event).toMatchObject({ chance: { script: [3], whenSpent: 'random' } });
    expect(acted.body.game.view).toMatchObject({
      die: fairChance(secret, game.id, game.version).pick([1, 2, 3, 4, 5, 6]),
    });
  });

  test('is read on where another process left it', async () => {
    const game = await parlor.lay(ann, { seats: BOTH, chance: { script: [1, 2, 3, 4] } });
    await act(game, { type: 'place', column: 0 });
    const house = await openHouse(parlor.store);
    const body = { type: 'place', column: 1 };
    const answer = await createApp(house).request(
      `/games/${game.id}/actions`,
      requestInit('POST', { as: ann, body }),
    );
    expect(JSON.parse(await answer.text())).toMatchObject({ game: { view: { die: 3 } } });
    await house.close();
  });

  test('is shown to nobody while it lasts; that there is one is shown everywhere', async () => {
    const game = await parlor.lay(ann, { chance: { script: ['a-word-that-nobody-sees'] } });
    const seen = await parlor.get<Page<Event>>(`/games/${game.id}/events`, { as: ann });
    expect(seen.text).not.toContain('a-word-that-nobody-sees');
    expect(seen.body.items[0]?.event).toMatchObject({ type: 'game-created', chance: 'script' });
    const listed = (await gamesOf(ann)).find(({ id }) => id === game.id);
    expect(listed).toMatchObject({ sandbox: true });
    const fair = await parlor.lay(ann);
    expect(fair).toMatchObject({ sandbox: false, chance: 'fair' });
    expect((await gamesOf(ann)).find(({ id }) => id === fair.id)).toMatchObject({ sandbox: false });
  });

  test.each([
    { script: [] },
    { script: Array.from({ length: 1001 }, () => 1) },
    { script: [true] },
    { script: [1], whenSpent: 'never' },
    { script: [1], seed: 'x' },
    { seed: '' },
    {},
  ])('of another form is refused: %j', async (chance) => {
    const { status, body } = await create({ ruleset: 'knucklebones', chance });
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({
      pointer: expect.stringMatching(/^.chance/),
      message: expect.stringMatching(/^must /),
    });
  });
});

describe('a seed', () => {
  const playedWith = async (seed: string) => {
    const game = await parlor.lay(ann, { seats: BOTH, chance: { seed } });
    const dice = [game.view];
    for (const column of [0, 1, 2, 0]) dice.push((await act(game, { type: 'place', column })).body.game.view);
    return { game, dice };
  };

  test('gives the same game again, and another one another', async () => {
    const first = await playedWith('monday');
    expect(first.game).toMatchObject({ sandbox: true, chance: 'seed' });
    expect((await playedWith('monday')).dice).toEqual(first.dice);
    expect((await playedWith('tuesday')).dice).not.toEqual(first.dice);
  });
});

describe('a salt', () => {
  test('of each player is seen by everybody, and the dice follow from it', async () => {
    const seats = [{ player: 'me', salt: 'pepper' }, { open: true }];
    const game = await parlor.lay(ann, { seats });
    const seated = await parlor.post<Game>(`/games/${game.id}/seats`, { as: ben, body: { salt: 'süß 7' } });
    const page = await parlor.get<Page<Event>>(`/games/${game.id}/events`);
    expect(page.body.items.map(({ event }) => event)).toMatchObject([
      { type: 'game-created', seats: [{ name: 'Ann', salt: 'pepper' }, { kind: 'open' }] },
      { type: 'seat-taken', name: 'Ben', salt: 'süß 7' },
      { type: 'game-started' },
      { type: 'rolled' },
    ]);
    const secret = (await parlor.store.ledger.card(game.id))?.secret ?? '';
    const salts = saltsInOneWord(['pepper', 'süß 7']);
    expect(seated.body.view).toMatchObject({
      die: fairChance(secret, game.id, 1, salts).pick([1, 2, 3, 4, 5, 6]),
    });
  });

  test('goes with whoever leaves', async () => {
    const game = await parlor.lay(ann, {
      seats: [{ open: true }, { player: 'me' }, { open: true }],
      ruleset: 'frustration',
    });
    await parlor.post(`/games/${game.id}/seats`, { as: ben, body: { seat: 0, salt: 'gone' } });
    await parlor.del(`/games/${game.id}/seats/0`, { as: ben });
    await parlor.post(`/games/${game.id}/seats`, { as: ben, body: { seat: 0 } });
    await parlor.post(`/games/${game.id}/seats`, { as: ann, body: { seat: 2 } });
    const { version } = (await parlor.get<Game>(`/games/${game.id}`)).body;
    const rolled = await act(game, { type: 'roll' }, ben);
    const secret = (await parlor.store.ledger.card(game.id))?.secret ?? '';
    const luck = fairChance(secret, game.id, version);
    const dice = [1, 2].map(() => luck.pick([1, 2, 3, 4, 5, 6]));
    expect(rolled.body.events[0]?.event).toMatchObject({ type: 'rolled', dice });
  });

  test.each(['', 'x'.repeat(65), 'a\u0000b', 7])('is 1 to 64 signs: %j is refused', async (salt) => {
    const game = await parlor.lay(ann);
    const { status, body } = await parlor.post(`/games/${game.id}/seats`, { as: ben, body: { salt } });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'malformed-request' });
  });
});
