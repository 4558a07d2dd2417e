import type { Context } from 'hono';
import type { RequestEnv } from '../services.js';
import { type HeaderList, json } from './answer.js';

/** A page of a list: what is on it, and where the next one is, in the body and in `Link`. */
export const answerPage = (
  c: Context<RequestEnv>,
  items: readonly unknown[],
  nextCursor: string | null,
  headers: HeaderList,
): Response => json(c, 200, { items, nextCursor }, { ...headers, ...nextLink(c.req.url, nextCursor) });

/** The address that was asked, from another start. A ticket is used up. */
const nextLink = (url: string, cursor: string | null): HeaderList => {
  if (cursor === null) return {};
  const { pathname, searchParams } = new URL(url);
  for (const start of ['after', 'ticket']) searchParams.delete(start);
  searchParams.set('cursor', cursor);
  return { link: `<${pathname}?${searchParams}>; rel="next"` };
};
