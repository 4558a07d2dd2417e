import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { RULEBOOKS, rulebookOf } from '../../games/registry.js';
import { type Contest, type Entrant, parseEntrant } from './contest.js';

export const USAGE = `npm run arena -- --ruleset cant-stop --bots easy,medium,hard --games 1000

  --ruleset   which game: ${RULEBOOKS.map(({ id }) => id).join(', ')}
  --bots      who meets whom, the weakest first; hard@50 thinks 50 ms   (easy,medium,hard)
              default-hard is the bot of a ruleset that brings none
  --games     how many games each pairing plays, an even number          (200)
  --ms        thinking time for one move, in milliseconds               (200)
  --preset    a set of options by its id
  --options   options as JSON, on top of the preset                     ({})
  --seats     how many seats; the two take turns                        (the fewest)
  --seed      the luck of the whole run; the same gives the same dice   (parlor)
  --workers   how many threads play                                     (cores less one)
  --out       a folder for the picture and the CSV                      (arena-results)
`;

/** What an operator can put right. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

export interface Flags {
  readonly contest: Contest;
  readonly entrants: readonly Entrant[];
  readonly games: number;
  readonly workers: number;
  readonly out: string;
}

const whole = (least: number) => z.coerce.number().int().min(least);

const Given = z.object({
  ruleset: z.string('which game shall they play?'),
  bots: z.string().default(BOT_LEVELS.join(',')),
  games: whole(2).multipleOf(2, 'must be even: games come in pairs').default(200),
  ms: whole(1).default(200),
  preset: z.string().optional(),
  options: z.string().default('{}'),
  seats: whole(2).optional(),
  seed: z.string().default('parlor'),
  workers: whole(1).default(Math.max(1, availableParallelism() - 1)),
  out: z.string().default('arena-results'),
});

export const readFlags = (args: readonly string[]): Flags => {
  const given = Given.safeParse(valuesOf(args));
  if (!given.success)
    throw new UsageProblem(
      given.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
    );
  const { bots, games, ms, workers, out } = given.data;
  const entrants = bots.split(',').map((text) => {
    const entrant = parseEntrant(text.trim(), ms);
    if (entrant === null) throw new UsageProblem(`--bots: there is no bot "${text}"`);
    return entrant;
  });
  if (entrants.length < 2) throw new UsageProblem('--bots: it takes two to play');
  return { contest: contestOf(given.data), entrants, games, workers, out };
};

const valuesOf = (args: readonly string[]) => {
  const options = Object.fromEntries(
    Object.keys(Given.shape).map((name) => [name, { type: 'string' as const }]),
  );
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
};

const contestOf = ({ ruleset, preset, options, seed, seats }: z.infer<typeof Given>): Contest => {
  const book = rulebookOf(ruleset);
  if (book === undefined) throw new UsageProblem(`--ruleset: there is no ruleset "${ruleset}"`);
  const base = preset === undefined ? { options: {} } : book.presets.find(({ id }) => id === preset);
  if (base === undefined)
    throw new UsageProblem(`--preset: ${ruleset} has ${book.presets.map(({ id }) => id).join(', ')}`);
  const wanted = { ...base.options, ...parseOptions(options) };
  const count = seats ?? book.seats.min;
  if (count < book.seats.min || count > book.seats.max)
    throw new UsageProblem(`--seats: ${ruleset} is played with ${book.seats.min} to ${book.seats.max}`);
  const laid = book.lay(count, wanted);
  if (!laid.ok) throw new UsageProblem(`--options: ${laid.problem.map(({ message }) => message).join(' ')}`);
  return { ruleset, options: laid.value.options, seats: count, seed };
};

const parseOptions = (text: string): { readonly [option: string]: unknown } => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new UsageProblem('--options: must be a JSON object, such as {"columnsToWin": 1}');
  }
};
