import { endInGerman, GERMAN_MIDWAY } from '../../engine/german.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import type { TrackPlace, View } from './model.js';
import { type Colour, colourOf } from './track.js';

/** What German calls colours and places, and what it says of the board to those who hear it. */

const COLOURS: Readonly<Record<Colour, string>> = { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb' };

export const germanColour = (seat: Seat): string => COLOURS[colourOf(seat)];

/** What the label begins with says which part of the way it is. HOME and END are printed on the board, and stay what they are. */
export const germanPlace = ({ label, position }: Pick<TrackPlace, 'label' | 'position'>): string => {
  const [part] = label.split(' ');
  if (part === 'HOME') return `HOME (Feld ${position})`;
  if (part === 'END') return `END (Zielfeld ${position})`;
  return part === 'TAIL' ? `Zielfeld ${position}` : `Feld ${position}`;
};

export const germanSpoken = (view: View, names: Names): string =>
  [
    standing(view),
    ...view.pieces.map(
      (piece, seat) => `${nameOf(names, seat)}, ${germanColour(seat)}, steht auf ${germanPlace(piece)}.`,
    ),
  ].join(' ');

const standing = ({ seatToAct, winner, phase, pieces, outcome, concluded }: View): string => {
  const colours = pieces.map((_, seat) => germanColour(seat));
  if (concluded !== null) return endInGerman(concluded, colours);
  if (winner !== null) return `${germanColour(winner)} gewinnt.`;
  if (outcome !== null) return 'Ein Patt.';
  if (seatToAct === null) return GERMAN_MIDWAY;
  return `${germanColour(seatToAct)} ${phase === 'to-decide' ? 'entscheidet' : 'würfelt'} jetzt.`;
};
