import type { Seat } from '../../engine/ruleset.js';
import type { Card } from './cards.js';
import type { EffectOnOne, WayOfTwo } from './effects/effect.js';
import type { Action, PlayAction, State } from './model.js';
import { usePlay } from './play.js';
import { type Position, positionOf, spotOfMarble } from './position.js';
import { powerOf } from './powers.js';
import { HOME, marbleId, marbleOf, marblesOf, ownerOf } from './track.js';

/** By card in hand order: without marbles, with each marble, with each pair; then its discard, where that is allowed. */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  const actions: Action[] = [];
  if (state.ending !== null || seat !== state.seatToAct) return actions;
  const position = positionOf(state);
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
  addPlays(plays, positionOf(state), seat, card);
  return plays.length > 0;
};

const addPlays = (actions: Action[], position: Position, seat: Seat, card: Card): void => {
  const { none, one, two } = powerOf(card);
  if (none !== undefined && none.objection(position, seat) === null)
    actions.push({ type: 'play', card, marbles: [] });
  if (one.whose === 'own')
    for (const marble of marblesOf(seat)) addPlay(actions, position, seat, card, one, marble);
  else
    for (let marble = 0; marble < position.spots.length; marble++)
      addPlay(actions, position, seat, card, one, marble);
  if (two !== undefined) addPairs(actions, card, two.ways(position, seat));
};

/** No card does anything with a marble at home. */
const addPlay = (
  actions: Action[],
  position: Position,
  seat: Seat,
  card: Card,
  effect: EffectOnOne,
  marble: number,
): void => {
  if (spotOfMarble(position, marble) === HOME || effect.objection(position, seat, marble) !== null) return;
  actions.push({ type: 'play', card, marbles: [marbleId(marble)] });
};

const addPairs = (actions: Action[], card: Card, ways: readonly WayOfTwo[]): void => {
  for (const { first, second, split } of ways) {
    const marbles = [marbleId(first), marbleId(second)];
    actions.push(split === null ? { type: 'play', card, marbles } : { type: 'play', card, marbles, split });
  }
};
