import { endOnBoard } from '../../engine/end-words.js';
import { MIDWAY_WORDS } from '../../engine/halt.js';
import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, fitted, listed, nameOf } from '../../engine/words.js';
import { cardName, DECK } from './cards.js';
import { QUARTER, SAFE_CELLS } from './track.js';
import type { View } from './view-model.js';

/** The ring in four lines of a quarter each, then a line for every seat, then the viewer's hand. */
export const draw = (view: View, names: Names): string =>
  [
    heading(view),
    '',
    ruler(),
    ...[0, 1, 2, 3].map((quarter) => quarterLine(view, quarter)),
    ...trapLine(view),
    '',
    ...view.hands.map((_, seat) => seatLine(view, names, seat)),
    '',
    ...handLines(view),
    ...otherHands(view, names),
    ...ending(view, names),
    '',
  ].join('\n');

const heading = (view: View): string => {
  const top = view.firePit.at(-1);
  const pit = counted(view.firePit.length, 'card', 'cards');
  return `Round ${view.roundNumber}, turn ${view.turnNumber + 1} of 4 | deck ${view.deck.count} | fire pit ${pit}${top === undefined ? '' : `, top ${top}`}`;
};

const ruler = (): string =>
  `     ${[0, 5, 10, 15, 20].map((cell) => fitted(`+${cell}`, 15)).join('')}`.trimEnd();

const quarterLine = (view: View, quarter: number): string => {
  const cells = Array.from({ length: QUARTER }, (_, n) => cellSign(view, quarter * QUARTER + n));
  return `${String(quarter * QUARTER).padStart(3)}  ${cells.join(' ')}`;
};

/** A marble, else a base or an entry that somebody uses, else a trap one may see, else nothing. */
const cellSign = (view: View, cell: number): string => {
  const there = view.marbles.find(({ at }) => at.zone === 'track' && at.cell === cell);
  if (there !== undefined) return marbleSign(view, there.marble);
  if (view.quarters.some(({ base }) => base === cell)) return '[]';
  if (view.quarters.some(({ entry }) => entry === cell)) return '>>';
  return view.traps.cells?.includes(cell) ? 'xx' : ' .';
};

/** Colour and number: `R2` is marble 2 of red. */
const marbleSign = (view: View, marble: string): string =>
  `${initial(view, Number(marble.charAt(0)))}${marble.charAt(2)}`;

const initial = (view: View, seat: Seat): string => view.colours[seat]?.charAt(0).toUpperCase() ?? '?';

const trapLine = (view: View): readonly string[] =>
  view.traps.cells === null || view.traps.count === 0 ? [] : [`traps ${view.traps.cells.join(' ')}`];

const seatLine = (view: View, names: Names, seat: Seat): string => {
  const mark = view.seatToAct === seat || view.winner === seat ? '*' : ' ';
  const who = `${mark} ${seat} ${initial(view, seat)} ${fitted(nameOf(names, seat), 16)}`;
  const cards = counted(itemAt(view.hands, seat).count, 'card', 'cards');
  return `${who} home ${fitted(homeSigns(view, seat), 11)}  safe ${safeSigns(view, seat)}  ${cards}`;
};

const homeSigns = (view: View, seat: Seat): string =>
  view.marbles
    .filter((each) => each.seat === seat && each.at.zone === 'home')
    .map(({ marble }) => marbleSign(view, marble))
    .join(' ');

const safeSigns = (view: View, seat: Seat): string =>
  Array.from({ length: SAFE_CELLS }, (_, cell) => {
    const there = view.marbles.find(
      (each) => each.seat === seat && each.at.zone === 'safe' && each.at.cell === cell,
    );
    return `[${there === undefined ? '  ' : marbleSign(view, there.marble)}]`;
  }).join('');

const LONGEST_ID = Math.max(...DECK.map((card) => card.length));

const handLines = (view: View): readonly string[] => {
  const cards = view.you === null ? null : (view.hands[view.you]?.cards ?? null);
  if (cards === null || cards.length === 0) return [];
  const example = `${initial(view, view.you ?? 0)}2`;
  return [
    `Your hand (your marble ${example} is called "${view.you}-2")`,
    ...cards.map((card) => `  ${fitted(card, LONGEST_ID)} ${cardName(card)}`),
    '',
  ];
};

/** When the game is over every hand lies open. */
const otherHands = (view: View, names: Names): readonly string[] => {
  const lines = view.hands.flatMap(({ cards }, seat) =>
    cards === null || seat === view.you
      ? []
      : [`Hand of ${fitted(nameOf(names, seat), 16).trimEnd()}: ${cards.join(' ') || 'no cards'}`],
  );
  return lines.length === 0 ? [] : [...lines, ''];
};

const ending = (view: View, names: Names): readonly string[] =>
  view.concluded === null ? [whoseTurn(view, names)] : endOnBoard(view.concluded, names);

export const standing = (view: View, names: Names): string => ending(view, names).join(' ');

const whoseTurn = (view: View, names: Names): string => {
  if (view.phase === 'midway') return MIDWAY_WORDS;
  if (view.seatToAct !== null) return `${nameOf(names, view.seatToAct)} is to play.`;
  if (view.winner !== null) return `${nameOf(names, view.winner)} has all four marbles safe and wins.`;
  return `A draw between ${listed(view.hands.map((_, seat) => nameOf(names, seat)))}: the last round is over.`;
};
