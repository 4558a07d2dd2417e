import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Asking, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';

/** Every way to ask wrongly, what is answered, and that nothing comes of it. */

interface Scene {
  readonly ann: Guest;
  readonly ben: Guest;
  readonly cat: Guest;
  /** Ann's game, with a seat still open. */
  readonly waiting: Game;
  /** Ann is to act, then Ben. */
  readonly playing: Game;
  /** Ann is to act, and her column 0 is full. */
  readonly narrow: Game;
  readonly over: Game;
  /** Ann and Ben play where nobody else may look. */
  readonly secret: Game;
}

type Attempt = readonly [method: string, path: string, asking?: Asking];

interface BadRequest {
  readonly name: string;
  readonly ask: (scene: Scene) => Attempt;
  readonly status: number;
  readonly code: string;
  /** What a beginner needs to read. */
  readonly says: RegExp;
  /** The fields that are named as wrong. */
  readonly wrong?: readonly string[];
}

let parlor: Parlor;
let scene: Scene;
/** All that is kept, before anybody asked wrongly. */
let untouched: Awaited<ReturnType<typeof everything>>;

const place = (column: unknown) => ({ type: 'place', column });
const json = { 'content-type': 'application/json' };
const bytes = (text: string) => new TextEncoder().encode(text);

const pieces = (count: number, size: number): ReadableStream<Uint8Array> => {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent++ === count) controller.close();
      else controller.enqueue(bytes(' '.repeat(size)));
    },
  });
};

beforeAll(async () => {
  parlor = await openParlor();
  const [ann, ben, cat] = [
    await parlor.guest('Ann'),
    await parlor.guest('Ben'),
    await parlor.guest('Cat'),
  ] as const;
  const pair = [ann, ben];
  const narrow = await parlor.play(pair, { options: { width: 2, height: 1 } });
  await act(narrow, ann, place(0));
  await act(narrow, ben, place(1));
  const over = await parlor.play(pair, { options: { width: 1, height: 1 } });
  await act(over, ann, place(0));
  scene = {
    ann,
    ben,
    cat,
    waiting: await parlor.lay(ann),
    playing: await parlor.play(pair),
    narrow,
    over,
    secret: await parlor.play(pair, { visibility: 'private' }),
  };
  untouched = await everything();
});
afterAll(() => parlor?.close());

const act = async (game: Game, as: Guest, body: object): Promise<void> => {
  const acted = await parlor.post(`/games/${game.id}/actions`, { as, body });
  expect(acted.status, acted.text).toBe(201);
};

