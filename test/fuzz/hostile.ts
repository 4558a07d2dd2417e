import type { Dice } from './dice.js';

/** Values that somebody sends who is careless, curious or means harm. None is the address of another machine. */

/** What a database or a hash may stumble over. */
const UNSTORABLE = ['\0', 'a\0b', '\ud800', 'x\udfffx', '\uffff'] as const;

const TEXTS = [
  '',
  ' ',
  '\u202eevil',
  '\u{1f3b2}',
  'e\u0301',
  '\r\nX-Injected: 1',
  '<script>alert(1)</script>',
  "'; DROP TABLE events; --",
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '%',
  '%zz',
  '%c0%ae',
  '%ed%a0%80',
  '*',
  '?',
  '#',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'toString',
  'me',
  'a'.repeat(65),
  'a'.repeat(300),
  'é'.repeat(129),
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  2,
  0.5,
  -1.5,
  7,
  64,
  100,
  101,
  1000,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
  -1e308,
  5e-324,
] as const;

export const hostileText = (dice: Dice): string =>
  dice.percent(30) ? dice.one(UNSTORABLE) : dice.one(TEXTS);

export const hostileNumber = (dice: Dice): number => dice.one(NUMBERS);

export const hostileValue = (dice: Dice): unknown =>
  dice.one([
    () => null,
    () => true,
    () => hostileText(dice),
    () => hostileText(dice),
    () => hostileNumber(dice),
    () => [],
    () => ({}),
    () => [hostileText(dice), hostileNumber(dice), null],
    () => ({ [hostileText(dice)]: hostileNumber(dice) }),
    () => nested(dice.one([3, 30, 900])),
    () => Array.from({ length: dice.one([10, 1001]) }, (_, index) => index % 7),
  ])();

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

/** The bytes of a body that was spoilt on its way. */
export const spoilt = (dice: Dice, text: string): Buffer => {
  const bytes = Buffer.from(text, 'utf8');
  const at = dice.below(bytes.length + 1);
  const before = bytes.subarray(0, at);
  const after = bytes.subarray(at);
  return dice.one([
    () => before,
    () => Buffer.concat([before, Buffer.from([dice.below(256)]), after]),
    () => Buffer.concat([before, dice.one(BROKEN_UTF8), after]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([bytes, Buffer.from(' '.repeat(17_000))]),
    () => Buffer.from(dice.one(ODD_JSON)),
    () => Buffer.from(text, 'utf16le'),
  ])();
};

const BROKEN_UTF8 = [
  Buffer.from([0x80]),
  Buffer.from([0xc0, 0xaf]),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.from([0xf5, 0x80, 0x80, 0x80]),
  Buffer.from([0xff, 0xfe]),
] as const;

const ODD_JSON = [
  '',
  ' ',
  'null',
  '1',
  '"text"',
  '[]',
  '{"__proto__":{"ruleset":"dastan"}}',
  '{"ruleset":"dastan","ruleset":"knucklebones"}',
  '{"a":1e400}',
  '{"type":"roll",}',
  "{'type':'roll'}",
  '{"type":"\\ud800"}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'type=roll',
] as const;
