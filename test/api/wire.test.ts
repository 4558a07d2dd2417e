import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/http/app.js';
import { limitsBy } from '../../src/http/request/limits.js';
import { proxiesIn } from '../../src/http/request/proxies.js';
import { streamsUpTo } from '../../src/http/streams/streams.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { type Game, type Guest, openParlor, type Parlor, type Problem } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

/** What arrives as bytes, whether or not it is a request. */

/** A fact may take its time on a busy machine. */
const PLENTY = { reads: 100_000, actions: 1_000, creations: 1_000 };
const lines: string[] = [];
let parlor: Parlor;
let door: Doorstep;
let ann: Guest;
let game: Game;
beforeAll(async () => {
  parlor = await openParlor({
    fresh: freshDatabase,
    limits: limitsBy(() => 0, PLENTY),
    streams: streamsUpTo(10, 2, 3),
    logTo: { write: (line) => void lines.push(line) },
  });
  door = await openDoor(parlor);
  ann = await parlor.guest('Ann');
  game = await parlor.play([ann, await parlor.guest('Ben')]);
});
afterAll(async () => {
  await door?.close();
  await parlor?.close();
});

const dial = (port: number, bytes: string | Uint8Array): Socket => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(bytes);
  return socket;
};

/** All that comes back until the other side closes. */
const answerTo = async (bytes: string | Uint8Array, port = door.port): Promise<string> => {
  const socket = dial(port, bytes);
  let got = '';
  socket.setEncoding('latin1').on('data', (piece) => {
    got += piece;
  });
  await once(socket, 'close');
  return got;
};

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Problem;
}

const parsed = (got: string): Answer => {
  const [head = '', body = ''] = got.split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  const headers = new Headers(
    fields.map((field) => [field.split(': ')[0] ?? '', field.split(': ')[1] ?? '']),
  );
  return { status: Number(first.split(' ')[1]), headers, body: body === '' ? {} : JSON.parse(body) };
};

const HOST = 'Host: parlor\r\n';
const CLOSE = 'Connection: close\r\n';
const get = (target: string): string => `GET ${target} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`;
const post = (fields: string, body: string): string =>
  `POST /players HTTP/1.1\r\n${HOST}${CLOSE}Content-Type: application/json\r\n${fields}\r\n${body}`;

