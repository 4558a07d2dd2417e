import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { dieFace, element, picture as frame, group, hueOf, piece, rounded, text } from '../../engine/svg.js';
import { seatOf, type Viewer } from '../../engine/viewer.js';
import { counted, fitted, nameOf } from '../../engine/words.js';
import { next } from './board.js';
import {
  angleOf,
  type Facing,
  type Point,
  pointAt,
  RING,
  ringSquare,
  SHARED,
  SIZE,
  type Square,
  squareAt,
  squareRadius,
  star,
  tailAngle,
  tailSquare,
  yardOf,
} from './layout.js';
import type { View } from './model.js';
import { spoken } from './words.js';

const ROW = 104;
const DIE = 44;
const PITCH = DIE + 8;

/** The ring with its tails, the dice in the yard of whoever threw them, and the players below. */
export const picture = (view: View, names: Names, viewer: Viewer): string => {
  const facing = { view, below: seatOf(viewer) ?? 0 };
  const seats = view.pieces.map((_, seat) => seat);
  const height = SIZE + Math.ceil(seats.length / 2) * ROW + 10;
  return frame(
    { width: SIZE, height, title: 'Simple Frustration', description: spoken(view, names, next(view)) },
    text(24, 40, next(view), { 'text-anchor': 'start', style: 'font-size:25px;font-weight:600' }),
    ringBand(view),
    goal(),
    ...seats.map((seat) => tailOf(facing, seat)),
    ...ringSquares(facing),
    ...seats.map((seat) => startArrow(facing, seat)),
    ghost(facing),
    ...seats.map((seat) => pieceOf(facing, seat)),
    ...seats.map((seat) => diceOf(facing, seat)),
    ...seats.map((seat) => player(view, names, seat)),
  );
};

const ringBand = (view: View): string =>
  element('circle', {
    class: 'line',
    cx: SIZE / 2,
    cy: SIZE / 2,
    r: RING,
    style: `stroke-width:${rounded(squareRadius(view) * 0.7)};opacity:.45`,
  });

const goal = (): string =>
  element('polygon', { points: star(22).map(spot).join(' '), style: 'fill:var(--glow);opacity:.8' });

const ringSquares = (facing: Facing): readonly string[] =>
  Array.from({ length: facing.view.bodyLength }, (_, at) => {
    const { view } = facing;
    const square = ringSquare(facing, at + 1);
    const owner = view.pieces.findIndex((other) => other.home === at + 1);
    return owner === -1 ? plain(view, square) : hued(view, square, owner, square.name);
  });

const tailOf = (facing: Facing, seat: Seat): string => {
  const { view } = facing;
  const from = pointAt(tailAngle(facing, seat), RING);
  const to = tailSquare(facing, seat, view.tailLength);
  const band = element('line', {
    x1: rounded(from.x),
    y1: rounded(from.y),
    x2: rounded(to.x),
    y2: rounded(to.y),
    style: `stroke:var(--${hueOf(seat)});stroke-width:${rounded(to.radius * 0.7)};opacity:.35`,
  });
  const squares = Array.from({ length: view.tailLength }, (_, at) => {
    const square = tailSquare(facing, seat, at + 1);
    return hued(view, square, seat, at + 1 === view.tailLength ? 'END' : square.name);
  });
  return group({}, band, ...squares);
};

const plain = (view: View, square: Square): string =>
  disc(square, { class: 'cell' }) + caption(view, square, square.name);

/** A square that belongs to somebody: the paper, a breath of the colour, and a coloured rim. */
const hued = (view: View, square: Square, seat: Seat, words: string): string => {
  const hue = hueOf(seat);
  return [
    disc({ ...square, name: '' }, { class: 'paper' }),
    disc(square, {
      class: hue,
      style: `fill-opacity:${words === 'END' ? 0.4 : 0.18};stroke:var(--${hue});stroke-width:${words === 'END' ? 4 : 2.5}`,
    }),
    caption(view, square, words),
  ].join('');
};

const disc = (square: Square, look: { readonly [name: string]: string }): string =>
  element('circle', {
    ...look,
    ...(square.name === '' ? {} : { 'data-square': square.name }),
    cx: rounded(square.x),
    cy: rounded(square.y),
    r: rounded(square.radius),
  });

/** On a phone the picture is half as large, and these are still read. */
const SMALLEST = 23.5;

/** A square somebody stands on shows the piece alone. */
const caption = (view: View, square: Square, words: string): string => {
  if (view.pieces.some((other) => other.square === square.name)) return '';
  const shown = words === 'END' && square.radius < 26 ? '★' : words;
  return text(rounded(square.x), rounded(square.y + SMALLEST * 0.36), shown, {
    class: words === 'END' ? 'ink' : 'quiet',
    style: `font-size:${SMALLEST}px${words === 'END' ? ';font-weight:700' : ''};pointer-events:none`,
  });
};

