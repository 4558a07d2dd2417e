import type { Exchange } from '../../client/exchange.js';

/** Headers a shell user would send too; what browsers add is left out. */
const WORTH_SENDING: ReadonlySet<string> = new Set([
  'accept',
  'content-type',
  'if-match',
  'if-none-match',
  'prefer',
]);

export const headersWorthSending = ({
  requestHeaders,
}: Exchange): readonly (readonly [name: string, value: string])[] =>
  Object.entries(requestHeaders).filter(([name, value]) => WORTH_SENDING.has(name) && value !== '*/*');

/** The same request for a shell. The token stays in the page: `$PARLOR_TOKEN` stands for it. */
export const curlOf = (exchange: Exchange): string => {
  const { method, url, requestHeaders, requestBody } = exchange;
  const words = ['curl -s'];
  if (method !== 'GET' && !(method === 'POST' && requestBody !== null)) words.push(`-X ${method}`);
  words.push(quoted(url));
  if ('authorization' in requestHeaders) words.push('-H "Authorization: Bearer $PARLOR_TOKEN"');
  for (const [name, value] of headersWorthSending(exchange)) words.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (requestBody !== null) words.push(`-d ${quoted(requestBody)}`);
  return words.join(' ');
};

/** Follows a game in a shell, from after an event. */
export const curlOfStream = (origin: string, gameId: string, after: number): string =>
  `curl -sN ${quoted(`${origin}/games/${gameId}/events?after=${after}`)} -H "Authorization: Bearer $PARLOR_TOKEN" -H 'accept: text/event-stream'`;

/** A word no shell changes. */
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;
