import { COMMANDS, type Listed } from './commands.js';

/** All commands, a line each. */
export const overview = (): string => {
  const listed = Object.values(COMMANDS);
  const width = Math.max(...listed.map(({ usage }) => usage.length));
  const lines = listed.map(({ usage, about }) => `  ${usage.padEnd(width)}   ${about}`);
  return `usage: parlor <command>

${lines.join('\n')}

parlor help <command> says more. A command leaves with 0 when all is well, with 1 when something is wrong,
and with 2 when it was not understood or had nothing to work on.`;
};

export const helpFor = ({ usage, about, more }: Listed): string => `usage: parlor ${usage}

${about}
${more}`;
