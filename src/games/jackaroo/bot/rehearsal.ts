import type { Chance } from '../../../engine/chance/chance.js';
import type { Seat } from '../../../engine/ruleset.js';
import type { Action, State } from '../model.js';
import { perform, readPlay } from '../play.js';
import { soFar, storyFrom, tellOfCard } from '../story.js';
import { endTurn } from '../turn.js';
import type { Taste } from './appraisal.js';
import { mostPromising } from './most-promising.js';
import { chanceToWin } from './prospects.js';

/** A world that ends with this round: the hands are empty then, and nobody knows what comes. */
export const untilHandsAreEmpty = (world: State): State => {
  const options = { ...world.table.options, maxRounds: world.roundNumber };
  return { ...world, table: { ...world.table, options }, deck: [], firePit: [] };
};

/** Plays a world to its end, everybody as it looks best to them; says how likely the seat then is to win. */
export const rehearse = (world: State, seat: Seat, action: Action, taste: Taste, chance: Chance): number => {
  let state = afterAction(world, seat, action, chance);
  while (state.ending === null)
    state = afterAction(state, state.seatToAct, mostPromising(state, state.seatToAct, taste), chance);
  const { winner } = state.ending;
  if (winner !== null) return winner === seat ? 1 : 0;
  return chanceToWin(state.standing, seat);
};

/** The next state by the rules; the action is known to be legal. */
const afterAction = (state: State, seat: Seat, action: Action, chance: Chance): State => {
  const story = storyFrom(state);
  if (action.type === 'discard') tellOfCard(story, { type: 'card-discarded', seat, card: action.card });
  else {
    const play = readPlay(state, seat, action);
    tellOfCard(story, { type: 'card-played', seat, card: action.card });
    if (play.ok) perform(story, seat, play.value, chance);
  }
  endTurn(story, seat, chance);
  return soFar(story);
};
