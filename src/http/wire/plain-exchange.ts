import type { IncomingMessage, ServerResponse } from 'node:http';
import { getQueryParam, getQueryParams } from 'hono/utils/url';
import type { Exchange, Known } from '../exchange.js';

/** Letters, digits, lines and strokes: nothing to decode, nothing to resolve. Everything else takes the long way. */
const PLAIN_PATH = /^\/[\w/-]*(?:\?[\w-]+=[\w-]*(?:&[\w-]+=[\w-]*)*)?$/;
/** A name or address as nearly everybody sends it; others are looked at more closely there. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::[1-5]?\d{1,4})?$/;
const METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** A request of which Node has parsed all that is asked for here. */
export const isPlain = ({ method, url = '', headers }: IncomingMessage): boolean =>
  METHODS.has(method) && PLAIN_PATH.test(url) && PLAIN_HOST.test(headers.host ?? '');

/** Without its query. */
export const pathIn = ({ url = '' }: IncomingMessage): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};

const NOTHING: { readonly [name: string]: never } = {};

export class PlainExchange implements Exchange {
  readonly req: PlainRequest;
  readonly env: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
  readonly #known: Known = {
    requestId: '',
    network: undefined,
    tokenId: undefined,
    limits: undefined,
    whatIsLeft: undefined,
    language: undefined,
  };

  constructor(incoming: IncomingMessage, outgoing: ServerResponse) {
    this.env = { incoming, outgoing };
    this.req = new PlainRequest(incoming, outgoing);
  }

  get<Name extends keyof Known>(name: Name): Known[Name] {
    return this.#known[name];
  }

  set<Name extends keyof Known>(name: Name, value: Known[Name]): void {
    this.#known[name] = value;
  }
}

class PlainRequest {
  readonly method: string;
  readonly path: string;
  readonly #hasQuery: boolean;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  #gone: AbortController | null = null;

  constructor(incoming: IncomingMessage, outgoing: ServerResponse) {
    this.method = incoming.method ?? '';
    this.path = pathIn(incoming);
    this.#hasQuery = this.path !== incoming.url;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
  }

  get url(): string {
    return `http://${this.#incoming.headers.host}${this.#incoming.url}`;
  }

  header(name: string): string | undefined {
    const value = this.#incoming.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  /** Read as Hono reads it. */
  query(): { readonly [name: string]: string } {
    const all = this.#hasQuery ? getQueryParam(this.url) : NOTHING;
    return typeof all === 'object' ? all : NOTHING;
  }

  queries(): { readonly [name: string]: readonly string[] } {
    const all = this.#hasQuery ? getQueryParams(this.url) : NOTHING;
    return all === undefined || Array.isArray(all) ? NOTHING : all;
  }

  get raw() {
    return { signal: this.#signal(), body: null };
  }

  /** Made when somebody asks: most answers are given at once. */
  #signal(): AbortSignal {
    if (this.#gone !== null) return this.#gone.signal;
    const gone = new AbortController();
    this.#gone = gone;
    const left = (): void => {
      if (!this.#outgoing.writableFinished) gone.abort();
    };
    if (this.#outgoing.closed) left();
    else this.#outgoing.once('close', left);
    return gone.signal;
  }
}
