import { describe, test } from 'vitest';
import { type BadRequest, json, openPatientParlor, place } from './scene.js';

/** Tables that cannot be laid, seats that cannot be taken, actions that are none. */

const { refuses } = openPatientParlor();

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
    /\{"player": "me"\}, \{"open": true\}, \{"invite": true\} or a bot: \{"bot": "easy"\}/,
    '/seats/1',
    'somebody else put on a seat',
  ),
  newGame(
    { seats: [{ open: false }, { open: true }] },
    /\{"player": "me"\}, \{"open": true\}, \{"invite": true\} or a bot: \{"bot": "easy"\}/,
    '/seats/0',
    'a seat neither held nor open',
  ),
  newGame(
    { seats: Array.from({ length: 17 }, () => ({ open: true })) },
    /at most 16/,
    '/seats',
    'a crowd of seats',
  ),
  newGame({ visibility: 'hidden' }, /public, link or private/, '/visibility', 'an unknown visibility'),
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

describe('a table cannot be laid with:', () => {
  test.each(NEW_GAMES)('$name → $status $code', refuses);
});

describe('a seat is refused:', () => {
  test.each(SEATS)('$name → $status $code', refuses);
});

describe('an action is refused:', () => {
  test.each(ACTIONS)('$name → $status $code', refuses);
});
