import { RULEBOOKS } from '../../games/registry.js';
import { COMMON } from '../asked.js';
import type { Listed, Option } from '../command.js';
import { COMMANDS } from '../commands.js';

/** What a shell needs to know of a command. */
export interface Spec {
  readonly name: string;
  readonly about: string;
  readonly options: readonly OptionSpec[];
  /** What its words may be; null for files. */
  readonly words: readonly string[] | null;
}

interface OptionSpec {
  readonly name: string;
  readonly about: string;
  readonly takesValue: boolean;
  readonly values: readonly string[];
}

const rulesets = (): readonly string[] => RULEBOOKS.map(({ id }) => id);

/** Everything that can be completed, from the same table as `parlor help`. */
export const specs = (): readonly Spec[] => [
  ...Object.entries(COMMANDS).map(([name, listed]) => ({
    name,
    about: listed.about,
    options: [...listed.options, ...COMMON].map(optionSpec),
    words: wordsOf(listed),
  })),
  {
    name: 'help',
    about: 'say what a command does',
    options: [],
    words: [...new Set(Object.keys(COMMANDS).flatMap((name) => name.split(' ')[0] ?? []))],
  },
];

const wordsOf = ({ offers }: Listed): readonly string[] | null => {
  if (offers === undefined) return null;
  return offers === 'rulesets' ? rulesets() : offers;
};

const optionSpec = ({ name, about, value, oneOf }: Option): OptionSpec => ({
  name,
  about,
  takesValue: value !== undefined,
  values: oneOf ?? (value === 'ruleset' ? rulesets() : []),
});
