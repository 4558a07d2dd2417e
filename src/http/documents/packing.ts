import type { Answer, Exchange } from '../exchange.js';
import { codingFor } from '../request/codings.js';
import { header } from '../request/header.js';
import type { HeaderList } from './answer.js';
import { CODINGS, type Coding, pack, ReadyMade } from './ready-made.js';

/** What an answer is made of: a body, and what is said of it. */
interface Parts {
  readonly body: Answer['body'];
  readonly own: HeaderList;
}

/** Below this packing takes more of a core than it saves of a wire. What is ready-made costs nothing to pack. */
const LEAST_JSON = 2_048;
const LEAST_TEXT = 1_024;
const LEAST_READY = 512;

/**
 * A large text as its reader would have it. Only what is looked at is packed, so that an action costs what it did; what comes
 * piece by piece never is, for a line that waits to be packed with the next is late.
 */
export const packedFor = (
  c: Exchange,
  status: number,
  body: Answer['body'] | ReadyMade,
  own: HeaderList,
): Parts => {
  if (body === null) return { body, own: status === 304 ? knownAs(c, own) : own };
  if (body instanceof ReadyMade)
    return body.plain.length < LEAST_READY ? { body: body.plain, own } : packed(c, body, own);
  if (typeof body !== 'string' || body.length < leastOf(own) || !isLook(c)) return { body, own };
  return packed(c, body, own);
};

const leastOf = (own: HeaderList): number =>
  own['content-type'] === 'application/json' ? LEAST_JSON : LEAST_TEXT;

const isLook = (c: Exchange): boolean => c.req.method === 'GET' || c.req.method === 'HEAD';

const packed = (c: Exchange, text: string | ReadyMade, own: HeaderList): Parts => {
  const coding = codingFor(c);
  const varied = { ...own, vary: varyOf(own) };
  if (coding === null) return { body: typeof text === 'string' ? text : text.plain, own: varied };
  const body = typeof text === 'string' ? pack(text, coding) : text.as(coding);
  return { body, own: { ...varied, 'content-encoding': coding, ...tagged(own, coding) } };
};

const varyOf = ({ vary }: HeaderList): string =>
  vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;

/** A strong tag stands for bytes, and these are others: `"17"` is `"17-br"` when it is packed. Both are heeded alike. */
const tagged = ({ etag }: HeaderList, coding: Coding): HeaderList =>
  etag === undefined ? {} : { etag: `${etag.slice(0, -1)}-${coding}"` };

/** Who has it already is told so by the name under which they have it. */
const knownAs = (c: Exchange, own: HeaderList): HeaderList => {
  const known = header(c, 'if-none-match') ?? '';
  const coding = CODINGS.find((one) => known.includes(tagged(own, one).etag ?? '-'));
  return { ...own, vary: varyOf(own), ...(coding === undefined ? {} : tagged(own, coding)) };
};

/** A tag as it stands on the body that is not packed. */
export const unpackedTag = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:br|gzip)"$/, '"');
