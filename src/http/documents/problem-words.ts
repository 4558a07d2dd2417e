import { ENGLISH, type Language, type OtherLanguage } from '../../engine/language.js';
import type { Problem } from '../../table/problem.js';
import { GERMAN_PROBLEMS } from './german-problems.js';

/** What the house says no with, in another language: of each code what it is called, and what to do. */
export type ProblemWords = Readonly<
  Partial<Record<string, { readonly title: string; readonly detail: string }>>
>;

const WORDS: Readonly<Record<OtherLanguage, ProblemWords>> = { de: GERMAN_PROBLEMS };

type Told = Problem & { readonly language: Language };

/** A problem as a whole in one language: in the one that is asked for where it has the words, else in English. */
export const problemIn = (asked: Language, said: Problem): Told => {
  if (said.language !== undefined) return { ...said, language: said.language };
  const words = asked === 'en' ? undefined : WORDS[asked][said.code];
  return words === undefined || hasEnglish(said)
    ? { ...said, language: ENGLISH }
    : { ...said, ...words, language: asked };
};

/** Labels and what is wrong with a field are written already. */
const hasEnglish = ({ legal = [], errors = [] }: Problem): boolean => legal.length > 0 || errors.length > 0;
