import { no, type Result, yes } from '../engine/result.js';
import type { Rulebook } from '../engine/rulebook.js';
import { listed } from '../engine/words.js';
import { RULEBOOKS, rulebookOf } from '../games/registry.js';
import type { Problem } from './problem.js';

/** The rulebooks, for the front door: it shows them and knows none of their rules. */
export { RULEBOOKS };

/** The rulebook of this id. `field` is where the caller named it. */
export const findRulebook = (id: string, field = 'ruleset'): Result<Rulebook, Problem> => {
  const book = rulebookOf(id);
  return book === undefined ? no(unknownRuleset(id, field)) : yes(book);
};

const unknownRuleset = (id: string, field: string): Problem => {
  const ids = RULEBOOKS.map((book) => book.id);
  return {
    code: 'unknown-ruleset',
    detail: `There is no ruleset "${id}". On the shelf: ${listed(ids)}.`,
    errors: [{ pointer: `/${field}`, message: `must be one of ${ids.join(', ')}` }],
  };
};
