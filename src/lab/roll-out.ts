import { BoundedCache } from '../engine/bounded-cache.js';
import { itemAt } from '../engine/item-at.js';
import { no, type Result, yes } from '../engine/result.js';
import type { Said, Seat } from '../engine/ruleset.js';
import type { Problem } from '../table/problem.js';
import type { Numbering } from './numbering.js';
import type { Rollout } from './question.js';
import { acted, botActs, botToAct, type LabTable, opened, type Standing } from './standing.js';

/** Games as they were left by their last request: the next one usually is one action longer. What is not here is played again. */
export type Remembered = BoundedCache<string, Standing>;

const REMEMBERED_BYTES = 2 ** 25;
export const remembered = (): Remembered => new BoundedCache(REMEMBERED_BYTES);

/** One game of a request, and what belongs to all of them. */
export interface Playing {
  readonly table: LabTable;
  readonly numbering: Numbering;
  readonly memory: Remembered;
  /** Names the table among those remembered. */
  readonly name: string;
}

/** Plays one game as far as its actions go, a decision at each step, so that whoever asks may stop it. */
export function* rolledOut(
  { table, numbering, memory, name }: Playing,
  { seed, actions }: Rollout,
  game: number,
): Generator<void, Result<Standing, Problem>> {
  const keyUpTo = (length: number): string => `${name} ${actions.slice(0, length).join()} ${seed}`;
  let done = actions.length;
  let standing = memory.get(keyUpTo(done));
  if (standing === undefined && done > 0) standing = memory.get(keyUpTo(--done));
  if (standing === undefined) {
    done = 0;
    standing = yield* botsPlay(table, opened(table, seed), seed);
  }
  for (; done < actions.length; done++) {
    const wanted = wantedAt(standing, numbering, itemAt(actions, done));
    if (wanted === null) return no(illegal(standing, numbering, table, game, done));
    yield;
    standing = yield* botsPlay(table, acted(table, standing, seed, wanted.seat, wanted.action), seed);
  }
  const key = keyUpTo(done);
  memory.set(key, standing, standing.match.bytes + 2 * key.length);
  return yes(standing);
}

function* botsPlay(table: LabTable, from: Standing, seed: string): Generator<void, Standing> {
  let standing = from;
  for (let bot = botToAct(table, standing); bot !== null; bot = botToAct(table, standing)) {
    yield;
    standing = botActs(table, standing, seed, bot);
  }
  return standing;
}

/** The seat that is to act for whoever asks: bots have acted already, so the first of those to act. */
export const seatToAct = ({ match }: Standing): Seat | null => match.toAct[0] ?? null;

const wantedAt = (
  standing: Standing,
  numbering: Numbering,
  number: number,
): { readonly seat: Seat; readonly action: Said } | null => {
  const seat = seatToAct(standing);
  const action = seat === null ? undefined : numbering.actionOf(number, standing.match.legal(seat));
  return seat === null || action === undefined ? null : { seat, action };
};

const illegal = (
  standing: Standing,
  numbering: Numbering,
  { book }: LabTable,
  game: number,
  at: number,
): Problem => {
  const seat = seatToAct(standing);
  const pointer = `/games/${game}/actions/${at}`;
  if (seat === null)
    return {
      code: 'illegal-rollout',
      detail: `Game ${game} of ${book.name} was over after ${at} actions, so there is no action ${at}. Begin another with a new seed.`,
      errors: [{ pointer, message: 'must not be there: the game is over' }],
    };
  const legal = numbering.numbersOf(standing.match.legal(seat));
  return {
    code: 'illegal-rollout',
    detail: `In game ${game} action ${at} is not legal for seat ${seat}. Legal there: ${legal.join(', ')}.`,
    errors: [{ pointer, message: `must be one of ${legal.join(', ')}` }],
  };
};
