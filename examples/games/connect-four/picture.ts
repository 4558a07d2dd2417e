import { element, fitted, group, hueOf, type Names, nameOf, picture, piece, text } from 'parlor/ruleset';

const SIZE = 60;
const MARGIN = 20;
const COLUMNS = 7;
const ROWS = 6;
const FOOT = 48;

interface Seen {
  readonly columns: readonly (readonly number[])[];
  readonly seatToAct: number | null;
}

/** The board upright. A column can be touched: `data-action` is what is done there, as `legal` spells it. */
export const pictureOf = (view: Seen, names: Names, inWords: string): string => {
  const width = COLUMNS * SIZE + 2 * MARGIN;
  const height = ROWS * SIZE + 2 * MARGIN + FOOT;
  const description = inWords
    .split('\n')
    .filter((line) => line !== '')
    .join(' / ');
  return picture(
    { width, height, title: 'Connect Four', description },
    ...view.columns.map(columnOf),
    ...[0, 1].map((seat) => playerOf(seat, names, view.seatToAct === seat)),
  );
};

const columnOf = (discs: readonly number[], column: number): string => {
  const x = MARGIN + (column + 0.5) * SIZE;
  const holes = Array.from({ length: ROWS }, (_, row) =>
    holeOf(discs[row], x, MARGIN + (ROWS - row - 0.5) * SIZE),
  );
  const action = JSON.stringify({ type: 'drop', column });
  return group({ 'data-action': action }, ...holes);
};

const holeOf = (seat: number | undefined, x: number, y: number): string => {
  const hole = element('circle', { class: 'cell', cx: x, cy: y, r: SIZE * 0.44 });
  return seat === undefined ? hole : hole + piece(hueOf(seat), x, y, SIZE * 0.36);
};

const playerOf = (seat: number, names: Names, isToAct: boolean): string => {
  const x = MARGIN + (seat === 0 ? 0 : (COLUMNS * SIZE) / 2);
  const y = MARGIN + ROWS * SIZE + FOOT / 2 + 8;
  const name = text(x + 32, y + 6, fitted(nameOf(names, seat), 18).trimEnd(), {
    'text-anchor': 'start',
    'font-weight': isToAct ? 700 : 400,
  });
  return piece(hueOf(seat), x + 14, y, 11) + name;
};
