import type { z } from 'zod';

/** One field that is wrong: where, as a JSON pointer, and why. */
export interface FieldError {
  readonly pointer: string;
  readonly message: string;
}

export const fieldErrors = (error: z.ZodError): readonly FieldError[] =>
  error.issues.map((issue) => ({ pointer: pointerTo(issue.path), message: issue.message }));

/** RFC 6901: `/seats/0/bot`; the empty pointer is the whole document. */
const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
