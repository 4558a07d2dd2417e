import type { Send } from './exchange.js';
import { type Patience, pause, pauseBefore, retryAfterOf } from './patience.js';

/**
 * Sends a request until there is an answer worth having. Every POST gets a key of its own, made once and sent with each try,
 * so that a request whose answer was lost is not done twice.
 */
export const persisting =
  (send: Send, patience: Patience): Send =>
  async (request) => {
    if (request.method === 'POST' && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', freshKey());
    for (let failures = 0; ; failures += 1) {
      const isLast = failures + 1 >= patience.attempts;
      const tried = await attempt(send, request);
      if (isLast || !(await isWorthAnotherTry(request, tried))) return outcomeOf(tried);
      const wait = pauseBefore(patience, failures, tried.response && retryAfterOf(tried.response));
      if (wait > patience.longestPauseMs + patience.firstPauseMs) return outcomeOf(tried);
      await pause(wait, request.signal);
    }
  };

type Tried =
  | { readonly response: Response; readonly error: null }
  | { readonly response: null; readonly error: unknown };

const attempt = async (send: Send, request: Request): Promise<Tried> => {
  try {
    return { response: await send(request.clone()), error: null };
  } catch (error) {
    return { response: null, error };
  }
};

const outcomeOf = ({ response, error }: Tried): Response => {
  if (response === null) throw error;
  return response;
};

const isWorthAnotherTry = async (request: Request, { response }: Tried): Promise<boolean> => {
  if (request.signal.aborted) return false;
  if (response?.status === 429) return true;
  // A seat that was left cannot be left again: whether the first try arrived must be looked up, not guessed.
  if (request.method === 'DELETE') return false;
  if (response === null || [502, 503, 504].includes(response.status)) return true;
  return response.status === 409 && (await codeOf(response)) === 'key-in-use';
};

const codeOf = async (response: Response): Promise<string | null> => {
  const said: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof said === 'object' && said !== null && 'code' in said ? String(said.code) : null;
};

/** `crypto.randomUUID` is missing in a page that was not loaded over TLS, as in many a classroom. */
const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
