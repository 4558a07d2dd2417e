import { parseArgs } from 'node:util';
import type { Asked, Listed, Option } from './command.js';

/** Every command takes these. */
export const COMMON: readonly Option[] = [
  {
    name: 'json',
    about: 'the answer for programs: JSON on standard output, a line at a time where it goes on',
  },
  { name: 'help', about: 'what the command does' },
];

/** What was typed, as the command takes it; else what is wrong with it. */
export const askedOf = (
  { words, options }: Listed,
  typed: readonly string[],
): Asked | { readonly problem: string } => {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: Object.fromEntries(
        [...options, ...COMMON].map(({ name, value }) => [
          name,
          { type: value === undefined ? 'boolean' : 'string' } as const,
        ]),
      ),
    });
    const given = new Map<string, unknown>(Object.entries(values));
    const problem = wordsProblem(words, positionals) ?? optionsProblem(options, given);
    if (problem !== null && given.get('help') !== true) return { problem };
    return {
      words: positionals,
      has: (flag) => given.get(flag) === true,
      value: (option) => textOf(given.get(option)),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

const wordsProblem = (wanted: readonly string[], given: readonly string[]): string | null => {
  const least = wanted.filter((word) => word.startsWith('<')).length;
  const most = wanted.at(-1)?.includes('…') === true ? Number.POSITIVE_INFINITY : wanted.length;
  if (given.length < least) return 'something is missing';
  return given.length > most ? `there is no place for ${given[most]}` : null;
};

const optionsProblem = (options: readonly Option[], given: ReadonlyMap<string, unknown>): string | null => {
  for (const { name, isRequired = false, oneOf } of options) {
    const value = textOf(given.get(name));
    if (isRequired && value === undefined) return `--${name} is missing`;
    if (oneOf !== undefined && value !== undefined && !oneOf.includes(value))
      return `--${name} is one of ${oneOf.join(', ')}`;
  }
  return null;
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
