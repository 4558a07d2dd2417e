import type { Message } from './message.js';

/** Every message in an answer: one, a list, or a stream of server-sent events. */
export async function* messagesIn(response: Response): AsyncGenerator<Message> {
  const { body } = response;
  if (body === null) return;
  if (/event-stream/.test(response.headers.get('content-type') ?? '')) return yield* eventsIn(body);
  const said: unknown = JSON.parse(await response.text());
  if (Array.isArray(said)) yield* said;
  else yield Object(said);
}

/** Only `data` is of interest: our server says nothing else that matters to a single request. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  let unfinished = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const events = (unfinished + piece).split(/\r?\n\r?\n/);
    unfinished = events.pop() ?? '';
    for (const event of events) yield* dataIn(event);
  }
  yield* dataIn(unfinished);
}

function* dataIn(event: string): Generator<Message> {
  const data = event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
  if (data !== '') yield JSON.parse(data);
}
