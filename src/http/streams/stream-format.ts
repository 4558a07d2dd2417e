import type { FeedLine, FeedLines } from '../../table/live/follow.js';

export const SSE = 'text/event-stream';
export const NDJSON = 'application/x-ndjson';

/** How lines are written: as server-sent events, or one JSON a line. */
export interface StreamFormat {
  readonly mediaType: string;
  /** Written at once, so that the reader knows that the stream is open. */
  readonly first: Bytes;
  readonly heartbeat: Bytes;
  lines(lines: FeedLines): Bytes;
}

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** All who see the same share the lines, so their bytes are made once and go to every one of them, in one piece. */
const shared = (write: (line: FeedLine) => string): ((lines: FeedLines) => Bytes) => {
  const known = new WeakMap<FeedLines, Bytes>();
  return (lines) => {
    const bytes = known.get(lines) ?? encoder.encode(lines.map(write).join(''));
    known.set(lines, bytes);
    return bytes;
  };
};

/** Only the end has a name: what has none is heard by `onmessage`, and its type is in the JSON. */
const ServerSentEvents: StreamFormat = {
  mediaType: `${SSE}; charset=utf-8`,
  first: encoder.encode('retry: 1000\n\n'),
  heartbeat: encoder.encode(':\n\n'),
  lines: shared((line) =>
    line.kind === 'end'
      ? `event: end\ndata: ${JSON.stringify({ reason: line.reason })}\n\n`
      : `${line.seq > 0 ? `id: ${line.seq}\n` : ''}data: ${line.json}\n\n`,
  ),
};

const JsonLines: StreamFormat = {
  mediaType: NDJSON,
  first: encoder.encode('\n'),
  heartbeat: encoder.encode('\n'),
  lines: shared((line) =>
    line.kind === 'end' ? `${JSON.stringify({ end: line.reason })}\n` : `${line.json}\n`,
  ),
};

export const streamFormatFor = (form: string): StreamFormat =>
  form === NDJSON ? JsonLines : ServerSentEvents;
