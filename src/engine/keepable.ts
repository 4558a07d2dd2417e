import { type FieldError, pointerTo } from './field-error.js';

/** Deeper than anything that is asked for here; what is deeper still could not be written down again. */
const DEEPEST = 32;

/**
 * What in a JSON value cannot be kept, if anything: the one check for all that comes from outside,
 * so that whatever was let in can be written to the ledger and read back as it was.
 */
export const unkeepable = (value: unknown): FieldError | null => search(value, []);

type Path = readonly PropertyKey[];

const search = (value: unknown, path: Path): FieldError | null => {
  if (typeof value === 'string') return faultAt(path, faultOf(value));
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= DEEPEST) return faultAt([], `must not be nested deeper than ${DEEPEST} levels`);
  for (const [key, inner] of Object.entries(value)) {
    const within = [...path, key];
    const fault = faultAt(within, faultOf(key)) ?? search(inner, within);
    if (fault !== null) return fault;
  }
  return null;
};

const faultAt = (path: Path, message: string | null): FieldError | null =>
  message === null ? null : { pointer: pointerTo(path), message };

/** No database column takes NUL, and half a character has no UTF-8. */
const faultOf = (text: string): string | null => {
  if (text.includes('\u0000')) return 'must not have the character NUL (\\u0000)';
  return /\p{Cs}/u.test(text) ? 'must not have half a character (a lone surrogate such as \\ud800)' : null;
};
