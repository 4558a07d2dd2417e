import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bridgeTo } from '../../src/cli/mcp/bridge.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { type CommandLine, openCommandLine } from '../cli/support.js';
import { guardedEnv } from '../guard/run.js';
import type { Game } from '../support/parlor.js';
import { until } from '../support/until.js';

/** `parlor mcp` between the official client, which starts it as agents do, and a server. */
let line: CommandLine;
beforeAll(async () => {
  line = await openCommandLine();
});
afterAll(() => line?.close());

const QUICK: { readonly [ruleset: string]: object } = {
  'cant-stop': { columnsToWin: 1 },
  dastan: { maxTurns: 8 },
  jackaroo: { maxRounds: 1 },
  knucklebones: { width: 2, height: 1 },
};

describe('over standard input', () => {
  test.each([
    ['auto', RULEBOOKS.map(({ id }) => id)],
    ['legacy', ['knucklebones']],
  ] as const)('an agent with the handshake "%s" plays to the end: %j', async (mode, rulesets) => {
    const { token } = await line.house.guest('Ann');
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [line.program, 'mcp', '--server', line.url],
      env: { ...defined(guardedEnv()), PARLOR_TOKEN: token },
      stderr: 'pipe',
    });
    const client = new Client(
      { name: 'a-test', version: '1.0.0' },
      { capabilities: {}, versionNegotiation: { mode } },
    );
    await client.connect(transport);
    const ask = async (name: string, given: { readonly [argument: string]: unknown }): Promise<Game> => {
      const { structuredContent, isError, content } = await client.callTool({
        name,
        arguments: { ...given },
      });
      expect(isError ?? false, JSON.stringify(content)).toBe(false);
      return Object(structuredContent).game;
    };
    const { tools } = await client.listTools();
    expect(tools.length).toBeGreaterThan(15);
    for (const ruleset of rulesets) {
      const seats = [{ player: 'me' }, { player: 'me' }];
      let game = await ask('create_game', { ruleset, seats, options: QUICK[ruleset] ?? {} });
      for (let turn = 0; game.status !== 'over'; turn++) {
        const action = game.legal[turn % game.legal.length]?.action;
        game = await ask('act', { game: game.id, action, version: game.version });
      }
    }
    const [waiting, refused] = await Promise.all([
      client.callTool({ name: 'list_games', arguments: {} }),
      client.callTool({ name: 'look', arguments: { game: 'g_nothing' } }),
    ]);
    expect(waiting.isError ?? false).toBe(false);
    expect(refused.isError).toBe(true);
    await client.close();
  });
});

const defined = (env: NodeJS.ProcessEnv): { [name: string]: string } =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

test('nothing but the protocol is written, and it ends with its input', async () => {
  const asked = [
    'not json',
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"create_player","arguments":{"name":"Ann"}}}',
    '',
  ];
  const running = line.start(['mcp']);
  running.child.stdin?.write(asked.join('\n'));
  await running.said(/"id":2/);
  running.child.stdin?.end();
  const { status, stdout, stderr } = await running.left;
  const said = stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(said.map(({ id }) => id)).toEqual([null, 1, 2]);
  expect(said[0].error.code).toBe(-32700);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

describe('messages', () => {
  const call = (id: number, name: string) =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: {} } });

  /** A server that answers when it is told to. */
  const slowServer = async () => {
    const { createServer } = await import('node:http');
    const asked: { id: number; answer(result: object): void }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => {
        body += piece;
      });
      request.on('end', () => {
        const { id } = JSON.parse(body);
        const answer = (result: object) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
        };
        asked.push({ id, answer });
      });
    });
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
    const url = `http://127.0.0.1:${Object(server.address()).port}`;
    return { url, asked, close: () => new Promise((closed) => server.close(closed)) };
  };

  test('that may change something are answered before the next one leaves; those that look hold nobody up', async () => {
    const { url, asked, close } = await slowServer();
    const written: number[] = [];
    const bridge = bridgeTo({ url, token: null }, (text) => written.push(JSON.parse(text).id));
    const ids = () => asked.map(({ id }) => id);
    bridge.take('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
    await until(() => expect(ids()).toEqual([1]));
    asked[0]?.answer({ tools: [{ name: 'look', annotations: { readOnlyHint: true } }, { name: 'act' }] });
    await until(() => expect(written).toEqual([1]));
    for (const text of [call(2, 'look'), call(3, 'act'), call(4, 'look'), call(5, 'act')]) bridge.take(text);
    await until(() => expect(ids().toSorted()).toEqual([1, 2, 3]));
    asked.find(({ id }) => id === 3)?.answer({});
    await until(() => expect(ids().toSorted()).toEqual([1, 2, 3, 4, 5]));
    // Called off: no answer comes, whatever the server does.
    bridge.take('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}');
    for (const { id, answer } of asked.slice(1)) if (id !== 3) answer({});
    await bridge.settled();
    expect(written.toSorted()).toEqual([1, 3, 4, 5]);
    await close();
  });

  test('to a server that is not there are errors of the protocol', async () => {
    const { url, close } = await slowServer();
    await close();
    const written: string[] = [];
    const bridge = bridgeTo({ url, token: null }, (text) => written.push(text));
    bridge.take(call(1, 'look'));
    await bridge.settled();
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      id: 1,
      error: { code: -32000, message: expect.stringMatching(/^No answer from http/) },
    });
  });
});
