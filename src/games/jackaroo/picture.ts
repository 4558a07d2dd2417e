import { resultInWords } from '../../engine/end-words.js';
import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { element, picture as frame, group, piece, text } from '../../engine/svg.js';
import { counted, fitted, nameOf } from '../../engine/words.js';
import { CARD, cardFace, cardPlace } from './picture/card.js';
import { HAND_ROW, hands, handsShown, NEWS_ROW } from './picture/hands.js';
import { CELL, homeSlots, hueOfSeat, PANEL, panelCorner, SIZE, SMALL } from './picture/layout.js';
import { marbles, quarterBand, ring, safeZone, wayRound } from './picture/ring.js';
import { spoken } from './spoken.js';
import type { View } from './view-model.js';

/** The folded track, a panel for each seat in its corner, the fire pit in the middle, below it where the game stands and the hands one may see. */
export const picture = (view: View, names: Names): string => {
  const seats = view.hands.map((_, seat) => seat);
  const height = SIZE + NEWS_ROW + HAND_ROW * handsShown(view).length;
  return frame(
    { width: SIZE, height, title: 'Jackaroo', description: spoken(view, names) },
    wayRound(view),
    ...seats.map((seat) => quarterBand(view, seat)),
    ring(view),
    ...seats.map((seat) => safeZone(view, seat)),
    ...seats.map((seat) => panel(view, names, seat)),
    firePit(view),
    ...marbles(view),
    standing(view, names),
    ...hands(view, names),
  );
};

const panel = (view: View, names: Names, seat: Seat): string => {
  const { x, y } = panelCorner(view, seat);
  const { width, height } = PANEL;
  const isMarked = view.seatToAct === seat || view.winner === seat;
  const slots = homeSlots(view, seat).map((at) =>
    element('circle', { class: 'line', cx: at.x, cy: at.y, r: CELL, style: 'stroke-dasharray:4 4' }),
  );
  const count = itemAt(view.hands, seat).count;
  return group(
    {},
    group(
      { 'data-seat': seat, 'data-panel': seat },
      element('rect', { class: `cell${isMarked ? ' glow' : ''}`, x, y, width, height, rx: 10 }),
      piece(hueOfSeat(view, seat), x + 26, y + height / 2, 13),
      text(x + 50, y + height / 2 + 9, fitted(nameOf(names, seat), 12).trimEnd(), {
        'text-anchor': 'start',
        style: `font-size:${SMALL + 1}px;font-weight:600`,
      }),
      cardCount(count, x + width - 40, y + 9),
    ),
    ...slots,
  );
};

/** How many cards a seat holds, on the back of one. */
const cardCount = (count: number, x: number, y: number): string =>
  group(
    {},
    element('rect', {
      x,
      y,
      width: 28,
      height: 36,
      rx: 4,
      style: 'fill:var(--paper);stroke:var(--line);stroke-width:2',
    }),
    text(x + 14, y + 27, String(count), { style: `font-size:${SMALL}px` }),
  );

/** The card that was played last, small enough for the middle of the cross. */
const firePit = (view: View): string => {
  const scale = 0.8;
  const corner = { x: SIZE / 2 - (CARD.width * scale) / 2, y: SIZE / 2 - (CARD.height * scale) / 2 };
  const top = view.firePit.at(-1);
  return group(
    { 'data-pile': 'fire-pit', transform: `translate(${corner.x} ${corner.y}) scale(${scale})` },
    top === undefined ? cardPlace(0, 0) : cardFace(top, 0, 0),
  );
};

const standing = (view: View, names: Names): string => {
  const facts = [
    `Round ${view.roundNumber}, turn ${view.turnNumber + 1} of 4`,
    `deck ${view.deck.count}`,
    `fire pit ${view.firePit.length}`,
    trapNews(view),
  ];
  return group(
    {},
    text(SIZE / 2, SIZE + 26, news(view, names), { style: 'font-size:28px;font-weight:600' }),
    text(SIZE / 2, SIZE + 60, facts.join(' · '), { class: 'quiet', style: `font-size:${SMALL}px` }),
  );
};

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
