import type { Names } from '../../engine/ruleset.js';
import { counted, nameOf } from '../../engine/words.js';
import type { Action, Event, View } from './model.js';
import { colourOf } from './track.js';

export const label = (view: View, action: Action): string => {
  const seat = view.turnOf ?? 0;
  switch (action.type) {
    case 'roll':
      return `Roll the ${view.diceCount === 1 ? 'die' : 'dice'} for ${colourOf(seat)}`;
    case 'keep':
      return `Keep the ${view.lastRoll?.total} and end the turn`;
    case 'undo':
      return `Undo the ${view.lastRoll?.total} and roll again (${view.undosLeft[seat]} left)`;
  }
};

export const describe = (event: Event, names: Names): string => {
  if (event.type === 'stalemate')
    return `Nobody can reach END any more: a stalemate after ${plays(event.totalTurns)} in all.`;
  const who = nameOf(names, event.seat);
  switch (event.type) {
    case 'rolled':
      return `${who} rolls ${event.total} in play ${event.turn}.`;
    case 'overshot':
      return `${who} overshoots END by ${event.by}.`;
    case 'moved':
      return `${who} moves from ${event.from.label} to ${event.to.label}.`;
    case 'wentHome':
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
      return `${who} undoes play ${event.turn}.`;
  }
};

const plays = (count: number): string => counted(count, 'play', 'plays');

/** The game's traditional narration: colours instead of names, one line a fact, so an end has two lines. */
export const narrate = (event: Event): string => {
  switch (event.type) {
    case 'rolled':
      return `${colourOf(event.seat)} play ${event.turn} rolls ${event.total}`;
    case 'overshot':
      return `${colourOf(event.seat)} overshoots!`;
    case 'moved':
    case 'wentHome':
      return `${colourOf(event.seat)} moves from ${event.from.label} to ${event.to.label}`;
    case 'remained':
      return `${colourOf(event.seat)} remains at ${event.at.label}`;
    case 'hit':
      return `${colourOf(event.victim)} Position ${event.position} hit!`;
    case 'won':
      return `${colourOf(event.seat)} wins in ${event.turns} moves\nTotal plays ${event.totalTurns}`;
    case 'kept':
      return `${colourOf(event.seat)} keeps the move`;
    case 'undone':
      return `${colourOf(event.seat)} undoes play ${event.turn}`;
    case 'stalemate':
      return `Nobody can reach END: stalemate\nTotal plays ${event.totalTurns}`;
  }
};
