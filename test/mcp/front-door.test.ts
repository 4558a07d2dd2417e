import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/http/app.js';
import { limitsBy } from '../../src/http/request/limits.js';
import { streamsUpTo } from '../../src/http/streams/streams.js';
import { Unavailable } from '../../src/store/database.js';
import { openDoor } from '../support/doorstep.js';
import { type Guest, type Opening, openParlor, type Parlor, type Problem } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';
import { type Agent, connect, firstAction } from './support/agent.js';

const opened = async (opening: Opening = {}): Promise<{ parlor: Parlor; url: string }> => {
  const parlor = await openParlor({ fresh: freshDatabase, ...opening });
  const door = await openDoor(parlor);
  onTestFinished(async () => {
    await door.close();
    await parlor.close();
  });
  return { parlor, url: door.url };
};

const agentOf = async (url: string, guest?: Guest): Promise<Agent> => {
  const agent = await connect(url, guest?.token);
  onTestFinished(() => agent.close());
  return agent;
};

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'a-test', version: '1' },
  },
};
const post = (url: string, body: unknown, headers: { readonly [name: string]: string } = {}) =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const codeOf = async (response: Response): Promise<string> => {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const { code }: Problem = JSON.parse(await response.text());
  return `${response.status} ${code}`;
};

describe('the endpoint', () => {
  test('keeps the manners of the server', async () => {
    const { url } = await opened();
    const greeted = await post(url, initialize, { 'x-request-id': 'mine', origin: 'https://example.org' });
    expect(greeted.status).toBe(200);
    expect(await greeted.text()).toContain('"name":"parlor"');
    expect(greeted.headers.get('x-request-id')).toBe('mine');
    expect(greeted.headers.get('access-control-allow-origin')).toBe('*');
    expect(greeted.headers.get('mcp-session-id'), 'there are no sessions').toBeNull();
    const preflight = await fetch(`${url}/mcp`, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Mcp-Protocol-Version/);
  });

  test('refuses what no endpoint takes', async () => {
    const { url } = await opened();
    const got = await fetch(`${url}/mcp`, { headers: { accept: 'text/event-stream' } });
    expect(got.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await codeOf(got)).toBe('405 method-not-allowed');
    expect(await codeOf(await post(url, '{'))).toBe('400 malformed-json');
    expect(await codeOf(await post(url, ''))).toBe('400 malformed-json');
    expect(await codeOf(await post(url, ' '.repeat(20_000)))).toBe('413 too-large');
    expect(await codeOf(await post(url, '{}', { 'content-type': 'text/plain' }))).toBe(
      '415 unsupported-media-type',
    );
    const stranger = await post(url, initialize, { authorization: 'Bearer parlor_none' });
    expect(stranger.headers.get('www-authenticate')).toContain('invalid_token');
    expect(await codeOf(stranger)).toBe('401 invalid-token');
    const wrong = await post(url, { jsonrpc: '2.0', id: 1, method: 'juggle' });
    expect(await wrong.text()).toContain('-32601');
  });

  test('has nothing to subscribe to, and keeps no stream open for it', async () => {
    const { url } = await opened();
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'a-test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { notifications: { toolsListChanged: true }, _meta: meta };
    const listen = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params };
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' };
    expect(await (await post(url, listen, headers)).text()).toContain('Subscription limit reached');
  });
});

describe('limits', () => {
  test('count the list of all tools for what it weighs, in a batch too', async () => {
    const { url } = await opened({ limits: limitsBy(() => 0) });
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await post(url, list)).headers.get('ratelimit')).toContain(`r=${48_000 - 25};`);
    const both = await post(url, [list, { ...list, id: 2 }]);
    expect(both.headers.get('ratelimit')).toContain(`r=${48_000 - 3 * 25};`);
    expect((await both.text()).match(/"tools":/g)).toHaveLength(2);
  });

  test('are those of HTTP, and each call of a batch counts', async () => {
    const limits = limitsBy(
      () => 0,
      { reads: 50, actions: 2, creations: 2 },
      { reads: 50, actions: 2, creations: 2 },
    );
    const { url, parlor } = await opened({ limits });
    const call = (id: number) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'create_player', arguments: { name: 'Ann' } },
    });
    const first = await post(url, [1, 2, 3, 4].map(call));
    expect(first.headers.get('ratelimit'), 'four messages').toBe('"network-reads";r=30;t=24');
    const said = await first.text();
    expect(said.match(/Your token/g) ?? []).toHaveLength(2);
    expect(said.match(/too-many-requests/g)?.length).toBeGreaterThanOrEqual(2);
    expect(said).toContain('wait 30 seconds');
    const { status } = await parlor.post('/players', { body: { name: 'Ann' } });
    expect(status, 'HTTP pays from a purse of its own address').toBe(201);
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect(await codeOf(await post(url, Array(7).fill(ping))), 'more than is left').toBe(
      '429 too-many-requests',
    );
    for (let left = 25; left > 0; left -= 5) expect((await post(url, initialize)).status).toBe(200);
    const refused = await post(url, initialize);
    expect(refused.headers.get('retry-after')).toBe('6');
    expect(await codeOf(refused)).toBe('429 too-many-requests');
  });
});

