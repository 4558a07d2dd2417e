import type { Context } from 'hono';
import type { FeedLine } from '../table/follow.js';
import { answer } from './answer.js';
import type { Desk } from './desk.js';
import type { Slot } from './streams.js';

export const SSE = 'text/event-stream';
export const NDJSON = 'application/x-ndjson';

/** How lines are written: as server-sent events, or one JSON a line. */
interface Script {
  readonly type: string;
  readonly first: string;
  line(line: FeedLine): string;
  readonly heartbeat: string;
}

const ServerSentEvents: Script = {
  type: SSE,
  first: 'retry: 1000\n\n',
  line: (line) =>
    line.kind === 'end'
      ? `event: end\ndata: ${JSON.stringify({ reason: line.reason })}\n\n`
      : `${line.seq > 0 ? `id: ${line.seq}\n` : ''}event: ${line.type}\ndata: ${line.json}\n\n`,
  heartbeat: ':\n\n',
};

const JsonLines: Script = {
  type: NDJSON,
  first: '',
  line: (line) => (line.kind === 'end' ? `${JSON.stringify({ end: line.reason })}\n` : `${line.json}\n`),
  heartbeat: '\n',
};

const HEARTBEAT_MS = 15_000;
/** What may wait for a slow reader. */
const BUFFER_BYTES = 64 * 1024;

/**
 * A stream that ends when its lines end, when the reader goes, when the house closes, and when the reader does not read:
 * a buffer that is still full at the next heartbeat is cut off. Whoever was cut off resumes from the last number it has.
 */
export const stream = (
  c: Context<Desk>,
  form: string,
  slot: Slot,
  lines: (signal: AbortSignal) => AsyncGenerator<FeedLine>,
): Response => {
  const script = form === NDJSON ? JsonLines : ServerSentEvents;
  return answer(c, 200, body(script, slot, lines), {
    'content-type': form === NDJSON ? NDJSON : `${SSE}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    vary: 'Authorization, Accept',
  });
};

const encoder = new TextEncoder();

const body = (
  script: Script,
  slot: Slot,
  lines: (signal: AbortSignal) => AsyncGenerator<FeedLine>,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const gone = new AbortController();
  let makeRoom: () => void = () => {};
  return new ReadableStream(
    {
      start(controller) {
        const write = (text: string): void => {
          if (text !== '' && !gone.signal.aborted) controller.enqueue(encoder.encode(text));
        };
        const isFull = (): boolean => (controller.desiredSize ?? 0) <= 0;
        let wasFull = false;
        const beat = setInterval(() => {
          if (isFull() && wasFull) return gone.abort('too slow');
          wasFull = isFull();
          return wasFull ? undefined : write(script.heartbeat);
        }, HEARTBEAT_MS);
        const room = async (): Promise<void> => {
          if (!isFull() || gone.signal.aborted) return;
          await new Promise<void>((resolve) => {
            makeRoom = resolve;
          });
        };
        gone.signal.addEventListener('abort', () => makeRoom(), { once: true });
        const hang = AbortSignal.any([gone.signal, slot.closing]);
        void send(script, lines(hang), write, room, slot).finally(() => {
          clearInterval(beat);
          slot.release();
          gone.abort('over');
          close(controller);
        });
      },
      pull: () => makeRoom(),
      cancel: () => gone.abort('reader gone'),
    },
    { highWaterMark: BUFFER_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
};

const send = async (
  script: Script,
  lines: AsyncGenerator<FeedLine>,
  write: (text: string) => void,
  room: () => Promise<void>,
  slot: Slot,
): Promise<void> => {
  write(script.first);
  try {
    for await (const line of lines) {
      write(script.line(line));
      await room();
    }
  } catch {
    // The database went away in the middle: the reader comes back and resumes.
    write(script.line({ kind: 'end', reason: 'unavailable' }));
  }
  if (slot.closing.aborted) write(script.line({ kind: 'end', reason: String(slot.closing.reason) }));
};

/** A reader that has gone has closed it already. */
const close = (controller: ReadableStreamDefaultController): void => {
  try {
    controller.close();
  } catch {
    // Nothing is left to close.
  }
};
