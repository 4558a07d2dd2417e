/** What a log line may say: never a token, a secret or a hand. */

interface Account {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
}

/**
 * What went wrong, and where. Drivers put the statement's parameters on their errors and into the words of those that wrap them,
 * and with them hands and secrets: so the words are those of the first cause, and nothing else of an error is written down.
 */
export const redactedError = (error: unknown): Account => {
  const cause = firstCause(error);
  if (!(cause instanceof Error)) return { type: typeof cause, message: 'something was thrown', stack: '' };
  const { name: type, message } = cause;
  const stack = framesOf(error);
  return 'code' in cause ? { type, message, code: String(cause.code), stack } : { type, message, stack };
};

const firstCause = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? firstCause(error.cause) : error;

const framesOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const TOKEN = /parlor_[\w-]+/g;

/** A token has no business in an address, and goes no further when it strays there. */
export const withoutToken = (path: string): string =>
  path.includes('parlor_') ? path.replace(TOKEN, 'parlor_…') : path;
