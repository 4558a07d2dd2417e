import type { Seat } from '../../engine/ruleset.js';
import type { Card } from './cards.js';
import type { Event } from './events.js';
import type { Ending, State } from './model.js';
import { HOME, marbleOf, ownerOf, safeSpot, spotOf } from './track.js';

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'colours-assigned':
    case 'traps-placed':
    case 'trap-placed':
    case 'trap-sprung':
      return evolveGround(state, event);
    case 'cards-dealt':
    case 'deck-refilled':
    case 'card-played':
    case 'card-discarded':
    case 'card-taken':
      return evolveCards(state, event);
    case 'marble-fielded':
    case 'marble-moved':
    case 'marbles-swapped':
    case 'marble-saved':
    case 'marble-sent-home':
      return withSpots(state, evolveSpots(state.spots, event));
    case 'round-started':
      return withClock(state, event.roundNumber, 0, 0);
    case 'turn-passed':
      return withClock(state, state.roundNumber, event.turnNumber, event.seat);
    case 'turn-skipped':
      return state;
    case 'won':
      return withEnding(state, { winner: event.seat });
    case 'round-limit-reached':
      return withEnding(state, { winner: null });
  }
};

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>;

const evolveGround = (
  state: State,
  event: Told<'colours-assigned' | 'traps-placed' | 'trap-placed' | 'trap-sprung'>,
): State => {
  switch (event.type) {
    case 'colours-assigned':
      return withGround(state, event.colours, state.traps);
    case 'traps-placed':
      return withGround(state, state.colours, event.cells);
    case 'trap-placed':
      return withGround(state, state.colours, withItem(state.traps, event.cell));
    case 'trap-sprung':
      return withGround(state, state.colours, without(state.traps, event.cell));
  }
};

const evolveCards = (
  state: State,
  event: Told<'cards-dealt' | 'deck-refilled' | 'card-played' | 'card-discarded' | 'card-taken'>,
): State => {
  const { hands, deck, firePit } = state;
  switch (event.type) {
    case 'cards-dealt':
      return withCards(
        state,
        withHand(hands, event.seat, event.cards),
        withoutAll(deck, event.cards),
        firePit,
      );
    case 'deck-refilled':
      return withCards(state, hands, deck.concat(firePit), []);
    case 'card-played':
    case 'card-discarded':
      return withCards(state, lessCard(hands, event.seat, event.card), deck, withItem(firePit, event.card));
    case 'card-taken':
      return withCards(state, lessCard(hands, event.victim, event.card), deck, underTop(firePit, event.card));
  }
};

const evolveSpots = (
  before: readonly number[],
  event: Told<'marble-fielded' | 'marble-moved' | 'marbles-swapped' | 'marble-saved' | 'marble-sent-home'>,
): readonly number[] => {
  const spots = before.slice();
  const marble = marbleOf(event.marble);
  switch (event.type) {
    case 'marble-fielded':
      spots[marble] = event.cell;
      return spots;
    case 'marble-moved':
      spots[marble] = spotOf(event.to, ownerOf(marble));
      return spots;
    case 'marbles-swapped':
      spots[marble] = event.cell;
      spots[marbleOf(event.other)] = event.otherCell;
      return spots;
    case 'marble-saved':
      spots[marble] = safeSpot(event.seat, event.safeCell);
      return spots;
    case 'marble-sent-home':
      spots[marble] = HOME;
      return spots;
  }
};

const withGround = (state: State, colours: State['colours'], traps: State['traps']): State => {
  const { table, spots, hands, deck, firePit, roundNumber, turnNumber, seatToAct, ending } = state;
  return { table, colours, spots, traps, hands, deck, firePit, roundNumber, turnNumber, seatToAct, ending };
};

const withSpots = (state: State, spots: State['spots']): State => {
  const { table, colours, traps, hands, deck, firePit, roundNumber, turnNumber, seatToAct, ending } = state;
  return { table, colours, spots, traps, hands, deck, firePit, roundNumber, turnNumber, seatToAct, ending };
};

const withCards = (
  state: State,
  hands: State['hands'],
  deck: State['deck'],
  firePit: State['firePit'],
): State => {
  const { table, colours, spots, traps, roundNumber, turnNumber, seatToAct, ending } = state;
  return { table, colours, spots, traps, hands, deck, firePit, roundNumber, turnNumber, seatToAct, ending };
};

const withClock = (state: State, roundNumber: number, turnNumber: number, seatToAct: Seat): State => {
  const { table, colours, spots, traps, hands, deck, firePit, ending } = state;
  return { table, colours, spots, traps, hands, deck, firePit, roundNumber, turnNumber, seatToAct, ending };
};

const withEnding = (state: State, ending: Ending): State => {
  const { table, colours, spots, traps, hands, deck, firePit, roundNumber, turnNumber, seatToAct } = state;
  return { table, colours, spots, traps, hands, deck, firePit, roundNumber, turnNumber, seatToAct, ending };
};

const withHand = (hands: State['hands'], seat: Seat, hand: readonly Card[]): State['hands'] => {
  const all = hands.slice();
  all[seat] = hand;
  return all;
};

const lessCard = (hands: State['hands'], seat: Seat, card: Card): State['hands'] =>
  withHand(hands, seat, without(hands[seat] ?? [], card));

/** A card taken by a Ten or Queen lies under the Ten or Queen. */
const underTop = (firePit: readonly Card[], card: Card): readonly Card[] => {
  const pit = firePit.slice();
  const top = pit.pop();
  pit.push(card);
  if (top !== undefined) pit.push(top);
  return pit;
};

/** Several times quicker than `concat`, and the fire pit grows with every card. */
const withItem = <Item>(items: readonly Item[], item: Item): readonly Item[] => {
  const more = items.slice();
  more.push(item);
  return more;
};

const without = <Item>(items: readonly Item[], gone: Item): readonly Item[] => {
  const left: Item[] = [];
  for (const item of items) if (item !== gone) left.push(item);
  return left;
};

const withoutAll = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] => {
  const left = cards.slice();
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
};
