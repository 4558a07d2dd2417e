import { describe, expect, test } from 'vitest';
import { type BadRequest, NOBODY, openPatientParlor, place, type Scene } from './scene.js';

/** Who asks, and what is not theirs to see. */

const { parlor, refusal, refuses, scene } = openPatientParlor();

const token = (authorization: string, what: string): BadRequest => ({
  name: what,
  ask: ({ playing }) => [
    'POST',
    `/games/${playing.id}/actions`,
    { body: place(0), headers: { authorization } },
  ],
  status: 401,
  code: 'invalid-token',
  says: /Authorization: Bearer parlor_…/,
});

const noToken = (method: string, path: (scene: Scene) => string, body?: object): BadRequest => ({
  name: `no token for ${method} ${path.name === '' ? '' : path.name}`.trim(),
  ask: (here) => [method, path(here), body === undefined ? {} : { body }],
  status: 401,
  code: 'missing-token',
  says: /POST \/players/,
});

const made = `${'0'.repeat(22)}_${'A'.repeat(43)}`;

const TOKENS: readonly BadRequest[] = [
  { ...noToken('GET', () => '/me'), name: 'asking who I am without a token' },
  {
    ...noToken('POST', () => '/games', { ruleset: 'knucklebones' }),
    name: 'creating a game without a token',
  },
  {
    ...noToken('POST', ({ waiting }) => `/games/${waiting.id}/seats`),
    name: 'taking a seat without a token',
  },
  {
    ...noToken('POST', ({ playing }) => `/games/${playing.id}/actions`, place(0)),
    name: 'acting without a token',
  },
  {
    ...noToken('DELETE', ({ playing }) => `/games/${playing.id}/seats/0`),
    name: 'resigning without a token',
  },
  {
    ...noToken('GET', () => '/games?player=me'),
    name: 'asking for my games without a token',
    says: /who are you/,
  },
  token('Bearer', 'a token left out'),
  token('Bearer nonsense', 'a token that is none'),
  token(`Bearer parlor_${made}`, 'a token nobody ever got'),
  token(`Bearer ${made}`, 'a token without its prefix'),
  token('Basic YW5uOnNlY3JldA==', 'a password instead of a token'),
  {
    name: "Ann's token with another secret",
    ask: ({ playing, ann }) => {
      const forged = `${ann.token.slice(0, -43)}${'A'.repeat(43)}`;
      return [
        'POST',
        `/games/${playing.id}/actions`,
        { body: place(0), headers: { authorization: `Bearer ${forged}` } },
      ];
    },
    status: 401,
    code: 'invalid-token',
    says: /no token this server knows/,
  },
  {
    name: "Ann's token, cut short",
    ask: ({ ann }) => ['GET', '/me', { headers: { authorization: `Bearer ${ann.token.slice(0, -1)}` } }],
    status: 401,
    code: 'invalid-token',
    says: /exactly as POST \/players gave it/,
  },
  {
    name: 'a bad token where none is needed',
    ask: ({ playing }) => ['GET', `/games/${playing.id}`, { headers: { authorization: 'Bearer nonsense' } }],
    status: 401,
    code: 'invalid-token',
    says: /no token this server knows/,
  },
];

const unknownGame = (method: string, rest: string, body?: object): readonly BadRequest[] =>
  [
    { id: () => NOBODY, what: 'an unknown game' },
    { id: ({ secret }: Scene) => secret.id, what: "somebody else's private game" },
  ].map(({ id, what }) => ({
    name: `${what}: ${method} ${rest === '' ? '/' : rest}`,
    ask: (here) => [
      method,
      `/games/${id(here)}${rest}`,
      { as: here.cat, ...(body === undefined ? {} : { body }) },
    ],
    status: 404,
    code: 'unknown-game',
    says: /There is no game g_\w+, or it is private and you do not sit in it/,
  }));

const GAMES: readonly BadRequest[] = [
  ...unknownGame('GET', ''),
  ...unknownGame('GET', '?at=1'),
  ...unknownGame('GET', '/actions'),
  ...unknownGame('GET', '/events'),
  ...unknownGame('GET', '/picture'),
  ...unknownGame('POST', '/actions', place(0)),
  ...unknownGame('POST', '/seats', {}),
  ...unknownGame('DELETE', ''),
  ...unknownGame('DELETE', '/seats/0'),
  ...['/games/g_%00', '/games/g_%00/events'].map(
    (path): BadRequest => ({
      name: `a NUL in ${path}`,
      ask: () => ['GET', path],
      status: 400,
      code: 'malformed-request',
      says: /\/id must not have the character NUL/,
      wrong: ['/id'],
    }),
  ),
  ...[
    ['that is no UTF-8', 'g_%ff'],
    ['with a quote in it', "g_'%20OR%20true"],
    ['of a hundred letters', 'g'.repeat(100)],
  ].map(
    ([what, id]): BadRequest => ({
      name: `the id of a game ${what}`,
      ask: () => ['GET', `/games/${id}`],
      status: 400,
      code: 'malformed-request',
      says: /must be the id of a game/,
      wrong: ['/id'],
    }),
  ),
];

describe('nobody gets by with:', () => {
  test.each(TOKENS)('$name → $status $code', async (bad) => {
    const headers = await refusal(bad);
    const challenge = headers.get('www-authenticate') ?? '';
    expect(challenge).toMatch(/^Bearer realm="parlor"/);
    expect(challenge.includes('error="invalid_token"')).toBe(bad.code === 'invalid-token');
  });
});

describe('no such game and not yours to see are the same answer:', () => {
  test.each(GAMES)('$name → $status $code', refuses);
});

test('a private game answers a stranger word for word like a game that does not exist', async () => {
  const answerFor = async (id: string) => {
    const { status, text } = await parlor().get(`/games/${id}`, {
      as: scene().cat,
      headers: { 'x-request-id': 'r' },
    });
    return { status, text: text.replaceAll(id, '{id}') };
  };
  expect(await answerFor(scene().secret.id)).toEqual(await answerFor(NOBODY));
});
