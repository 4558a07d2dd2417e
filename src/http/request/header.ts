import type { Exchange } from '../exchange.js';

/** A request header by its name in small letters. On a socket Node has parsed them already; making web headers of them costs more than the rest. */
export const header = (c: Exchange, name: string): string | undefined => {
  const headers = c.env?.incoming?.headers;
  if (headers === undefined) return c.req.header(name);
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};
