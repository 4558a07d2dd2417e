import type { Problem } from '../../table/problem.js';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)"?/i;

/** Why a body of this type, packed like this, cannot be read; null when it can: JSON is UTF-8, and here nothing is packed. */
export const wrongBody = (type: string | undefined, encoding: string | undefined): Problem | null => {
  if (type === undefined || !JSON_TYPE.test(type)) return unsupported(WANTED, type);
  const [, charset = 'utf-8'] = CHARSET.exec(type) ?? [];
  if (!/^utf-?8$/i.test(charset)) return unsupported('JSON is UTF-8: leave the charset out', type);
  return encoding === undefined || /^(?:identity)?$/i.test(encoding.trim())
    ? null
    : unsupported('The body must come as it is, without a Content-Encoding', encoding);
};

const WANTED = 'The body must be JSON and say so: send the header "Content-Type: application/json"';

const unsupported = (wanted: string, sent: string | undefined): Problem => ({
  code: 'unsupported-media-type',
  detail: `${wanted} (${sent === undefined ? 'you sent none' : `you sent ${sent}`}).`,
});
