import { resultInWords } from '../../engine/end-words.js';
import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { element, picture as frame, group, piece, text } from '../../engine/svg.js';
import { counted, fitted, nameOf } from '../../engine/words.js';
import { draw } from './board.js';
import { CARD, cardBack, cardFace, cardPlace } from './picture/card.js';
import { HAND_ROW, hands, handsShown } from './picture/hands.js';
import { homeSlots, hueOfSeat, PANEL, panelCorner, SIZE } from './picture/layout.js';
import { marbles, quarterBand, ring, safeZone } from './picture/ring.js';
import type { View } from './view-model.js';

/** The ring, a panel for each seat in its corner, deck and fire pit in the middle, the hands one may see below. */
export const picture = (view: View, names: Names): string => {
  const seats = view.hands.map((_, seat) => seat);
  const height = SIZE + HAND_ROW * handsShown(view).length;
  return frame(
    { width: SIZE, height, title: 'Jackaroo', description: draw(view, names) },
    ...seats.map((seat) => quarterBand(view, seat)),
    ring(view),
    ...seats.map((seat) => safeZone(view, seat)),
    ...seats.map((seat) => panel(view, names, seat)),
    middle(view, names),
    ...marbles(view),
    ...hands(view, names),
  );
};

const panel = (view: View, names: Names, seat: Seat): string => {
  const { x, y } = panelCorner(view, seat);
  const { width, height } = PANEL;
  const isMarked = view.seatToAct === seat || view.winner === seat;
  const slots = homeSlots(view, seat).map((at) =>
    element('circle', { class: 'line', cx: at.x, cy: at.y, r: 11, style: 'stroke-dasharray:3 3' }),
  );
  return group(
    { 'data-seat': seat, 'data-panel': seat },
    element('rect', { class: `cell${isMarked ? ' glow' : ''}`, x, y, width, height, rx: 10 }),
    piece(hueOfSeat(view, seat), x + 20, y + 21, 8),
    text(x + 36, y + 27, fitted(nameOf(names, seat), 12).trimEnd(), {
      'text-anchor': 'start',
      style: 'font-size:15px;font-weight:600',
    }),
    ...slots,
    cardCount(itemAt(view.hands, seat).count, x + width - 34, y + 44),
  );
};

/** How many cards a seat holds, on a little fan. */
const cardCount = (count: number, x: number, y: number): string => {
  const style = 'fill:var(--paper);stroke:var(--line);stroke-width:1.5';
  const backs = Array.from({ length: count }, (_, n) =>
    element('rect', { x: x - 8 + n * 4, y, width: 20, height: 30, rx: 3, style }),
  );
  const over = x + 2 + Math.max(0, count - 1) * 4;
  return group(
    {},
    ...backs,
    text(count === 0 ? x + 8 : over, y + 20, String(count), { style: 'font-size:14px' }),
  );
};

const middle = (view: View, names: Names): string => {
  const centre = SIZE / 2;
  const left = centre - CARD.width - 14;
  const right = centre + 14;
  const y = centre - CARD.height / 2;
  const top = view.firePit.at(-1);
  return group(
    {},
    text(centre, y - 50, news(view, names), { style: 'font-size:20px;font-weight:600' }),
    text(centre, y - 26, `Round ${view.roundNumber} · turn ${view.turnNumber + 1} of 4`, { class: 'quiet' }),
    view.deck.count === 0 ? cardPlace(left, y) : cardBack(left, y),
    group({ 'data-pile': 'fire-pit' }, top === undefined ? cardPlace(right, y) : cardFace(top, right, y)),
    pileName('Deck', view.deck.count, left, y),
    pileName('Fire pit', view.firePit.length, right, y),
    text(centre, y + CARD.height + 62, trapNews(view), { class: 'quiet', style: 'font-size:13px' }),
  );
};

const pileName = (name: string, count: number, x: number, y: number): string =>
  group(
    {},
    text(x + CARD.width / 2, y + CARD.height + 20, name, { class: 'quiet', style: 'font-size:13px' }),
    text(x + CARD.width / 2, y + CARD.height + 38, String(count), {
      class: 'quiet',
      style: 'font-size:13px',
    }),
  );

const news = (view: View, names: Names): string => {
  if (view.concluded !== null)
    return fitted(inCapitals(resultInWords(view.concluded, briefAll(names))), 48).trimEnd();
  if (view.phase === 'midway') return 'Nobody may act now';
  if (view.seatToAct === null) return view.winner === null ? 'A draw' : `${brief(names, view.winner)} wins`;
  return view.seatToAct === view.you ? 'Your turn' : `${brief(names, view.seatToAct)} is to play`;
};

const inCapitals = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const briefAll = (names: Names): Names => names.map((_, seat) => brief(names, seat));

const brief = (names: Names, seat: Seat): string => fitted(nameOf(names, seat), 16).trimEnd();

const trapNews = (view: View): string => {
  if (view.traps.count === 0) return 'no traps';
  return `${counted(view.traps.count, 'trap', 'traps')}${view.traps.cells === null ? ', hidden' : ''}`;
};
