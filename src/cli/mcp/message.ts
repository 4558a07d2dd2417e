/** A message of JSON-RPC, as far as whoever passes it on must understand it. */
export interface Message {
  readonly jsonrpc?: string;
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: { readonly [name: string]: unknown };
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A "no" of our own: what JSON-RPC leaves to servers, and what it says of a line that cannot be read. */
export const NO_ANSWER = -32_000;
export const NOT_JSON = -32_700;

export const refusal = (id: Message['id'], code: number, message: string): Message => ({
  jsonrpc: '2.0',
  id: id ?? null,
  error: { code, message },
});

/** Only a request waits for an answer. */
export const isRequest = ({ id, method }: Message): boolean =>
  id !== undefined && id !== null && method !== undefined;
