import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frustration } from '../../src/games/frustration/index.js';
import { createApp } from '../../src/http/app.js';
import { commitmentTo, fairChance, saltsInOneWord } from '../../src/proof/fair-chance.js';
import { fromRoot } from '../../src/root.js';
import { openServices } from '../../src/services.js';
import { rowsOf } from '../../src/table/commit/draft-rows.js';
import { firstGame } from '../../src/table/game/game.js';
import { type TableEvent, tableHappening } from '../../src/table/game/table-event.js';
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
import { asInVectors } from '../vectors/adapters/frustration.js';

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
        expect(
          body.events
            .filter(({ event }) => !HOUSE_EVENTS.has(event.type))
            .map(({ event }) => asInVectors(frustration.schemas.event.parse(event))),
        ).toEqual(expected?.events);
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
    const offer = dastan.legal.find(({ action }) => action.type === 'take-offer');
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

  test.each([
    ['the opening', { ruleset: 'knucklebones' }, ['heads'], '/chance/script/0'],
    ['an opening that needs more', { ruleset: 'jackaroo' }, ['red', 'blue'], '/chance/script'],
    ['the only first action', { ruleset: 'cant-stop' }, [1, 2, 7, 4], '/chance/script/2'],
    ['any first action', { ruleset: 'knucklebones' }, [4, 'heads'], '/chance/script/1'],
  ])('that does not fit %s lays no table, also while a seat is open', async (_, wanted, script, pointer) => {
    const before = (await gamesOf(ann)).length;
    const { status, body } = await create({ ...wanted, chance: { script } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'script-mismatch',
      errors: [{ pointer, message: expect.stringMatching(/^must /) }],
    });
    expect(await gamesOf(ann)).toHaveLength(before);
  });

  test('that fits is opened by whoever sits down last', async () => {
    const game = await parlor.lay(ann, { chance: { script: [5, 2] } });
    expect(game.status).toBe('waiting');
    const seated = await parlor.post<Game>(`/games/${game.id}/seats`, { as: ben, body: {} });
    expect(seated).toMatchObject({ status: 201, body: { status: 'playing', view: { die: 5 } } });
  });

  test('of a fork is held against its first action, since nothing is dealt', async () => {
    const game = await parlor.lay(ann, { seats: BOTH });
    const fork = (script: readonly unknown[]) =>
      parlor.post(`/games/${game.id}/forks`, { as: ann, body: { chance: { script } } });
    expect((await fork(['heads'])).body).toMatchObject({
      code: 'script-mismatch',
      errors: [{ pointer: '/chance/script/0' }],
    });
    expect((await fork([6])).status).toBe(201);
  });

  test('of a table laid before scripts were tried leaves the seat open, and tells the newcomer nothing of it', async () => {
    const gameId = 'g_laidLongAgo';
    const created: TableEvent = {
      type: 'game-created',
      ruleset: 'knucklebones',
      rulesetVersion: 1,
      options: { width: 3, height: 3 },
      visibility: 'public',
      seats: [{ kind: 'player', playerId: ann.id, name: 'Ann' }, { kind: 'open' }],
      commitment: commitmentTo('00'),
      chance: { script: ['heads'], whenSpent: 'refuse' },
    };
    const at = new Date().toISOString();
    const game = firstGame(gameId, '00', at, created, ann.id);
    const draft = { before: null, game, happenings: [tableHappening(created)] };
    const asked = { seat: null, playerId: ann.id, action: null, requestId: null, at };
    await parlor.store.ledger.append(rowsOf(draft, asked).append);
    const seated = await parlor.post(`/games/${gameId}/seats`, { as: ben, body: {} });
    expect(seated).toMatchObject({ status: 422, body: { code: 'script-mismatch' } });
    expect(seated.text).not.toContain('heads');
    expect(seated.body).not.toHaveProperty('script');
    expect((await parlor.get<Game>(`/games/${gameId}`)).body).toMatchObject({
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
      legal: [],
    });
    expect((await parlor.get<Game>(`/games/${game.id}`)).body.version).toBe(kept.body.version);
  });

  test.each([
    ['used up', [1, 2]],
    ['used up in the middle of a roll', [1, 2, 3]],
    ['wrong later on', [1, 2, 5, 'heads']],
  ])('that is %s: what is listed, what is tried out and what is done agree', async (_, script) => {
    const options = { undos: 1 };
    const game = await parlor.lay(ann, { ruleset: 'frustration', options, seats: BOTH, chance: { script } });
    const headers = { 'x-request-id': 'same' };
    for (const turn of ['roll', 'keep', null]) {
      const { legal } = (await parlor.get<Game>(`/games/${game.id}`, { as: ann })).body;
      const { odds } = (await parlor.get<{ odds: readonly unknown[] }>(`/games/${game.id}/odds`, { as: ann }))
        .body;
      expect(odds).toHaveLength(legal.length);
      for (const type of ['roll', 'keep', 'undo']) {
        const asking = { as: ann, body: { type }, headers };
        const tried = await parlor.post(`/games/${game.id}/rehearsals`, asking);
        expect(tried.status === 200).toBe(legal.some(({ action }) => action.type === type));
        if (tried.status === 200) continue;
        const done = await parlor.post(`/games/${game.id}/actions`, asking);
        expect({ ...done.body, instance: '' }).toEqual({ ...tried.body, instance: '' });
        expect(done.body.legal).toEqual(legal);
      }
      if (turn === null) expect(legal).toEqual([]);
      else expect((await act(game, { type: turn })).status).toBe(201);
    }
  });

  test('that serves nothing more is told in words, too', async () => {
    const game = await parlor.lay(ann, { seats: BOTH, chance: { script: [3] } });
    expect(game).toMatchObject({ toAct: [0], legal: [] });
    const params = { name: 'look', arguments: { game: game.id } };
    const asking = requestInit('POST', {
      as: ann,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      headers: { accept: 'application/json, text/event-stream' },
    });
    const looked = await (await parlor.app.request('/mcp', asking)).text();
    expect(looked).toContain('It is your turn, and you can do nothing');
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
    const services = await openServices(parlor.store);
    const body = { type: 'place', column: 1 };
    const answer = await createApp(services).request(
      `/games/${game.id}/actions`,
      requestInit('POST', { as: ann, body }),
    );
    expect(JSON.parse(await answer.text())).toMatchObject({ game: { view: { die: 3 } } });
    await services.close();
  });

  test('is shown to nobody while it lasts; that there is one is shown everywhere', async () => {
    const script = [4, 2, 'a-word-that-nobody-sees'];
    const game = await parlor.lay(ann, { chance: { script } });
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

/** Two seats of Jackaroo. Ben is dealt first and begins; Ann, in the other seat, wrote the script. */
describe('a script and what is hidden', () => {
  const BENS = ['10S1', 'AS1', '2S1', '9S1'];
  const ANNS = ['KS1', 'QS1', '3S1', '6S1'];
  const dealt = async (traps: readonly number[], more: readonly string[]): Promise<Game> => {
    const game = await parlor.lay(ann, {
      ruleset: 'jackaroo',
      options: { colours: ['red', 'blue'], traps: traps.length },
      seats: [{ open: true }, { player: 'me' }],
      chance: { script: [...traps, ...BENS, ...ANNS, ...more] },
    });
    expect((await parlor.post(`/games/${game.id}/seats`, { as: ben, body: {} })).status).toBe(201);
    return game;
  };
  const ten = { type: 'play', card: '10S1', marbles: [] };
  const queen = { type: 'play', card: 'QS1', marbles: [] };
  const tryOut = (game: Game, body: object, as: Guest) =>
    parlor.post<Acted & Problem>(`/games/${game.id}/rehearsals`, { as, body });

  test('an entry that is in nobody’s hand is told to its author, and to nobody else', async () => {
    const game = await dealt([], ['5S1', '5S1']);
    const refused = await act(game, ten, ben);
    expect(refused).toMatchObject({ status: 422, body: { code: 'script-mismatch' } });
    expect(refused.body).not.toHaveProperty('script');
    for (const card of [...ANNS, '5S1']) expect(JSON.stringify(refused.body)).not.toContain(card);
    expect((await act(game, { type: 'discard', card: '9S1' }, ben)).status).toBe(201);
    const own = await act(game, queen);
    expect(own.body).toMatchObject({
      code: 'script-mismatch',
      script: { entry: 8, wanted: '5S1', possible: [0] },
    });
  });

  test('what could be in a hand is listed and rehearsed, and what cannot be is not', async () => {
    const possible = await dealt([], ['5S1']);
    expect((await tryOut(possible, ten, ben)).status).toBe(200);
    const impossible = await dealt([], ['9S1']);
    const { legal } = (await parlor.get<Game>(`/games/${impossible.id}`, { as: ben })).body;
    expect(legal.map(({ action }) => action)).not.toContainEqual(ten);
    const tried = await tryOut(impossible, ten, ben);
    expect(tried.body.code).toBe('script-mismatch');
    expect(tried.body).not.toHaveProperty('script');
  });

  test('a script that is used up does not tell where a trap is', async () => {
    const answers = await Promise.all(
      [2, 60].map(async (trap) => {
        const game = await dealt([trap], []);
        expect((await act(game, { type: 'play', card: 'AS1', marbles: [] }, ben)).status).toBe(201);
        expect((await act(game, { type: 'play', card: 'KS1', marbles: [] })).status).toBe(201);
        const asked = [
          await parlor.get(`/games/${game.id}`, { as: ben }),
          await tryOut(game, { type: 'play', card: '2S1', marbles: ['0-0'] }, ben),
          await act(game, { type: 'play', card: '2S1', marbles: ['0-0'] }, ben),
          await act(game, ten, ben),
        ];
        expect(asked.map(({ status }) => status)).toEqual([200, 422, 422, 422]);
        return asked.map(({ text }) => plain(text, game));
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  /** Without what differs between any two games. */
  const plain = (text: string, { id, commitment }: Game): string =>
    text
      .replaceAll(id, 'it')
      .replaceAll(commitment, 'promise')
      .replaceAll(/"(requestId|createdAt|updatedAt)":"[^"]*"/g, '"$1":""');
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
