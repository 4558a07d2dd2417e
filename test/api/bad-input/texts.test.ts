import { describe, test } from 'vitest';
import type { Guest } from '../../support/parlor.js';
import { type Attempt, type BadRequest, openPatientParlor, type Scene } from './scene.js';

/** Text that no ledger could keep, or nobody could read. */

const { refuses } = openPatientParlor();

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

describe('text that cannot be kept is refused:', () => {
  test.each(TEXT)('$name → $status $code', refuses);
});

describe('a bad name is refused:', () => {
  test.each(PLAYERS)('$name → $status $code', refuses);
});
