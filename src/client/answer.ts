import type { Client } from 'openapi-fetch';
import type { paths } from './generated/api.js';
import { problemFrom } from './problem.js';

/** The whole document as functions; where an answer has several forms, its JSON. */
export type Api = Client<paths, 'application/json'>;

/** What openapi-fetch hands back. */
interface Answered<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The answer, or the server's "no", thrown. */
export const unwrap = <Body>({ data, error, response }: Answered<Body>): Body => {
  if (data === undefined) throw problemFrom(error, response);
  return data;
};
