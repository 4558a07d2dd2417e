import { parseArgs } from 'node:util';

/** What a program of the command line may leave with. */
export const ALL_IS_WELL = 0;
/** Something was looked at or tried, and is not as it should be. */
export const SOMETHING_IS_WRONG = 1;
/** The command was not understood, or there was nothing to work on. */
export const NOT_ASKED_RIGHT = 2;

/** What was typed after the name of a command. */
export interface Asked {
  readonly words: readonly string[];
  /** Whether a flag was given. */
  has(flag: string): boolean;
  /** What was given with an option. */
  value(option: string): string | undefined;
}

/** One command of `parlor`. It is loaded when it is asked for. */
export interface Command {
  /** Flags, which are given or not, and options, which take a value. */
  readonly flags?: readonly string[];
  readonly options?: readonly string[];
  /** How many words it takes. */
  readonly words: { readonly least: number; readonly most: number };
  /** Answers with what the program is to leave with. */
  run(asked: Asked): Promise<number>;
}

/** What was typed, as the command takes it; else what is wrong with it. */
export const askedOf = (
  { flags = [], options = [], words }: Command,
  typed: readonly string[],
): Asked | { readonly problem: string } => {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: Object.fromEntries([
        ...flags.map((name) => [name, { type: 'boolean' }] as const),
        ...options.map((name) => [name, { type: 'string' }] as const),
      ]),
    });
    if (positionals.length < words.least) return { problem: 'something is missing' };
    if (positionals.length > words.most)
      return { problem: `there is no place for ${positionals[words.most]}` };
    const given = new Map<string, unknown>(Object.entries(values));
    return {
      words: positionals,
      has: (flag) => given.get(flag) === true,
      value: (option) => textOf(given.get(option)),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
