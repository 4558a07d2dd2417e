import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Card } from './cards.js';
import type { EffectOnOne, WayOfTwo } from './effects/effect.js';
import { listedActions } from './listed-actions.js';
import type { Action, PlayAction, State } from './model.js';
import { type Outlook, outlookOf } from './outlook.js';
import { readPlay } from './play.js';
import { type Standing, spotOfMarble } from './position.js';
import { powerOf } from './powers.js';
import { firstMarble, HOME, MARBLES_EACH, marbleId, marbleNamed, ownerOf } from './track.js';

/** By card in hand order: without marbles, with each marble, with each pair; then its discard, where that is allowed. */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  const actions: Action[] = [];
  if (state.ending !== null || seat !== state.seatToAct) return actions;
  const outlook = outlookOf(state.standing, seat);
  const hand = itemAt(state.hands, seat);
  const rule = state.table.options.discardRule;
  for (const card of hand) {
    const before = actions.length;
    addPlays(actions, state, outlook, seat, card);
    if (rule === 'any' || (rule === 'unplayable-card' && actions.length === before))
      actions.push(listedActions(card).discard);
  }
  if (actions.length === 0) for (const card of hand) actions.push(listedActions(card).discard);
  return actions;
};

/** The same play spelled another way: an empty list or a split left out, a swap with the opponent's marble first. */
export const tolerates = (state: State, seat: Seat, action: Action): boolean =>
  action.type === 'play' && !isSpelledAsListed(seat, action) && readPlay(state, seat, action).ok;

const isSpelledAsListed = (seat: Seat, { card, marbles, split }: PlayAction): boolean => {
  if (marbles === undefined) return false;
  const [first = '', second] = marbles;
  const isSplit = second !== undefined && powerOf(card).two?.shared !== null;
  if (isSplit !== (split !== undefined)) return false;
  return second === undefined || isOwn(seat, marbleNamed(first));
};

const isOwn = (seat: Seat, marble: number | null): boolean => marble !== null && ownerOf(marble) === seat;

/** Whether a card has any play now. */
export const isPlayable = (state: State, seat: Seat, card: Card): boolean => {
  const plays: Action[] = [];
  addPlays(plays, state, outlookOf(state.standing, seat), seat, card);
  return plays.length > 0;
};

const addPlays = (actions: Action[], state: State, outlook: Outlook, seat: Seat, card: Card): void => {
  const { power, alone, withOne } = listedActions(card);
  const { none, one, two } = power;
  if (none !== undefined && none.objection(state, seat) === null) actions.push(alone);
  if (one.needs === null) addMoves(actions, one, state.standing, seat, withOne);
  else addWalks(actions, outlook, seat, one.needs, withOne);
  if (two !== undefined) addPairs(actions, card, two.ways(outlook, seat));
};

/** Most cards by far: an own marble goes forward. */
const addWalks = (
  actions: Action[],
  { reaches }: Outlook,
  seat: Seat,
  steps: number,
  withOne: readonly Action[],
): void => {
  const first = firstMarble(seat);
  for (let n = 0; n < MARBLES_EACH; n++)
    if ((reaches[n] ?? 0) >= steps) actions.push(itemAt(withOne, first + n));
};

/** No card does anything with a marble at home. */
const addMoves = (
  actions: Action[],
  { whose, isOpen }: EffectOnOne,
  standing: Standing,
  seat: Seat,
  withOne: readonly Action[],
): void => {
  const first = whose === 'own' ? firstMarble(seat) : 0;
  const end = whose === 'own' ? first + MARBLES_EACH : standing.spots.length;
  for (let marble = first; marble < end; marble++)
    if (spotOfMarble(standing, marble) !== HOME && isOpen(standing, seat, marble))
      actions.push(itemAt(withOne, marble));
};

const addPairs = (actions: Action[], card: Card, ways: readonly WayOfTwo[]): void => {
  for (const { first, second, split } of ways) {
    const marbles = [marbleId(first), marbleId(second)];
    actions.push(split === null ? { type: 'play', card, marbles } : { type: 'play', card, marbles, split });
  }
};
