import type { Feed, FeedReader } from '../../table/live/feed.js';
import { isUnavailable } from '../../table/unavailable.js';
import { answer } from '../documents/answer.js';
import type { Answer, Bytes, Exchange, LiveBody, Pipe } from '../exchange.js';
import { redactedError } from '../redacted-error.js';
import type { Services } from '../services.js';
import { type StreamFormat, streamFormatFor } from './stream-format.js';
import type { Slot } from './streams.js';

const HEARTBEAT_MS = 15_000;

/** Asked once the stream is open. */
type Lines = (signal: AbortSignal) => Feed | Promise<Feed>;

/**
 * A stream that ends when its lines end, when the reader goes, when the server closes, and when the reader does not read:
 * a buffer that is still full at the next heartbeat is cut off. Whoever was cut off resumes from the last number it has.
 */
export const stream = (c: Exchange, services: Services, form: string, slot: Slot, lines: Lines): Answer => {
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

const body = (c: Exchange, services: Services, script: StreamFormat, slot: Slot, lines: Lines): LiveBody => ({
  begin(pipe) {
    const line = openLine(c, slot, pipe, script.heartbeat);
    const { signal } = c.req.raw;
    // A reader that left before the answer began never cancels it.
    if (signal.aborted) line.isGone();
    else signal.addEventListener('abort', line.isGone, { once: true });
    line.write(script.first);
    const reader = readerOf(services, script, slot, pipe, line);
    let goOn = (): void => {};
    const begin = async (): Promise<void> => {
      goOn = (await lines(slot.signal))(reader);
    };
    begin().catch(reader.done);
    return { isGone: line.isGone, hasRoom: () => goOn() };
  },
});

/** An open stream, whatever is told on it. */
interface Line {
  write(bytes: Bytes): void;
  isGone(): void;
  close(): void;
}

const openLine = (c: Exchange, slot: Slot, pipe: Pipe, beat: Bytes): Line => {
  let isGone = false;
  const gone = (): void => {
    isGone = true;
    slot.hangUp();
  };
  const cut = (): void => {
    gone();
    // Closing politely would wait for ever behind what is not read.
    c.env?.outgoing?.destroy();
  };
  const write = (bytes: Bytes): void => {
    if (!isGone) pipe.write(bytes);
  };
  const beating = heartbeat(pipe, () => write(beat), cut);
  return {
    write,
    isGone: gone,
    close() {
      clearInterval(beating);
      slot.release();
      if (slot.lastWord !== null && pipe.isFull()) cut();
      // A reader that has gone has closed it already.
      if (!isGone) pipe.end();
    },
  };
};

/** Says that the line is open; cuts it when what waited at the last beat is waiting still. */
const heartbeat = (pipe: Pipe, beat: () => void, cut: () => void): NodeJS.Timeout => {
  let wasFull = false;
  return setInterval(() => {
    if (pipe.isFull() && wasFull) return cut();
    wasFull = pipe.isFull();
    if (!wasFull) beat();
  }, HEARTBEAT_MS);
};

const readerOf = (
  services: Services,
  script: StreamFormat,
  slot: Slot,
  pipe: Pipe,
  line: Line,
): FeedReader => {
  let hasEnded = false;
  const end = (reason: string): void => line.write(script.lines([{ kind: 'end', reason }]));
  return {
    take(lines) {
      hasEnded = lines.at(-1)?.kind === 'end';
      line.write(script.lines(lines));
    },
    hasRoom: () => !pipe.isFull(),
    done(error) {
      // The reader comes back and resumes, by then perhaps to a database that answers.
      if (error !== null && !isUnavailable(error))
        services.log.error({ err: redactedError(error) }, 'a stream failed');
      const lastWord = slot.lastWord ?? (error === null ? null : 'unavailable');
      if (lastWord !== null && !hasEnded) end(lastWord);
      line.close();
    },
  };
};
