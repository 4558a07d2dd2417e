import { endOf, type Halt } from '../../engine/halt.js';
import { winnerOf } from '../../engine/outcome.js';
import type { Viewer } from '../../engine/ruleset.js';
import { seatOf, sees, seesAll } from '../../engine/viewer.js';
import type { Card } from './cards.js';
import type { Event, Sighting } from './events.js';
import type { State } from './model.js';
import { baseOf, entryOf, marbleId, ownerOf, placeAt } from './track.js';
import type { View } from './view-model.js';

/** What one viewer may see. When the game is over nothing is hidden any more. */
export const view = (state: State, viewer: Viewer, halt: Halt | null = null): View => {
  const concluded = endOf(halt);
  const isOver = state.ending !== null || concluded !== null;
  const isOpen = isOver || seesAll(viewer);
  return {
    phase: isOver ? 'over' : halt === null ? 'to-play' : 'midway',
    you: seatOf(viewer),
    seatToAct: isOver || halt !== null ? null : state.seatToAct,
    roundNumber: state.roundNumber,
    turnNumber: state.turnNumber,
    winner: concluded === null ? (state.ending?.winner ?? null) : winnerOf(concluded),
    concluded,
    colours: state.colours.slice(),
    quarters: state.hands.map((_, seat) => quarter(state.table.seats, seat)),
    marbles: state.standing.spots.map(marbleSeen),
    hands: state.hands.map((hand, seat) => (isOver || sees(viewer, seat) ? faceUp(hand) : faceDown(hand))),
    deck: isOpen ? faceUp(state.deck) : faceDown(state.deck),
    firePit: state.firePit.slice(),
    traps: {
      count: state.traps.length,
      cells: isOpen || state.table.options.trapsVisible ? state.traps.toSorted((a, b) => a - b) : null,
    },
  };
};

/** What one viewer may see of an event. A hidden one keeps its place and says no more than that it happened. */
export const sighting = (event: Event, viewer: Viewer): Sighting => {
  switch (event.type) {
    case 'traps-placed': {
      const { type, cells } = event;
      return event.visible || seesAll(viewer)
        ? { type, count: cells.length, cells }
        : { type, count: cells.length };
    }
    case 'trap-placed':
      return event.visible || seesAll(viewer) ? { type: event.type, cell: event.cell } : { type: event.type };
    case 'cards-dealt': {
      const { type, seat, cards } = event;
      return sees(viewer, seat)
        ? { type, seat, count: cards.length, cards }
        : { type, seat, count: cards.length };
    }
    case 'colours-assigned':
    case 'round-started':
    case 'deck-refilled':
    case 'card-played':
    case 'card-discarded':
    case 'card-taken':
    case 'marble-fielded':
    case 'marble-moved':
    case 'marbles-swapped':
    case 'marble-saved':
    case 'marble-sent-home':
    case 'trap-sprung':
    case 'turn-skipped':
    case 'turn-passed':
    case 'won':
    case 'round-limit-reached':
      return event;
  }
};

const quarter = (seats: number, seat: number): View['quarters'][number] => ({
  base: baseOf(seats, seat),
  entry: entryOf(seats, seat),
});

const marbleSeen = (spot: number, marble: number): View['marbles'][number] => ({
  marble: marbleId(marble),
  seat: ownerOf(marble),
  at: placeAt(spot),
});

const faceUp = (cards: readonly Card[]): View['deck'] => ({ count: cards.length, cards: cards.slice() });
const faceDown = (cards: readonly Card[]): View['deck'] => ({ count: cards.length, cards: null });
