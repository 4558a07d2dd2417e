import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { rulebookOf } from '../../games/registry.js';
import { type Asked, Mistake } from '../command.js';
import { type Contest, type Entrant, parseEntrant } from './contest.js';

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
  thoughts: whole(1).optional(),
  preset: z.string().optional(),
  options: z.string().default('{}'),
  seats: whole(2).optional(),
  seed: z.string().default('parlor'),
  workers: whole(1).default(Math.max(1, availableParallelism() - 1)),
  out: z.string().default('arena-results'),
});

/** What was asked for, with what is usual in the place of what was not said. */
export const readFlags = ({ value }: Pick<Asked, 'value'>): Flags => {
  const given = Given.safeParse(
    Object.fromEntries(Object.keys(Given.shape).map((name) => [name, value(name)])),
  );
  if (!given.success)
    throw new Mistake(
      given.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
    );
  const { bots, games, ms, thoughts = null, workers, out } = given.data;
  const entrants = bots.split(',').map((text) => {
    const entrant = parseEntrant(text.trim(), { ms, thoughts });
    if (entrant === null) throw new Mistake(`--bots: there is no bot "${text}"`);
    return entrant;
  });
  if (entrants.length < 2) throw new Mistake('--bots: it takes two to play');
  return { contest: contestOf(given.data), entrants, games, workers, out };
};

const contestOf = ({ ruleset, preset, options, seed, seats }: z.infer<typeof Given>): Contest => {
  const book = rulebookOf(ruleset);
  if (book === undefined) throw new Mistake(`--ruleset: there is no ruleset "${ruleset}"`);
  const base = preset === undefined ? { options: {} } : book.presets.find(({ id }) => id === preset);
  if (base === undefined)
    throw new Mistake(`--preset: ${ruleset} has ${book.presets.map(({ id }) => id).join(', ')}`);
  const wanted = { ...base.options, ...parseOptions(options) };
  const count = seats ?? book.seats.min;
  if (count < book.seats.min || count > book.seats.max)
    throw new Mistake(`--seats: ${ruleset} is played with ${book.seats.min} to ${book.seats.max}`);
  const laid = book.lay(count, wanted);
  if (!laid.ok) throw new Mistake(`--options: ${laid.problem.map(({ message }) => message).join(' ')}`);
  return { ruleset, options: laid.value.options, seats: count, seed };
};

const parseOptions = (text: string): { readonly [option: string]: unknown } => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new Mistake('--options: must be a JSON object, such as {"columnsToWin": 1}');
  }
};
