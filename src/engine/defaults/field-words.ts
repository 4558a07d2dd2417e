import type { Names } from '../ruleset.js';
import { listed, nameOf } from '../words.js';

/** `turn-passed` and `turnPassed` are "turn passed". */
export const inWords = (name: string): string =>
  name.replaceAll('-', ' ').replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** These say who, where there is a name for them. */
const PEOPLE: ReadonlySet<string> = new Set(['seat', 'player', 'winner', 'loser']);

/**
 * The fields of something that was said, in one phrase, or none: "column 1, face 5". What is null is hidden or not there, and left out;
 * a field that the type names already goes without its name.
 */
export const fieldsInWords = (type: string, fields: object, names: Names): readonly string[] => {
  const known = new Set(inWords(type).split(' '));
  const phrases = Object.entries(fields).flatMap(([field, value]) => {
    const words = PEOPLE.has(field) && typeof value === 'number' ? nameOf(names, value) : valueInWords(value);
    if (words === null || value === false) return [];
    if (value === true) return [inWords(field)];
    return [known.has(field) ? words : `${inWords(field)} ${words}`];
  });
  return phrases.length === 0 ? [] : [phrases.join(', ')];
};

const valueInWords = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : listed(value.map((item) => valueInWords(item) ?? '?'));
  if (typeof value === 'object') return fieldsInWords('', value, []).join('') || 'none';
  return typeof value === 'string' ? value.replaceAll('-', ' ') : String(value);
};
