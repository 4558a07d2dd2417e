import { type BotLevel, botAnswer } from '../../../engine/bot.js';
import type { Chance } from '../../../engine/chance/chance.js';
import { seededChance } from '../../../engine/chance/seeded.js';
import { knucklebones as game } from '../index.js';
import type { Options, State } from '../model.js';

/** Plays a game between bots, by seat, to its end. */
export const play = (options: Options, levels: readonly [BotLevel, BotLevel], chance: Chance): State => {
  let state = game.initial({ seats: 2, options });
  for (const event of game.open(state, chance)) state = game.evolve(state, event);
  while (!state.isOver) {
    const seat = state.turn;
    const level = levels[seat] ?? 'easy';
    const view = game.view(state, seat);
    const action = botAnswer(game, { seat, seats: 2, options, view, level, chance, hasTime: aFewLooks() });
    const decided = game.decide(state, seat, action, chance);
    if (!decided.ok) throw new Error(decided.problem.detail);
    for (const event of decided.value) state = game.evolve(state, event);
  }
  return state;
};

/** Time for two dice ahead on the usual board. */
const aFewLooks = () => {
  let looks = 6;
  return () => looks-- > 0;
};

/** How many of these games, seats changing after each, the first bot wins; a draw is half a win. */
export const match = (first: BotLevel, second: BotLevel, games: number): number => {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % 2;
    const levels = seat === 0 ? ([first, second] as const) : ([second, first] as const);
    const ended = play({ width: 3, height: 3 }, levels, seededChance(`match ${number}`));
    const [winners = []] = game.outcome(ended)?.ranking ?? [];
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won;
};
