import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { RULEBOOKS, rulebookOf } from '../../src/games/registry.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { type Game, openParlor, type Parlor } from '../support/parlor.js';
import { type Agent, connect, type Era, firstAction, gameIn, tokenIn } from './support/agent.js';

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
  return connected;
};
const agentOf = async (name: string): Promise<Agent> => agent((await parlor.guest(name)).token);

describe.each([['auto'], ['legacy']] as const)('a client with the handshake "%s"', (era) => {
  test('is told what is here, and each tool with what it takes', async () => {
    const { client } = await agent(undefined, era);
    expect(client.getServerVersion()).toMatchObject({ name: 'parlor' });
    expect(client.getInstructions()).toContain('wait_for_turn');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_rulesets',
      'read_rules',
      'create_player',
      'exchange_code',
      'rename_me',
      'create_link',
      'forget_me',
      'list_tokens',
      'create_token',
      'revoke_token',
      'create_game',
      'list_games',
      'take_seat',
      'leave_seat',
      'end_game',
      'join_by_code',
      'change_seat',
      'start_game',
      'look',
      'act',
      'wait_for_turn',
      'read_events',
      'offer',
      'answer_offer',
      'rematch',
      'claim_seat',
      'leaderboard',
      'find_opponent',
      'cancel_seek',
      'my_ratings',
      'list_clubs',
      'join_club',
      'leave_club',
      'list_assignments',
      'list_tournaments',
      'look_at_tournament',
      'enter_tournament',
      'withdraw_from_tournament',
      'rehearse',
      'odds',
      'fork_game',
    ]);
    for (const { name, description, inputSchema } of tools) {
      expect(description, name).toMatch(/^[A-Z].*\.$/s);
      expect(inputSchema, name).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  test('with nothing but the address becomes a player, meets another and plays to the end', async () => {
    const { call } = await agent(undefined, era);
    expect(await call('list_rulesets')).toContain('knucklebones');
    const ann = tokenIn(await call('create_player', { name: 'Ann' }));
    const ben = tokenIn(await call('create_player', { name: 'Ben' }));
    const small = { ruleset: 'knucklebones', options: { width: 2, height: 1 } };
    const game = gameIn(await call('create_game', { ...small, token: ann }));
    expect(await call('list_games', { status: 'waiting' })).toContain(`- ${game}: knucklebones`);
    await call('take_seat', { game, token: ben });
    for (let moves = 0; moves < 20; moves++) {
      const token = moves % 2 === 0 ? ann : ben;
      const turn = await call('wait_for_turn', { game, token });
      if (turn.includes('The game is over')) break;
      const after = await call('act', { game, token, action: firstAction(turn) });
      expect(after).toMatch(/^\d+ events?:\n\d+\. (Ann|Ben) places a \d in the (?:first|second) column\./);
    }
    expect(await call('look', { game })).toMatch(/The game is over \(finished\)\. 1\. /);
    expect(await call('read_events', { game })).toContain('The game begins.');
  });
});

test('every game can be read about', async () => {
  const { call } = await agent();
  for (const { id, manual } of RULEBOOKS) {
    const said = await call('read_rules', { ruleset: id });
    expect(said).toContain(manual.trimEnd());
    expect(said).toContain('## Actions, as JSON Schema');
  }
});

test('the board is the one that HTTP draws for the same seat, and nobody sees more', async () => {
  const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
  const game = await parlor.play([ann, ben], { ruleset: 'jackaroo' });
  for (const [as, { call }] of [
    [ann, await agent(ann.token)],
    [ben, await agent(ben.token)],
    [undefined, await agent()],
  ] as const) {
    const drawn = await parlor.get<string>(`/games/${game.id}`, { as, headers: { accept: 'text/plain' } });
    expect(await call('look', { game: game.id })).toContain(drawn.text.trimEnd());
  }
  const { body: seen } = await parlor.get<Game>(`/games/${game.id}`, { as: ann });
  const said = await (await agent(ann.token)).call('look', { game: game.id });
  for (const { action } of seen.legal) expect(said).toContain(JSON.stringify(action));
  expect(await (await agent(ben.token)).call('look', { game: game.id })).not.toContain('You may');
});

test('a private game is not there for others', async () => {
  const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
  const { id: game } = await parlor.play([ann, ben], { visibility: 'private' });
  const cat = await agentOf('Cat');
  for (const tool of ['look', 'read_events', 'wait_for_turn', 'take_seat'])
    expect((await cat.refusal(tool, { game })).code, tool).toBe('unknown-game');
  expect(await cat.call('list_games')).not.toContain(game);
  expect(await (await agent(ann.token)).call('list_games', { player: 'me' })).toContain(game);
});

test('a refused action says which rule, and what would be accepted', async () => {
  const ann = await agentOf('Ann');
  const seats = [{ player: 'me' }, { player: 'me' }];
  const game = gameIn(await ann.call('create_game', { ruleset: 'knucklebones', seats }));
  const said = await ann.refusal('act', { game, action: { type: 'place', column: 7 } });
  expect(said).toMatchObject({
    type: '/problems/column-out-of-range',
    status: 422,
    code: 'column-out-of-range',
    rule: '/rulesets/knucklebones#3',
    instance: '/mcp',
  });
  expect(said.legal).toHaveLength(3);
  expect((await ann.refusal('act', { game, action: { type: 'juggle' } })).code).toBe('malformed-action');
  const stale = { game, action: { type: 'place', column: 0 }, version: 1 };
  expect((await ann.refusal('act', stale)).code).toBe('stale-version');
});

test('a call under a key is done once', async () => {
  const ann = await agentOf('Ann');
  const wanted = { ruleset: 'knucklebones', seats: [{ player: 'me' }, { player: 'me' }], key: 'my-game' };
  const game = gameIn(await ann.call('create_game', wanted));
  expect(gameIn(await ann.call('create_game', wanted))).toBe(game);
  const move = { game, action: { type: 'place', column: 0 }, key: 'my-move' };
  const first = await ann.call('act', move);
  expect(await ann.call('act', move)).toBe(first);
});

test('wrong arguments are named one by one', async () => {
  const ann = await agentOf('Ann');
  const said = await ann.refusal('create_game', { ruleset: 7, visibility: 'secret', colour: 'red' });
  expect(said).toMatchObject({ code: 'malformed-request', status: 400 });
  expect(said.detail).toMatch(
    /^The arguments are not as they should be: \/ruleset must be the id of a ruleset/,
  );
  expect(said.errors?.map(({ pointer }) => pointer).toSorted()).toEqual([
    '/colour',
    '/ruleset',
    '/visibility',
  ]);
  expect((await ann.refusal('look', { game: '../me' })).errors?.[0]?.pointer).toBe('/game');
  expect((await ann.refusal('list_games', { cursor: 'mine' })).code).toBe('malformed-request');
});

test('a refusal speaks of tools and their arguments, not of paths and bodies', async () => {
  const ann = await agentOf('Ann');
  const seats = [{ player: 'me' }, { player: 'me' }];
  const game = gameIn(await ann.call('create_game', { ruleset: 'knucklebones', seats }));
  for (const tool of ['act', 'rehearse']) {
    const said = await ann.refusal(tool, { game, action: { type: 'place' } });
    expect(said.detail, tool).toMatch(/^The argument "action" is not an action of this game/);
    expect(said.errors?.map(({ pointer }) => pointer)).toEqual(['/action/column']);
  }
  const known = await ann.refusal('create_link', { nonsense: 1 });
  expect(known.detail).toContain('known: scope, token');
  expect((await ann.refusal('list_tokens', { token: 7 })).detail).toContain('/token must be a text');
  const told: readonly (readonly [string, object, string])[] = [
    ['look', { game: 'g_nobody' }, 'list_games lists the games'],
    ['fork_game', { game, at: 2 }, 'look with "at": 2 has somebody'],
    ['leave_club', { club: 'c_nobody' }, 'list_clubs lists yours; join_club takes the code'],
    ['look_at_tournament', { tournament: 'tn_nobody' }, 'list_tournaments lists those'],
    ['revoke_token', { id: 't_nobody' }, 'list_tokens lists those'],
    ['exchange_code', { code: 'KVX-7MP-2QD-W4H' }, 'create_link gives a new one'],
  ];
  for (const [tool, given, words] of told) {
    const { detail } = await ann.refusal(tool, { ...given });
    expect(detail, tool).toContain(words);
    expect(detail, tool).not.toMatch(/\b(?:GET|POST|PATCH|DELETE) \//);
  }
});

test('text that cannot be kept is refused, wherever it stands', async () => {
  const ann = await agentOf('Ann');
  const game = { ruleset: 'knucklebones' };
  for (const text of ['a\u0000', '\ud800', '\udc00\ud800']) {
    const said = await ann.refusal('create_game', { ...game, chance: { seed: text } });
    expect(said).toMatchObject({ code: 'malformed-request', status: 400 });
    expect(said.errors?.map(({ pointer }) => pointer)).toEqual(['/chance/seed']);
    expect((await ann.refusal('create_game', { ...game, options: { [text]: 1 } })).status).toBe(400);
    expect((await ann.refusal('create_game', { ...game, key: text })).status).toBe(400);
    expect((await ann.refusal('list_games', { ruleset: text })).status).toBe(400);
    expect((await ann.refusal('look', { game: text })).status).toBe(400);
    expect((await ann.refusal('act', { game: 'g_1', action: { type: text } })).status).toBe(400);
    expect((await (await agent()).refusal('create_player', { name: text })).status).toBe(400);
  }
});

test('a ruleset that is not there is the same answer from every tool', async () => {
  const ann = await agentOf('Ann');
  for (const tool of ['read_rules', 'list_games', 'create_game']) {
    const said = await ann.refusal(tool, { ruleset: 'chess' });
    expect(said, tool).toMatchObject({ code: 'unknown-ruleset', status: 404 });
    expect(said.detail, tool).toMatch(/^There is no ruleset "chess". On the shelf: cant-stop, /);
  }
});

test('a preset can be named, and a number of the log that is still to come cannot', async () => {
  const ann = await agentOf('Ann');
  const seats = [{ player: 'me' }, { player: 'me' }];
  const game = gameIn(await ann.call('create_game', { ruleset: 'knucklebones', preset: 'quick', seats }));
  const { body } = await parlor.get<Game>(`/games/${game}`);
  const { presets } = rulebookOf('knucklebones') ?? {};
  expect(body.options).toMatchObject(presets?.find(({ id }) => id === 'quick')?.options ?? { none: true });
  const said = await ann.refusal('create_game', { ruleset: 'knucklebones', preset: 'slow' });
  expect(said).toMatchObject({ code: 'unknown-preset', detail: expect.stringContaining('classic, ') });
  for (const tool of ['read_events', 'wait_for_turn']) {
    const early = await ann.refusal(tool, { game, after: 999 });
    expect(early.errors, tool).toEqual([
      { pointer: '/after', message: expect.stringMatching(/^must be at most \d+,/) },
    ]);
  }
});

test('who says nothing may look, and is told how to do more', async () => {
  const nobody = await agent();
  for (const tool of ['create_game', 'take_seat', 'leave_seat', 'end_game', 'act', 'wait_for_turn']) {
    const said = await nobody.refusal(tool);
    expect(said.code, tool).toBe('missing-token');
    expect(said.detail, tool).toContain('create_player');
  }
  expect((await nobody.refusal('list_games', { player: 'me' })).code).toBe('missing-token');
  const said = await nobody.refusal('look', { game: 'g_1', token: 'parlor_none' });
  expect(said).toMatchObject({ code: 'invalid-token', status: 401 });
  expect(JSON.stringify(said)).not.toContain('parlor_none');
});

test('a seat can be given up, and only by who holds it', async () => {
  const [ann, ben] = [await agentOf('Ann'), await agentOf('Ben')];
  const game = gameIn(await ann.call('create_game', { ruleset: 'knucklebones' }));
  await ben.call('take_seat', { game });
  expect((await ann.refusal('leave_seat', { game, seat: 1 })).code).toBe('not-your-seat');
  const left = await ben.call('leave_seat', { game, seat: 1, key: 'leave' });
  expect(await ben.call('leave_seat', { game, seat: 1, key: 'leave' }), 'sent twice').toBe(left);
  expect(left).toContain('Seats: 0 Ann, 1 (open).');
  expect(await ann.call('act', { game, action: { type: 'place', column: 0 } })).toContain(
    'Seat 1 is to act, and it is open: whoever takes it (take_seat) plays on from here.',
  );
  expect(await ann.call('list_games', { openSeats: true })).toContain(game);
  const cleo = await agentOf('Cleo');
  expect((await cleo.refusal('take_seat', { game, salt: 'pepper' })).code).toBe('salt-too-late');
  expect(await cleo.call('take_seat', { game })).toContain('It is your turn.');
  await cleo.call('act', { game, action: { type: 'place', column: 0 } });
  expect(await cleo.call('leave_seat', { game, seat: 1 })).toContain('The game is over (resigned). 1. Ann');
});

test('a game that only bots play is ended by whoever made it', async () => {
  const [ann, ben] = [await agentOf('Ann'), await agentOf('Ben')];
  const seats = [{ bot: 'easy' }, { bot: 'easy' }];
  const game = gameIn(await ann.call('create_game', { ruleset: 'dastan', seats, pace: 60_000 }));
  expect((await ben.refusal('end_game', { game })).code).toBe('not-your-game');
  const ended = await ann.call('end_game', { game, key: 'end' });
  expect(ended).toContain('The game is over (abandoned).');
  expect(await ann.call('end_game', { game, key: 'end' }), 'sent twice').toBe(ended);
});

test('a player has several tokens, some that only watch, and revokes one that is lost', async () => {
  const ann = await agentOf('Ann');
  const made = await ann.call('create_token', { label: 'the wall', scope: 'watch' });
  const [id] = /t_\w+/.exec(made.slice(made.indexOf('Its id'))) ?? [];
  const wall = await agent(tokenIn(made));
  const listed = await wall.call('list_tokens');
  expect(listed).toMatch(/: first, may play, last used on \d{4}-\d\d-\d\d$/m);
  expect(listed).toMatch(/: the wall, may watch, last used on .*, the one you ask with$/m);
  const { tools } = await wall.client.listTools();
  for (const { name, annotations } of tools) {
    // These two ask nobody who they are.
    if (annotations?.readOnlyHint === true || ['create_player', 'exchange_code'].includes(name)) continue;
    expect((await wall.refusal(name)).code, name).toBe('watch-only');
  }
  expect((await wall.refusal('rehearse')).code, 'trying out is looking').toBe('malformed-request');
  expect(await ann.call('revoke_token', { id })).toContain('Tokens that are left: 1.');
  expect((await ann.refusal('revoke_token', { id })).code).toBe('unknown-token');
  await expect(wall.refusal('list_tokens')).rejects.toThrow();
  expect((await (await agent()).refusal('list_tokens')).code).toBe('missing-token');
});

test('a player goes on elsewhere by a code, and is forgotten for good', async () => {
  const ann = await agentOf('Ann');
  const code = /[A-Z0-9]{3}(?:-[A-Z0-9]{3})+/.exec(await ann.call('create_link', { scope: 'watch' }))?.[0];
  const stranger = await agent();
  const watching = await agent(tokenIn(await stranger.call('exchange_code', { code })));
  expect((await stranger.refusal('exchange_code', { code })).code).toBe('unknown-code');
  for (const name of ['create_link', 'forget_me'])
    expect((await watching.refusal(name)).code, name).toBe('watch-only');
  expect((await stranger.refusal('forget_me')).code).toBe('missing-token');
  const game = gameIn(await ann.call('create_game', { ruleset: 'dastan' }));
  expect(await ann.call('forget_me')).toContain('Games that were left: 1.');
  expect((await parlor.get<Game>(`/games/${game}`)).body).toMatchObject({ outcome: { reason: 'host' } });
  await expect(ann.refusal('forget_me')).rejects.toThrow();
});
