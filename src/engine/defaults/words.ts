import type { MinimalRuleset, Ruleset, RulesetTypes } from '../ruleset.js';
import { fitted, nameOf } from '../words.js';
import { fieldsInWords, inWords, small, withCapital } from './field-words.js';
import { type SchemaWords, wordsInSchema } from './schema-words.js';

/** A button holds so many letters. */
const LONGEST_LABEL = 72;
/** A longer description explains an action, and is no name for it. */
const LONGEST_NAME = 32;

/**
 * Labels for a ruleset that has none: the title of the action in its schema, or its description where that is short, or its type;
 * then its fields. `{ type: 'roll' }` is "Roll", `{ type: 'place', column: 1 }` is "Place: column 1".
 */
export const labelFromSchema = <T extends RulesetTypes>(given: MinimalRuleset<T>): Ruleset<T>['label'] => {
  const known = wordsInSchema(given.schemas.action);
  return (_, { type, ...fields }) => {
    const name = withCapital(nameIn(known.get(type)) ?? inWords(type));
    return fitted([name, ...fieldsInWords(type, fields, [])].join(': '), LONGEST_LABEL).trimEnd();
  };
};

const nameIn = (words: SchemaWords | undefined): string | null => {
  const { title = null, description = null } = words ?? {};
  if (title !== null || description === null) return title;
  return description.length <= LONGEST_NAME ? description.replace(/\.$/, '') : null;
};

/**
 * Sentences for a ruleset that has none: who, the title of the event in its schema or its type, then its fields.
 * `{ type: 'rolled', seat: 0, face: 5 }` is "Ann rolled: face 5.", `{ type: 'turn-passed', seat: 1 }` is "Turn passed: Bo."
 */
export const sentenceFromSchema = <T extends RulesetTypes>(
  given: MinimalRuleset<T>,
): Ruleset<T>['describe'] => {
  const known = wordsInSchema(given.schemas.sighting);
  return ({ type, seat, ...fields }, names) => {
    const title = known.get(type)?.title ?? null;
    const rest = fieldsInWords(type, fields, names);
    if (typeof seat !== 'number') return sentence([title ?? inWords(type), ...rest]);
    const who = nameOf(names, seat);
    if (title !== null || !type.includes('-')) return sentence([`${who} ${small(title ?? type)}`, ...rest]);
    return sentence([inWords(type), [who, ...rest].join(', ')]);
  };
};

const sentence = (parts: readonly string[]): string => `${withCapital(parts.join(': ')).replace(/\.$/, '')}.`;