describe('waiting for the turn', () => {
  test('ends when the other has acted, with what happened', async () => {
    const { parlor, url } = await opened();
    const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
    const game = await parlor.play([ann, ben]);
    const [hers, his] = [await agentOf(url, ann), await agentOf(url, ben)];
    const waiting = his.call('wait_for_turn', { game: game.id, seconds: 60 });
    await until(() => expect(parlor.services.streams.count).toBe(1));
    const looked = await hers.call('look', { game: game.id });
    await hers.call('act', { game: game.id, action: firstAction(looked) });
    expect(await waiting).toMatch(/^\d+ events?:\n\d+\. Ann places .*It is your turn\. You may:/s);
    expect(parlor.services.streams.count).toBe(0);
  });

  test('ends when the token is revoked, and tells nothing more', async () => {
    const { parlor, url } = await opened();
    const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
    const game = await parlor.play([ann, ben]);
    const his = await agentOf(url, ben);
    const waiting = his.refusal('wait_for_turn', { game: game.id, seconds: 60 });
    await until(() => expect(parlor.services.streams.count).toBe(1));
    const { items } = (await parlor.get<{ items: readonly { id: string }[] }>('/me/tokens', { as: ben }))
      .body;
    await parlor.del(`/me/tokens/${items[0]?.id}`, { as: ben });
    expect(await waiting).toMatchObject({ code: 'invalid-token', status: 401 });
  });

  test('ends when time is up, and says how the game stands', async () => {
    const { parlor, url } = await opened();
    const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
    const game = await parlor.play([ann, ben]);
    const his = await agentOf(url, ben);
    const said = await his.call('wait_for_turn', { game: game.id, seconds: 0 });
    expect(said).toMatch(/^Nothing has happened since\..*seat 0 \(Ann\) is to act/s);
    expect(await his.call('wait_for_turn', { game: game.id, seconds: 0, after: 1 })).toContain(
      'The game begins.',
    );
    const { errors } = await his.refusal('wait_for_turn', { game: game.id, seconds: 61 });
    expect(errors).toEqual([{ pointer: '/seconds', message: 'must be at most 60' }]);
  });

  test('is for those who have a turn', async () => {
    const { parlor, url } = await opened();
    const game = await parlor.play([await parlor.guest('Ann'), await parlor.guest('Ben')]);
    const cat = await agentOf(url, await parlor.guest('Cat'));
    expect((await cat.refusal('wait_for_turn', { game: game.id })).code).toBe('not-seated');
  });

  test('counts as a stream does, and ends when the server closes', async () => {
    const { parlor, url } = await opened({ streams: streamsUpTo(10, 1) });
    const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
    const game = await parlor.play([ann, ben]);
    const his = await agentOf(url, ben);
    const waiting = his.call('wait_for_turn', { game: game.id, seconds: 60 });
    await until(() => expect(parlor.services.streams.count).toBe(1));
    expect((await his.refusal('wait_for_turn', { game: game.id })).code).toBe('too-many-streams');
    parlor.services.streams.endAll('restart');
    expect(await waiting).toContain('is to act');
  });
});

test('whoever goes while waiting makes room', async () => {
  const { parlor, url } = await opened();
  const ben = await parlor.guest('Ben');
  const game = await parlor.play([await parlor.guest('Ann'), ben]);
  const gone = new AbortController();
  const waiting = fetch(`${url}/mcp`, {
    method: 'POST',
    signal: gone.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${ben.token}`,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'wait_for_turn', arguments: { game: game.id, seconds: 60 } },
    }),
  }).then((answer) => answer.text());
  await until(() => expect(parlor.services.streams.count).toBe(1));
  gone.abort();
  await expect(waiting).rejects.toThrow();
  await until(() => expect(parlor.services.streams.count).toBe(0));
});

test('what goes wrong on our side is said in our words alone', async () => {
  const parlor = await openParlor({ fresh: freshDatabase });
  onTestFinished(() => parlor.close());
  const { services } = parlor;
  const failing = async (error: Error): Promise<Problem> => {
    const tables = { ...services.tables, find: () => Promise.reject(error) };
    const door = await openDoor({ services, app: createApp({ ...services, tables }) });
    const agent = await connect(door.url);
    const said = await agent.refusal('look', { game: 'g_1' });
    await agent.close();
    await door.close();
    return said;
  };
  expect((await failing(new Unavailable('gone'))).code).toBe('unavailable');
  const said = await failing(new Error('the hand was QS1'));
  expect(said.code).toBe('internal-error');
  expect(JSON.stringify(said)).not.toContain('QS1');
});
