import { itemAt } from '../../../engine/item-at.js';
import type { Names, Seat } from '../../../engine/ruleset.js';
import { group, text } from '../../../engine/svg.js';
import { fitted, nameOf } from '../../../engine/words.js';
import type { View } from '../view-model.js';
import { CARD, cardFace, cardHint } from './card.js';
import { SIZE, SMALL } from './layout.js';

export const HAND_ROW = 172;
export const NEWS_ROW = 84;

/** The viewer's own hand first; the others' when the game is over and every hand lies open. */
export const handsShown = (view: View): readonly Seat[] => {
  const others = view.hands.flatMap(({ cards }, seat) =>
    seat === view.you || cards === null || cards.length === 0 ? [] : [seat],
  );
  return view.you === null ? others : [view.you, ...others];
};

/** Under the board, and the line that says where the game stands. */
const top = (row: number): number => SIZE + NEWS_ROW + row * HAND_ROW;

export const hands = (view: View, names: Names): readonly string[] =>
  handsShown(view).flatMap((seat, row) => [
    ...(seat === view.you ? [] : [owner(nameOf(names, seat), row)]),
    ...cards(view, seat, row),
  ]);

const owner = (name: string, row: number): string =>
  text(24, top(row) + 60, fitted(name, 12).trimEnd(), {
    'text-anchor': 'start',
    style: `font-size:${SMALL}px;font-weight:600`,
  });

/** Only the own cards can be pointed at. */
const cards = (view: View, seat: Seat, row: number): readonly string[] => {
  const held = itemAt(view.hands, seat).cards ?? [];
  const pitch = Math.min(150, (SIZE - 220) / Math.max(held.length, 1));
  const start = SIZE / 2 + 90 - (held.length * pitch) / 2 + (pitch - CARD.width) / 2;
  const y = top(row);
  return held.map((card, n) => {
    const x = start + n * pitch;
    return group(
      seat === view.you ? { 'data-hand': n } : {},
      cardFace(card, x, y + 4),
      text(x + CARD.width / 2, y + CARD.height + 32, cardHint(card), {
        class: 'quiet',
        style: `font-size:${SMALL}px`,
      }),
    );
  });
};
