import type { Dice } from './dice.js';
import type { Operation } from './document.js';
import { hostileText } from './hostile.js';
import type { KnownGame } from './notebook.js';
import type { Planned } from './plan.js';

interface About {
  readonly token: string | null;
  readonly game: KnownGame | undefined;
  readonly hasBody: boolean;
}

type HeaderLine = Planned['headers'][number];

export const anyHeaders = ({ parameters }: Operation, dice: Dice, about: About): readonly HeaderLine[] => {
  const lines: HeaderLine[] = [];
  const { token, game, hasBody } = about;
  if (token !== null) lines.push(['authorization', dice.percent(97) ? `Bearer ${token}` : token]);
  if (hasBody) lines.push(['content-type', dice.percent(95) ? 'application/json' : dice.one(CONTENT_TYPES)]);
  if (dice.percent(40)) lines.push(['accept', dice.one(ACCEPTED)]);
  for (const { name } of parameters.filter((it) => it.in === 'header' && dice.percent(30)))
    lines.push([name.toLowerCase(), dice.percent(75) ? usual(name, dice, game) : hostileText(dice)]);
  if (dice.percent(6)) lines.push([...dice.one(ODD)]);
  return lines.map(([name, value]) => [name, sendable(value)] as const);
};

/** What a header may hold at all; the rest is for sockets. */
const sendable = (value: string): string => value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?');

const usual = (name: string, dice: Dice, game: KnownGame | undefined): string => {
  switch (name) {
    case 'If-Match':
    case 'If-None-Match':
      return dice.one([`"${game?.version ?? 1}"`, '"1"', '*', `W/"${game?.version ?? 1}"`, '"1", "2"', '1']);
    case 'Last-Event-ID':
      return dice.one(['0', String(game?.version ?? 1), '999999', '-1', '1.5', '']);
    case 'Idempotency-Key':
      return dice.one([
        'again',
        'a-key-that-is-used-more-than-once',
        `"quoted"`,
        `key-${dice.below(10_000)}-${dice.below(10_000)}`,
      ]);
    case 'Prefer':
      return dice.one([
        'wait=0',
        'wait=1',
        'return=minimal',
        'wait=1, return=minimal',
        'wait=-1',
        'wait=abc',
        'respond-async',
      ]);
    case 'Accept-Language':
      return dice.one(['de', 'de-AT,de;q=0.9,en;q=0.5', '*', 'de;q=0', 'de;q=9', ',;,q', 'de,'.repeat(500)]);
    default:
      return 'x';
  }
};

const ACCEPTED = [
  '*/*',
  'application/json',
  'text/html',
  'text/plain',
  'image/svg+xml',
  'text/event-stream',
  'application/x-ndjson',
  'text/markdown',
  'application/problem+json',
  'application/json;q=0, text/html;q=abc',
  ';;;,,,q=1',
  'a'.repeat(500),
] as const;

const CONTENT_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/xml',
  'json',
  '',
] as const;

const ODD: readonly [HeaderLine, ...HeaderLine[]] = [
  ['x-request-id', 'mine.1'],
  ['x-request-id', 'no good: ü'],
  ['origin', 'https://elsewhere.example'],
  ['access-control-request-method', 'POST'],
  ['x-forwarded-for', '1.2.3.4, ::1, unknown'],
  ['x-forwarded-host', 'elsewhere.example'],
  ['range', 'bytes=0-1'],
  ['if-modified-since', 'yesterday'],
  ['cookie', 'token=1'],
  ['accept-encoding', 'gzip, br'],
  ['content-encoding', 'gzip'],
  ['x-http-method-override', 'DELETE'],
  ['mcp-protocol-version', '1999-01-01'],
  ['te', 'trailers'],
  ['expect', '100-continue'],
];
