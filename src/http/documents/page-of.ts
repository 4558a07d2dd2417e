import { hash } from 'node:crypto';
import type { Answer, Exchange } from '../exchange.js';
import { header } from '../request/header.js';
import { answer, type HeaderList, json, jsonText } from './answer.js';
import { unpackedTag } from './packing.js';

/** A page of a list: what is on it, and where the next one is, in the body and in `Link`. */
export const answerPage = (
  c: Exchange,
  items: readonly unknown[],
  nextCursor: string | null,
  headers: HeaderList,
): Answer => json(c, 200, { items, nextCursor }, { ...headers, ...nextLink(c.req.url, nextCursor) });

/** The same with a tag that follows from what is on the page; 304 for whoever has it. */
export const answerTaggedPage = (
  c: Exchange,
  items: readonly unknown[],
  nextCursor: string | null,
  headers: HeaderList,
): Answer => {
  const text = JSON.stringify({ items, nextCursor });
  const etag = `"${hash('sha256', text, 'hex').slice(0, TAG_LENGTH)}"`;
  const all = { ...headers, ...nextLink(c.req.url, nextCursor), etag };
  return hasTag(c, etag) ? answer(c, 304, null, all) : jsonText(c, 200, text, all);
};

const TAG_LENGTH = 32;

/** Whether the caller has what this tag stands for. */
export const hasTag = (c: Exchange, etag: string): boolean => {
  const known = header(c, 'if-none-match');
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((tag) => unpackedTag(tag) === etag);
};

/** The address that was asked, from another start. A ticket is used up. */
export const nextLink = (url: string, cursor: string | null): HeaderList => {
  if (cursor === null) return {};
  const { pathname, searchParams } = new URL(url);
  for (const start of ['after', 'ticket']) searchParams.delete(start);
  searchParams.set('cursor', cursor);
  return { link: `<${pathname}?${searchParams}>; rel="next"` };
};
