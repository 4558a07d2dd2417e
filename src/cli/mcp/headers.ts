import type { Message } from './message.js';

const VERSION_IN_META = 'io.modelcontextprotocol/protocolVersion';

/** Which field of a request the header `Mcp-Name` repeats. */
const NAMED_BY: { readonly [method: string]: string } = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/**
 * Over HTTP some of a message is said in headers, too. Since 2026 every request names its revision, and the headers follow from it;
 * before, a revision was agreed on once, in the answer to `initialize`.
 */
export const headersFor = (message: Message, token: string | null, agreed: string | null): Headers => {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const { method, params } = message;
  const revision = Object(params?._meta)[VERSION_IN_META];
  if (typeof revision !== 'string' || method === undefined) {
    if (agreed !== null) headers.set('mcp-protocol-version', agreed);
    return headers;
  }
  headers.set('mcp-protocol-version', revision);
  headers.set('mcp-method', method);
  const name = Object.hasOwn(NAMED_BY, method) ? params?.[NAMED_BY[method] ?? ''] : undefined;
  if (typeof name === 'string') headers.set('mcp-name', inHeader(name));
  return headers;
};

const PLAIN = /^[\u0021-\u007e](?:[\u0020-\u007e]*[\u0021-\u007e])?$/;

/** What a header cannot hold travels as base64, marked so. */
const inHeader = (text: string): string =>
  PLAIN.test(text) && !text.startsWith('=?base64?')
    ? text
    : `=?base64?${Buffer.from(text).toString('base64')}?=`;
