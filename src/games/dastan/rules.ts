import type { Chance } from '../../engine/chance/chance.js';
import { finished } from '../../engine/outcome.js';
import type { Misfit, Outcome, Seat, Table } from '../../engine/ruleset.js';
import { NOBODY, onlySeat } from '../../engine/to-act.js';
import { afterIdling, afterMove, afterOffer } from './aftermath.js';
import type { Action, Event, Options, State } from './model.js';
import { FIRST_OFFER, FIRST_QUEUES } from './move-options.js';
import { legalMoves } from './moves.js';
import { POSITIONS, START_SCORE } from './points.js';
import { type Answer, move, pass, takeOffer } from './settle.js';
import { firstBoard } from './squares.js';

export { refusals, tolerates } from './refusals.js';

/** The pieces stand side by side from column 2 on. */
export const fits = ({ options }: Table<Options>): Misfit | null => {
  const { pieces, columns } = options;
  if (pieces < columns) return null;
  return {
    pointer: '/pieces',
    message: `\`pieces\` must be a whole number from 1 to ${columns - 1} on a board of ${columns} columns: they begin at column 2.`,
  };
};

export const initial = ({ options }: Table<Options>): State => ({
  options,
  board: firstBoard(options),
  scores: [START_SCORE, START_SCORE],
  queues: FIRST_QUEUES,
  offer: FIRST_OFFER,
  seatToAct: 0,
  offersTaken: 0,
  turnsPlayed: 0,
  passes: 0,
  lastMove: null,
  ended: null,
});

export const open = (): readonly Event[] => [];

export const decide = (state: State, seat: Seat, action: Action, chance: Chance): Answer => {
  switch (action.type) {
    case 'move':
      return move(state, seat, action);
    case 'take-offer':
      return takeOffer(state, seat, action.position, chance);
    case 'pass':
      return pass(state, seat);
  }
};

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'moved':
      return afterMove(state, event);
    case 'offer-taken':
      return afterOffer(state, event);
    case 'turn-forfeited':
      return afterIdling(state, 0);
    case 'passed':
      return afterIdling(state, state.passes + 1);
  }
};

export const toAct = (state: State): readonly Seat[] => {
  return state.ended === null ? onlySeat(state.seatToAct) : NOBODY;
};

export const legal = (state: State, seat: Seat): readonly Action[] => {
  if (state.ended !== null || seat !== state.seatToAct) return NOTHING;
  const actions: Action[] = legalMoves(state, seat);
  const canMove = actions.length > 0;
  const { offersPerTurn } = state.options;
  if (offersPerTurn === null || state.offersTaken < offersPerTurn) {
    for (const taking of TAKINGS) actions.push(taking);
  }
  if (!canMove) actions.push(PASS);
  return actions;
};

/** Whatever ended it, the higher score wins. */
export const outcome = ({ ended, scores }: State): Outcome | null => {
  if (ended === null) return null;
  if (scores[0] === scores[1]) return finished([[0, 1]], scores, ended);
  return finished(scores[0] > scores[1] ? [[0], [1]] : [[1], [0]], scores, ended);
};

/** Made once: bots ask for these millions of times. */
const NOTHING: readonly Action[] = [];
const TAKINGS: readonly Action[] = POSITIONS.map((position) => ({ type: 'take-offer', position }));
const PASS: Action = { type: 'pass' };
