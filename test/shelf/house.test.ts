import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRoot } from '../../src/root.js';
import type { Acted, Game, Guest, Page } from '../support/parlor.js';
import { type FreshPlace, freshFolder } from '../support/places.js';
import { builtPrograms, client, type Program, settingsFor, startProgram } from '../support/program.js';
import { noting } from '../support/seen-answers.js';

/** A house that plays games from outside: the real program, with the four examples and some that go wrong on purpose. */
const EXAMPLES = fromRoot('examples', 'games');
const PIG = readFileSync(join(EXAMPLES, 'pig', 'index.ts'), 'utf8');

/** Pig under another name, and changed. */
const pigLike = (name: string, change: (text: string) => string): string =>
  change(PIG.replaceAll('Pig', name).replaceAll("'pig'", `'${name.toLowerCase()}'`));

/** Well behaved unless its goal is one of these. */
const NASTY = pigLike('Nasty', (text) =>
  text.replace(
    "  if (type === 'roll') {",
    `  if (goal === 499) throw new Error('the goal is a secret');
  if (goal === 498) for (;;);
  if (goal === 497) return yes([{ type: 'rolled', seat, face: 7 }]);
  if (type === 'roll') {`,
  ),
);

const farm = (version: number): string =>
  pigLike('Farm', (text) => text.replace('version: 1,', `version: ${version},`));

let fresh: FreshPlace;
let games: string;
let house: Program;
let ann: Guest;

const write = (name: string, text: string, file = 'index.ts'): void => {
  mkdirSync(join(games, name), { recursive: true });
  writeFileSync(join(games, name, file), text);
};

const open = async (): Promise<void> => {
  house = await startProgram({ ...settingsFor(fresh.place), PARLOR_GAMES: `${EXAMPLES},${games}` });
};

beforeAll(async () => {
  fresh = await freshFolder();
  games = mkdtempSync(join(tmpdir(), 'parlor-games-'));
  write('nasty', NASTY);
  write('farm', farm(1));
  await open();
  ann = (await client(house.url).post<Guest>('/players', undefined, { name: 'Ann' })).body;
});

afterAll(async () => {
  await house?.stop('SIGKILL');
  rmSync(games, { recursive: true, force: true });
  await fresh?.remove();
});

const post = <Body>(path: string, body: unknown) => client(house.url).post<Body>(path, ann.token, body);
const get = <Body>(path: string) => client(house.url).get<Body>(path, ann.token);
/** Written down with the answers that other tests see of the document's operations. */
const knock = noting((request: Request) => fetch(request));
const noted = async (method: string, path: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await knock(new Request(new URL(path, house.url), { method, headers, ...sent }));
  const problem = Object(await response.json());
  return { status: response.status, code: String(problem.code), detail: String(problem.detail) };
};
const textOf = async (path: string, accept: string): Promise<string> => {
  const headers = { accept, authorization: `Bearer ${ann.token}` };
  return (await fetch(new URL(path, house.url), { headers })).text();
};

/** Until it is over, with whatever comes first; the bot plays in between. */
const playOut = async (start: Game): Promise<Game> => {
  let game = start;
  while (game.status !== 'over') {
    const [choice] = game.legal;
    if (choice === undefined) {
      const headers = {
        authorization: `Bearer ${ann.token}`,
        prefer: 'wait=20',
        'if-none-match': `"${game.version}"`,
      };
      await fetch(new URL(`/games/${game.id}`, house.url), { headers });
      game = (await get<Game>(`/games/${game.id}`)).body;
      continue;
    }
    const acted = await post<Acted>(`/games/${game.id}/actions`, game.legal.at(-1)?.action);
    game = acted.status === 201 ? acted.body.game : (await get<Game>(`/games/${game.id}`)).body;
  }
  return game;
};

const HIDDEN = new Set(['kuhn-poker', 'goofspiel']);

