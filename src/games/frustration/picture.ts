import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { dieFace, element, picture as frame, group, hueOf, piece, rounded, text } from '../../engine/svg.js';
import { counted, fitted, nameOf } from '../../engine/words.js';
import { draw, next } from './board.js';
import {
  angleOf,
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

const ROW = 62;
const DIE = 44;
const PITCH = DIE + 8;

/** The ring with its tails, the dice in the yard of whoever threw them, and the players below. */
export const picture = (view: View, names: Names): string => {
  const seats = view.pieces.map((_, seat) => seat);
  const height = SIZE + Math.ceil(seats.length / 2) * ROW + 10;
  return frame(
    { width: SIZE, height, title: 'Simple Frustration', description: draw(view, names) },
    text(28, 44, next(view), { 'text-anchor': 'start', style: 'font-size:20px;font-weight:600' }),
    ringBand(view),
    goal(),
    ...seats.map((seat) => tailOf(view, seat)),
    ...ringSquares(view),
    ...seats.map((seat) => startArrow(view, seat)),
    ghost(view),
    ...seats.map((seat) => pieceOf(view, seat)),
    ...seats.map((seat) => diceOf(view, seat)),
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

const ringSquares = (view: View): readonly string[] =>
  Array.from({ length: view.bodyLength }, (_, at) => {
    const square = ringSquare(view, at + 1);
    const owner = view.pieces.findIndex((other) => other.home === at + 1);
    return owner === -1 ? plain(view, square) : hued(view, square, owner, square.name);
  });

const tailOf = (view: View, seat: Seat): string => {
  const from = pointAt(tailAngle(view, seat), RING);
  const to = tailSquare(view, seat, view.tailLength);
  const band = element('line', {
    x1: rounded(from.x),
    y1: rounded(from.y),
    x2: rounded(to.x),
    y2: rounded(to.y),
    style: `stroke:var(--${hueOf(seat)});stroke-width:${rounded(to.radius * 0.7)};opacity:.35`,
  });
  const squares = Array.from({ length: view.tailLength }, (_, at) => {
    const square = tailSquare(view, seat, at + 1);
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

/** A square somebody stands on shows the piece alone. */
const caption = (view: View, square: Square, words: string): string => {
  if (view.pieces.some((other) => other.square === square.name)) return '';
  const size = Math.min(square.radius * (words === 'END' ? 0.62 : 0.75), 19);
  return text(rounded(square.x), rounded(square.y + size * 0.36), words, {
    class: words === 'END' ? 'ink' : 'quiet',
    style: `font-size:${rounded(size)}px${words === 'END' ? ';font-weight:700' : ''};pointer-events:none`,
  });
};

/** An arc outside each HOME that points the way round. */
const startArrow = (view: View, seat: Seat): string => {
  const radius = RING + squareRadius(view) + 12;
  const start = angleOf(view, view.pieces[seat]?.home ?? 1);
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
const ghost = (view: View): string => {
  if (view.lastRoll === null) return '';
  const { seat, from } = view.lastRoll;
  if (view.pieces[seat]?.index === from.index) return '';
  const { x, y, radius } = squareAt(view, seat, from);
  return piece(hueOf(seat), rounded(x), rounded(y), rounded(radius * 0.5), { style: 'opacity:.3' });
};

const pieceOf = (view: View, seat: Seat): string => {
  const mine = itemAt(view.pieces, seat);
  const sharers = view.pieces.filter((other) => other.square === mine.square);
  const { x, y, radius } = squareAt(view, seat, mine);
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
const diceOf = (view: View, seat: Seat): string => {
  const yard = yardOf(view, seat);
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
  text(rounded(x), rounded(y + PITCH / 2 + 25), words, { class: 'quiet' });

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
    text(x + 54, y + 22, fitted(nameOf(names, seat), 20).trimEnd(), START),
    text(x + 54, y + 42, label, QUIET_START),
    text(x + width - 16, y + 22, counted(itemAt(view.turns, seat), 'play', 'plays'), QUIET_END),
    text(x + width - 16, y + 42, undosOf(view, seat), QUIET_END),
  );
};

const START = { 'text-anchor': 'start', style: 'font-weight:600' };
const QUIET_START = { 'text-anchor': 'start', class: 'quiet', style: 'font-size:14px' };
const QUIET_END = { 'text-anchor': 'end', class: 'quiet', style: 'font-size:14px' };

const undosOf = ({ undosLeft }: View, seat: Seat): string =>
  undosLeft.some((left) => left > 0) ? counted(itemAt(undosLeft, seat), 'undo left', 'undos left') : '';
