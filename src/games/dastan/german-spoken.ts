import { endInGerman, listedInGerman } from '../../engine/german.js';
import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, nameOf } from '../../engine/words.js';
import type { Ending, Kind, View } from './model.js';

/** The board for those who hear it: who is to act, both armies, the moves and what they cost. */
export const germanSpoken = (view: View, names: Names): string => {
  const armies = view.queues.map((_, seat) => spokenArmy(view, names, seat)).join(' ');
  return `${standing(view, names)}${armies} Im Angebot ist ${view.offer}. Ein Feld heißt nach seiner Reihe und seiner Spalte: 23 ist die zweite Reihe, dritte Spalte.`;
};

const standing = (view: View, names: Names): string => {
  const verdict = verdictIn(view, names);
  if (verdict !== null) return `${verdict} `;
  return view.seatToAct === null ? '' : `${nameOf(names, view.seatToAct)} ist am Zug. `;
};

/** Who won, and why the game is over; null while it is not. */
const verdictIn = (view: View, names: Names): string | null => {
  if (view.concluded !== null) return endInGerman(view.concluded, names);
  if (view.ended === null) return null;
  const [first = 0, second = 0] = view.scores;
  const result =
    first === second
      ? `unentschieden, ${first} zu ${second}`
      : `${nameOf(names, first > second ? 0 : 1)} gewinnt, ${Math.max(first, second)} zu ${Math.min(first, second)}`;
  return `${ENDINGS[view.ended]}: ${result}.`;
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  'kotla-entered': 'Ein Mirza steht auf der gegnerischen Kotla',
  'mirza-captured': 'Ein Mirza ist geschlagen',
  stalemate: 'Keine Seite kann ziehen',
  'turn-limit': 'Der letzte Zug ist gespielt',
};

const spokenArmy = (view: View, names: Names, seat: Seat): string => {
  const mine = view.pieces.filter((piece) => piece.seat === seat);
  const squaresOf = (kind: Kind): string =>
    listedInGerman(mine.filter((piece) => piece.kind === kind).map(({ square }) => String(square)));
  const mirza = squaresOf('mirza');
  const pieces = squaresOf('piece');
  const points = counted(itemAt(view.scores, seat), 'Punkt', 'Punkte');
  return `${nameOf(names, seat)}, ${points}: ${mirza === '' ? 'kein Mirza' : `Mirza auf ${mirza}`}, ${pieces === '' ? 'keine Steine' : `Steine auf ${pieces}`}; Karten der Reihe nach ${listedInGerman(itemAt(view.queues, seat))}.`;
};
