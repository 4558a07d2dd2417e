/** Everything that can go wrong with a request, in one family: whoever catches `ParlorError` has caught it all, but their own "stop". */
export class ParlorError extends Error {
  override readonly name: string = 'ParlorError';
}

/** Nobody was there, or the line broke, and trying again did not help. `cause` is what `fetch` said. */
export class ParlorConnectionError extends ParlorError {
  override readonly name: string = 'ParlorConnectionError';
}

/** No answer came in time. */
export class ParlorTimeoutError extends ParlorConnectionError {
  override readonly name = 'ParlorTimeoutError';
}

/** An answer that no Parlor server gives: is there a proxy in between, or another program at this address? */
export class UnexpectedAnswerError extends ParlorError {
  override readonly name = 'UnexpectedAnswerError';
  readonly status: number;
  /** How long the stranger asked to wait before another try; null when it did not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, status: number, retryAfterMs: number | null) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether this came from a time-out of ours rather than from somebody's `abort`. */
const isTimeout = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'TimeoutError';

/** What `fetch` throws, as one of the family. Who called the request off gets their own reason back. */
export const noAnswer = (thrown: unknown, url: string, signal: AbortSignal | undefined): unknown => {
  if (thrown instanceof ParlorError) return thrown;
  const where = URL.canParse(url) ? new URL(url).origin : url;
  if (isTimeout(thrown)) return new ParlorTimeoutError(`No answer from ${where} in time.`, { cause: thrown });
  if (signal?.aborted === true) return thrown;
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  return new ParlorConnectionError(`No answer from ${where}: ${why}`, { cause: thrown });
};
