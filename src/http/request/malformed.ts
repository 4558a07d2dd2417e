import type { FieldError } from '../../engine/field-error.js';
import type { Problem } from '../../table/problem.js';

/** Something that was sent is not as it should be: the first fault in the sentence, all of them in the list. */
export const malformedRequest = (
  errors: readonly FieldError[],
  where: 'query' | 'path' | 'body' | 'arguments',
): Problem => {
  const faults = errors.map(({ pointer, message }) => `${pointer === '' ? 'it' : pointer} ${message}`);
  return {
    code: 'malformed-request',
    detail: `The ${where} ${where === 'arguments' ? 'are not as they' : 'is not as it'} should be: ${faults[0]}.`,
    errors,
  };
};
