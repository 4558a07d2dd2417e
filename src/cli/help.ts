import { COMMON } from './asked.js';
import type { Listed, Option } from './command.js';
import { SECTIONS } from './commands.js';

/** All commands, a line each. */
export const overview = (): string => {
  const calls = Object.values(SECTIONS).flatMap((table) => Object.entries(table).map(callOf));
  const width = Math.max(...calls.map(({ length }) => length));
  const sections = Object.entries(SECTIONS).map(
    ([title, table]) =>
      `${title}\n${Object.entries(table)
        .map((entry) => `  ${callOf(entry).padEnd(width)}   ${entry[1].about}`)
        .join('\n')}`,
  );
  return `usage: parlor <command>

${sections.join('\n\n')}

parlor help <command> says more; every command takes --json. A command leaves with 0 when all is well, with 1 when something is wrong,
with 2 when it was not understood or had nothing to work on, and with 130 when it was interrupted.`;
};

const callOf = ([name, { words }]: readonly [string, Listed]): string => [name, ...words].join(' ');

export const helpFor = (name: string, { words, options, about, more }: Listed): string =>
  `usage: parlor ${[name, ...words, ...options.map(usageOf)].join(' ')}

${about}
${more}

${optionLines([...options, ...COMMON])}`;

const usageOf = (option: Option): string =>
  option.isRequired === true ? flagOf(option) : `[${flagOf(option)}]`;

const flagOf = ({ name, value, oneOf }: Option): string =>
  value === undefined ? `--${name}` : `--${name} ${oneOf?.join('|') ?? `<${value}>`}`;

const optionLines = (options: readonly Option[]): string => {
  const width = Math.max(...options.map((option) => flagOf(option).length));
  return options.map((option) => `  ${flagOf(option).padEnd(width)}   ${option.about}`).join('\n');
};

/** The same for programs. */
export const commandsForPrograms = (): object => ({
  commands: Object.values(SECTIONS).flatMap((table) =>
    Object.entries(table).map(([name, { words, options, about }]) => ({
      name,
      words,
      options: [...options, ...COMMON],
      about,
    })),
  ),
});
