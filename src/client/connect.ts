import { noAnswer } from './errors.js';
import type { Send } from './exchange.js';
import { problemFrom } from './problem.js';
import type { Connect } from './stream.js';

/** The server says something at least every fifteen seconds; a line that is silent for so long is dead. */
const SILENCE_MS = 45_000;

/** A stream over `fetch`: one JSON a line, which can be asked for with a token. */
export const overFetch = <Item>(send: Send, url: string, headers: () => Headers): Connect<Item> =>
  async function* (after, signal) {
    const asked = headers();
    asked.set('accept', 'application/x-ndjson');
    if (after !== null) asked.set('last-event-id', after);
    const request = new Request(url, { headers: asked, signal: signal ?? null });
    const response = await send(request).catch((thrown) => {
      throw noAnswer(thrown, url, signal);
    });
    // The game is over, and the caller has all of it.
    if (response.status === 204) return yield { kind: 'end', reason: 'game-over' };
    if (!response.ok || response.body === null)
      throw problemFrom(await response.json().catch(() => null), response);
    yield { kind: 'open' };
    for await (const line of linesOf(response.body, signal)) {
      if (line === '') continue;
      const said = JSON.parse(line);
      yield typeof said.end === 'string' ? { kind: 'end', reason: said.end } : { kind: 'item', item: said };
    }
  };

/** The platform's own `fetch` breaks off a body when its signal says so; one that somebody passed in may not. */
async function* linesOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const hangUp = (): void => void reader.cancel().catch(() => {});
  let unfinished = '';
  signal?.addEventListener('abort', hangUp);
  try {
    while (signal?.aborted !== true) {
      const silence = setTimeout(hangUp, SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      const lines = (unfinished + decoder.decode(value, { stream: true })).split('\n');
      unfinished = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    signal?.removeEventListener('abort', hangUp);
    hangUp();
  }
}