describe.each([
  ['pig', { goal: 12 }],
  ['connect-four', {}],
  ['kuhn-poker', {}],
  ['goofspiel', { cards: 4 }],
])('%s, from outside, through the whole house', (ruleset, options) => {
  test('is on the shelf, in the document and on the front page', async () => {
    const shelf = await get<{ readonly items: readonly { readonly id: string }[] }>('/rulesets');
    expect(shelf.body.items.map(({ id }) => id)).toContain(ruleset);
    expect(await textOf(`/rulesets/${ruleset}`, 'text/html')).toContain('<h1');
    expect(await textOf('/openapi.json', 'application/json')).toContain(`"${ruleset}"`);
    expect(await textOf('/', 'text/html')).toContain(`/rulesets/${ruleset}`);
  });

  test('is played against a bot to its end, and its record is sound', async () => {
    const seats = [{ player: 'me' }, { bot: 'medium' }];
    const laid = await post<Game>('/games', { ruleset, options, seats });
    expect(laid.status).toBe(201);
    const { id } = laid.body;
    expect(await textOf(`/games/${id}/board`, 'text/plain')).toContain('Ann');
    expect(await textOf(`/games/${id}/picture`, 'image/svg+xml')).toMatch(/^<svg /);
    expect((await get<{ odds: unknown[] }>(`/games/${id}/odds`)).status).toBe(200);
    const [choice] = (await get<Game>(`/games/${id}`)).body.legal;
    if (choice !== undefined) expect((await post(`/games/${id}/rehearsals`, choice.action)).status).toBe(200);
    const over = await playOut((await get<Game>(`/games/${id}`)).body);
    expect(over.outcome).toMatchObject({ ended: 'finished' });

    const record = join(games, `${ruleset}.json`);
    writeFileSync(record, JSON.stringify((await get(`/games/${id}/record`)).body));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(await builtPrograms(), 'parlor.js'), 'verify', record],
      { env: { ...process.env, PARLOR_GAMES: EXAMPLES }, encoding: 'utf8' },
    );
    expect(stdout + stderr).toMatch(/: sound\./);
  });

  test('shows nobody what is not theirs, in its log and to a passer-by', async () => {
    if (!HIDDEN.has(ruleset)) return;
    const seats = [{ player: 'me' }, { open: true }];
    const { id } = (await post<Game>('/games', { ruleset, options, seats })).body;
    const { body: bo } = await client(house.url).post<Guest>('/players', undefined, { name: 'Bo' });
    await client(house.url).post(`/games/${id}/seats`, bo.token, { seat: 1 });
    const [choice] = (await get<Game>(`/games/${id}`)).body.legal;
    await post(`/games/${id}/actions`, choice?.action);
    const seen = async (token?: string) =>
      (
        await client(house.url).get<Page<{ event: { type: string; card?: unknown; seat?: number } }>>(
          `/games/${id}/events`,
          token,
        )
      ).body.items.flatMap(({ event }) =>
        event.card === undefined ? [] : [[event.seat, event.card !== null]],
      );
    for (const [seat, isShown] of await seen(bo.token)) expect(isShown).toBe(seat === 1);
    for (const [, isShown] of await seen()) expect(isShown).toBe(false);
    for (const [seat, isShown] of await seen(ann.token)) expect(isShown).toBe(seat === 0);
  });
});

test('two who bid at the same version do not get in each other’s way, and see nothing before both have', async () => {
  const { body: bo } = await client(house.url).post<Guest>('/players', undefined, { name: 'Bo' });
  const seats = [{ player: 'me' }, { open: true }];
  const { id } = (await post<Game>('/games', { ruleset: 'goofspiel', options: { cards: 3 }, seats })).body;
  await client(house.url).post(`/games/${id}/seats`, bo.token, { seat: 1 });
  const { toAct } = (await get<Game>(`/games/${id}`)).body;
  expect(toAct).toEqual([0, 1]);
  const bid = { type: 'bid', card: 3 };
  const both = await Promise.all([
    post<Acted>(`/games/${id}/actions`, bid),
    client(house.url).post<Acted>(`/games/${id}/actions`, bo.token, bid),
  ]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const last = both.find(({ body }) => body.events.some(({ event }) => event.type === 'bids-shown'));
  expect(last?.body.game.toAct).toEqual([0, 1]);
  expect(last?.body.events.find(({ event }) => event.type === 'bids-shown')?.event).toMatchObject({
    bids: [3, 3],
    winner: null,
  });
});

describe('rules that go wrong end the request that asked, and nothing else', () => {
  test.each([
    ['throw', 499],
    ['never end', 498],
    ['tell what their own schema refuses', 497],
  ])('rules that %s', async (_, goal) => {
    const seats = [{ player: 'me' }, { player: 'me' }];
    const { body: game } = await post<Game>('/games', { ruleset: 'nasty', options: { goal }, seats });
    const failed = await noted('POST', `/games/${game.id}/actions`, { type: 'roll' });
    expect(failed).toMatchObject({ status: 500, code: 'ruleset-failed' });
    expect(failed.detail).not.toContain('secret');
    expect((await get<Game>(`/games/${game.id}`)).body.version, 'nothing has happened').toBe(game.version);
    const fine = await post<Game>('/games', { ruleset: 'nasty', options: { goal: 10 }, seats });
    expect((await post(`/games/${fine.body.id}/actions`, { type: 'roll' })).status).toBe(201);
  });
});

test('a game keeps the version it began with, stands still while that is gone, and goes on when it is back', async () => {
  const seats = [{ player: 'me' }, { player: 'me' }];
  const { body: old } = await post<Game>('/games', { ruleset: 'farm', seats });
  await post(`/games/${old.id}/actions`, { type: 'roll' });
  await house.stop();

  write('farm', farm(2));
  await open();
  expect(await noted('GET', `/games/${old.id}`)).toMatchObject({
    status: 409,
    code: 'game-frozen',
    detail: expect.stringContaining('was begun with version 1 of farm, and version 2 is on the shelf'),
  });
  expect(await post(`/games/${old.id}/actions`, { type: 'roll' })).toMatchObject({ status: 409 });
  const mine = await get<Page<{ readonly id: string }>>('/games?player=me');
  expect(mine.status).toBe(200);
  const { body: young } = await post<Game>('/games', { ruleset: 'farm', seats });
  expect((await post(`/games/${young.id}/actions`, { type: 'roll' })).status).toBe(201);
  await house.stop();

  write('farm', farm(1), 'one.ts');
  write('farm', farm(2), 'two.ts');
  write('farm', "export { pig as one } from './one.js';\nexport { pig as two } from './two.js';\n");
  await open();
  for (const { id } of [old, young])
    expect((await post(`/games/${id}/actions`, { type: 'roll' })).status).toBe(201);
});
