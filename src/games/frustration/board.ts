import { endInWords, endOnBoard } from '../../engine/end-words.js';
import { MIDWAY_WORDS } from '../../engine/halt.js';
import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, fitted, nameOf } from '../../engine/words.js';
import type { Piece, View } from './model.js';
import { colourName } from './track.js';

/** The ring as a rectangle with square 1 in the lower left corner, walked clockwise; the players and their tails below it. */
export const draw = (view: View, names: Names): string =>
  [
    ...ring(view),
    '',
    ...view.pieces.map((_, seat) => player(view, names, seat)),
    ...closing(view, names),
    '',
  ].join('\n');

const CELL = 8;

const ring = (view: View): readonly string[] => {
  const rows = Math.floor(view.bodyLength / 4) + 1;
  const columns = view.bodyLength / 2 - rows + 2;
  const corner = rows + columns - 1;
  const top = Array.from({ length: columns }, (_, column) => cell(view, rows + column));
  const bottom = Array.from({ length: columns - 1 }, (_, column) => cell(view, view.bodyLength - column));
  const middle = inside(view, rows - 2).map((words, row) => {
    const gap = fitted(words, CELL * (columns - 2));
    return cell(view, rows - 1 - row) + gap + cell(view, corner + 1 + row);
  });
  return [top.join(''), ...middle, cell(view, 1) + bottom.join('')].map((line) => line.trimEnd());
};

/** `10b RG`: Blue's HOME with Red and Green on it. Four pieces need the space as well. */
const cell = (view: View, position: number): string => {
  const home = view.pieces.find((piece) => piece.home === position);
  const owner = home === undefined ? ' ' : initialOf(home).toLowerCase();
  const standing = view.pieces
    .filter((piece) => piece.square === String(position))
    .map(initialOf)
    .join('');
  return fitted(`${String(position).padStart(2)}${owner}${` ${standing}`.slice(-4)}`, CELL);
};

const initialOf = (piece: Piece): string => piece.colour.charAt(0).toUpperCase();

/** The dice and who is next, in the middle of the ring. */
const inside = (view: View, rows: number): readonly string[] => {
  const first = Math.floor((rows - 2) / 2);
  const words = new Map([
    [first, rolled(view)],
    [first + 1, isHalted(view) ? '' : next(view)],
  ]);
  return Array.from({ length: rows }, (_, row) => words.get(row) ?? '');
};

const rolled = ({ lastRoll }: View): string => {
  if (lastRoll === null) return '';
  const sum = lastRoll.dice.length === 1 ? '' : ` = ${lastRoll.total}`;
  return `${colourName(lastRoll.seat)} rolled ${lastRoll.dice.join(' + ')}${sum}.`;
};

/** Nobody is to act, and not by the rules: that takes more words than there is room for in the ring. */
const isHalted = ({ seatToAct, outcome }: View): boolean => seatToAct === null && outcome === null;

const closing = (view: View, names: Names): readonly string[] => {
  if (!isHalted(view)) return [];
  return ['', ...(view.concluded === null ? [MIDWAY_WORDS] : endOnBoard(view.concluded, names))];
};

/** Whose turn it is, or how the game ended. */
export const next = ({ seatToAct, winner, phase, pieces, outcome, concluded }: View): string => {
  const colours = pieces.map((_, seat) => colourName(seat));
  if (concluded !== null) return endInWords(concluded, colours);
  if (winner !== null) return `${colourName(winner)} wins.`;
  if (outcome !== null) return 'A stalemate.';
  if (seatToAct === null) return MIDWAY_WORDS;
  return `${colourName(seatToAct)} is to ${phase === 'to-decide' ? 'decide' : 'roll'}.`;
};

const player = (view: View, names: Names, seat: Seat): string => {
  const piece = view.pieces[seat];
  if (piece === undefined) return '';
  const turn = view.seatToAct === seat ? '*' : ' ';
  const plays = counted(itemAt(view.turns, seat), 'play', 'plays');
  return `${turn} ${fitted(colourName(seat), 7)}${fitted(nameOf(names, seat), 12)} ${tail(view, piece)}  ${fitted(piece.label, 23)}${plays}${undos(view, seat)}`;
};

/** `- R -`: Red on the second of three tail squares. */
const tail = (view: View, piece: Piece): string =>
  Array.from({ length: view.tailLength }, (_, square) =>
    piece.index === view.bodyLength + square ? initialOf(piece) : '-',
  ).join(' ');

const undos = ({ undosLeft }: View, seat: Seat): string =>
  undosLeft.some((left) => left > 0) ? `, ${counted(itemAt(undosLeft, seat), 'undo', 'undos')}` : '';
