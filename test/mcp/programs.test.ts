import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Odds } from '../../src/engine/odds.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { oddsInWords } from '../../src/http/mcp/foresight.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { type Game, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { QUICK } from '../support/quick.js';
import { type Agent, connect, type Era, gameIn } from './support/agent.js';

/** What an agent's program reads beside the words. The client checks every answer against the schema that the tool announced. */

let parlor: Parlor;
let door: Doorstep;
beforeAll(async () => {
  parlor = await openParlor();
  door = await openDoor(parlor);
});
afterAll(async () => {
  await door?.close();
  await parlor?.close();
});

const agent = async (token?: string, era?: Era): Promise<Agent> => {
  const connected = await connect(door.url, token, era);
  onTestFinished(() => connected.close());
  await connected.client.listTools();
  return connected;
};

interface Seen {
  readonly game: Game;
  readonly events?: readonly object[];
}

const asked = async ({ client }: Agent, name: string, given: { readonly [argument: string]: unknown }) => {
  const {
    structuredContent,
    isError = false,
    content,
  } = await client.callTool({ name, arguments: { ...given } });
  if (isError) throw new Error(`${name} was refused: ${JSON.stringify(content)}`);
  return structuredContent as unknown as Seen;
};

/** Who stops as soon as it may is through with Can't Stop in a fifth of the calls. */
const stopIn = ({ legal }: Game) => legal.find(({ action }) => action.type === 'stop');

/** The older handshake is another way in, not other tools: a game in the open and one with secrets show it. */
describe.each([
  ['auto', RULEBOOKS.map(({ id }) => id)],
  ['legacy', ['knucklebones', 'jackaroo']],
] as const)('a program with the handshake "%s"', (era, played) => {
  test.each(played)('plays %s to its end, and no call is refused', async (ruleset) => {
    const ann = await agent((await parlor.guest('Ann')).token, era);
    const seats = [{ player: 'me' }, { player: 'me' }];
    let { game } = await asked(ann, 'create_game', { ruleset, seats, options: QUICK[ruleset] ?? {} });
    for (let turn = 0; game.status !== 'over'; turn++) {
      const action = (stopIn(game) ?? game.legal[turn % game.legal.length])?.action;
      game = (await asked(ann, 'act', { game: game.id, action, version: game.version })).game;
    }
    expect(game).toMatchObject({ status: 'over', toAct: [], legal: [], outcome: { ended: 'finished' } });
    const { body } = await parlor.get<Game & { links: object }>(`/games/${game.id}`);
    const { links: _, ...open } = body;
    expect((await asked(await agent(undefined, era), 'look', { game: game.id })).game).toEqual(open);
  });
});

interface Data {
  readonly [field: string]: unknown;
}

const dataOf = async (
  { client }: Agent,
  name: string,
  given: { readonly [argument: string]: unknown } = {},
): Promise<Data> => {
  const { structuredContent, isError = false } = await client.callTool({ name, arguments: { ...given } });
  expect(isError, name).toBe(false);
  return Object(structuredContent);
};

test('every tool says what its answer holds for programs, and holds it', async () => {
  const stranger = await agent();
  const { tools } = await stranger.client.listTools();
  expect(tools.filter(({ outputSchema }) => outputSchema === undefined)).toEqual([]);
  expect(await dataOf(stranger, 'list_rulesets')).toEqual({
    rulesets: RULEBOOKS.map(({ id, name, about, seats }) => ({ id, name, about, seats })),
  });
  expect(await dataOf(stranger, 'read_rules', { ruleset: 'dastan' })).toMatchObject({
    ruleset: 'dastan',
    presets: expect.arrayContaining([expect.objectContaining({ id: 'classic' })]),
    options: { type: 'object' },
    action: { oneOf: expect.anything() },
  });
  const player = await dataOf(stranger, 'create_player', { name: 'Ann' });
  expect(player).toEqual({ id: expect.any(String), name: 'Ann', token: expect.stringMatching(/^parlor_/) });

  const ann = await agent(String(player.token));
  const second = await dataOf(ann, 'create_token', { label: 'the wall', scope: 'watch' });
  expect(second).toMatchObject({ label: 'the wall', scope: 'watch', token: expect.any(String) });
  expect(await dataOf(ann, 'list_tokens')).toMatchObject({ tokens: [{ current: true }, { id: second.id }] });
  expect(await dataOf(ann, 'revoke_token', { id: second.id })).toEqual({ left: 1 });
  const link = await dataOf(ann, 'create_link', { scope: 'watch' });
  expect(link).toEqual({ code: expect.any(String), expiresAt: expect.any(String) });
  expect(await dataOf(stranger, 'exchange_code', { code: link.code })).toMatchObject({ scope: 'watch' });

  const seats = [{ player: 'me' }, { player: 'me' }];
  const { game } = await asked(ann, 'create_game', { ruleset: 'knucklebones', seats });
  expect(await dataOf(ann, 'list_games', { player: 'me', limit: 1 })).toMatchObject({
    games: [{ id: game.id, version: game.version }],
    nextCursor: null,
  });
  const { items } = (await parlor.get<Page<object>>(`/games/${game.id}/events`)).body;
  expect(await dataOf(ann, 'read_events', { game: game.id })).toEqual({ events: items, nextAfter: null });
  expect(await dataOf(ann, 'read_events', { game: game.id, after: game.version })).toMatchObject({
    events: [],
  });
  expect(await dataOf(ann, 'rename_me', { name: 'Anne' })).toEqual({ said: 'You are called Anne now.' });
});

test('tools say what they do to a game', async () => {
  const { tools } = await (await agent()).client.listTools();
  const named = (hint: 'destructiveHint' | 'readOnlyHint') =>
    tools.filter(({ annotations }) => annotations?.[hint] === true).map(({ name }) => name);
  expect(named('destructiveHint')).toEqual([
    'forget_me',
    'revoke_token',
    'leave_seat',
    'end_game',
    'claim_seat',
    'leave_club',
    'withdraw_from_tournament',
  ]);
  expect(named('readOnlyHint')).toEqual([
    ...[
      'list_rulesets',
      'read_rules',
      'list_tokens',
      'list_games',
      'look',
      'wait_for_turn',
      'read_events',
      'leaderboard',
      'my_ratings',
      'list_clubs',
      'list_assignments',
      'list_tournaments',
      'look_at_tournament',
      'rehearse',
      'odds',
    ],
  ]);
});

test('nothing that is said speaks of HTTP', async () => {
  const { client } = await agent();
  const said = JSON.stringify([client.getInstructions(), (await client.listTools()).tools]);
  const [found = 'nothing'] = /.{30}(?:\bHTTP\b|\bGET \/|\bPOST \/|Bearer|header).{30}/.exec(said) ?? [];
  expect(found).toBe('nothing');
});

test('an action can be tried out and weighed, and a game tried another way', async () => {
  const ann = await agent((await parlor.guest('Ann')).token);
  const { game } = await asked(ann, 'create_game', {
    ruleset: 'knucklebones',
    seats: [{ player: 'me' }, { player: 'me' }],
  });
  const action = game.legal[0]?.action;
  expect(await asked(ann, 'rehearse', { game: game.id, action })).toMatchObject({
    accepted: true,
    version: game.version,
    endsGame: 'no',
  });
  expect(await ann.call('rehearse', { game: game.id, action })).toMatch(/^It would be accepted\./);
  expect((await ann.refusal('rehearse', { game: game.id, action: { type: 'place', column: 9 } })).code).toBe(
    'column-out-of-range',
  );
  expect(await asked(ann, 'odds', { game: game.id })).toMatchObject({ odds: { length: 3 } });
  expect(await ann.call('odds', { game: game.id })).toMatch(/^- \{"type":"place".*\n {4}\d+\.\d %/);
  const fork = await asked(ann, 'fork_game', { game: game.id, key: 'once' });
  expect(fork.game).toMatchObject({ sandbox: true, forkOf: { gameId: game.id, version: game.version } });
  expect((await asked(ann, 'fork_game', { game: game.id, key: 'once' })).game.id).toBe(fork.game.id);
});

test('chances that were estimated are told as such, and those that were counted are not', () => {
  const outcome = { what: 'bust', text: 'You bust.', chance: 0.1234 };
  const told = { action: { type: 'roll' }, label: 'Roll' };
  const counted: Odds = { ...told, basis: { kind: 'exact', ways: 6 }, outcomes: [outcome] };
  expect(oddsInWords(counted)).toBe('- {"type":"roll"}  Roll\n    12.3 %  You bust.');
  const estimated: Odds = {
    ...told,
    basis: { kind: 'sampled', samples: 1000, confidence: 0.95 },
    outcomes: [{ ...outcome, between: [0.1044, 0.1453] }],
  };
  expect(oddsInWords(estimated)).toBe(
    '- {"type":"roll"}  Roll  (estimated from 1000 samples; each chance lies between the two that follow it, with 95 % confidence)\n    about 12.3 % (10.4 to 14.5 %)  You bust.',
  );
});

test('rules, board and log are resources, seen as the visitor may see them', async () => {
  const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
  const { id } = await parlor.play([ann, ben], { ruleset: 'jackaroo', visibility: 'private' });
  const { client } = await agent(ann.token);
  const read = async (uri: string): Promise<string> => {
    const [first] = (await client.readResource({ uri })).contents;
    return first !== undefined && 'text' in first ? first.text : '';
  };
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(
    RULEBOOKS.map((book) => `parlor://rulesets/${book.id}/rules`),
  );
  for (const { id: ruleset, manual } of RULEBOOKS)
    expect(await read(`parlor://rulesets/${ruleset}/rules`)).toBe(manual);
  const drawn = await parlor.get<string>(`/games/${id}/board`, { as: ann });
  expect(await read(`parlor://games/${id}/board`)).toBe(drawn.text);
  expect(await read(`parlor://games/${id}/log`)).toContain('The game begins.');
  const { client: stranger } = await agent();
  await expect(stranger.readResource({ uri: `parlor://games/${id}/board` })).rejects.toThrow(/no game/);
  await expect(stranger.readResource({ uri: `parlor://games/${id}/log` })).rejects.toThrow(/no game/);
});

test('prompts ask for a game', async () => {
  const { client } = await agent();
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['play', 'beat-the-bot']);
  const { messages } = await client.getPrompt({ name: 'play', arguments: { ruleset: 'dastan' } });
  expect(JSON.stringify(messages)).toContain('Play a game of dastan with me');
});

test('two agents who look for an opponent meet, and read who stands where', async () => {
  const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
  const agents = [await agent(ann.token), await agent(ben.token)] as const;
  const wanted = { ruleset: 'knucklebones', options: { width: 1, height: 1 }, rated: true };
  expect(await agents[0].call('leaderboard', { ruleset: 'knucklebones' })).toContain('Nobody is rated');
  expect(await dataOf(agents[0], 'leaderboard', { ruleset: 'knucklebones' })).toEqual({ rows: [] });
  expect(await agents[0].call('find_opponent', { ...wanted, seconds: 0 })).toContain('Nobody came yet');
  expect(await dataOf(agents[0], 'find_opponent', { ...wanted, seconds: 0 })).toEqual({ status: 'waiting' });
  const [here, found] = await Promise.all([
    agents[0].call('find_opponent', wanted),
    dataOf(agents[1], 'find_opponent', wanted),
  ]);
  const game = gameIn(here);
  expect(found).toMatchObject({ status: 'matched', game: { id: game, status: 'playing' } });
  const action = { type: 'place', column: 0 };
  await Promise.any(agents.map((one) => one.call('act', { game, action })));
  expect(await agents[1].call('leaderboard', { ruleset: 'knucklebones' })).toMatch(
    /^1\. \w+( \(you\))?: \d+, between \d+ and \d+, after 1 rated game\(s\)\n2\. .*not yet separable/,
  );
});
