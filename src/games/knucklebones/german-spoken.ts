import { endInGerman, GERMAN_MIDWAY, listedInGerman, nthInGerman } from '../../engine/german.js';
import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, nameOf } from '../../engine/words.js';
import { awaitsDie } from './board.js';
import type { View } from './model.js';

/** The boards for those who hear them. */
export const germanSpoken = (view: View, names: Names): string =>
  [standing(view, names), ...view.boards.map((_, seat) => spokenBoard(view, names, seat))].join(' ');

const standing = (view: View, names: Names): string => {
  if (view.concluded !== null) return endInGerman(view.concluded, names);
  if (view.phase === 'midway')
    return awaitsDie(view) ? 'Der nächste Würfel ist noch nicht geworfen.' : GERMAN_MIDWAY;
  if (view.seatToAct !== null) return `${nameOf(names, view.seatToAct)} hat eine ${view.die} zu legen.`;
  const [first = 0, second = 0] = view.scores;
  if (first === second) return `Unentschieden, ${first} zu ${second}.`;
  return `${nameOf(names, first > second ? 0 : 1)} gewinnt, ${Math.max(first, second)} zu ${Math.min(first, second)}.`;
};

const spokenBoard = (view: View, names: Names, seat: Seat): string => {
  const columns = itemAt(view.boards, seat).map((dice, column) => {
    const score = itemAt(itemAt(view.columnScores, seat), column);
    return dice.length === 0
      ? `die ${nthInGerman(column)}e Spalte ist leer`
      : `in der ${nthInGerman(column)}en Spalte ${dice.length === 1 ? 'liegt' : 'liegen'} ${listedInGerman(dice.map(String))} für ${points(score)}`;
  });
  return `${nameOf(names, seat)} hat ${points(itemAt(view.scores, seat))}: ${listedInGerman(columns)}.`;
};

const points = (count: number): string => counted(count, 'Punkt', 'Punkte');
