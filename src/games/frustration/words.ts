import { needed } from '../../engine/item-at.js';
import type { Names } from '../../engine/ruleset.js';
import { counted, nameOf } from '../../engine/words.js';
import type { Action, Event, View } from './model.js';
import { colourName } from './track.js';

export const label = (view: View, action: Action): string => {
  const seat = needed(view.seatToAct, 'a seat to act');
  switch (action.type) {
    case 'roll':
      return `Roll the ${view.diceCount === 1 ? 'die' : 'dice'} for ${colourName(seat)}`;
    case 'keep':
      return `Keep the ${view.lastRoll?.total} and end the turn`;
    case 'undo':
      return `Undo the ${view.lastRoll?.total} and roll again (${view.undosLeft[seat]} left)`;
  }
};

export const describe = (event: Event, names: Names): string => {
  if (event.type === 'stalemated')
    return `Nobody can reach END any more: a stalemate after ${plays(event.totalTurns)} in all.`;
  const who = nameOf(names, event.seat);
  switch (event.type) {
    case 'rolled':
      return `${who} rolls ${event.total} in play ${event.turnNumber}.`;
    case 'overshot':
      return `${who} overshoots END by ${event.by}.`;
    case 'moved':
      return `${who} moves from ${event.from.label} to ${event.to.label}.`;
    case 'went-home':
      return `${who} goes from ${event.from.label} back to ${event.to.label}.`;
    case 'remained':
      return `${who} remains at ${event.at.label}.`;
    case 'hit':
      return `${who} hits ${nameOf(names, event.victim)} at Position ${event.position}.`;
    case 'won':
      return `${who} wins in ${plays(event.turns)}, ${event.totalTurns} in all.`;
    case 'kept':
      return `${who} keeps the move.`;
    case 'undone':
      return `${who} undoes play ${event.turnNumber}.`;
  }
};

const plays = (count: number): string => counted(count, 'play', 'plays');

/** The game's traditional narration: colours instead of names, one line a fact, so an end has two lines. */
export const narrate = (event: Event): string => {
  switch (event.type) {
    case 'rolled':
      return `${colourName(event.seat)} play ${event.turnNumber} rolls ${event.total}`;
    case 'overshot':
      return `${colourName(event.seat)} overshoots!`;
    case 'moved':
    case 'went-home':
      return `${colourName(event.seat)} moves from ${event.from.label} to ${event.to.label}`;
    case 'remained':
      return `${colourName(event.seat)} remains at ${event.at.label}`;
    case 'hit':
      return `${colourName(event.victim)} Position ${event.position} hit!`;
    case 'won':
      return `${colourName(event.seat)} wins in ${event.turns} moves\nTotal plays ${event.totalTurns}`;
    case 'kept':
      return `${colourName(event.seat)} keeps the move`;
    case 'undone':
      return `${colourName(event.seat)} undoes play ${event.turnNumber}`;
    case 'stalemated':
      return `Nobody can reach END: stalemate\nTotal plays ${event.totalTurns}`;
  }
};

/** The board for those who hear it. */
export const spoken = (view: View, names: Names, standing: string): string =>
  [
    standing,
    ...view.pieces.map(
      ({ label }, seat) => `${nameOf(names, seat)}, ${colourName(seat)}, stands at ${label}.`,
    ),
  ].join(' ');
