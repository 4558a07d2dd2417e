import { itemAt } from '../../engine/item-at.js';
import { winnerOf } from '../../engine/outcome.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { element, picture as frame, group, text } from '../../engine/svg.js';
import { seatOf, type Viewer } from '../../engine/viewer.js';
import { counted, fitted, nameOf } from '../../engine/words.js';
import { CARD, card } from './cards.js';
import { field, GUTTER, mirza, SQUARE } from './field.js';
import type { View } from './model.js';
import { spoken, verdict } from './words.js';

const MARGIN = 24;
const HEADER = 46;
const GAP = 16;
const CARD_GAP = 8;
const FOOTER = 34;

/** The viewer below with a queue, seat 1 for a spectator, the other above; the board between them and the offer beside it. */
export const picture = (view: View, names: Names, viewer: Viewer): string => {
  const below = seatOf(viewer) ?? 1;
  const above = 1 - below;
  const { width, height, boardLeft, boardTop, boardBottom } = layout(view);
  const offerY = (boardTop + GUTTER + boardBottom - CARD.height) / 2;
  return frame(
    { width, height, title: 'Dastan', description: spoken(view, names) },
    header(view, names, above, MARGIN + 20, width),
    queue(view, above, below, MARGIN + HEADER, width),
    field(view, below, boardLeft, boardTop),
    offer(view, below, width - MARGIN - CARD.width, offerY),
    queue(view, below, below, boardBottom + GAP, width),
    header(view, names, below, boardBottom + GAP + CARD.height + 28, width),
    text(width / 2, height - MARGIN, footer(view, names), { class: 'quiet', style: 'font-size:17px' }),
  );
};

const layout = (view: View) => {
  const boardWidth = GUTTER + view.columns * SQUARE;
  const cards = 5 * CARD.width + 4 * CARD_GAP;
  const boardTop = MARGIN + HEADER + CARD.height + GAP;
  const boardBottom = boardTop + GUTTER + view.rows * SQUARE;
  const inner = Math.max(boardWidth + GAP + CARD.width, cards);
  return {
    width: 2 * MARGIN + inner,
    height: boardBottom + GAP + CARD.height + HEADER + FOOTER + MARGIN,
    boardLeft: MARGIN + (inner - CARD.width - GAP - boardWidth) / 2,
    boardTop,
    boardBottom,
  };
};

const header = (view: View, names: Names, seat: Seat, y: number, width: number): string => {
  const bold = 'font-size:18px;font-weight:600';
  const name = fitted(nameOf(names, seat), 28).trimEnd();
  return group(
    {},
    ...halo(view, seat, MARGIN + 13, y),
    mirza(seat, MARGIN + 13, y, 12),
    text(MARGIN + 36, y + 6, `${name}${standing(view, seat)}`, {
      'text-anchor': 'start',
      style: bold,
    }),
    text(width - MARGIN, y + 6, counted(itemAt(view.scores, seat), 'point', 'points'), {
      'text-anchor': 'end',
      style: bold,
    }),
  );
};

/** A ring around whoever is to act or has won. */
const halo = (view: View, seat: Seat, x: number, y: number): readonly string[] =>
  standing(view, seat) === ''
    ? []
    : [element('circle', { class: 'glow', cx: x, cy: y, r: 17, style: 'fill:none;stroke-width:3' })];

const standing = (view: View, seat: Seat): string => {
  if (view.concluded !== null) return winnerOf(view.concluded) === seat ? ' · wins' : '';
  if (view.ended === null) return view.seatToAct === seat ? ' · to act' : '';
  const [own = 0, other = 0] = seat === 0 ? view.scores : view.scores.toReversed();
  return own > other ? ' · wins' : '';
};

const queue = (view: View, seat: Seat, below: Seat, y: number, width: number): string => {
  const step = (width - 2 * MARGIN - CARD.width) / 4;
  const cards = itemAt(view.queues, seat).map((option, index) => {
    const place = index + 1;
    const movePrice = view.movePrices[index];
    const swap = `swap ${view.offerPrices[index] || 'free'}`;
    const data = { 'data-seat': seat, 'data-position': place };
    return card({
      option,
      seat,
      isUpwards: seat === below,
      x: MARGIN + index * step,
      y,
      notes: movePrice === undefined ? [swap] : [`move ${movePrice}`, swap],
      look: movePrice === undefined ? 'waiting' : 'usable',
      data: movePrice === undefined ? data : { ...data, 'data-choice': place },
    });
  });
  return group({}, ...cards);
};

const offer = (view: View, below: Seat, x: number, y: number): string =>
  group(
    {},
    text(x + CARD.width / 2, y - 10, 'On offer', { class: 'quiet', style: 'font-size:17px' }),
    card({
      option: view.offer,
      seat: view.seatToAct ?? 0,
      isUpwards: (view.seatToAct ?? 0) === below,
      x,
      y,
      notes: taken(view),
      look: 'offered',
      data: { 'data-offer': view.offer },
    }),
  );

const taken = ({ offersTaken, offersPerTurn }: View): readonly string[] => {
  if (offersPerTurn !== null) return [`taken ${offersTaken} of ${offersPerTurn}`];
  return offersTaken === 0 ? [] : [`taken ${counted(offersTaken, 'time', 'times')}`];
};

const footer = (view: View, names: Names): string => {
  const end = verdict(
    view,
    names.map((name) => fitted(name, 20).trimEnd()),
  );
  if (end !== null) return end;
  const limit = view.maxTurns === null ? '' : ` of ${view.maxTurns}`;
  return `Turn ${view.turnsPlayed + 1}${limit}`;
};
