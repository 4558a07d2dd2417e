import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { dieFace, element, picture as frame, group, hueOf, piece, text } from '../../engine/svg.js';
import { seatOf, type Viewer } from '../../engine/viewer.js';
import { counted, fitted, nameOf } from '../../engine/words.js';
import { ending } from './board.js';
import type { View } from './model.js';
import { spoken } from './words.js';

const SLOT = 68;
const MARGIN = 28;
/** What a letter of a name takes in a wide face, so that no name runs into the points. */
const NAME_LETTER = 13;
/** From the outermost slot to the edge: the points of each column, then the name. */
const HEADER = 84;
const GAP = 28;
const SIDE = 132;

/** A view, and the seat whose board lies below. */
interface Facing {
  readonly view: View;
  readonly below: Seat;
}

/** The viewer's board below, columns facing each other and growing away from the middle; the die of the turn beside its board. */
export const picture = (view: View, names: Names, viewer: Viewer): string => {
  const width = MARGIN * 2 + roomOf(view);
  const height = HEADER * 2 + view.height * SLOT * 2 + GAP;
  const facing = { view, below: seatOf(viewer) ?? 0 };
  const description = spoken(view, names, ending(view, names).join(' '));
  return frame(
    { width, height, title: 'Knucklebones', description },
    ...[1, 0].map((seat) => half(facing, names, seat)),
  );
};

/** A narrow board is as wide as three columns all the same: a name and its points stand in one line. */
const roomOf = (view: View): number => Math.max(view.width, 3) * SLOT + SIDE;

const half = (facing: Facing, names: Names, seat: Seat): string =>
  group(
    {},
    ...columns(facing, seat),
    owner(facing, names, seat),
    ...points(facing, seat),
    ...turnDie(facing, seat),
  );

const columns = (facing: Facing, seat: Seat): readonly string[] =>
  itemAt(facing.view.boards, seat).map((dice, column) =>
    group(
      { 'data-column': column, 'data-seat': seat },
      ...Array.from({ length: facing.view.height }, (_, slot) => place(facing, seat, column, slot, dice)),
    ),
  );

const place = (facing: Facing, seat: Seat, column: number, slot: number, dice: readonly number[]): string => {
  const x = columnCentre(column);
  const y = slotCentre(facing, seat, slot);
  const cell = element('rect', {
    class: 'cell',
    x: x - SLOT / 2 + 3,
    y: y - SLOT / 2 + 3,
    width: SLOT - 6,
    height: SLOT - 6,
    rx: 12,
  });
  const face = dice[slot];
  if (face === undefined) return cell;
  return cell + dieFace(face, x, y, SLOT - 20, { style: edgeOf(seat, equalDice(dice, face)) });
};

/** Dice that multiply each other stand on a halo of their owner's colour, wider the more they are. */
const edgeOf = (seat: Seat, equal: number): string =>
  equal === 1
    ? ''
    : `outline:${1 + equal * 2}px solid var(--${hueOf(seat)});outline-offset:-1px;border-radius:12px`;

const equalDice = (dice: readonly number[], face: number): number =>
  dice.filter((other) => other === face).length;

const owner = (facing: Facing, names: Names, seat: Seat): string => {
  const { view } = facing;
  const y = outwards(facing, seat, 58);
  const mark = { class: view.seatToAct === seat ? 'glow' : '' };
  const width = roomOf(view);
  return group(
    {},
    piece(hueOf(seat), MARGIN + 14, y, 11, mark),
    text(MARGIN + 38, y + 7, fitted(nameOf(names, seat), Math.floor((width - 150) / NAME_LETTER)).trimEnd(), {
      'text-anchor': 'start',
      'font-size': 20,
      'font-weight': 600,
    }),
    text(MARGIN + width - 8, y + 7, counted(itemAt(view.scores, seat), 'point', 'points'), {
      'text-anchor': 'end',
      'font-size': 20,
      'font-weight': 600,
    }),
  );
};

const points = (facing: Facing, seat: Seat): readonly string[] =>
  itemAt(facing.view.columnScores, seat).map((score, column) =>
    text(columnCentre(column), outwards(facing, seat, 20) + 5, String(score), {
      class: 'quiet',
      'font-size': 15,
    }),
  );

const turnDie = (facing: Facing, seat: Seat): readonly string[] => {
  const { view } = facing;
  if (view.seatToAct !== seat || view.die === null) return [];
  const x = MARGIN + view.width * SLOT + SIDE / 2;
  const y = inwards(facing, seat, (view.height * SLOT) / 2);
  return [
    dieFace(view.die, x, y, SLOT, { class: 'turn glow' }),
    text(x, y + SLOT / 2 + 26, 'to place', { class: 'quiet', 'font-size': 14 }),
  ];
};

/** The height of the line between the boards. */
const middle = ({ view }: Facing): number => HEADER + view.height * SLOT + GAP / 2;

const columnCentre = (column: number): number => MARGIN + column * SLOT + SLOT / 2;

/** One board grows downwards from the middle, the other upwards. */
const inwards = (facing: Facing, seat: Seat, distance: number): number =>
  middle(facing) + (seat === facing.below ? 1 : -1) * (GAP / 2 + distance);

const slotCentre = (facing: Facing, seat: Seat, slot: number): number =>
  inwards(facing, seat, slot * SLOT + SLOT / 2);

const outwards = (facing: Facing, seat: Seat, distance: number): number =>
  inwards(facing, seat, facing.view.height * SLOT + distance);
