import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type BadRequest, json, openPatientParlor, place } from './scene.js';

/** Bodies that cannot be read. */

const { parlor, refuses } = openPatientParlor();

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
  ...Object.entries({
    "{'name':'Ann'}": /double quotes, "…", not in single ones.*Windows/,
    '{name:"Ann"}': /names stand in double quotes: \{"name": "Ann"\}.*command line/,
    '{“name”:“Ann”}': /quotes must be straight/,
    '{"name":"O\'Neil, “the” //x",}': /no comma stands after the last entry/,
    '{"name":True}': /true, false and null/,
    '{"name":"Ann"} // me': /no comments/,
    '{"name":"O\'Neil}': /not closed by a double quote/,
    '{"name":"A\\"nn\n"}': /a line break, which is written \\n/,
    '{"name":"Ann"': /ends before every bracket is closed/,
    'name=Ann': /looks like a form/,
    Ann: /should begin with a brace/,
    ' ': /nothing but space/,
    '{"name" "Ann"}': /cannot be read.*; look at commas, colons/,
  }).map(
    ([raw, says]): BadRequest => ({
      name: `${JSON.stringify(raw)}, written by hand`,
      ask: () => ['POST', '/players', { raw, headers: json }],
      status: 400,
      code: 'malformed-json',
      says,
    }),
  ),
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

describe('a bad body is refused:', () => {
  test.each(THE_BODY)('$name → $status $code', refuses);
});

test('who sends what cannot be read is told what can; of encodings hears only who packed the body', async () => {
  const told = async (headers: { readonly [name: string]: string }) => {
    const reply = await parlor().post('/players', { raw: '{"name":"Ann"}', headers });
    return [reply.status, reply.headers.get('accept'), reply.headers.get('accept-encoding')];
  };
  expect(await told({ ...json, 'content-encoding': 'gzip' })).toEqual([415, null, 'identity']);
  expect(await told({ 'content-type': 'text/plain' })).toEqual([415, 'application/json', null]);
});

test('the body may be JSON under any of its names', async () => {
  for (const type of [
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/vnd.x+json',
  ]) {
    const reply = await parlor().post('/players', {
      raw: '{"name":"Ann"}',
      headers: { 'content-type': type },
    });
    expect(reply.status, type).toBe(201);
  }
});

test('a body of exactly 16 kB is read', async () => {
  const body = '{"name":"Ann"}'.padEnd(16 * 1024);
  expect((await parlor().post('/players', { raw: body, headers: json })).status).toBe(201);
  expect((await parlor().post('/players', { raw: `${body} `, headers: json })).status).toBe(413);
});
