import type { ServerResponse } from 'node:http';
import { type Answer, BUFFER_BYTES, type Bytes, isLive, type LiveBody } from '../exchange.js';

/** Answers that say themselves that nothing follows. */
const BARE: ReadonlySet<number> = new Set([204, 304]);

/** An answer on its way to the socket. Whoever has gone gets nothing. */
export const send = (outgoing: ServerResponse, { status, headers, body }: Answer): void => {
  if (body instanceof ReadableStream || isLive(body)) {
    outgoing.writeHead(status, [...headers]);
    outgoing.flushHeaders();
    if (isLive(body)) pipeTo(body, outgoing);
    else void pour(body, outgoing);
    return;
  }
  const length = body === null ? 0 : Buffer.byteLength(body);
  outgoing.writeHead(status, BARE.has(status) ? [...headers] : [...headers, 'content-length', `${length}`]);
  outgoing.end(body ?? undefined);
};

/** That the reader has gone is known to whoever asked the exchange to say so. */
const pipeTo = (body: LiveBody, outgoing: ServerResponse): void => {
  const { hasRoom } = body.begin({
    write: writerTo(outgoing),
    isFull: () => outgoing.writableLength >= BUFFER_BYTES,
    end: () => outgoing.end(),
  });
  outgoing.on('drain', hasRoom);
  const { socket } = outgoing;
  socket?.on('drain', hasRoom);
  outgoing.once('close', () => socket?.off('drain', hasRoom));
};

/** Node frames each piece for each reader and writes it in four parts; what thousands get alike is framed once and leaves in one. */
const writerTo = (outgoing: ServerResponse): ((bytes: Bytes) => void) => {
  const { socket } = outgoing;
  // Behind another answer on the same connection there is no socket yet, and for HTTP/1.0 there are no frames.
  if (socket === null || !outgoing.chunkedEncoding) return (bytes) => void outgoing.write(bytes);
  return (bytes) => {
    // A frame with nothing in it is the end of the answer.
    if (bytes.length > 0) socket.write(framed(bytes));
  };
};

const frames = new WeakMap<Bytes, Buffer>();

const framed = (bytes: Bytes): Buffer => {
  const known = frames.get(bytes);
  if (known !== undefined) return known;
  const frame = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, LINE_END]);
  frames.set(bytes, frame);
  return frame;
};

const LINE_END = Buffer.from('\r\n');

/** As fast as the reader reads, and no further once it has gone. */
const pour = async (body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> => {
  const pieces = body.getReader();
  let goOn = (): void => {};
  outgoing.on('drain', () => goOn());
  outgoing.once('close', () => {
    goOn();
    pieces.cancel().catch(() => {});
  });
  try {
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read())
      if (!outgoing.write(piece.value) && !outgoing.destroyed)
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
    outgoing.end();
  } catch {
    // What breaks in the middle must not look whole.
    outgoing.destroy();
  }
};
