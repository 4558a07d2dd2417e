import { COVER_HEIGHT, COVER_WIDTH, cover } from '../cover.js';
import { itemAt } from '../item-at.js';
import { element, group, text } from '../svg.js';

const BOXES = ['#7a2e4d', '#2b4a7d', '#1f5c52', '#5a3d7a', '#7a4a1f', '#3d4f2a'];
const GRID = 40;
const MOST_LETTERS = 2;

/** For a ruleset that draws no cover: its initials on a colour of its own, over a field of counters that follows from the name. */
export const nameCover = (name: string): string => {
  const sum = Array.from(name).reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const box = itemAt(BOXES, sum % BOXES.length);
  return cover(
    { title: name, description: `The first letters of ${name}.`, box },
    group({ fill: '#fffdf8', 'fill-opacity': 0.14 }, ...counters(sum)),
    text(COVER_WIDTH / 2, COVER_HEIGHT / 2 + 34, initialsOf(name), {
      'font-size': 96,
      'font-weight': 700,
      'font-family': 'Georgia, serif',
      style: 'fill:#fffdf8',
    }),
  );
};

/** Which of them are there differs from name to name. */
const counters = (sum: number): readonly string[] => {
  const columns = COVER_WIDTH / GRID;
  return Array.from({ length: columns * (COVER_HEIGHT / GRID) }, (_, place) => place)
    .filter((place) => (place * sum) % 7 < 3)
    .map((place) =>
      element('circle', {
        cx: (place % columns) * GRID + GRID / 2,
        cy: Math.floor(place / columns) * GRID + GRID / 2,
        r: 13,
      }),
    );
};

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .slice(0, MOST_LETTERS)
    .toUpperCase();
