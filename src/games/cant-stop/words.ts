import { endOnBoard } from '../../engine/end-words.js';
import { MIDWAY_WORDS } from '../../engine/halt.js';
import { itemAt, needed } from '../../engine/item-at.js';
import { winnerOf as winnerIn } from '../../engine/outcome.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, listed, nameOf } from '../../engine/words.js';
import { topOf } from './columns.js';
import type { Action, Event, View, ViewColumn } from './model.js';

export const label = (view: View, action: Action): string => {
  switch (action.type) {
    case 'roll':
      return view.phase === 'to-decide' ? 'Roll again' : 'Roll the dice';
    case 'advance':
      return advanceLabel(action.columns);
    case 'stop':
      return stopLabel(view);
  }
};

const advanceLabel = (columns: readonly number[]): string => {
  const [first, second] = columns;
  if (second === undefined) return `Advance in ${first} only`;
  return first === second ? `Advance twice in ${first}` : `Advance in ${first} and ${second}`;
};

const stopLabel = (view: View): string => {
  const topped = view.columns.filter(({ runner, length }) => runner === length).length;
  const owned = itemAt(view.scores, needed(view.seatToAct, 'a seat to act'));
  if (topped > 0 && owned + topped >= view.columnsToWin) return 'Stop and win the game';
  const climbing = view.columns.filter(({ runner }) => runner > 0).map(({ column }) => String(column));
  return `Stop and keep your ${climbing.length === 1 ? 'place' : 'places'} in ${listed(climbing)}`;
};

export const describe = (event: Event, names: Names): string => {
  const who = nameOf(names, event.seat);
  switch (event.type) {
    case 'rolled':
      return `${who} rolls ${listed(event.dice.map(String))}.`;
    case 'busted':
      return `${who} goes bust${lostWords(event.lost)}.`;
    case 'advanced':
      return `${who} climbs ${listed(event.moves.map(({ column, to }) => `to ${spaceWords(column, to)}`))}.`;
    case 'stopped':
      return `${who} stops${keptWords(event)}.`;
    case 'turn-passed':
      return `It is ${who}'s turn.`;
    case 'won':
      return `${who} wins with ${columnWords(event.columns)}.`;
  }
};

const lostWords = (lost: Extract<Event, { type: 'busted' }>['lost']): string => {
  const steps = lost.map((loss) => `${counted(loss.steps, 'step', 'steps')} in column ${loss.column}`);
  return steps.length === 0 ? ' before anything moved' : ` and loses ${listed(steps)}`;
};

/** Top spaces are told as claims, the others as markers. */
const keptWords = ({ banked, claimed }: Extract<Event, { type: 'stopped' }>): string => {
  const kept = banked.filter(({ column }) => !claimed.includes(column));
  const marks = `marks ${listed(kept.map(({ column, space }) => spaceWords(column, space)))}`;
  if (claimed.length === 0) return ` and ${marks}`;
  const claim = `claims ${columnWords(claimed)}`;
  return kept.length === 0 ? ` and ${claim}` : `, ${marks} and ${claim}`;
};

const spaceWords = (column: number, space: number): string =>
  space === topOf(column) ? `the top of column ${column}` : `space ${space} of column ${column}`;

const columnWords = (columns: readonly number[]): string =>
  `${columns.length === 1 ? 'column' : 'columns'} ${listed(columns.map(String))}`;

/** Where the game stands, a sentence or two. */
export const status = (view: View, names: Names): readonly string[] => {
  if (view.concluded !== null) return endOnBoard(view.concluded, names);
  switch (view.phase) {
    case 'to-roll':
      return [...bustWords(view, names), `${actorIn(view, names)} is to roll.`];
    case 'to-choose':
      return [`${actorIn(view, names)} rolled ${view.dice?.join('-')} and is to advance.`];
    case 'to-decide':
      return [`${actorIn(view, names)} ${view.canStop ? 'may roll again or stop' : 'must roll again'}.`];
    case 'midway':
      return midwayWords(view, names);
    case 'over': {
      const winner = needed(winnerOf(view), 'a winner');
      return [`${nameOf(names, winner)} has won with ${columnWords(ownedBy(view, winner))}.`];
    }
  }
};

const actorIn = ({ seatToAct }: View, names: Names): string =>
  nameOf(names, needed(seatToAct, 'a seat to act'));

/** A roll that moves nothing, and the bust it makes, are two events of one decision. */
const midwayWords = (view: View, names: Names): readonly string[] => {
  if (view.bust !== null) return bustWords(view, names);
  return view.dice === null || view.advances.length > 0
    ? [MIDWAY_WORDS]
    : [`The dice show ${view.dice.join('-')} and nothing can move.`];
};

/** Nobody but the winner ever has enough columns. */
export const winnerOf = ({ concluded, scores, columnsToWin }: View): Seat | null => {
  if (concluded !== null) return winnerIn(concluded);
  const seat = scores.findIndex((score) => score >= columnsToWin);
  return seat === -1 ? null : seat;
};

export const ownedBy = (view: View, seat: Seat): readonly number[] =>
  view.columns.filter(({ owner }) => owner === seat).map(({ column }) => column);

const bustWords = ({ bust }: View, names: Names): readonly string[] =>
  bust === null ? [] : [`${nameOf(names, bust.seat)} went bust on ${bust.dice.join('-')}.`];

/** The board for those who hear it: where the game stands, then every column in which there is something. */
export const spoken = (view: View, names: Names): string =>
  [...status(view, names), ...view.columns.flatMap((column) => spokenColumn(column, names))].join(' ');

const spokenColumn = (column: ViewColumn, names: Names): readonly string[] => {
  if (column.owner !== null) return [`Column ${column.column} belongs to ${nameOf(names, column.owner)}.`];
  const standing = column.markers.flatMap((space, seat) =>
    space === 0 ? [] : [`${nameOf(names, seat)} on ${space}`],
  );
  if (column.runner > 0) standing.push(`a runner on ${column.runner}`);
  return standing.length === 0
    ? []
    : [`Column ${column.column}, ${column.length} spaces: ${listed(standing)}.`];
};
