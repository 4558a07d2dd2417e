/** What a program of the command line may leave with. */
export const ALL_IS_WELL = 0;
/** Something was looked at or tried, and is not as it should be; or a server said no, or is out of reach. */
export const SOMETHING_IS_WRONG = 1;
/** The command was not understood, or there was nothing to work on. */
export const NOT_ASKED_RIGHT = 2;
/** Somebody pressed Ctrl-C: 128 and the number of the signal, as shells have it. */
export const WAS_INTERRUPTED = 130;

/** One of the `--words` of a command. */
export interface Option {
  readonly name: string;
  /** What is given with it, in a word; an option without it is given or not. */
  readonly value?: string;
  /** The only values there are. */
  readonly oneOf?: readonly string[];
  readonly isRequired?: boolean;
  readonly about: string;
}

/** How a command is called and what it does: help, completion and the reading of what was typed all come from here. */
export interface Listed {
  /** What follows the name: `<needed>`, `[may be left out]`, and with `…` any number of them. */
  readonly words: readonly string[];
  readonly options: readonly Option[];
  readonly about: string;
  /** The rest of what there is to say, for `parlor help <command>`. */
  readonly more: string;
  /** What a shell offers for the words: files unless told. */
  readonly offers?: 'rulesets' | readonly string[];
  load(): Promise<Command>;
}

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
  /** Answers with what the program is to leave with. */
  run(asked: Asked): Promise<number>;
}

/** What a caller can put right, in one sentence. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

/** What was tried and did not come about, in one sentence. */
export class Failed extends Error {
  override readonly name = 'Failed';
}
