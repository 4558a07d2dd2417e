import { askedOf } from './asked.js';
import {
  ALL_IS_WELL,
  type Asked,
  Mistake,
  NOT_ASKED_RIGHT,
  SOMETHING_IS_WRONG,
  WAS_INTERRUPTED,
} from './command.js';
import { commandIn, meantBy } from './commands.js';
import { complain } from './complain.js';
import { commandsForPrograms, helpFor, overview } from './help.js';
import { Interrupted } from './interrupt.js';

const HELP: ReadonlySet<string | undefined> = new Set(['help', '--help', '-h']);

/** Spelled as most programs have it. */
const VERSION: ReadonlySet<string | undefined> = new Set(['--version', '-v']);
const named = (typed: readonly string[]): readonly string[] =>
  VERSION.has(typed[0]) ? ['version', ...typed.slice(1)] : typed;

const main = async (typed: readonly string[]): Promise<number> => {
  if (HELP.has(typed[0])) return help(typed.slice(1));
  const command = commandIn(named(typed));
  if (command === null) return noSuchCommand(typed);
  const { name, listed, rest } = command;
  const asked = askedOf(listed, rest);
  if (HELP.has(rest[0]) || ('has' in asked && asked.has('help'))) return help([name]);
  if ('problem' in asked) return notUnderstood(asked.problem, helpFor(name, listed), rest);
  return run(await listed.load(), asked);
};

const help = (words: readonly string[]): number => {
  const asked = words.filter((word) => word !== '--json').flatMap((word) => word.split(' '));
  const command = commandIn(named(asked));
  if (command === null && asked.length > 0) return noSuchCommand([...asked, ...words]);
  if (words.includes('--json')) console.log(JSON.stringify(commandsForPrograms()));
  else console.log(command === null ? overview() : helpFor(command.name, command.listed));
  return ALL_IS_WELL;
};

const noSuchCommand = (typed: readonly string[]): number => {
  if (typed.length > 0) return notUnderstood(`there is no command ${meantBy(typed)}`, overview(), typed);
  console.error(overview());
  return NOT_ASKED_RIGHT;
};

const notUnderstood = (problem: string, usage: string, typed: readonly string[]): number => {
  if (typed.includes('--json')) complain(new Mistake(problem), 'as JSON');
  else console.error(`parlor: ${problem}\n${usage}`);
  return NOT_ASKED_RIGHT;
};

const run = async (command: { run(asked: Asked): Promise<number> }, asked: Asked): Promise<number> => {
  try {
    return await command.run(asked);
  } catch (error) {
    if (error instanceof Interrupted) return WAS_INTERRUPTED;
    complain(error, asked.has('json') ? 'as JSON' : 'in words');
    return error instanceof Mistake ? NOT_ASKED_RIGHT : SOMETHING_IS_WRONG;
  }
};

// Whoever reads from us may have enough: `parlor games | head -1`.
process.stdout.on('error', (error) => {
  if (Object(error).code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? ALL_IS_WELL);
});

process.exitCode = await main(process.argv.slice(2));
