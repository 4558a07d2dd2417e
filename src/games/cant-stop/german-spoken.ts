import { endInGerman, GERMAN_MIDWAY, listedInGerman } from '../../engine/german.js';
import { needed } from '../../engine/item-at.js';
import type { Names } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import type { View, ViewColumn } from './model.js';
import { ownedBy, winnerOf } from './words.js';

/** The board for those who hear it: where the game stands, then every column in which there is something. */
export const germanSpoken = (view: View, names: Names): string =>
  [standing(view, names), ...view.columns.flatMap((column) => spokenColumn(column, names))].join(' ');

const standing = (view: View, names: Names): string => {
  if (view.concluded !== null) return endInGerman(view.concluded, names);
  switch (view.phase) {
    case 'to-roll':
      return `${bust(view, names)}${actor(view, names)} würfelt jetzt.`;
    case 'to-choose':
      return `${actor(view, names)} hat ${view.dice?.join('-')} gewürfelt und klettert jetzt.`;
    case 'to-decide':
      return `${actor(view, names)} ${view.canStop ? 'darf weiterwürfeln oder aufhören' : 'muss weiterwürfeln'}.`;
    case 'midway':
      return midway(view, names);
    case 'over': {
      const winner = needed(winnerOf(view), 'a winner');
      const columns = ownedBy(view, winner);
      return `${nameOf(names, winner)} hat mit ${columns.length === 1 ? 'Spalte' : 'den Spalten'} ${listedInGerman(columns.map(String))} gewonnen.`;
    }
  }
};

const actor = ({ seatToAct }: View, names: Names): string =>
  nameOf(names, needed(seatToAct, 'a seat to act'));

const bust = (view: View, names: Names): string =>
  view.bust === null
    ? ''
    : `${nameOf(names, view.bust.seat)} hatte mit ${view.bust.dice.join('-')} einen Fehlwurf. `;

/** A roll that moves nothing, and the bust it makes, are two events of one decision. */
const midway = (view: View, names: Names): string => {
  if (view.bust !== null) return bust(view, names).trimEnd();
  return view.dice === null || view.advances.length > 0
    ? GERMAN_MIDWAY
    : `Die Würfel zeigen ${view.dice.join('-')}, und nichts kann ziehen.`;
};

const spokenColumn = (column: ViewColumn, names: Names): readonly string[] => {
  if (column.owner !== null) return [`Spalte ${column.column} gehört ${nameOf(names, column.owner)}.`];
  const standing = column.markers.flatMap((space, seat) =>
    space === 0 ? [] : [`${nameOf(names, seat)} auf ${space}`],
  );
  if (column.runner > 0) standing.push(`ein Läufer auf ${column.runner}`);
  return standing.length === 0
    ? []
    : [`Spalte ${column.column}, ${column.length} Felder: ${listedInGerman(standing)}.`];
};
