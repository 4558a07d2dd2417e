import { RULEBOOKS } from '../../table/shelf.js';
import type { ProblemKind } from './problem-kind.js';
import { SERVICE_PROBLEMS } from './service-problems.js';

export type ServiceProblem = keyof typeof SERVICE_PROBLEMS;

/** A game's own "no" is always 422: well formed, and against the rules. */
const rulesProblems = (): Map<string, ProblemKind> => {
  const kinds = new Map<string, ProblemKind>();
  for (const book of RULEBOOKS) {
    for (const [code, { title, section, says }] of Object.entries(book.refusals)) {
      const about = `${book.name}: see section ${section} of the rules.`;
      const rule = { ruleset: book.id, rule: `/rulesets/${book.id}#${section}`, says };
      const known = kinds.get(code);
      kinds.set(code, {
        status: 422,
        title: known?.title ?? title,
        about: known === undefined ? about : `${known.about} ${about}`,
        rulesets: [...(known?.rulesets ?? []), book.id],
        rules: [...(known?.rules ?? []), rule],
      });
    }
  }
  return kinds;
};

/** The codes of all rulesets, for answers that a game's rules give. */
export const REFUSAL_CODES: readonly string[] = [...rulesProblems().keys()];

export const PROBLEMS: ReadonlyMap<string, ProblemKind> = new Map([
  ...Object.entries(SERVICE_PROBLEMS),
  ...rulesProblems(),
]);
