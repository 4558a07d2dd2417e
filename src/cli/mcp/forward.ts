import { setTimeout as pause } from 'node:timers/promises';
import { headersFor } from './headers.js';
import { isRequest, type Message, NO_ANSWER, refusal } from './message.js';
import { messagesIn } from './messages.js';

export interface Server {
  readonly url: string;
  readonly token: string | null;
}

/** A server that is busy or starts again says so before it does anything: to ask once more is safe. */
const TRY_AGAIN = [429, 503];
const MOST_TRIES = 5;
const LONGEST_PAUSE_S = 30;

/** Passes a message on; answers with everything that the server says to it. */
export async function* forward(
  server: Server,
  message: Message,
  agreed: string | null,
  signal: AbortSignal,
): AsyncGenerator<Message> {
  try {
    const response = await send(server, message, agreed, signal);
    if (response.status === 202 || response.status === 204) return;
    const type = response.headers.get('content-type') ?? '';
    if (/^(?:application\/json|text\/event-stream)/.test(type)) return yield* messagesIn(response);
    if (isRequest(message)) yield refusal(message.id, NO_ANSWER, await whyNot(response));
  } catch (error) {
    // Whoever called a request off waits for no answer.
    if (!signal.aborted && isRequest(message))
      yield refusal(message.id, NO_ANSWER, `No answer from ${server.url}: ${whyOf(error)}`);
  }
}

const send = async (
  { url, token }: Server,
  message: Message,
  agreed: string | null,
  signal: AbortSignal,
): Promise<Response> => {
  const headers = headersFor(message, token, agreed);
  const request = { method: 'POST', headers, body: JSON.stringify(message), signal };
  for (let tries = 1; ; tries++) {
    const response = await fetch(`${url}/mcp`, request);
    const pauseS = Number(response.headers.get('retry-after') ?? 1);
    const isWorthIt = TRY_AGAIN.includes(response.status) && pauseS <= LONGEST_PAUSE_S;
    if (!isWorthIt || tries === MOST_TRIES) return response;
    await response.body?.cancel();
    await pause(1000 * pauseS, undefined, { signal });
  }
};

/** A problem document says it best. */
const whyNot = async (response: Response): Promise<string> => {
  const { detail } = Object(await response.json().catch(() => null));
  if (typeof detail === 'string') return detail;
  return `${response.url} answered with status ${response.status}. Is it a Parlor server?`;
};

const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
