import type { Outlook } from '../../../engine/bot.js';
import { shuffled } from '../../../engine/chance/shuffled.js';
import type { Action, Dastan, State } from '../model.js';
import { bestMove, deepen, movesOf } from './deepening.js';
import { isAsGoodAsWon, POINT, TASTE, type Taste } from './judgement.js';
import { bestTaking, type Taking } from './offers.js';
import { Search } from './search.js';
import { actionOf, type PackedMove, type Study, studyOf } from './study.js';

/** How hard to think. */
export interface Manner {
  readonly taste: Taste;
  /** Positions to look at for the move, and as many again for the offer: about 20 ms on an ordinary machine. */
  readonly positions: number;
  /** The offer is free to take for ever; a player who wants to get on takes it this often in a turn. */
  readonly mostTakings: number;
}

export const MANNER: Manner = { taste: TASTE, positions: 16_000, mostTakings: 2 };

/** Deeper than any search gets before it is tired. */
const DEEPEST = 30;
/** Luck decides what is on offer next, so that a deeper look at it is not worth the time. */
const OFFER_DEPTH = 3;
/** To be taken, an offer must be better than the best move by more than a doubt. */
const DOUBT = 0.3 * POINT;

export const thinking =
  (manner: Manner) =>
  (outlook: Outlook<Dastan>): Action => {
    const state = outlook.imagine();
    const study = studyOf(state);
    // Equal moves are as good as each other: the first in a random order is played.
    const moves = shuffled(movesOf(study), outlook.chance);
    const newSearch = (): Search => new Search(study, manner.taste, manner.positions, outlook);
    const taking = mayTake(outlook, state, manner)
      ? betterThanMoving(newSearch(), study, state, moves)
      : null;
    if (taking !== null && isAsGoodAsWon(taking.worth)) return taken(taking);
    const plan = deepen(newSearch(), study, moves, DEEPEST);
    if (taking !== null && !isAsGoodAsWon(plan.worth)) return taken(taking);
    return plan.move === null ? PASS : actionOf(plan.move);
  };

const PASS: Action = { type: 'pass' };

const taken = ({ position }: Taking): Action => ({ type: 'take-offer', position });

const mayTake = ({ legal }: Outlook<Dastan>, { offersTaken }: State, { mostTakings }: Manner): boolean =>
  offersTaken < mostTakings && legal.some(({ type }) => type === 'take-offer');

const betterThanMoving = (
  search: Search,
  study: Study,
  state: State,
  moves: readonly PackedMove[],
): Taking | null => {
  const moving = bestMove(search, study, moves, OFFER_DEPTH);
  return isAsGoodAsWon(moving.worth)
    ? null
    : bestTaking(search, study, state, OFFER_DEPTH, moving.worth + DOUBT);
};
