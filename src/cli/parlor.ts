import { complain } from '../leave.js';
import { ALL_IS_WELL, askedOf, NOT_ASKED_RIGHT, SOMETHING_IS_WRONG } from './command.js';
import { COMMANDS, type Listed } from './commands.js';
import { helpFor, overview } from './help.js';

const HELP: ReadonlySet<string | undefined> = new Set(['help', '--help', '-h']);

const main = async ([name, ...typed]: readonly string[]): Promise<number> => {
  const listed = listedAs(name);
  if (HELP.has(name)) return help(typed[0]);
  if (listed !== null) return HELP.has(typed[0]) ? help(name) : run(listed, typed);
  console.error(overview());
  return NOT_ASKED_RIGHT;
};

const listedAs = (name: string | undefined): Listed | null =>
  name !== undefined && Object.hasOwn(COMMANDS, name) ? (COMMANDS[name] ?? null) : null;

const help = (name: string | undefined): number => {
  const listed = listedAs(name);
  console.log(listed === null ? overview() : helpFor(listed));
  return name === undefined || listed !== null ? ALL_IS_WELL : NOT_ASKED_RIGHT;
};

const run = async (listed: Listed, typed: readonly string[]): Promise<number> => {
  const command = await listed.load();
  const asked = askedOf(command, typed);
  if ('problem' in asked) {
    console.error(`parlor: ${asked.problem}\n${helpFor(listed)}`);
    return NOT_ASKED_RIGHT;
  }
  try {
    return await command.run(asked);
  } catch (error) {
    complain(error);
    return SOMETHING_IS_WRONG;
  }
};

process.exitCode = await main(process.argv.slice(2));
