import type { Seat } from '../../engine/ruleset.js';
import type { Card } from './cards.js';
import type { EffectOnTwo, Whose } from './effects/effect.js';
import type { Action, PlayAction, State } from './model.js';
import { usePlay } from './play.js';
import { layOut, type Position } from './position.js';
import { powerOf } from './powers.js';
import { HOME, marbleId, marbleOf, ownerOf } from './track.js';

/** By card in hand order: without marbles, with each marble, with each pair; then its discard, where that is allowed. */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  const actions: Action[] = [];
  if (state.ending !== null || seat !== state.seatToAct) return actions;
  const position = layOut(state);
  const hand = state.hands[seat] ?? [];
  const rule = state.table.options.discardRule;
  for (const card of hand) {
    const before = actions.length;
    addPlays(actions, position, seat, card);
    if (rule === 'any' || (rule === 'unplayable-card' && actions.length === before))
      actions.push({ type: 'discard', card });
  }
  if (actions.length === 0) for (const card of hand) actions.push({ type: 'discard', card });
  return actions;
};

/** The same play spelled another way: an empty list or a split left out, a swap with the opponent's marble first. */
export const tolerates = (state: State, seat: Seat, action: Action): boolean =>
  action.type === 'play' && !isSpelledAsListed(seat, action) && usePlay(state, seat, action).ok;

const isSpelledAsListed = (seat: Seat, { card, marbles, split }: PlayAction): boolean => {
  if (marbles === undefined) return false;
  const [first = '', second] = marbles;
  const isSplit = second !== undefined && powerOf(card).two?.shared !== null;
  if (isSplit !== (split !== undefined)) return false;
  return second === undefined || ownerOf(marbleOf(first)) === seat;
};

/** Whether a card has any play now. */
export const isPlayable = (state: State, seat: Seat, card: Card): boolean => {
  const plays: Action[] = [];
  addPlays(plays, layOut(state), seat, card);
  return plays.length > 0;
};

const addPlays = (actions: Action[], position: Position, seat: Seat, card: Card): void => {
  const { none, one, two } = powerOf(card);
  if (none !== undefined && none.objection(position, seat) === null)
    actions.push({ type: 'play', card, marbles: [] });
  for (const marble of candidates(position, seat, one.whose))
    if (one.objection(position, seat, marble) === null)
      actions.push({ type: 'play', card, marbles: [marbleId(marble)] });
  if (two !== undefined) addPairs(actions, position, seat, card, two);
};

/** The own marble is named first; a pair of own marbles comes in both orders. */
const addPairs = (
  actions: Action[],
  position: Position,
  seat: Seat,
  card: Card,
  effect: EffectOnTwo,
): void => {
  for (const first of candidates(position, seat, 'own'))
    for (const second of candidates(position, seat, effect.whoseSecond))
      if (first !== second) addPair(actions, position, seat, card, effect, first, second);
};

const addPair = (
  actions: Action[],
  position: Position,
  seat: Seat,
  card: Card,
  effect: EffectOnTwo,
  first: number,
  second: number,
): void => {
  for (const split of effect.shared?.splits ?? UNSPLIT) {
    if (effect.objection(position, seat, first, second, split) !== null) continue;
    const marbles = [marbleId(first), marbleId(second)];
    actions.push(
      effect.shared === null ? { type: 'play', card, marbles } : { type: 'play', card, marbles, split },
    );
  }
};

/** The marbles on the board that an effect could act on: no card does anything with a marble at home. */
const candidates = ({ spots }: Position, seat: Seat, whose: Whose): readonly number[] => {
  const found: number[] = [];
  for (let marble = 0; marble < spots.length; marble++) {
    if (spots[marble] === HOME) continue;
    if (whose === 'any' || (whose === 'own') === (ownerOf(marble) === seat)) found.push(marble);
  }
  return found;
};

/** A pair that shares no steps is tried once. */
const UNSPLIT: readonly number[] = [0];
