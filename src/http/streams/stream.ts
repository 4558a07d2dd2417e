import type { Context } from 'hono';
import { wakeUp } from '../../live/wake-up.js';
import type { FeedLines } from '../../table/live/follow.js';
import { isUnavailable } from '../../table/unavailable.js';
import { answer } from '../documents/answer.js';
import { redactedError } from '../redacted-error.js';
import type { RequestEnv, Services } from '../services.js';
import { type Bytes, type StreamFormat, streamFormatFor } from './stream-format.js';
import type { Slot } from './streams.js';

const HEARTBEAT_MS = 15_000;
/** What may wait for a slow reader. */
const BUFFER_BYTES = 64 * 1024;

type Feed = AsyncGenerator<FeedLines>;
/** Asked once the stream is open. */
type Lines = (signal: AbortSignal) => Feed | Promise<Feed>;

/**
 * A stream that ends when its lines end, when the reader goes, when the server closes, and when the reader does not read:
 * a buffer that is still full at the next heartbeat is cut off. Whoever was cut off resumes from the last number it has.
 */
export const stream = (
  c: Context<RequestEnv>,
  services: Services,
  form: string,
  slot: Slot,
  lines: Lines,
): Response => {
  const script = streamFormatFor(form);
  // Nobody would ever read, or close, what a HEAD does not ask for.
  if (c.req.method === 'HEAD') slot.release();
  return answer(c, 200, c.req.method === 'HEAD' ? null : body(c, services, script, slot, lines), {
    'content-type': script.mediaType,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    vary: 'Authorization, Accept',
  });
};

const body = (
  c: Context<RequestEnv>,
  services: Services,
  script: StreamFormat,
  slot: Slot,
  lines: Lines,
): ReadableStream<Bytes> => {
  const { signal } = slot;
  const room = wakeUp(signal);
  let isGone = false;
  const gone = (): void => {
    isGone = true;
    slot.hangUp();
  };
  const begin = (controller: ReadableStreamDefaultController<Bytes>): void => {
    const isFull = (): boolean => (controller.desiredSize ?? 0) <= 0;
    const write = (bytes: Bytes): void => {
      if (!isGone) controller.enqueue(bytes);
    };
    const untilRoom = async (): Promise<void> => {
      while (isFull() && !signal.aborted) await room.called();
    };
    const cut = (): void => {
      gone();
      // Closing politely would wait for ever behind what is not read.
      c.env?.outgoing?.destroy();
    };
    const beat = heartbeat(isFull, () => write(script.heartbeat), cut);
    void send(services, script, lines(signal), write, untilRoom, slot).finally(() => {
      clearInterval(beat);
      room.close();
      slot.release();
      if (slot.lastWord !== null && isFull()) cut();
      close(controller);
    });
  };
  // A reader that left before the answer began never cancels it.
  if (c.req.raw.signal.aborted) gone();
  else c.req.raw.signal.addEventListener('abort', gone, { once: true });
  return new ReadableStream(
    { start: begin, pull: room.call, cancel: gone },
    { highWaterMark: BUFFER_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
};

/** Says that the line is open; cuts it when what waited at the last beat is waiting still. */
const heartbeat = (isFull: () => boolean, beat: () => void, cut: () => void): NodeJS.Timeout => {
  let wasFull = false;
  return setInterval(() => {
    if (isFull() && wasFull) return cut();
    wasFull = isFull();
    if (!wasFull) beat();
  }, HEARTBEAT_MS);
};

const send = async (
  services: Services,
  script: StreamFormat,
  feed: Feed | Promise<Feed>,
  write: (bytes: Bytes) => void,
  untilRoom: () => Promise<void>,
  slot: Slot,
): Promise<void> => {
  const end = (reason: string): void => write(script.lines([{ kind: 'end', reason }]));
  write(script.first);
  try {
    for await (const lines of await feed) {
      write(script.lines(lines));
      if (lines.at(-1)?.kind === 'end') return;
      await untilRoom();
    }
    if (slot.lastWord !== null) end(slot.lastWord);
  } catch (error) {
    // The reader comes back and resumes, by then perhaps to a database that answers.
    if (!isUnavailable(error)) services.log.error({ err: redactedError(error) }, 'a stream failed');
    end(slot.lastWord ?? 'unavailable');
  }
};

/** A reader that has gone has closed it already. */
const close = (controller: ReadableStreamDefaultController<Bytes>): void => {
  try {
    controller.close();
  } catch {
    // Nothing is left to close.
  }
};
