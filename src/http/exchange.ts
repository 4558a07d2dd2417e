import type { HttpBindings } from '@hono/node-server';
import type { Language } from '../engine/language.js';
import type { HeaderList } from './documents/answer.js';

/** What is known of a request while it is being answered. */
export interface Known {
  requestId: string;
  /** Whom it counts for besides the player, once somebody asked. */
  network: string | undefined;
  /** The token it was made with: what it opens ends with the token. */
  tokenId: string | undefined;
  /** The purse this request was paid from. */
  limits: HeaderList | undefined;
  /** For answers that cost nothing. */
  whatIsLeft: (() => HeaderList) | undefined;
  /** What the words of the answer are written in, where it has any that could be in another. */
  language: Language | undefined;
}

/**
 * A request on its way through the house: all that an endpoint may ask of it. Hono's context is one, whatever server it runs on;
 * `wire/plain-exchange` makes one of what Node has parsed already, with nothing in between.
 */
export interface Exchange {
  readonly req: {
    readonly method: string;
    readonly path: string;
    readonly url: string;
    header(name: string): string | undefined;
    query(): { readonly [name: string]: string };
    queries(): { readonly [name: string]: readonly string[] };
    readonly raw: {
      /** Aborted when the caller has gone. */
      readonly signal: AbortSignal;
      readonly body: ReadableStream<Uint8Array> | null;
    };
  };
  readonly env: Partial<HttpBindings> | undefined;
  get<Name extends keyof Known>(name: Name): Known[Name];
  set<Name extends keyof Known>(name: Name, value: Known[Name]): void;
}

/** What goes out, before anybody has made a response of it. */
export interface Answer {
  readonly status: number;
  /** Name, value, name, value, as they go over the wire: an object of so many headers takes several times as long to make and to read. */
  readonly headers: readonly string[];
  readonly body: string | Bytes | ReadableStream | LiveBody | null;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** A body that is written as it comes about, straight to whoever carries it. */
export interface LiveBody {
  /** Called once, when there is somebody to write to. */
  begin(pipe: Pipe): Flow;
}

/** The way to one reader. */
export interface Pipe {
  write(bytes: Bytes): void;
  /** Whether much of what was written waits for the reader. */
  isFull(): boolean;
  end(): void;
}

/** What a pipe tells whoever writes to it. */
export interface Flow {
  hasRoom(): void;
  isGone(): void;
}

/** What may wait for a slow reader. */
export const BUFFER_BYTES = 64 * 1024;

/** For Hono. */
export const responseOf = ({ status, headers, body }: Answer): Response => {
  const record: { [name: string]: string } = {};
  for (let at = 0; at + 1 < headers.length; at += 2) record[headers[at] ?? ''] = headers[at + 1] ?? '';
  return new Response(isLive(body) ? streamOf(body) : body, { status, headers: record });
};

export const isLive = (body: Answer['body']): body is LiveBody =>
  typeof body === 'object' && body !== null && 'begin' in body;

/** The same through a stream of the platform, where there is no socket to write to. */
const streamOf = (body: LiveBody): ReadableStream<Bytes> => {
  let flow: Flow | null = null;
  return new ReadableStream(
    {
      start(controller) {
        flow = body.begin({
          write: (bytes) => controller.enqueue(bytes),
          isFull: () => (controller.desiredSize ?? 0) <= 0,
          end: () => controller.close(),
        });
      },
      pull: () => flow?.hasRoom(),
      cancel: () => flow?.isGone(),
    },
    { highWaterMark: BUFFER_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
};
