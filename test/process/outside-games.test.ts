import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { GameRecord } from '../../src/record/record.js';
import { verify } from '../../src/record/verify.js';
import { accountOf } from '../../src/record/words.js';
import { fromRoot } from '../../src/root.js';
import type { ReviewSeen } from '../../src/table/reviews/review-seen.js';
import { isPromised } from '../support/documented.js';
import type { Acted, Game, Guest, Page } from '../support/parlor.js';
import { type FreshPlace, freshDatabase } from '../support/places.js';
import { builtPrograms, client, type Program, settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';
import { startBot } from '../webhooks/support/bot-server.js';
import { alike, heardOn } from './support/sealed.js';

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
  if (goal === 496) for (const all = []; ; ) all.push(Array.from({ length: 100_000 }, () => ({ seat })));
  if (type === 'roll') {`,
  ),
);

const inVersion = (name: string, version: number): string =>
  pigLike(name, (text) => text.replace('version: 1,', `version: ${version},`));
const farm = (version: number): string => inVersion('Farm', version);

/** Another word for an event, and the way from the old one. */
const BARN_IN_NEW_WORDS = inVersion('Barn', 3)
  .replaceAll("'rolled'", "'die-rolled'")
  .replace(
    'version: 3,',
    `version: 3,
  older: { since: 1, event: (event) => (event.type === 'rolled' ? { ...event, type: 'die-rolled' } : event) },`,
  );

let fresh: FreshPlace;
let games: string;
let house: Program;
let ann: Guest;

const write = (name: string, text: string, file = 'index.ts'): void => {
  mkdirSync(join(games, name), { recursive: true });
  writeFileSync(join(games, name, file), text);
};

const open = async (shelf: string): Promise<void> => {
  house = await startProgram({
    ...settingsFor(fresh.place),
    PARLOR_GAMES: shelf,
    PARLOR_LAB: 'on',
    // Who looks back takes three times as long for each choice.
    PARLOR_BOT_MS: '5',
    PARLOR_WEBHOOKS: 'any',
    PARLOR_WEBHOOK_PORTS: 'any',
  });
};

beforeAll(async () => {
  fresh = await freshDatabase();
  games = mkdtempSync(join(tmpdir(), 'parlor-games-'));
  write('nasty', NASTY);
  write('farm', farm(1));
  write('barn', inVersion('Barn', 1));
  await open(`${EXAMPLES},${games}`);
  ann = (await client(house.url).post<Guest>('/players', undefined, { name: 'Ann' })).body;
});

afterAll(async () => {
  await house?.stop('SIGKILL');
  rmSync(games, { recursive: true, force: true });
  await fresh?.remove();
});

const post = <Body>(path: string, body: unknown) => client(house.url).post<Body>(path, ann.token, body);
const get = <Body>(path: string) => client(house.url).get<Body>(path, ann.token);
/** A problem, which the document must name for this operation. */
const refused = async (method: string, path: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(new URL(path, house.url), { method, headers, ...sent });
  const problem = Object(await response.json());
  expect(isPromised(method, path, response.status, problem.code), `${problem.code} in the document`).toBe(
    true,
  );
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

/** What `parlor verify` says of a finished game, with these games beside those in the box. */
const verdictOn = async (id: string, shelf: string): Promise<string> => {
  const record = join(games, `${id}.json`);
  writeFileSync(record, JSON.stringify((await get(`/games/${id}/record`)).body));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(await builtPrograms(), 'parlor.js'), 'verify', record],
    { env: { ...process.env, PARLOR_GAMES: shelf }, encoding: 'utf8' },
  );
  return stdout + stderr;
};

const withoutRulesOf = (ruleset: string): RegExp =>
  new RegExp(`: unbroken, as far as one can see without the rules of ${ruleset}\\.`);

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

    const review = await until(async () => {
      const { body } = await get<ReviewSeen>(`/games/${id}/review`);
      expect(body.status).toBe('whole');
      return body;
    });
    expect([review.judged, review.skipped]).toEqual([review.of, 0]);
    expect(review.judged).toBeGreaterThan(0);

    expect(await verdictOn(id, join(EXAMPLES, ruleset))).toMatch(/: sound\./);
    if (ruleset === 'pig') expect(await verdictOn(id, '')).toMatch(withoutRulesOf(ruleset));
    const { body: record } = await get<GameRecord>(`/games/${id}/record`);
    const without = (changed: object) => verify({ ...record, ...changed });
    expect(without({})).toMatchObject({ isSound: false, knowsRules: false, problem: null });
    expect(`the record: ${accountOf(without({}))}`).toMatch(withoutRulesOf(ruleset));
    const [first, ...rest] = record.entries;
    expect(without({ entries: [first, ...rest.slice(1)] }).brokenAt).toBe(2);
    expect(without({ entries: record.entries.slice(0, -1) }).brokenAt).toBe(record.entries.length);
    expect(without({ secret: '0'.repeat(64) }).problem).toMatch(/the commitment is not/);
    expect(without({ commitment: '0'.repeat(64) }).brokenAt).toBe(1);
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

test('a sealed bid leaves no mark on anything that others can see: two worlds that differ in it look the same', async () => {
  const cat = (await client(house.url).post<Guest>('/players', undefined, { name: 'Cat' })).body;
  const bo = (await client(house.url).post<Guest>('/players', undefined, { name: 'Bo' })).body;
  const bot = await startBot((_, response) => response.writeHead(204).end());
  onTestFinished(() => bot.close());
  const headersOf = (token: string | null, accept: string) => ({
    accept,
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  });
  const at = (path: string) => new URL(path, house.url);
  const put = { method: 'PUT', headers: headersOf(bo.token, '*/*'), body: JSON.stringify({ url: bot.url }) };
  expect((await fetch(at('/me/webhook'), put)).status).toBe(201);

  /** Everything that Bo, a passer-by and somebody else can fetch or hear while Ann's bid is sealed. */
  const worldWhereAnnBids = async (card: number): Promise<readonly string[]> => {
    const wanted = { ruleset: 'goofspiel', options: { cards: 4 }, chance: { seed: 'sealed' } };
    const seats = [{ player: 'me' }, { open: true }];
    const { id } = (await post<Game>('/games', { ...wanted, seats })).body;
    await client(house.url).post(`/games/${id}/seats`, bo.token, { seat: 1 });
    const acted = await post<Acted>(`/games/${id}/actions`, { type: 'bid', card });
    expect(acted.body.events[0]?.event).toMatchObject({ card });
    const { version } = acted.body.game;
    const isBid = (text: string): boolean => text.includes('"type":"bid"');
    const seen: string[] = [];
    for (const token of [bo.token, cat.token, null]) {
      for (const accept of ['text/event-stream', 'application/x-ndjson'])
        seen.push(await heardOn(at(`/games/${id}/events`), headersOf(token, accept), isBid));
      for (const [path, accept] of [
        ['', 'application/json'],
        ['/events', 'application/json'],
        ['/actions', 'application/json'],
        ['/odds', 'application/json'],
        ['/board', 'text/plain'],
        ['/picture', 'image/svg+xml'],
      ] as const)
        seen.push(
          await (await fetch(at(`/games/${id}${path}`), { headers: headersOf(token, accept) })).text(),
        );
      for (const name of ['look', 'read_events']) {
        const params = { name, arguments: { game: id } };
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
        const headers = headersOf(token, 'application/json, text/event-stream');
        seen.push(await (await fetch(at('/mcp'), { method: 'POST', headers, body })).text());
      }
    }
    const inbox = await heardOn(at('/me/events'), headersOf(bo.token, 'application/x-ndjson'), (text) =>
      text
        .split('\n')
        .slice(0, -1)
        .some((line) => line.includes(id)),
    );
    const [notice = '{}'] = inbox.split('\n').filter((line) => line.includes(id));
    seen.push(JSON.stringify({ ...JSON.parse(notice), id: 'ANY' }));
    const call = await until(() => {
      const found = bot.calls.find(
        ({ body: { data } }) => data.game.id === id && data.game.version === version,
      );
      expect(found).toBeDefined();
      return found;
    });
    seen.push(call?.text ?? '');
    for (const text of seen) expect(text.length).toBeGreaterThan(2);
    return seen.map((text) => alike(text, id));
  };
  expect(await worldWhereAnnBids(2)).toEqual(await worldWhereAnnBids(3));
});

describe('rules that go wrong end the request that asked, and nothing else', () => {
  /** A game with this goal, and what came of a roll in it, so often. */
  const rolledIn = async (goal: number, times: number) => {
    const seats = [{ player: 'me' }, { player: 'me' }];
    const { body: game } = await post<Game>('/games', { ruleset: 'nasty', options: { goal }, seats });
    for (let again = 0; again < times; again++) {
      const failed = await refused('POST', `/games/${game.id}/actions`, { type: 'roll' });
      expect(failed).toMatchObject({ status: 500, code: 'ruleset-failed' });
      expect(failed.detail).not.toContain('secret');
    }
    expect((await get<Game>(`/games/${game.id}`)).body.version, 'nothing has happened').toBe(game.version);
    const fine = await post<Game>('/games', { ruleset: 'nasty', options: { goal: 10 }, seats });
    expect((await post(`/games/${fine.body.id}/actions`, { type: 'roll' })).status).toBe(201);
  };

  test.each([
    ['throw', 499],
    ['tell what their own schema refuses', 497],
  ])('rules that %s', (_, goal) => rolledIn(goal, 1));

  test('rules that never end: their game is not asked about again, and others of the same rules are', async () => {
    // Three interruptions would take the whole ruleset from the shelf.
    await rolledIn(498, 4);
  });
});

test('rules that eat all memory end the request of whoever learns, and the next one has a new thread', async () => {
  const games = [{ seed: 'hungry', actions: [0] }];
  const hungry = { ruleset: 'nasty', options: { goal: 496 }, games };
  expect(await refused('POST', '/lab/rollouts', hungry)).toMatchObject({
    status: 500,
    code: 'ruleset-failed',
  });
  expect((await post('/lab/rollouts', { ruleset: 'pig', games })).status).toBe(200);
  expect((await get('/rulesets/nasty')).status).toBe(200);
});

test('a game keeps the version it began with, stands still while that is gone, and goes on when it is back', async () => {
  const seats = [{ player: 'me' }, { player: 'me' }];
  const begun = async (ruleset: string): Promise<Game> => {
    const options = { goal: 10 };
    const { body } = await post<Game>('/games', { ruleset, options, seats });
    expect((await post(`/games/${body.id}/actions`, { type: 'roll' })).status).toBe(201);
    return body;
  };
  const [old, reworded] = [await begun('farm'), await begun('barn')];
  await house.stop();

  write('farm', farm(2));
  write('barn', BARN_IN_NEW_WORDS);
  await open(`${join(games, 'farm')},${join(games, 'barn')}`);
  expect(await refused('GET', `/games/${old.id}`)).toMatchObject({
    status: 409,
    code: 'game-frozen',
    detail: expect.stringContaining('was begun with version 1 of farm, and version 2 is on the shelf'),
  });
  expect(await post(`/games/${old.id}/actions`, { type: 'roll' })).toMatchObject({ status: 409 });
  const mine = await get<Page<{ readonly id: string }>>('/games?player=me');
  expect(mine.status).toBe(200);
  const young = await begun('farm');

  // With a way from its old words one version plays on for all that were before, and what was written then stays as it is.
  const over = await playOut((await get<Game>(`/games/${reworded.id}`)).body);
  const { items } = (await get<Page<{ event: { type: string } }>>(`/games/${reworded.id}/events?limit=500`))
    .body;
  expect(items.filter(({ event }) => event.type === 'rolled')).toEqual([]);
  expect(items.filter(({ event }) => event.type === 'die-rolled')).not.toEqual([]);
  expect(over).toMatchObject({ rulesetVersion: 1, outcome: { ended: 'finished' } });
  expect(await verdictOn(reworded.id, join(games, 'barn'))).toMatch(/: sound\./);
  await house.stop();

  write('farm', farm(1), 'one.ts');
  write('farm', farm(2), 'two.ts');
  write('farm', "export { pig as one } from './one.js';\nexport { pig as two } from './two.js';\n");
  await open(join(games, 'farm'));
  for (const { id } of [old, young])
    expect((await post(`/games/${id}/actions`, { type: 'roll' })).status).toBe(201);
});