describe('a request that cannot be read is answered with a problem', () => {
  test.each<[name: string, bytes: string | Uint8Array, said: string]>([
    ['no HTTP at all', 'hello there\r\n\r\n', '400 malformed-request'],
    ['a TLS greeting', Uint8Array.of(22, 3, 1, 0, 200, 1, 0, 0, 196, 3, 3), '400 malformed-request'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400 malformed-request'],
    ['a version to come', `GET / HTTP/9.9\r\n${HOST}\r\n`, '400 malformed-request'],
    ['a method nobody knows', `FROB / HTTP/1.1\r\n${HOST}\r\n`, '400 malformed-request'],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', '400 malformed-header'],
    ['two Hosts', `GET / HTTP/1.1\r\n${HOST}host: other\r\n\r\n`, '400 malformed-header'],
    ['an empty Host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', '400 malformed-header'],
    ['a Host with a space', `GET / HTTP/1.1\r\nHost: a b\r\n${CLOSE}\r\n`, '400 malformed-header'],
    ['a Host that is a path', `GET / HTTP/1.1\r\nHost: a/b@c\r\n${CLOSE}\r\n`, '400 malformed-header'],
    [
      'a Host with a port of no kind',
      `GET / HTTP/1.1\r\nHost: a:99999\r\n${CLOSE}\r\n`,
      '400 malformed-header',
    ],
    ['a Host in bytes', `GET / HTTP/1.1\r\nHost: \u00ff\u00fe\r\n${CLOSE}\r\n`, '400 malformed-header'],
    ['a target of another kind', get('ftp://parlor/'), '400 malformed-request'],
    ['a whole address that is none', get('http://['), '400 malformed-request'],
    ['an asterisk for GET', get('*'), '400 malformed-request'],
    ['a backslash', get('/a\\b'), '400 malformed-request'],
    ['a control character in the path', get('/\u0001'), '400 malformed-request'],
    ['percent signs that mean nothing', get('/%'), '404 not-found'],
    ['such in an id', get('/games/%zz'), '400 malformed-request'],
    ['bytes that are no text in an id', get('/games/%ff%00'), '400 malformed-request'],
    ['such in a query', get('/games?limit=%zz'), '400 malformed-request'],
    ['such in a name of a query', get('/?%zz=%'), '400 malformed-request'],
    ['such in the name of a ruleset', get('/rulesets/%c3%28'), '404 unknown-ruleset'],
    ['such in the name of a file', get('/web/%zz'), '404 not-found'],
    ['a tunnel', `CONNECT parlor:80 HTTP/1.1\r\n${HOST}\r\n`, '405 method-not-allowed'],
    ['a trace', `TRACE / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, '405 method-not-allowed'],
    [
      'a chunk without a length',
      post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n'),
      '400 malformed-request',
    ],
    [
      'a chunk with a lot to say about itself',
      post('Transfer-Encoding: chunked\r\n', `2;${'a'.repeat(20_000)}\r\n{}\r\n`),
      '400 malformed-request',
    ],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}'), '400 malformed-header'],
    ['a length below nothing', post('Content-Length: -1\r\n', ''), '400 malformed-header'],
    [
      'a length and chunks',
      post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
      '400 malformed-header',
    ],
    ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`, '400 malformed-header'],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${HOST}X: a\u0000b\r\n\r\n`, '400 malformed-header'],
    ['headers without an end', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}`, '431 headers-too-large'],
    [
      'more headers than anybody needs',
      get('/').replace(CLOSE, 'X: y\r\n'.repeat(100)),
      '431 headers-too-large',
    ],
    ['a path without an end', get(`/${'a'.repeat(20_000)}`), '431 headers-too-large'],
  ])('%s', async (_, bytes, said) => {
    const { status, headers, body } = parsed(await answerTo(bytes));
    expect(`${status} ${body.code}`).toBe(said);
    expect(body).toMatchObject({
      status,
      type: `/problems/${body.code}`,
      detail: expect.stringMatching(/^\S.*\.$/),
    });
    expect(body.requestId).toBe(headers.get('x-request-id'));
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(headers.get('ratelimit')).toMatch(/^"network-reads";r=\d+;t=\d+$/);
    if (status === 405) expect(headers.get('allow')).toContain('GET');
  });

  test.each([
    ['a whole address', get('http://elsewhere/healthz'), 200],
    ['HTTP/1.0 without Host', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['OPTIONS of everything', `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, 204],
    [
      'an expectation we do not know',
      post('Expect: miracles\r\nContent-Length: 14\r\n', '{"name":"Ann"}'),
      201,
    ],
    [
      'an offer to speak otherwise',
      `GET /healthz HTTP/1.1\r\n${HOST}Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n`,
      200,
    ],
  ])('%s is a request like any other', async (_, bytes, status) => {
    expect(parsed(await answerTo(bytes)).status).toBe(status);
  });

  test('whoever wants a tunnel hears of every method there is', async () => {
    const { headers } = parsed(await answerTo(`CONNECT parlor:80 HTTP/1.1\r\n${HOST}\r\n`));
    expect(headers.get('allow')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  });

  test('what follows a request that was read is answered after it, not instead of it', async () => {
    const got = await answerTo(`GET /healthz HTTP/1.1\r\n${HOST}\r\nnonsense\r\n\r\n`);
    expect(got.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });

  test('nor does a body that cannot be read come before the answers that are owed', async () => {
    const waits = `GET /games/${game.id} HTTP/1.1\r\n${HOST}If-None-Match: "${game.version}"\r\nPrefer: wait=1\r\n\r\n`;
    const got = await answerTo(waits + post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n'));
    expect(got.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 304', 'HTTP/1.1 400']);
  });

  test('nor in the middle of a stream', async () => {
    const stream = dial(
      door.port,
      `GET /games/${game.id}/events HTTP/1.1\r\n${HOST}Accept: text/event-stream\r\n\r\n`,
    );
    let heard = '';
    stream.on('data', (piece) => {
      heard += piece;
    });
    await until(() => expect(heard).toContain('game-started'));
    const unreadable = once(door.server, 'clientError');
    stream.write(post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n'));
    await unreadable;
    // Whatever had been said by now would have come before this answer to somebody else.
    await answerTo(get('/healthz'));
    expect(heard).not.toContain('HTTP/1.1 400');
    stream.destroy();
    await until(() => expect(parlor.services.streams.count).toBe(0));
  });

  test('somebody who leaves in the middle of a body is nobody’s failure', async () => {
    lines.length = 0;
    const network = { kind: 'network', id: '127.0.0.1' } as const;
    const left = () => parlor.services.limits?.look(network, 'creations').left ?? 0;
    const before = left();
    const socket = dial(door.port, post('Content-Length: 20\r\n', '{"na'));
    await until(() => expect(left()).toBeLessThan(before));
    socket.destroy();
    await until(() => expect(lines.join('')).toContain('"path":"/players","status":400'));
    expect(lines.map((line) => JSON.parse(line).level)).not.toContain(40);
  });
});

test('unreadable requests are counted like any other', async () => {
  const limits = limitsBy(() => 0, { reads: 1, actions: 1, creations: 1 }, { ...PLENTY, reads: 2 });
  const strict = await openDoor({ app: parlor.app, services: { ...parlor.services, limits } });
  onTestFinished(() => strict.close());
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push(parsed(await answerTo('nonsense\r\n\r\n', strict.port)).status);
  expect(statuses).toEqual([400, 400, 429]);
});

describe('who is slow', () => {
  const HURRY = { headersMs: 100, requestMs: 200, idleMs: 75_000, unreadMs: 60_000, lookMs: 20 };
  const LEISURE = { ...HURRY, headersMs: 1_000, requestMs: 1_000 };
  const hurried = async (patience = HURRY): Promise<Doorstep> => {
    const opened = await openDoor(parlor, undefined, patience);
    onTestFinished(() => opened.close());
    return opened;
  };

  test.each([
    ['with the headers', `GET / HTTP/1.1\r\n${HOST}X: `],
    ['with the body', post('Content-Length: 20\r\n', '{"na')],
  ])('%s is told so and goes', async (_, bytes) => {
    const { port } = await hurried();
    const { status, body } = parsed(await answerTo(bytes, port));
    expect({ status, code: body.code }).toEqual({ status: 408, code: 'request-timeout' });
  });

  test('to read a stream is not: it goes on', async () => {
    const { port } = await hurried(LEISURE);
    const stream = dial(
      port,
      `GET /games/${game.id}/events HTTP/1.1\r\n${HOST}Accept: text/event-stream\r\n\r\n`,
    );
    stream.resume();
    await until(() => expect(parlor.services.streams.count).toBe(1));
    // Whoever began later and was late has gone.
    await Promise.all([
      answerTo(`GET / HTTP/1.1\r\n${HOST}X: `, port),
      answerTo(post('Content-Length: 20\r\n', '{"na'), port),
    ]);
    expect(stream.closed).toBe(false);
    expect(parlor.services.streams.count).toBe(1);
    stream.destroy();
    await until(() => expect(parlor.services.streams.count).toBe(0));
  });
});

test('a piece with nothing in it does not end a stream: lines of JSON have none for a place', async () => {
  const zoe = await parlor.guest('Zoe');
  const headers = { authorization: `Bearer ${zoe.token}`, accept: 'application/x-ndjson' };
  const hangUp = new AbortController();
  onTestFinished(() => hangUp.abort());
  const { body } = await fetch(`${door.url}/me/events`, { headers, signal: hangUp.signal });
  const pieces = (body ?? expect.fail()).pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async (): Promise<void> => {
    const { done, value } = await pieces.read();
    if (done) expect.fail(`the stream ended after ${JSON.stringify(heard)}`);
    heard += value;
  };
  await hear();
  await parlor.play([zoe, ann]);
  while (!heard.includes('your-turn')) await hear();
  expect(heard).toContain('game-started');
});

describe('connections', () => {
  const ask = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
  const answered = async (socket: Socket): Promise<Answer> => {
    const [piece] = await once(socket, 'data');
    return parsed(String(piece));
  };

  test('one network has so many; the next is told why, and room is made when one goes', async () => {
    const { port, close } = await openDoor(parlor, { inAll: 100, perNetwork: 2 });
    onTestFinished(close);
    const [first, second] = [dial(port, ask), dial(port, ask)];
    expect((await answered(first)).status).toBe(200);
    expect((await answered(second)).status).toBe(200);
    const { status, headers, body } = parsed(await answerTo(ask, port));
    expect({ status, code: body.code, wait: headers.get('retry-after') }).toEqual({
      status: 429,
      code: 'too-many-connections',
      wait: '5',
    });
    first.destroy();
    await until(async () => expect((await answered(dial(port, ask))).status).toBe(200));
  });

  test('a trusted proxy has no cap: it speaks for many', async () => {
    const trusted = proxiesIn('loopback');
    if (!trusted.ok) throw new Error(trusted.problem);
    const services = { ...parlor.services, proxies: trusted.value };
    const { port, close } = await openDoor({ app: parlor.app, services }, { inAll: 100, perNetwork: 1 });
    onTestFinished(close);
    for (let i = 0; i < 3; i++) expect((await answered(dial(port, ask))).status).toBe(200);
  });

  test('a proxy that nobody named is pointed out once', async () => {
    lines.length = 0;
    const forwarded = `GET /healthz HTTP/1.1\r\n${HOST}${CLOSE}X-Forwarded-For: 192.0.2.1\r\n\r\n`;
    for (let i = 0; i < 3; i++) await answerTo(forwarded);
    expect(lines.filter((line) => line.includes('PARLOR_TRUSTED_PROXIES'))).toHaveLength(1);
  });

  test('the server has so many in all; the next is closed', async () => {
    const { port, close } = await openDoor(parlor, { inAll: 1, perNetwork: 10 });
    onTestFinished(close);
    expect((await answered(dial(port, ask))).status).toBe(200);
    expect(await answerTo(ask, port)).toBe('');
  });
});

describe('between two requests a connection', () => {
  const ask = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
  const next = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

  test('is kept while its owner thinks, however soon headers are due once a request has begun', async () => {
    const patience = { headersMs: 100, requestMs: 200, idleMs: 75_000, unreadMs: 60_000, lookMs: 20 };
    const { port, close } = await openDoor(parlor, undefined, patience);
    onTestFinished(close);
    const socket = dial(port, ask);
    expect(await next(socket)).toMatch(/^HTTP\/1.1 200 (?:.|\r\n)*\r\nKeep-Alive: timeout=75\r\n/);
    // Whoever came later, and is late, has been shown the door.
    expect(await answerTo(`GET / HTTP/1.1\r\n${HOST}X: `, port)).toMatch(/^HTTP\/1.1 408 /);
    socket.write(ask);
    expect(await next(socket)).toMatch(/^HTTP\/1.1 200 /);
  });

  test('is given up by a server that closes, which says so in every answer', async () => {
    const services = { ...parlor.services, isClosing: () => true };
    const { port, close } = await openDoor({ app: createApp(services), services });
    onTestFinished(close);
    // `answerTo` waits until the other side has closed.
    const [well, busy] = [await answerTo(ask, port), await answerTo(ask.replace('healthz', 'games'), port)];
    expect(well).toMatch(/^HTTP\/1.1 200 (?:.|\r\n)*\r\nconnection: close\r\n/i);
    expect(busy).toMatch(/^HTTP\/1.1 503 (?:.|\r\n)*\r\nconnection: close\r\n/i);
  });
});

describe('a request that waits is counted with the streams', () => {
  const waiting = (as?: Guest): Socket =>
    dial(
      door.port,
      `GET /games/${game.id} HTTP/1.1\r\n${HOST}If-None-Match: "${game.version}"\r\nPrefer: wait=60\r\n${as === undefined ? '' : `Authorization: Bearer ${as.token}\r\n`}\r\n`,
    );
  const asked = (as?: Guest) =>
    parlor.get(`/games/${game.id}`, {
      as,
      headers: { 'if-none-match': `"${game.version}"`, prefer: 'wait=60' },
    });
  const count = (open: number) => until(() => expect(parlor.services.streams.count).toBe(open));

  test('of a player, and the place is free when the caller goes', async () => {
    const sockets = [waiting(ann), waiting(ann)];
    await count(2);
    const { body, headers } = await asked(ann);
    expect(body).toMatchObject({ status: 429, code: 'too-many-streams' });
    expect(headers.get('retry-after')).toBe('5');
    for (const socket of sockets) socket.destroy();
    await count(0);
  });

  test('of a network, whoever the players are', async () => {
    const sockets = [waiting(ann), waiting(), waiting()];
    await count(3);
    const refused = parsed(
      await answerTo(
        `GET /games/${game.id}/events HTTP/1.1\r\n${HOST}${CLOSE}Accept: text/event-stream\r\n\r\n`,
      ),
    );
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toMatch(
      /^All who share your address have 3 streams and waiting requests open/,
    );
    for (const socket of sockets) socket.destroy();
    await count(0);
  });

  test('an action is done all the same, and answered at once', async () => {
    const own = await parlor.play([ann, await parlor.guest('Cat')]);
    const sockets = [waiting(ann), waiting(ann)];
    await count(2);
    const acted = await parlor.post(`/games/${own.id}/actions`, {
      as: ann,
      body: { type: 'place', column: 0 },
      headers: { prefer: 'wait=60' },
    });
    expect(acted.status).toBe(201);
    expect(acted.headers.get('preference-applied')).toBeNull();
    for (const socket of sockets) socket.destroy();
    await count(0);
  });
});
