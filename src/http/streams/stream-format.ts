import type { FeedLine, FeedLines } from '../../table/live/feed.js';
import type { Bytes, Exchange } from '../exchange.js';
import { accepts } from '../request/accepts.js';

export const JSON_TYPE = 'application/json';
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
const sseLine = (line: FeedLine): string => {
  switch (line.kind) {
    case 'event':
      return `id: ${line.id}\ndata: ${line.json}\n\n`;
    case 'place':
      return `id: ${line.id}\n\n`;
    case 'end':
      return `event: end\ndata: ${JSON.stringify({ reason: line.reason })}\n\n`;
  }
};

const ServerSentEvents: StreamFormat = {
  mediaType: `${SSE}; charset=utf-8`,
  first: encoder.encode('retry: 1000\n\n'),
  heartbeat: encoder.encode(':\n\n'),
  lines: shared(sseLine),
};

/** A line has its number or its id in itself, so a place without a line is not told. */
const jsonLine = (line: FeedLine): string => {
  switch (line.kind) {
    case 'event':
      return `${line.json}\n`;
    case 'place':
      return '';
    case 'end':
      return `${JSON.stringify({ end: line.reason })}\n`;
  }
};

const JsonLines: StreamFormat = {
  mediaType: NDJSON,
  first: encoder.encode('\n'),
  heartbeat: encoder.encode('\n'),
  lines: shared(jsonLine),
};

/** How the caller wants it: a page of JSON, or one of the streams. */
export const formOf = (c: Exchange): string =>
  accepts(c, { header: 'Accept', supports: [JSON_TYPE, SSE, NDJSON], default: JSON_TYPE });

export const streamFormatFor = (form: string): StreamFormat =>
  form === NDJSON ? JsonLines : ServerSentEvents;
