import type { Names } from '../../engine/ruleset.js';
import { dieFace, element, group, hueOf, piece, text } from '../../engine/svg.js';
import { fitted } from '../../engine/words.js';
import { RUNNERS } from './columns.js';
import type { View } from './model.js';
import { runner } from './octagon.js';
import { status, winnerOf } from './words.js';

const TRAY = { x: 20, y: 704, width: 600, height: 116 } as const;
const MIDDLE = TRAY.x + TRAY.width / 2;
const CARD = { width: 192, height: 80, gap: 12 } as const;
const DIE = 30;

/** Dice to be used lie as the pairings they make; else the runners wait here, or the dice of a bust, or the winner shows. */
export const tray = (view: View, names: Names): readonly string[] => [
  text(MIDDLE, TRAY.y + 12, fitted(status(view, names.map(shortened)).join(' '), 58).trimEnd(), {
    class: 'status',
  }),
  ...(view.dice === null ? waiting(view) : pairings(view, view.dice)),
];

const shortened = (name: string): string => fitted(name, 20).trimEnd();

type Pair = readonly [number, number];

interface Pairing {
  readonly low: Pair;
  readonly high: Pair;
}

const pairings = (view: View, dice: readonly number[]): readonly string[] => {
  const differing = pairingsOf(dice);
  const width = differing.length * (CARD.width + CARD.gap) - CARD.gap;
  return differing.map((pairing, index) =>
    card(view, pairing, MIDDLE - width / 2 + index * (CARD.width + CARD.gap)),
  );
};

/** Ways to pair that give the same sums are shown once. */
const pairingsOf = (dice: readonly number[]): readonly Pairing[] => {
  const [a = 0, b = 0, c = 0, d = 0] = dice;
  const all = [pairing([a, b], [c, d]), pairing([a, c], [b, d]), pairing([a, d], [b, c])];
  return all.filter(({ low }, index) => all.findIndex((other) => sum(other.low) === sum(low)) === index);
};

const pairing = (one: Pair, other: Pair): Pairing =>
  sum(one) <= sum(other) ? { low: one, high: other } : { low: other, high: one };

const sum = ([a, b]: Pair): number => a + b;

/** Clicked as a whole where both sums must be used, else each usable half by itself. */
const card = (view: View, { low, high }: Pairing, x: number): string => {
  const both = [sum(low), sum(high)];
  const right = x + CARD.width / 2;
  if (!isOffered(view, both)) return half(view, low, x) + half(view, high, right);
  return group(
    { class: 'usable', 'data-columns': both.join(',') },
    box(x, CARD.width),
    dicePair(low, x),
    dicePair(high, right),
  );
};

const half = (view: View, pair: Pair, x: number): string => {
  const drawn = box(x + 2, CARD.width / 2 - 4) + dicePair(pair, x);
  if (!isOffered(view, [sum(pair)])) return group({ class: 'useless' }, drawn);
  return group({ class: 'usable', 'data-columns': sum(pair) }, drawn);
};

const dicePair = (pair: Pair, x: number): string => {
  const middle = x + CARD.width / 4;
  return [
    dieFace(pair[0], middle - DIE / 2 - 3, TRAY.y + 52, DIE),
    dieFace(pair[1], middle + DIE / 2 + 3, TRAY.y + 52, DIE),
    text(middle, TRAY.y + 96, String(sum(pair)), { class: 'sum' }),
  ].join('');
};

const box = (x: number, width: number): string =>
  element('rect', { class: 'card', x, y: TRAY.y + 28, width, height: CARD.height, rx: 10 });

const isOffered = (view: View, columns: readonly number[]): boolean =>
  view.advances.some((offered) => offered.join() === columns.join());

const waiting = (view: View): readonly string[] => {
  if (view.phase === 'over') return champion(view);
  const rest = view.bust === null ? runnersAtRest(view) : [bustDice(view.bust.dice)];
  return [group({ 'data-action': 'roll' }, ...rest)];
};

/** Nobody, where several share the win or there is none. */
const champion = (view: View): readonly string[] => {
  const seat = winnerOf(view);
  return seat === null ? [] : [piece(hueOf(seat), MIDDLE, TRAY.y + 66, 26)];
};

const bustDice = (dice: readonly number[]): string =>
  group(
    { class: 'useless' },
    ...dice.map((face, index) => dieFace(face, MIDDLE + (index - 1.5) * 54, TRAY.y + 68, 40)),
  );

/** Three places; those of the runners on the board are empty. */
const runnersAtRest = (view: View): readonly string[] =>
  Array.from({ length: RUNNERS }, (_, index) => {
    const x = MIDDLE + (index - 1) * 56;
    const rest = element('circle', { class: 'rest', cx: x, cy: TRAY.y + 66, r: 22 });
    return index < view.freeRunners ? rest + runner(x, TRAY.y + 66, 15) : rest;
  });
