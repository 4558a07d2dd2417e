import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Card } from './cards.js';
import type { Event } from './events.js';
import type { Ending, State } from './model.js';
import { takeOut } from './pile.js';
import { type Standing, withMarbleOn } from './position.js';
import { HOME, marbleOf, ownerOf, safeSpot, spotOf } from './track.js';

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>;
type MarbleEvent = Told<
  'marble-fielded' | 'marble-moved' | 'marbles-swapped' | 'marble-saved' | 'marble-sent-home'
>;
export type TrapEvent = Told<'traps-placed' | 'trap-placed' | 'trap-sprung'>;
export type CardEvent = Told<'card-played' | 'card-discarded' | 'card-taken'>;

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'colours-assigned':
      return withGround(state, event.colours, state.traps);
    case 'traps-placed':
    case 'trap-placed':
    case 'trap-sprung':
      return withGround(state, state.colours, trapsAfter(state.traps, event));
    case 'cards-dealt':
      return withCards(
        state,
        withHand(state.hands, event.seat, event.cards),
        withoutAll(state.deck, event.cards),
        state.firePit,
      );
    case 'deck-refilled':
      return withCards(state, state.hands, state.deck.concat(state.firePit), []);
    case 'card-played':
    case 'card-discarded':
    case 'card-taken':
      return withCards(state, handsAfter(state.hands, event), state.deck, pitAfter(state.firePit, event));
    case 'marble-fielded':
    case 'marble-moved':
    case 'marbles-swapped':
    case 'marble-saved':
    case 'marble-sent-home':
      return withStanding(state, standingAfter(state.standing, event));
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

const standingAfter = (standing: Standing, event: MarbleEvent): Standing => {
  const marble = marbleOf(event.marble);
  switch (event.type) {
    case 'marble-fielded':
      return withMarbleOn(standing, marble, event.cell);
    case 'marble-moved':
      return withMarbleOn(standing, marble, spotOf(event.to, ownerOf(marble)));
    case 'marbles-swapped':
      return withMarbleOn(withMarbleOn(standing, marble, event.cell), marbleOf(event.other), event.otherCell);
    case 'marble-saved':
      return withMarbleOn(standing, marble, safeSpot(event.seat, event.safeCell));
    case 'marble-sent-home':
      return withMarbleOn(standing, marble, HOME);
  }
};

export const trapsAfter = (traps: State['traps'], event: TrapEvent): State['traps'] => {
  switch (event.type) {
    case 'traps-placed':
      return event.cells;
    case 'trap-placed':
      return traps.toSpliced(traps.length, 0, event.cell);
    case 'trap-sprung':
      return withoutTrap(traps, event.cell);
  }
};

const withoutTrap = (traps: State['traps'], cell: number): State['traps'] => {
  const place = traps.indexOf(cell);
  if (place === -1) throw new RangeError(`${cell} is not there to be taken`);
  return traps.toSpliced(place, 1);
};

/** Whose hand the card comes from. */
const giverIn = (event: CardEvent): Seat => (event.type === 'card-taken' ? event.victim : event.seat);

const handsAfter = (hands: State['hands'], event: CardEvent): State['hands'] => {
  const seat = giverIn(event);
  return withHand(hands, seat, without(itemAt(hands, seat), event.card));
};

/** A card taken by a Ten or Queen lies under the Ten or Queen. */
const pitAfter = (firePit: State['firePit'], event: CardEvent): State['firePit'] =>
  firePit.toSpliced(firePit.length - (event.type === 'card-taken' ? 1 : 0), 0, event.card);

const withGround = (state: State, colours: State['colours'], traps: State['traps']): State => {
  const { table, standing, hands, deck, firePit, roundNumber, turnNumber, seatToAct, ending } = state;
  return {
    table,
    colours,
    standing,
    traps,
    hands,
    deck,
    firePit,
    roundNumber,
    turnNumber,
    seatToAct,
    ending,
  };
};

const withStanding = (state: State, standing: Standing): State => {
  const { table, colours, traps, hands, deck, firePit, roundNumber, turnNumber, seatToAct, ending } = state;
  return {
    table,
    colours,
    standing,
    traps,
    hands,
    deck,
    firePit,
    roundNumber,
    turnNumber,
    seatToAct,
    ending,
  };
};

const withCards = (
  state: State,
  hands: State['hands'],
  deck: State['deck'],
  firePit: State['firePit'],
): State => {
  const { table, colours, standing, traps, roundNumber, turnNumber, seatToAct, ending } = state;
  return {
    table,
    colours,
    standing,
    traps,
    hands,
    deck,
    firePit,
    roundNumber,
    turnNumber,
    seatToAct,
    ending,
  };
};

const withClock = (state: State, roundNumber: number, turnNumber: number, seatToAct: Seat): State => {
  const { table, colours, standing, traps, hands, deck, firePit, ending } = state;
  return {
    table,
    colours,
    standing,
    traps,
    hands,
    deck,
    firePit,
    roundNumber,
    turnNumber,
    seatToAct,
    ending,
  };
};

const withEnding = (state: State, ending: Ending): State => {
  const { table, colours, standing, traps, hands, deck, firePit, roundNumber, turnNumber, seatToAct } = state;
  return {
    table,
    colours,
    standing,
    traps,
    hands,
    deck,
    firePit,
    roundNumber,
    turnNumber,
    seatToAct,
    ending,
  };
};

const withHand = (hands: State['hands'], seat: Seat, hand: readonly Card[]): State['hands'] => {
  const all = hands.slice();
  all[seat] = hand;
  return all;
};

const without = (items: readonly Card[], gone: Card): readonly Card[] => {
  const left = items.slice();
  takeOut(left, gone);
  return left;
};

const withoutAll = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] => {
  const left = cards.slice();
  for (const card of gone) takeOut(left, card);
  return left;
};
