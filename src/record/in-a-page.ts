// First, before any schema is made.
import './no-made-code.js';

/** The check of a record, for a page that loads it when somebody wants to know. */
export { verifyText } from './verify.js';
export { accountOf, findingLine } from './words.js';
