import type { Chance, Lot } from '../../engine/chance/chance.js';
import { scriptedChance } from '../../engine/chance/scripted.js';
import { seededChance } from '../../engine/chance/seeded.js';
import type { Seat } from '../../engine/ruleset.js';
import { boardChance } from '../../proof/board-chance.js';
import { chanceOf } from '../../proof/fair-chance.js';
import type { Game } from './game.js';
import type { TableEvent } from './table-event.js';

/** The luck of one decision. */
export interface Luck {
  readonly chance: Chance;
  /** What is written of the luck that this decision took, where a log counts it. */
  spent(): LuckDrawn | null;
}

export type LuckDrawn = Extract<TableEvent, { type: 'luck-drawn' }>;

type LuckOwner = Pick<Game, 'id' | 'dice' | 'salts' | 'given' | 'draws' | 'board' | 'boardDraws'>;

/**
 * The luck of the decision that a seat takes at a version; no seat takes the opening. It follows from the log alone, so every process
 * that tries it draws the same.
 */
export const luckAt = (game: LuckOwner, version: number, seat: Seat | null): Luck => {
  const { id, dice, salts, given, board } = game;
  if (board !== null) return fromBoard(game, board, seat);
  const fair = chanceOf(dice, id, version, salts);
  if (given === null) return { chance: fair, spent: nothing };
  return 'seed' in given ? seeded(given.seed, game.draws) : scripted(given, game.draws, fair);
};

const nothing = (): null => null;

/** The opening has a row of its own, which is read once and need not be counted. */
const OPENING = 'opening';

const fromBoard = ({ dice, boardDraws }: LuckOwner, board: string, seat: Seat | null): Luck => {
  if (seat === null) return { chance: boardChance(dice, board, OPENING, 0), spent: nothing };
  const before = boardDraws[seat] ?? 0;
  const chance = boardChance(dice, board, `seat-${seat}`, before);
  return { chance, spent: () => drawn(before, chance.used(), seat) };
};

const drawn = (before: number, draws: number, seat?: Seat): LuckDrawn | null =>
  draws === before ? null : { type: 'luck-drawn', draws, ...(seat === undefined ? {} : { seat }) };

/** Each decision has a stream of its own, named by the draws before it: so no stream need be read again from its start. */
const seeded = (seed: string, before: number): Luck => {
  const { pick } = seededChance(`${before} ${seed}`);
  let draws = before;
  return {
    spent: () => drawn(before, draws),
    chance: {
      pick(items) {
        draws++;
        return pick(items);
      },
    },
  };
};

const scripted = (
  { script, whenSpent }: { readonly script: readonly Lot[]; readonly whenSpent: 'refuse' | 'random' },
  from: number,
  rest: Chance,
): Luck => {
  const chance = scriptedChance(script, { from, whenSpent, rest });
  return { chance, spent: () => drawn(from, chance.used()) };
};
