/** One request and what came of it, for whoever wants to show or log what happens. Tokens are masked. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: { readonly [name: string]: string };
  readonly requestBody: string | null;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly responseHeaders: { readonly [name: string]: string };
  /** Null for a stream, whose body is still to come, and when no answer came. */
  readonly responseBody: string | null;
  /** Why no answer came. */
  readonly error: string | null;
  readonly durationMs: number;
}

export type Send = (request: Request) => Promise<Response>;

/** Sends, and tells what happened afterwards. */
export const telling =
  (send: Send, tell: (exchange: Exchange) => void): Send =>
  async (request) => {
    const began = performance.now();
    const asked = {
      method: request.method,
      url: masked(request.url),
      requestHeaders: askedHeadersOf(request),
      requestBody: request.body === null ? null : masked(await request.clone().text()),
    };
    const took = (): { readonly durationMs: number } => ({ durationMs: performance.now() - began });
    try {
      const response = await send(request);
      const responseBody = isStream(response) ? null : masked(await response.clone().text());
      const answered = { status: response.status, responseHeaders: headersOf(response), responseBody };
      tell({ ...asked, ...answered, error: null, ...took() });
      return response;
    } catch (error) {
      const none = { status: null, responseHeaders: {}, responseBody: null };
      tell({ ...asked, ...none, error: String(error), ...took() });
      throw error;
    }
  };

const isStream = (response: Response): boolean =>
  /event-stream|ndjson/.test(response.headers.get('content-type') ?? '');

const masked = (text: string): string =>
  text.replaceAll(/parlor_[\w-]+/g, 'parlor_…').replaceAll(/([?&]ticket=)[^&]+/g, '$1…');

const headersOf = ({ headers }: Request | Response): { readonly [name: string]: string } =>
  Object.fromEntries([...headers].map(([name, value]) => [name, masked(value)]));

/** The key of `POST /players` stands for the token it makes. */
const askedHeadersOf = (request: Request): { readonly [name: string]: string } => {
  const headers = headersOf(request);
  const isSecret = 'idempotency-key' in headers && new URL(request.url).pathname.endsWith('/players');
  return isSecret ? { ...headers, 'idempotency-key': '…' } : headers;
};

/** Sees every try before it leaves and every answer before it is read: for headers of your own, logs, measures, tests. */
export type Middleware = (request: Request, next: Send) => Promise<Response>;

/** The first is outermost. */
export const through = (middleware: readonly Middleware[], send: Send): Send =>
  middleware.reduceRight<Send>((next, each) => (request) => each(request, next), send);
