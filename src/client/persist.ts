import { noAnswer } from './errors.js';
import type { Send } from './exchange.js';
import { type Patience, pause, pauseBefore, retryAfterOf } from './patience.js';
import { foreign } from './problem.js';

/**
 * Sends a request until there is an answer worth having. Every request that writes gets a key of its own, made once and sent with each try,
 * so that a request whose answer was lost is not done twice.
 */
export const persisting =
  (send: Send, patience: Patience, timeoutMs: number): Send =>
  async (request) => {
    if (needsKey(request) && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', freshKey());
    for (let failures = 0; ; failures += 1) {
      const isLast = failures + 1 >= patience.attempts;
      const tried = await attempt(send, request, timeoutMs + waitMsOf(request));
      if (isLast || !(await isWorthAnotherTry(request, tried))) return outcomeOf(request, tried);
      const wait = pauseBefore(patience, failures, tried.response && retryAfterOf(tried.response));
      if (wait > patience.longestPauseMs + patience.firstPauseMs) return outcomeOf(request, tried);
      await pause(wait, request.signal).catch((thrown) => {
        throw noAnswer(thrown, request.url, request.signal);
      });
    }
  };

/** What changes a game, or makes something. */
const needsKey = ({ method, url }: Request): boolean =>
  method === 'POST' || (method === 'DELETE' && /\/games\//.test(url));

/** So long the caller wants the answer to be held back. */
const waitMsOf = ({ headers }: Request): number =>
  1000 * Number(/(?:^|,)\s*wait=(\d+)/.exec(headers.get('prefer') ?? '')?.[1] ?? 0);

type Tried =
  | { readonly response: Response; readonly error: null }
  | { readonly response: null; readonly error: unknown };

const attempt = async (send: Send, request: Request, timeoutMs: number): Promise<Tried> => {
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    return { response: await send(new Request(request.clone(), { signal })), error: null };
  } catch (error) {
    return { response: null, error };
  }
};

const outcomeOf = (request: Request, { response, error }: Tried): Response => {
  if (response === null) throw noAnswer(error, request.url, request.signal);
  // Nobody here asks for a page: one that comes was written by something in between.
  if (response.ok && response.headers.get('content-type')?.startsWith('text/html') === true)
    throw foreign(response);
  return response;
};

const isWorthAnotherTry = async (request: Request, { response }: Tried): Promise<boolean> => {
  if (request.signal.aborted) return false;
  if (response?.status === 429) return true;
  // Without a key nobody can tell whether the first try arrived: that must be looked up, not guessed.
  if (request.method === 'DELETE' && !needsKey(request)) return false;
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
