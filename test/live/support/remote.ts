import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** What is read of a game, an acted answer or a problem. */
const Body = z.looseObject({
  id: z.string().optional(),
  token: z.string().optional(),
  status: z.union([z.string(), z.number()]).optional(),
  version: z.number().optional(),
  // A problem's; a game that is open by a link has one, too.
  code: z.union([z.string(), z.null()]).optional(),
  legal: z.array(z.looseObject({ action: z.unknown() })).optional(),
  items: z.array(z.unknown()).optional(),
});
export type Body = z.infer<typeof Body>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface Question {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
}

export const ask = async (
  url: string,
  method: string,
  path: string,
  question: Question = {},
): Promise<Answer> => {
  const { token, body, headers } = question;
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: Body.parse(text === '' ? {} : JSON.parse(text)),
  };
};

/** Several servers of the same games, some of which may be away at this moment. */
export interface Fleet {
  urls(): readonly string[];
}

export const anyOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

export interface Counts {
  requests: number;
  reconnects: number;
}

/** What a server that goes, stops or cannot reach its database says; the same question may be asked again. */
const isForLater = ({ status, body }: Answer): boolean => status === 503 || body.code === 'key-in-use';

/** Asks one server after the other, under one key, until one gives an answer that is an answer. */
export const insist = async (
  fleet: Fleet,
  method: string,
  path: string,
  question: Question,
  counts: Counts,
): Promise<Answer> => {
  for (;;) {
    counts.requests++;
    const answer = await ask(anyOf(fleet.urls()), method, path, question).catch(() => null);
    if (answer !== null && !isForLater(answer)) return answer;
    counts.reconnects++;
    await pause(20);
  }
};
