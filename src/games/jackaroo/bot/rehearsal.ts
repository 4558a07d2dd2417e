import type { Chance } from '../../../engine/chance/chance.js';
import type { Seat } from '../../../engine/game.js';
import type { Action, State } from '../model.js';
import { usePlay } from '../play.js';
import { storyFrom, tell } from '../story.js';
import { endTurn } from '../turn.js';
import type { Taste } from './appraisal.js';
import { mostPromising } from './most-promising.js';
import { worthOfSeat } from './worth.js';

/** A game won or lost outweighs whatever is on the board. */
const WON = 500;

/**
 * Plays an imagined world on, everybody as it looks best to them, until the hands are empty and nobody knows what comes;
 * says how well the seat then stands.
 */
export const rehearse = (
  world: State,
  seat: Seat,
  action: Action,
  tastes: { readonly play: Taste; readonly judge: Taste },
  chance: Chance,
): number => {
  let state = afterAction(world, seat, action, chance);
  while (state.ending === null && state.round === world.round)
    state = afterAction(state, state.seat, mostPromising(state, state.seat, tastes.play), chance);
  return standingOf(state, seat, tastes.judge);
};

/** The next state by the rules; the action is known to be legal. */
const afterAction = (state: State, seat: Seat, action: Action, chance: Chance): State => {
  const story = storyFrom(state);
  if (action.type === 'discard') tell(story, { type: 'card-discarded', seat, card: action.card });
  else {
    const use = usePlay(state, seat, action);
    tell(story, { type: 'card-played', seat, card: action.card });
    if (use.ok) use.value(story, chance);
  }
  endTurn(story, seat, chance);
  return story.state;
};

/** How far ahead of the others a seat is; the one in front counts as much as all of them together. */
const standingOf = ({ table, spots, ending }: State, seat: Seat, { worths, spite }: Taste): number => {
  if (ending !== null && ending.winner !== null) return ending.winner === seat ? WON : -WON;
  const standing = { seats: table.seats, spots };
  let all = 0;
  let most = 0;
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    const worth = worthOfSeat(standing, other, worths);
    all += worth;
    most = Math.max(most, worth);
  }
  return worthOfSeat(standing, seat, worths) - (spite * (all / (table.seats - 1) + most)) / 2;
};
