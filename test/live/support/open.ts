import { onTestFinished } from 'vitest';
import { type Asking, type Parlor, requestInit } from '../../support/parlor.js';
import { type Listening, listening, SSE } from './listen.js';

/** Opens a stream of a parlor without a socket; hung up when the test is over. */
export const open = async (
  parlor: Parlor,
  path: string,
  asking: Asking & { readonly accept?: string } = {},
): Promise<Listening> => {
  const headers = { accept: asking.accept ?? SSE, ...asking.headers };
  const response = await parlor.app.request(path, requestInit('GET', { ...asking, headers }));
  const stream = listening(response);
  onTestFinished(() => stream.hangUp().catch(() => {}));
  return stream;
};
