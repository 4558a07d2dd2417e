/** A request of the client, as it came to the go-between. */
export interface Sent {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body: string;
  /** In milliseconds, by a clock that never goes back. */
  readonly at: number;
}

/** The same, and what came of it. */
export interface Seen extends Sent {
  /** Null while it is not answered, or when the answer was lost. */
  status: number | null;
  /** The code of a problem. */
  code: string | null;
  answeredAt: number | null;
  /** Whether the answer is not the server's own. */
  isTrouble: boolean;
}

/** What the go-between does instead of passing a request on and its answer back. */
export type Meddling =
  | { readonly kind: 'refuse'; readonly status: number; readonly code: string; readonly retryAfterS?: number }
  /** The connection is closed before the request got there, or after it was done. */
  | { readonly kind: 'lose'; readonly when: 'before' | 'after' }
  /** A stream breaks after so many pieces, with no last word. */
  | { readonly kind: 'cut'; readonly after: number }
  | { readonly kind: 'change'; readonly change: (text: string) => string };

/** Asked of every request, in the order in which they come; null lets it pass. */
export type Trouble = (sent: Sent) => Meddling | null;

export const isAction = ({ method, path }: Pick<Sent, 'method' | 'path'>): boolean =>
  method === 'POST' && /^\/games\/[^/]+\/actions$/.test(path);

/** Asks how the game stands: the game, what may be done, the log. */
export const isLook = ({ method, path }: Pick<Sent, 'method' | 'path'>): boolean =>
  method === 'GET' && /^\/(?:games\/|me\/)/.test(path);

export const headerOf = ({ headers }: Pick<Sent, 'headers'>, name: string): string | null => {
  const value = headers[name];
  return value === undefined ? null : String(value);
};

export const isStream = (sent: Sent): boolean =>
  /text\/event-stream|x-ndjson/.test(headerOf(sent, 'accept') ?? '');

/** Held back until something happens. */
export const isWait = (sent: Sent): boolean =>
  sent.method === 'GET' && /wait=/.test(headerOf(sent, 'prefer') ?? '');