/** An arc outside each HOME that points the way round. */
const startArrow = (facing: Facing, seat: Seat): string => {
  const { view } = facing;
  const radius = RING + squareRadius(view) + 12;
  const start = angleOf(facing, view.pieces[seat]?.home ?? 1);
  const tip = pointAt(start + 0.2, radius);
  const tail = pointAt(start - 0.08, radius);
  const wings = [radius - 7, radius + 7].map((r) => pointAt(start + 0.165, r));
  return element('path', {
    d: `M${spot(tail)}A${rounded(radius)} ${rounded(radius)} 0 0 1 ${spot(tip)}M${wings.map(spot).join(`L${spot(tip)}L`)}`,
    style: `fill:none;stroke:var(--${hueOf(seat)});stroke-width:4;stroke-linecap:round;stroke-linejoin:round`,
  });
};

const spot = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

/** Where the piece that moved last came from. */
const ghost = (facing: Facing): string => {
  const { view } = facing;
  if (view.lastRoll === null) return '';
  const { seat, from } = view.lastRoll;
  if (view.pieces[seat]?.index === from.index) return '';
  const { x, y, radius } = squareAt(facing, seat, from);
  return piece(hueOf(seat), rounded(x), rounded(y), rounded(radius * 0.5), { style: 'opacity:.3' });
};

const pieceOf = (facing: Facing, seat: Seat): string => {
  const { view } = facing;
  const mine = itemAt(view.pieces, seat);
  const sharers = view.pieces.filter((other) => other.square === mine.square);
  const { x, y, radius } = squareAt(facing, seat, mine);
  const offset = SHARED[sharers.length]?.[sharers.indexOf(mine)] ?? { x: 0, y: 0 };
  const size = radius * (sharers.length === 1 ? 0.62 : 0.36);
  return piece(hueOf(seat), rounded(x + offset.x * radius), rounded(y + offset.y * radius), rounded(size), {
    'data-seat': seat,
    style: isHot(view, seat) ? GLOW : '',
  });
};

/** The class of this name would lose against that of the pieces and dice. */
const GLOW = 'stroke:var(--glow);stroke-width:4';

/** Whoever is to act, and in the end the winner. */
const isHot = (view: View, seat: Seat): boolean => view.seatToAct === seat || view.winner === seat;

/** The dice where they fell; before a roll blank ones wait in the yard of the player to roll. */
const diceOf = (facing: Facing, seat: Seat): string => {
  const { view } = facing;
  const yard = yardOf(facing, seat);
  if (view.seatToAct === seat && view.phase === 'to-roll') return waitingDice(view.diceCount, yard);
  if (view.lastRoll?.seat !== seat) return '';
  const { dice, total } = view.lastRoll;
  return group({}, ...row(dice, yard), below(yard, dice.length === 1 ? '' : `= ${total}`));
};

const waitingDice = (count: number, yard: Point): string => {
  const blank = new Array<number>(count).fill(0);
  const width = count * PITCH + 10;
  const box = {
    x: rounded(yard.x - width / 2),
    y: rounded(yard.y - PITCH / 2 - 5),
    width,
    height: PITCH + 10,
  };
  const tray = element('rect', { ...box, rx: 12, style: `fill:none;${GLOW}` });
  return group({ 'data-action': 'roll' }, tray, ...row(blank, yard), below(yard, 'roll'));
};

const row = (faces: readonly number[], { x, y }: Point): readonly string[] =>
  faces.map((face, at) => dieFace(face, rounded(x + (at - (faces.length - 1) / 2) * PITCH), rounded(y), DIE));

const below = ({ x, y }: Point, words: string): string =>
  text(rounded(x), rounded(y + PITCH / 2 + 27), words, { class: 'quiet', style: `font-size:${SMALLEST}px` });

const player = (view: View, names: Names, seat: Seat): string => {
  const x = 24 + (seat % 2) * (SIZE / 2 - 12);
  const y = SIZE + Math.floor(seat / 2) * ROW;
  const { label } = itemAt(view.pieces, seat);
  const width = SIZE / 2 - 36;
  const box = { class: 'cell', x, y, width, height: ROW - 10, rx: 10 };
  return group(
    {},
    element('rect', isHot(view, seat) ? { ...box, class: 'cell glow' } : box),
    piece(hueOf(seat), x + 28, y + 26, 13),
    text(x + 54, y + 30, fitted(nameOf(names, seat), 20).trimEnd(), START),
    text(x + 54, y + 58, label, QUIET_START),
    text(
      x + 54,
      y + 84,
      `${counted(itemAt(view.turns, seat), 'play', 'plays')}${undosOf(view, seat)}`,
      QUIET_START,
    ),
  );
};

const START = { 'text-anchor': 'start', style: `font-size:${SMALLEST}px;font-weight:600` };
const QUIET_START = { 'text-anchor': 'start', class: 'quiet', style: `font-size:${SMALLEST}px` };

const undosOf = ({ undosLeft }: View, seat: Seat): string =>
  undosLeft.some((left) => left > 0)
    ? `, ${counted(itemAt(undosLeft, seat), 'undo left', 'undos left')}`
    : '';
