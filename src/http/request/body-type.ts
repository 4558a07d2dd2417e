import type { HeaderList } from '../documents/answer.js';
import type { Rejection } from './admit.js';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)"?/i;

/** Why a body of this type, packed like this, cannot be read; null when it can: JSON is UTF-8, and here nothing is packed. */
export const wrongBody = (type: string | undefined, encoding: string | undefined): Rejection | null => {
  if (type === undefined || !JSON_TYPE.test(type)) return unsupported(WANTED, type, TAKES_JSON);
  const [, charset = 'utf-8'] = CHARSET.exec(type) ?? [];
  if (!/^utf-?8$/i.test(charset))
    return unsupported('JSON is UTF-8: leave the charset out', type, TAKES_JSON);
  return encoding === undefined || /^(?:identity)?$/i.test(encoding.trim())
    ? null
    : unsupported('The body must come as it is, without a Content-Encoding', encoding, TAKES_IT_PLAIN);
};

const WANTED = 'The body must be JSON and say so: send the header "Content-Type: application/json"';

/** What would be taken (RFC 9110, 15.5.16). Law: only who packed the body hears of encodings, so that a program can tell the two apart (RFC 7694). */
const TAKES_JSON: HeaderList = { accept: 'application/json' };
const TAKES_IT_PLAIN: HeaderList = { 'accept-encoding': 'identity' };

const unsupported = (wanted: string, sent: string | undefined, headers: HeaderList): Rejection => ({
  code: 'unsupported-media-type',
  detail: `${wanted} (${sent === undefined ? 'you sent none' : `you sent ${sent}`}).`,
  headers,
});
