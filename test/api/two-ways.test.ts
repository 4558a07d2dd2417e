import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';

/**
 * A plain request goes from the socket straight to its endpoint; whatever is odd goes through Hono, and so does everything that comes without a socket.
 * Law: nobody can tell by the answer which way it took.
 */

let parlor: Parlor;
let door: Doorstep;
let ann: Guest;
let game: Game;
beforeAll(async () => {
  parlor = await openParlor();
  door = await openDoor(parlor);
  ann = await parlor.guest('Ann');
  game = await parlor.play([ann, await parlor.guest('Ben')]);
});
afterAll(async () => {
  await door?.close();
  await parlor?.close();
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

interface Got {
  readonly status: number;
  readonly headers: { readonly [name: string]: unknown };
  readonly body: string;
}

/** What belongs to the connection and the moment, not to the answer. */
const OF_THE_MOMENT = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

const settled = (headers: Iterable<readonly [string, unknown]>): Got['headers'] =>
  Object.fromEntries([...headers].filter(([name]) => !OF_THE_MOMENT.includes(name)));

const bySocket = async ({ method, path, headers = {}, body = '' }: Sent): Promise<Got> => {
  const sending = request(`${door.url}${path}`, { method, headers: { ...headers, ...NAMED } });
  sending.end(body);
  const [incoming] = await once(sending, 'response');
  let text = '';
  for await (const piece of incoming.setEncoding('utf8')) text += piece;
  return { status: incoming.statusCode, headers: settled(Object.entries(incoming.headers)), body: text };
};

const inProcess = async ({ method, path, headers = {}, body = '' }: Sent): Promise<Got> => {
  const sent = body === '' ? {} : { body };
  const answer = await parlor.app.request(path, { method, headers: { ...headers, ...NAMED }, ...sent });
  return { status: answer.status, headers: settled(answer.headers), body: await answer.text() };
};

const NAMED = { 'x-request-id': 'the-same' };
/** What is no plain query takes the long way, even if it says the same. */
const theLongWay = (path: string): string => (path.includes('?') ? `${path}&` : `${path}?`);

const JSON_TYPE = { 'content-type': 'application/json' };
const asAnn = () => ({ authorization: `Bearer ${ann.token}` });

describe('the two ways give the same answer', () => {
  test.each<[name: string, status: number, sent: () => Sent]>([
    ['a look', 200, () => ({ method: 'GET', path: `/games/${game.id}`, headers: asAnn() })],
    ['a look at where one only comes in', 405, () => ({ method: 'GET', path: '/games/join' })],
    ['a look of a stranger', 200, () => ({ method: 'GET', path: `/games/${game.id}` })],
    [
      'a look at what is known',
      304,
      () => ({ method: 'GET', path: `/games/${game.id}`, headers: { 'if-none-match': `"${game.version}"` } }),
    ],
    [
      'a browser at a game',
      303,
      () => ({ method: 'GET', path: `/games/${game.id}`, headers: { accept: 'text/html' } }),
    ],
    ['a picture', 200, () => ({ method: 'GET', path: `/games/${game.id}/picture` })],
    ['a board', 200, () => ({ method: 'GET', path: `/games/${game.id}/board` })],
    ['a page of events', 200, () => ({ method: 'GET', path: `/games/${game.id}/events?after=1&limit=2` })],
    ['a query that is none', 400, () => ({ method: 'GET', path: `/games/${game.id}/events?after=one` })],
    ['a query said twice', 400, () => ({ method: 'GET', path: `/games/${game.id}/events?after=1&after=2` })],
    ['a query nobody knows', 400, () => ({ method: 'GET', path: '/games?constructor=1&valueOf=' })],
    ['health', 200, () => ({ method: 'GET', path: '/healthz' })],
    ['the greeting', 200, () => ({ method: 'GET', path: '/' })],
    ['a game that is not there', 404, () => ({ method: 'GET', path: '/games/g_none' })],
    ['a path that leads nowhere', 404, () => ({ method: 'GET', path: '/nowhere' })],
    ['a method that is not taken', 405, () => ({ method: 'PUT', path: '/games' })],
    ['a preflight', 204, () => ({ method: 'OPTIONS', path: '/games' })],
    ['a fixed name', 401, () => ({ method: 'POST', path: '/games/join' })],
    ['no token', 401, () => ({ method: 'POST', path: '/games', headers: JSON_TYPE, body: '{}' })],
    [
      'a wrong token',
      401,
      () => ({ method: 'GET', path: '/me', headers: { authorization: 'Bearer parlor_nobody' } }),
    ],
    [
      'an action that is none',
      400,
      () => ({
        method: 'POST',
        path: `/games/${game.id}/actions`,
        headers: { ...asAnn(), ...JSON_TYPE },
        body: '{"type":"fly"}',
      }),
    ],
    [
      'a body that is no JSON',
      400,
      () => ({ method: 'POST', path: '/players', headers: JSON_TYPE, body: '{"name":' }),
    ],
    [
      'a body of another kind',
      415,
      () => ({ method: 'POST', path: '/players', headers: { 'content-type': 'text/plain' }, body: 'Ann' }),
    ],
    [
      'a body that is too large',
      413,
      () => ({ method: 'POST', path: '/players', headers: JSON_TYPE, body: ' '.repeat(17_000) }),
    ],
    [
      'what is done once',
      201,
      () => ({
        method: 'POST',
        path: '/players',
        headers: { ...JSON_TYPE, 'idempotency-key': 'twenty-letters-and-more' },
        body: '{"name":"Ann"}',
      }),
    ],
  ])('%s', async (_name, status, sent) => {
    const asked = sent();
    await inProcess(asked);
    const short = await bySocket(asked);
    expect(short.status).toBe(status);
    expect(await bySocket({ ...asked, path: theLongWay(asked.path) })).toEqual(short);
    expect(await inProcess(asked)).toEqual(short);
  });

  test('a request that fails on our side', async () => {
    const tables = { ...parlor.services.tables, find: () => Promise.reject(new Error('a bug')) };
    const { services } = parlor;
    const other = await openDoor({ services, app: createApp({ ...services, tables }) });
    const statuses = await Promise.all(
      ['', '?'].map(async (end) => (await fetch(`${other.url}/games/${game.id}${end}`)).status),
    );
    await other.close();
    expect(statuses).toEqual([500, 500]);
  });
});
