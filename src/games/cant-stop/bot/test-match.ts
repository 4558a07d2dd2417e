import { type BotLevel, botAnswer } from '../../../engine/bot.js';
import type { Chance } from '../../../engine/chance/chance.js';
import { seededChance } from '../../../engine/chance/seeded.js';
import type { Table } from '../../../engine/ruleset.js';
import { cantStop as game } from '../index.js';
import type { Options, State } from '../model.js';

/** A glance is all that the tests wait for. */
const hasTime = () => false;

/** Plays a game between bots, by seat, to its end. */
export const play = (table: Table<Options>, levels: readonly BotLevel[], chance: Chance): State => {
  const { seats, options } = table;
  let state = game.initial(table);
  while (state.phase !== 'over') {
    const seat = state.turn;
    const level = levels[seat] ?? 'easy';
    const view = game.view(state, seat);
    const action = botAnswer(game, { seat, seats, options, view, level, chance, hasTime });
    const decided = game.decide(state, seat, action, chance);
    if (!decided.ok) throw new Error(decided.problem.detail);
    for (const event of decided.value) state = game.evolve(state, event);
  }
  return state;
};

/** How many of these games, seats changing after each, the first bot wins. */
export const match = (first: BotLevel, second: BotLevel, games: number): number => {
  const table: Table<Options> = { seats: 2, options: { columnsToWin: 3, occupiedSpaces: 'share' } };
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % 2;
    const levels = seat === 0 ? [first, second] : [second, first];
    if (play(table, levels, seededChance(`match ${number}`)).turn === seat) won++;
  }
  return won;
};