const THE_BODY: readonly BadRequest[] = [
  {
    name: 'broken JSON',
    ask: () => ['POST', '/players', { raw: '{"name": "Ann"', headers: json }],
    status: 400,
    code: 'malformed-json',
    says: /not JSON/,
  },
  {
    name: 'broken JSON as an action',
    ask: ({ playing, ann }) => [
      'POST',
      `/games/${playing.id}/actions`,
      { as: ann, raw: "{'type':'place'}", headers: json },
    ],
    status: 400,
    code: 'malformed-json',
    says: /not JSON/,
  },
  {
    name: 'no body',
    ask: () => ['POST', '/players', { headers: json }],
    status: 400,
    code: 'malformed-json',
    says: /needs a body in JSON, and you sent none/,
  },
  {
    name: 'no body as an action',
    ask: ({ playing, ann }) => ['POST', `/games/${playing.id}/actions`, { as: ann }],
    status: 400,
    code: 'malformed-json',
    says: /you sent none/,
  },
  {
    name: 'the wrong media type',
    ask: () => ['POST', '/players', { raw: 'name=Ann', headers: { 'content-type': 'text/plain' } }],
    status: 415,
    code: 'unsupported-media-type',
    says: /Content-Type: application\/json.*you sent text\/plain/,
  },
  {
    name: 'what curl -d says when not told otherwise',
    ask: ({ playing, ann }) => [
      'POST',
      `/games/${playing.id}/actions`,
      {
        as: ann,
        raw: '{"type":"place","column":0}',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    status: 415,
    code: 'unsupported-media-type',
    says: /you sent application\/x-www-form-urlencoded/,
  },
  {
    name: 'a media type that only begins like JSON',
    ask: () => [
      'POST',
      '/players',
      { raw: '{"name":"Ann"}', headers: { 'content-type': 'application/jsonp' } },
    ],
    status: 415,
    code: 'unsupported-media-type',
    says: /you sent application\/jsonp/,
  },
  {
    name: 'no media type',
    ask: () => ['POST', '/players', { raw: bytes('{"name":"Ann"}') }],
    status: 415,
    code: 'unsupported-media-type',
    says: /you sent none/,
  },
  {
    name: 'too much, as declared',
    ask: () => [
      'POST',
      '/players',
      { raw: `{"name":"${'A'.repeat(17_000)}"}`, headers: { ...json, 'content-length': '17011' } },
    ],
    status: 413,
    code: 'too-large',
    says: /larger than 16384 bytes/,
  },
  {
    name: 'too much, in pieces and without a declared length',
    ask: () => ['POST', '/players', { raw: pieces(20, 1024), headers: json }],
    status: 413,
    code: 'too-large',
    says: /larger than 16384 bytes/,
  },
  {
    name: 'an endless body',
    ask: () => ['POST', '/players', { raw: pieces(Number.POSITIVE_INFINITY, 4096), headers: json }],
    status: 413,
    code: 'too-large',
    says: /larger than 16384 bytes/,
  },
  {
    name: 'too large an action',
    ask: ({ playing, ann }) => [
      'POST',
      `/games/${playing.id}/actions`,
      { as: ann, body: { ...place(0), because: 'x'.repeat(16_384) } },
    ],
    status: 413,
    code: 'too-large',
    says: /larger than 16384 bytes/,
  },
  {
    name: 'an unknown field',
    ask: () => ['POST', '/players', { body: { name: 'Ann', email: 'ann@example.org' } }],
    status: 400,
    code: 'malformed-request',
    says: /email/,
  },
  {
    name: 'an unknown field of a new game',
    ask: ({ ann }) => ['POST', '/games', { as: ann, body: { ruleset: 'knucklebones', rules: 'mine' } }],
    status: 400,
    code: 'malformed-request',
    says: /rules/,
  },
  {
    name: 'an unknown field of a wanted seat',
    ask: ({ waiting, ben }) => ['POST', `/games/${waiting.id}/seats`, { as: ben, body: { chair: 1 } }],
    status: 400,
    code: 'malformed-request',
    says: /chair/,
  },
  {
    name: 'a list where an object belongs',
    ask: () => ['POST', '/players', { body: ['Ann'] }],
    status: 400,
    code: 'malformed-request',
    says: /object/,
    wrong: [''],
  },
  {
    name: 'null where an object belongs',
    ask: () => ['POST', '/players', { raw: 'null', headers: json }],
    status: 400,
    code: 'malformed-request',
    says: /object/,
    wrong: [''],
  },
  {
    name: 'a __proto__ that would smuggle a name in',
    ask: () => ['POST', '/players', { raw: '{"__proto__":{"name":"Eve"}}', headers: json }],
    status: 400,
    code: 'malformed-request',
    says: /must be a text/,
    wrong: ['/name', '/__proto__'],
  },
  {
    name: 'JSON nested thousands deep',
    ask: () => ['POST', '/players', { raw: `${'['.repeat(8_000)}${']'.repeat(8_000)}`, headers: json }],
    status: 400,
    code: 'malformed-request',
    says: /nested deeper than 32 levels/,
  },
  {
    name: 'JSON nested thousands deep as options',
    ask: ({ ann }) => [
      'POST',
      '/games',
      {
        as: ann,
        raw: `{"ruleset":"knucklebones","options":{"width":${'['.repeat(7_000)}${']'.repeat(7_000)}}}`,
        // A key is kept with a hash of the whole body.
        headers: { ...json, 'idempotency-key': 'deep' },
      },
    ],
    status: 400,
    code: 'malformed-request',
    says: /nested deeper than 32 levels/,
    wrong: [''],
  },
  {
    name: 'JSON nested thousands deep as an action',
    ask: ({ playing, ann }) => [
      'POST',
      `/games/${playing.id}/actions`,
      {
        as: ann,
        raw: `{"type":"place","column":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
        headers: json,
      },
    ],
    status: 400,
    code: 'malformed-request',
    says: /nested deeper than 32 levels/,
    wrong: [''],
  },
  {
    name: 'a charset that JSON does not have',
    ask: () => [
      'POST',
      '/players',
      { raw: '{"name":"Ann"}', headers: { 'content-type': 'application/json; charset=iso-8859-1' } },
    ],
    status: 415,
    code: 'unsupported-media-type',
    says: /JSON is UTF-8.*you sent application\/json; charset=iso-8859-1/,
  },
  {
    name: 'a packed body',
    ask: () => [
      'POST',
      '/players',
      { raw: gzipSync('{"name":"Ann"}'), headers: { ...json, 'content-encoding': 'gzip' } },
    ],
    status: 415,
    code: 'unsupported-media-type',
    says: /without a Content-Encoding \(you sent gzip\)/,
  },
  ...(
    [
      ['a letter in Latin-1', [0xe9], /byte 9 \(0xe9\) fits no character/],
      ['a letter spelled too long', [0xc0, 0xaf], /byte 9 \(0xc0\) fits no character/],
      ['half a character in bytes', [0xed, 0xa0, 0x80], /byte 9 \(0xed\) fits no character/],
    ] as const
  ).map(
    ([what, letter, says]): BadRequest => ({
      name: `a body that is not UTF-8: ${what}`,
      ask: () => [
        'POST',
        '/players',
        { raw: Buffer.concat([bytes('{"name":"'), Buffer.from(letter), bytes('"}')]), headers: json },
      ],
      status: 400,
      code: 'malformed-json',
      says,
    }),
  ),
  {
    name: 'a body that ends in the middle of a character',
    ask: () => [
      'POST',
      '/players',
      { raw: Buffer.concat([bytes('"A'), Buffer.from([0xef, 0xbf])]), headers: json },
    ],
    status: 400,
    code: 'malformed-json',
    says: /must be UTF-8, and it ends in the middle of a character/,
  },
];

/** Where text may come in, and where the fault is then said to be. */
const WITH_TEXT: readonly (readonly [what: string, at: string, (text: string, scene: Scene) => Attempt])[] = [
  ['a seed', '/chance/seed', (seed, { ann }) => newGameOf(ann, { chance: { seed } })],
  [
    'an entry of a script',
    '/chance/script/1',
    (word, { ann }) => newGameOf(ann, { chance: { script: [1, word] } }),
  ],
  [
    'a salt',
    '/seats/0/salt',
    (salt, { ann }) => newGameOf(ann, { seats: [{ player: 'me', salt }, { open: true }] }),
  ],
  ['an option', '/options/width', (width, { ann }) => newGameOf(ann, { options: { width } })],
  ['the name of an option', '/options/TEXT', (name, { ann }) => newGameOf(ann, { options: { [name]: 1 } })],
  ['a ruleset', '/ruleset', (ruleset, { ann }) => newGameOf(ann, { ruleset })],
  ['a preset', '/preset', (preset, { ann }) => newGameOf(ann, { preset })],
  [
    'a salt of a seat to take',
    '/salt',
    (salt, { waiting, ben }) => ['POST', `/games/${waiting.id}/seats`, { as: ben, body: { salt } }],
  ],
  [
    'an action',
    '/type',
    (type, { playing, ann }) => ['POST', `/games/${playing.id}/actions`, { as: ann, body: { type } }],
  ],
  [
    'a seed of a fork',
    '/chance/seed',
    (seed, { playing, ann }) => [
      'POST',
      `/games/${playing.id}/forks`,
      { as: ann, body: { chance: { seed } } },
    ],
  ],
  ['the address of a webhook', '/url', (url, { ann }) => ['PUT', '/me/webhook', { as: ann, body: { url } }]],
  [
    'a ruleset of a webhook',
    '/rulesets/0',
    (id, { ann }) => [
      'PUT',
      '/me/webhook',
      { as: ann, body: { url: 'https://example.org/', rulesets: [id] } },
    ],
  ],
];

const newGameOf = (as: Guest, more: object): Attempt => [
  'POST',
  '/games',
  { as, body: { ruleset: 'knucklebones', ...more } },
];

const TEXT: readonly BadRequest[] = WITH_TEXT.flatMap(([what, at, ask]) =>
  (
    [
      ['NUL', 'a\u0000b', /NUL/],
      ['half a character', 'a\ud800b', /half a character/],
      ['the other half', '\udc00', /half a character/],
    ] as const
  ).map(
    ([how, text, says]): BadRequest => ({
      name: `${what} with ${how}`,
      ask: (here) => ask(text, here),
      status: 400,
      code: 'malformed-request',
      says,
      wrong: [at.replace('TEXT', text)],
    }),
  ),
);

const name = (given: unknown, says: RegExp, what: string): BadRequest => ({
  name: what,
  ask: () => ['POST', '/players', { body: given === undefined ? {} : { name: given } }],
  status: 400,
  code: 'malformed-request',
  says,
  wrong: ['/name'],
});

const PLAYERS: readonly BadRequest[] = [
  name(undefined, /\/name is missing; it must be a text/, 'no name'),
  name(7, /must be a text/, 'a number as a name'),
  name('', /must not be empty/, 'an empty name'),
  name('  \t ', /must not be empty/, 'a name of spaces'),
  name('A'.repeat(41), /at most 40 characters/, 'a name too long'),
  name('An\u0000n', /NUL/, 'a name with a NUL'),
  name('An\nn', /control characters/, 'a name of two lines'),
  name('An\u001b[31mn', /control characters/, 'a name that colours terminals'),
  name('An\u202en', /control characters/, 'a name that turns the text around'),
  name('An\ud800n', /half a character/, 'a name with half a character'),
];

const options = (given: unknown, says: RegExp, wrong: string, what: string): BadRequest => ({
  name: what,
  ask: ({ ann }) => ['POST', '/games', { as: ann, body: { ruleset: 'knucklebones', options: given } }],
  status: 422,
  code: 'invalid-options',
  says,
  wrong: [wrong],
});

const seats = (given: unknown, says: RegExp, what: string): BadRequest => ({
  name: what,
  ask: ({ ann }) => ['POST', '/games', { as: ann, body: { ruleset: 'knucklebones', seats: given } }],
  status: 422,
  code: 'invalid-seats',
  says,
  wrong: ['/seats'],
});

const newGame = (given: object, says: RegExp, wrong: string, what: string): BadRequest => ({
  name: what,
  ask: ({ ann }) => ['POST', '/games', { as: ann, body: { ruleset: 'knucklebones', ...given } }],
  status: 400,
  code: 'malformed-request',
  says,
  wrong: [wrong],
});

const NEW_GAMES: readonly BadRequest[] = [
  {
    name: 'an unknown ruleset',
    ask: ({ ann }) => ['POST', '/games', { as: ann, body: { ruleset: 'chess' } }],
    status: 404,
    code: 'unknown-ruleset',
    says: /no ruleset "chess".*knucklebones/,
    wrong: ['/ruleset'],
  },
  {
    name: 'a ruleset every object has',
    ask: ({ ann }) => ['POST', '/games', { as: ann, body: { ruleset: '__proto__' } }],
    status: 404,
    code: 'unknown-ruleset',
    says: /no ruleset "__proto__"/,
  },
  newGame({ ruleset: 5 }, /id of a ruleset/, '/ruleset', 'a number as a ruleset'),
  newGame({ options: 'wide' }, /record|object/, '/options', 'options that are a text'),
  newGame({ seats: 2 }, /array|list/, '/seats', 'a number of seats instead of the seats'),
  newGame(
    { seats: [{ player: 'me' }, { player: 'Ben' }] },
    /\{"player": "me"\}, \{"open": true\} or a bot: \{"bot": "easy"\}/,
    '/seats/1',
    'somebody else put on a seat',
  ),
  newGame(
    { seats: [{ open: false }, { open: true }] },
    /\{"player": "me"\}, \{"open": true\} or a bot: \{"bot": "easy"\}/,
    '/seats/0',
    'a seat neither held nor open',
  ),
  newGame(
    { seats: Array.from({ length: 17 }, () => ({ open: true })) },
    /at most 16/,
    '/seats',
    'a crowd of seats',
  ),
  newGame({ visibility: 'hidden' }, /public or private/, '/visibility', 'an unknown visibility'),
  options({ width: 9 }, /whole number from 1 to 8/, '/options/width', 'an option too high'),
  options({ height: 0 }, /whole number from 1 to 6/, '/options/height', 'an option too low'),
  options({ width: '3' }, /whole number/, '/options/width', 'an option of the wrong type'),
  options({ width: 2.5 }, /whole number/, '/options/width', 'an option that is not whole'),
  options(
    { depth: 3 },
    /`depth` is not known here; known: width, height\./,
    '/options/depth',
    'an unknown option',
  ),
  seats([{ player: 'me' }], /exactly 2 seats, and you asked for 1 seat\b/, 'too few seats'),
  seats([], /exactly 2 seats/, 'no seats'),
  seats([{ player: 'me' }, { open: true }, { open: true }], /exactly 2 seats.*3 seats/, 'too many seats'),
];

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

const NOBODY = 'g_0000000000000000000000';

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

const SEATS: readonly BadRequest[] = [
  {
    name: "closing somebody else's table",
    ask: ({ waiting, ben }) => ['DELETE', `/games/${waiting.id}`, { as: ben }],
    status: 403,
    code: 'not-your-game',
    says: /Only whoever laid this table/,
  },
  {
    name: 'closing a game that people play',
    ask: ({ playing, ann }) => ['DELETE', `/games/${playing.id}`, { as: ann }],
    status: 409,
    code: 'game-under-way',
    says: /Players sit in this game/,
  },
  {
    name: "leaving somebody else's seat",
    ask: ({ playing, ben }) => ['DELETE', `/games/${playing.id}/seats/0`, { as: ben }],
    status: 403,
    code: 'not-your-seat',
    says: /Seat 0 is not yours/,
  },
  {
    name: 'leaving a seat as a spectator',
    ask: ({ playing, cat }) => ['DELETE', `/games/${playing.id}/seats/0`, { as: cat }],
    status: 403,
    code: 'not-your-seat',
    says: /Seat 0 is not yours/,
  },
  {
    name: 'leaving a seat nobody sits on',
    ask: ({ waiting, ann }) => ['DELETE', `/games/${waiting.id}/seats/1`, { as: ann }],
    status: 403,
    code: 'not-your-seat',
    says: /Seat 1 is not yours/,
  },
  {
    name: 'leaving a seat that does not exist',
    ask: ({ playing, ann }) => ['DELETE', `/games/${playing.id}/seats/2`, { as: ann }],
    status: 404,
    code: 'unknown-seat',
    says: /seats 0 to 1; there is no seat 2/,
  },
  {
    name: 'leaving a seat that is no number',
    ask: ({ playing, ann }) => ['DELETE', `/games/${playing.id}/seats/north`, { as: ann }],
    status: 400,
    code: 'malformed-request',
    says: /number of a seat/,
    wrong: ['/seat'],
  },
  {
    name: 'resigning after the end',
    ask: ({ over, ann }) => ['DELETE', `/games/${over.id}/seats/0`, { as: ann }],
    status: 409,
    code: 'game-over',
    says: /has ended/,
  },
  {
    name: 'taking a seat that is taken',
    ask: ({ waiting, ben }) => ['POST', `/games/${waiting.id}/seats`, { as: ben, body: { seat: 0 } }],
    status: 409,
    code: 'seat-taken',
    says: /Seat 0 is taken. Still open: 1/,
  },
  {
    name: 'taking a seat of a full game',
    ask: ({ playing, cat }) => ['POST', `/games/${playing.id}/seats`, { as: cat }],
    status: 409,
    code: 'no-open-seat',
    says: /Every seat of this game is taken/,
  },
  {
    name: 'taking a second seat without naming it',
    ask: ({ waiting, ann }) => ['POST', `/games/${waiting.id}/seats`, { as: ann }],
    status: 409,
    code: 'already-seated',
    says: /name it: \{"seat": 1\}/,
  },
  {
    name: 'taking a seat that does not exist',
    ask: ({ waiting, ben }) => ['POST', `/games/${waiting.id}/seats`, { as: ben, body: { seat: 7 } }],
    status: 404,
    code: 'unknown-seat',
    says: /there is no seat 7/,
  },
  {
    name: 'taking a seat below zero',
    ask: ({ waiting, ben }) => ['POST', `/games/${waiting.id}/seats`, { as: ben, body: { seat: -1 } }],
    status: 400,
    code: 'malformed-request',
    says: /0 or more/,
    wrong: ['/seat'],
  },
  {
    name: 'taking a seat of the wrong type',
    ask: ({ waiting, ben }) => ['POST', `/games/${waiting.id}/seats`, { as: ben, body: { seat: '1' } }],
    status: 400,
    code: 'malformed-request',
    says: /whole number/,
    wrong: ['/seat'],
  },
];

const malformedAction = (body: unknown, wrong: string, what: string): BadRequest => ({
  name: what,
  ask: ({ playing, ann }) => [
    'POST',
    `/games/${playing.id}/actions`,
    { as: ann, raw: typeof body === 'string' ? body : JSON.stringify(body), headers: json },
  ],
  status: 400,
  code: 'malformed-action',
  says: /not an action of this game: `errors` says what is wrong with it, `legal` what would be accepted/,
  wrong: [wrong],
});

const ifMatch = (header: string): BadRequest => ({
  name: `If-Match: ${header}`,
  ask: ({ playing, ann }) => [
    'POST',
    `/games/${playing.id}/actions`,
    { as: ann, body: place(0), headers: { 'if-match': header } },
  ],
  status: 400,
  code: 'malformed-header',
  says: /If-Match should be one version in double quotes, such as "17"/,
});

const ACTIONS: readonly BadRequest[] = [
  malformedAction({}, '/type', 'an action without a type'),
  malformedAction({ type: 'throw' }, '/type', 'an action the game does not have'),
  malformedAction({ type: 'place' }, '/column', 'an action without its field'),
  malformedAction(place('0'), '/column', 'a text where a number belongs'),
  malformedAction(place(0.5), '/column', 'half a column'),
  malformedAction('{"type":"place","column":1e999}', '/column', 'an infinite column'),
  malformedAction({ ...place(0), seat: 1 }, '/seat', 'an action that names a seat'),
  malformedAction(
    '{"type":"place","column":0,"__proto__":{"column":9}}',
    '/__proto__',
    'an action with a __proto__',
  ),
  malformedAction([place(0)], '', 'a list of actions'),
  malformedAction('"place"', '', 'a word as an action'),
  malformedAction('null', '', 'null as an action'),
  {
    name: 'out of turn',
    ask: ({ playing, ben }) => ['POST', `/games/${playing.id}/actions`, { as: ben, body: place(0) }],
    status: 409,
    code: 'not-your-turn',
    says: /Seat 0 is to act now, and you are in seat 1/,
  },
  {
    name: 'acting as a spectator',
    ask: ({ playing, cat }) => ['POST', `/games/${playing.id}/actions`, { as: cat, body: place(0) }],
    status: 403,
    code: 'not-seated',
    says: /You do not sit in this game, and no seat is open/,
  },
  {
    name: 'acting before sitting down',
    ask: ({ waiting, cat }) => ['POST', `/games/${waiting.id}/actions`, { as: cat, body: place(0) }],
    status: 403,
    code: 'not-seated',
    says: /POST to its seats to take an open one/,
  },
  {
    name: 'before the start',
    ask: ({ waiting, ann }) => ['POST', `/games/${waiting.id}/actions`, { as: ann, body: place(0) }],
    status: 409,
    code: 'game-not-started',
    says: /when every seat is taken; still open: seat 1/,
  },
  {
    name: 'malformed before the start',
    ask: ({ waiting, ann }) => ['POST', `/games/${waiting.id}/actions`, { as: ann, body: { type: 'throw' } }],
    status: 400,
    code: 'malformed-action',
    says: /not an action/,
  },
  {
    name: 'after the end',
    ask: ({ over, ann }) => ['POST', `/games/${over.id}/actions`, { as: ann, body: place(0) }],
    status: 409,
    code: 'game-over',
    says: /has ended/,
  },
  {
    name: 'against the rules: no such column',
    ask: ({ playing, ann }) => ['POST', `/games/${playing.id}/actions`, { as: ann, body: place(3) }],
    status: 422,
    code: 'column-out-of-range',
    says: /column/i,
  },
  {
    name: 'against the rules: a full column',
    ask: ({ narrow, ann }) => ['POST', `/games/${narrow.id}/actions`, { as: ann, body: place(0) }],
    status: 422,
    code: 'column-full',
    says: /Column 0/,
  },
  {
    name: 'a version that is past',
    ask: ({ playing, ann }) => [
      'POST',
      `/games/${playing.id}/actions`,
      { as: ann, body: place(0), headers: { 'if-match': '"1"' } },
    ],
    status: 412,
    code: 'stale-version',
    says: /version 1, and the game is at version \d+/,
  },
  {
    name: 'a version still to come',
    ask: ({ playing, ann }) => [
      'POST',
      `/games/${playing.id}/actions`,
      { as: ann, body: place(0), headers: { 'if-match': '"999"' } },
    ],
    status: 412,
    code: 'stale-version',
    says: /version 999/,
  },
  {
    name: 'a stale seat',
    ask: ({ waiting, ben }) => [
      'POST',
      `/games/${waiting.id}/seats`,
      { as: ben, headers: { 'if-match': '"77"' } },
    ],
    status: 412,
    code: 'stale-version',
    says: /version 77/,
  },
  {
    name: 'a stale resignation',
    ask: ({ playing, ann }) => [
      'DELETE',
      `/games/${playing.id}/seats/0`,
      { as: ann, headers: { 'if-match': '"1"' } },
    ],
    status: 412,
    code: 'stale-version',
    says: /version 1,/,
  },
  ...['4', '"four"', 'W/"4"', '"3", "4"', '""', '"-1"', '"4', '"12345678901"'].map(ifMatch),
];

const header = (path: string, name: string, value: string, says: RegExp, method = 'GET'): BadRequest => ({
  name: `${method} ${path} with ${name}: ${value.slice(0, 20)}`,
  ask: ({ playing, ann }) => [
    method,
    path.replace('{id}', playing.id),
    { as: ann, headers: { [name]: value }, ...(method === 'POST' ? { body: place(0) } : {}) },
  ],
  status: 400,
  code: 'malformed-header',
  says,
});

const HEADERS: readonly BadRequest[] = [
  ...['', '/actions', '/odds', '/picture'].flatMap((rest) =>
    ['17', 'W/17', '"17', '"1" "2"', '"1",', ''].map((tag) =>
      header(
        `/games/{id}${rest}`,
        'If-None-Match',
        tag,
        /^If-None-Match should be a version in double quotes/,
      ),
    ),
  ),
  ...['two', '-1', '1.5', '0x1', '1e3', '1, 2', ''].map((id) =>
    header('/games/{id}/events', 'Last-Event-ID', id, /^Last-Event-ID should be the number of an event/),
  ),
  header('/games/{id}/events', 'Last-Event-ID', '999', /^Last-Event-ID must be at most \d+.*you sent 999/),
  ...['', ' ', 'two words', 'é', '""', 'x'.repeat(256)].map((key) =>
    header(
      '/games/{id}/actions',
      'Idempotency-Key',
      key,
      /^Idempotency-Key should be 1 to 255 letters/,
      'POST',
    ),
  ),
];

const query = (path: string, says: RegExp, wrong: string): BadRequest => ({
  name: `GET ${path}`,
  ask: ({ playing }) => ['GET', path.replace('{id}', playing.id)],
  status: 400,
  code: 'malformed-request',
  says,
  wrong: [wrong],
});

const QUERIES: readonly BadRequest[] = [
  query('/games?limit=0', /at least 1/, '/limit'),
  query('/games?limit=101', /at most 100/, '/limit'),
  query('/games?limit=ten', /whole number from 1 to 100/, '/limit'),
  query('/games?limit=', /whole number/, '/limit'),
  query('/games?limit=1e1', /whole number/, '/limit'),
  query('/games?limit=-1', /whole number/, '/limit'),
  query('/games?status=lost', /waiting, playing or over/, '/status'),
  query('/games?openSeats=no', /must be true/, '/openSeats'),
  query('/games?player=Ann', /must be me/, '/player'),
  query('/games?ruleset=%00', /NUL/, '/ruleset'),
  query('/games?cursor=%00', /NUL/, '/cursor'),
  query('/games?%00=1', /NUL/, '/\u0000'),
  query('/games?colour=red', /\/colour is not known here; known: ruleset, status/, '/colour'),
  query('/games?limit=5&limit=6', /must be given once/, '/limit'),
  query('/games?status=over&status=over', /must be given once/, '/status'),
  query('/games?limit=1e3', /whole number/, '/limit'),
  query('/games?limit=+5', /whole number/, '/limit'),
  query('/games?limit=%2B5', /whole number/, '/limit'),
  query('/games?limit=0x10', /whole number/, '/limit'),
  query('/games?limit=%205', /whole number/, '/limit'),
  query('/games?limit=5.0', /whole number/, '/limit'),
  query('/games?limit', /whole number/, '/limit'),
  query('/games?status=', /waiting, playing or over/, '/status'),
  query(
    '/games/{id}/events?after=999',
    /\/after must be at most \d+, the number of the last event so far/,
    '/after',
  ),
  query('/games/{id}/events?cursor=999', /must be at most \d+/, '/cursor'),
  query('/games/{id}/events?cursor=two', /nextCursor of a page/, '/cursor'),
  query('/games/{id}/events?after=1&cursor=1', /must be left out when `after` is given/, '/cursor'),
  query('/games/{id}?ticket=x', /\/ticket is not known here/, '/ticket'),
  query('/games?cursor=nonsense', /cursor is none of ours/, '/cursor'),
  query('/games?cursor=', /cursor is none of ours/, '/cursor'),
  query(
    `/games?cursor=${Buffer.from('2026-99-99T00:00:00.000Z g_1').toString('base64url')}`,
    /cursor/,
    '/cursor',
  ),
  query(
    `/games?cursor=${Buffer.from('0000-01-01T00:00:00.000Z g_1').toString('base64url')}`,
    /cursor/,
    '/cursor',
  ),
  query('/games/{id}?at=0', /at least 1/, '/at'),
  query('/games/{id}?at=now', /whole number/, '/at'),
  query('/games/{id}?at=99999999999', /whole number/, '/at'),
  query('/games/{id}?when=1', /when/, '/when'),
  query('/games/{id}/actions?at=-1', /whole number/, '/at'),
  query('/games/{id}/picture?at=x', /whole number/, '/at'),
  query('/games/{id}/events?after=x', /whole number/, '/after'),
  query('/games/{id}/events?limit=501', /at most 500/, '/limit'),
  query('/games/{id}/events?limit=0', /at least 1/, '/limit'),
  query('/rulesets?sort=name', /\/sort is not known here; leave it out/, '/sort'),
  {
    name: 'a version that never was',
    ask: ({ playing }) => ['GET', `/games/${playing.id}?at=999`],
    status: 404,
    code: 'unknown-version',
    says: /versions 1 to \d+; there is no version 999/,
  },
];

const elsewhere = (method: string, path: string, allow: string): BadRequest & { readonly allow: string } => ({
  name: `${method} ${path}`,
  ask: ({ playing }) => [method, path.replace('{id}', playing.id)],
  status: 405,
  code: 'method-not-allowed',
  says: new RegExp(`does not take ${method}; it takes ${allow}`),
  allow,
});

const nothingAt = (method: string, path: string): BadRequest => ({
  name: `${method} ${path}`,
  ask: () => [method, path],
  status: 404,
  code: 'not-found',
  says: /GET \/ lists what is here/,
});

const WRONG_METHODS = [
  elsewhere('PUT', '/games', 'GET, POST, HEAD, OPTIONS'),
  elsewhere('PUT', '/games/{id}', 'GET, DELETE, HEAD, OPTIONS'),
  elsewhere('POST', '/games/{id}', 'GET, DELETE, HEAD, OPTIONS'),
  elsewhere('PATCH', '/games/{id}/actions', 'GET, POST, HEAD, OPTIONS'),
  elsewhere('GET', '/games/{id}/seats', 'POST, OPTIONS'),
  elsewhere('POST', '/games/{id}/seats/0', 'DELETE, OPTIONS'),
  elsewhere('GET', '/players', 'POST, OPTIONS'),
  elsewhere('POST', '/', 'GET, HEAD, OPTIONS'),
  elsewhere('POST', '/docs', 'GET, HEAD, OPTIONS'),
  elsewhere('DELETE', '/openapi.json', 'GET, HEAD, OPTIONS'),
];

const PATHS: readonly BadRequest[] = [
  nothingAt('GET', '/nothing'),
  nothingAt('POST', '/games/g_1/moves'),
  nothingAt('GET', '/games/'),
  nothingAt('GET', '/docs/secret.txt'),
  nothingAt('GET', '/docs/..%2f..%2fpackage.json'),
  nothingAt('GET', '/__proto__'),
  ...['/rulesets/chess', '/rulesets/chess/picture', '/games?ruleset=chess'].map(
    (path): BadRequest => ({
      name: `GET ${path}`,
      ask: () => ['GET', path],
      status: 404,
      code: 'unknown-ruleset',
      says: /^There is no ruleset "chess". On the shelf: cant-stop, .* and knucklebones\.$/,
      wrong: ['/ruleset'],
    }),
  ),
  {
    name: 'GET /problems/nonsense',
    ask: () => ['GET', '/problems/nonsense'],
    status: 404,
    code: 'unknown-problem',
    says: /No answer here has the code "nonsense"/,
  },
];

/** Everything that could have changed. */
const everything = async () => {
  const games = [scene.waiting, scene.playing, scene.narrow, scene.over, scene.secret];
  const { body } = await parlor.get<{ items: unknown[] }>('/games?limit=100');
  return { logs: await Promise.all(games.map(({ id }) => parlor.log(id))), listed: body.items };
};

const refusal = async ({ ask, status, code, says, wrong }: BadRequest): Promise<Headers> => {
  const [method, path, asking] = ask(scene);
  const reply = await parlor.request(method, path, asking);
  expect(reply.body).toMatchObject({ status, code, detail: expect.stringMatching(says) });
  if (wrong !== undefined) expect(reply.body.errors?.map(({ pointer }) => pointer)).toEqual(wrong);
  expect(await everything(), 'nothing came of it').toEqual(untouched);
  return reply.headers;
};

const refuses = async (bad: BadRequest): Promise<void> => {
  await refusal(bad);
};

describe('a bad body is refused:', () => {
  test.each(THE_BODY)('$name → $status $code', refuses);
});

describe('text that cannot be kept is refused:', () => {
  test.each(TEXT)('$name → $status $code', refuses);
});

describe('a bad name is refused:', () => {
  test.each(PLAYERS)('$name → $status $code', refuses);
});

describe('a table cannot be laid with:', () => {
  test.each(NEW_GAMES)('$name → $status $code', refuses);
});

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

describe('a seat is refused:', () => {
  test.each(SEATS)('$name → $status $code', refuses);
});

describe('an action is refused:', () => {
  test.each(ACTIONS)('$name → $status $code', refuses);
});

describe('a header is refused:', () => {
  test.each(HEADERS)('$name → $status $code', refuses);
});

describe('a query is refused:', () => {
  test.each(QUERIES)('$name → $status $code', refuses);
});

describe('there is nothing at:', () => {
  test.each(PATHS)('$name → $status $code', refuses);
});

describe('a path that exists does not take:', () => {
  test.each(WRONG_METHODS)('$name → $status, Allow: $allow', async (bad) => {
    expect((await refusal(bad)).get('allow')).toBe(bad.allow);
  });
});

test('a private game answers a stranger word for word like a game that does not exist', async () => {
  const answerFor = async (id: string) => {
    const { status, text } = await parlor.get(`/games/${id}`, {
      as: scene.cat,
      headers: { 'x-request-id': 'r' },
    });
    return { status, text: text.replaceAll(id, '{id}') };
  };
  expect(await answerFor(scene.secret.id)).toEqual(await answerFor(NOBODY));
});

test('the body may be JSON under any of its names', async () => {
  for (const type of [
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/vnd.x+json',
  ]) {
    const reply = await parlor.post('/players', { raw: '{"name":"Ann"}', headers: { 'content-type': type } });
    expect(reply.status, type).toBe(201);
  }
});

test('a body of exactly 16 kB is read', async () => {
  const body = '{"name":"Ann"}'.padEnd(16 * 1024);
  expect((await parlor.post('/players', { raw: body, headers: json })).status).toBe(201);
  expect((await parlor.post('/players', { raw: `${body} `, headers: json })).status).toBe(413);
});
