import { endInWords } from '../../engine/end-words.js';
import { itemAt, needed } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, listed, nameOf, nth } from '../../engine/words.js';
import type { Action, Ending, Event, Kind, Move, Moved, OfferTaken, View } from './model.js';

export const label = (view: View, action: Action): string => {
  switch (action.type) {
    case 'move':
      return moveLabel(view, action);
    case 'take-offer':
      return `Swap ${optionIn(view, action.position)}, ${nth(action.position - 1)} in your queue, for ${view.offer}: ${forPrice(view.offerPrices[action.position - 1])}`;
    case 'pass':
      return 'Pass: nothing of yours can move';
  }
};

export const describe = (event: Event, names: Names): string => {
  const who = nameOf(names, event.seat);
  switch (event.type) {
    case 'moved':
      return `${who} moves ${own(event.piece)} from ${event.from} to ${event.to} by ${event.option}${deeds(event, names)}: ${account(event)}.`;
    case 'offer-taken':
      return `${who} swaps ${event.replaced}, ${nth(event.position - 1)} in the queue, for ${event.taken}, ${paid(event)}, and the next offer is ${event.offer}.`;
    case 'turn-forfeited':
      return `${who} loses the turn: ${event.option} has no jump from ${event.from} to ${event.to}.`;
    case 'passed':
      return `${who} has nothing that can move and passes.`;
  }
};

/** Who won, and why the game is over; null while it is not. */
export const verdict = (view: View, names: Names): string | null => {
  if (view.concluded !== null) return endInWords(view.concluded, names);
  if (view.ended === null) return null;
  const [first = 0, second = 0] = view.scores;
  const result =
    first === second
      ? `a draw, ${first} to ${second}`
      : `${nameOf(names, first > second ? 0 : 1)} wins, ${Math.max(first, second)} to ${Math.min(first, second)}`;
  return `${endingInWords[view.ended]}: ${result}.`;
};

const endingInWords: Readonly<Record<Ending, string>> = {
  'kotla-entered': 'A mirza stands on the enemy kotla',
  'mirza-captured': 'A mirza is captured',
  stalemate: 'Neither side can move',
  'turn-limit': 'The last turn is played',
};

export const pieceAt = (view: View, square: number): View['pieces'][number] | undefined =>
  view.pieces.find((piece) => piece.square === square);

const moveLabel = (view: View, { choice, from, to }: Move): string => {
  const moving = pieceAt(view, from)?.kind === 'mirza' ? 'the mirza ' : '';
  const target = pieceAt(view, to);
  const taking = target === undefined ? '' : `, taking ${enemy(target.kind)}`;
  return `Move ${moving}${from} to ${to}${taking}, by ${optionIn(view, choice)}: ${forPrice(view.movePrices[choice - 1])}`;
};

/** Only the seat to act is asked for a choice. */
export const optionIn = (view: View, place: number): string =>
  itemAt(itemAt(view.queues, needed(view.seatToAct, 'a seat to act')), place - 1);

const forPrice = (price = 0): string => (price === 0 ? 'free' : counted(price, 'point', 'points'));

const own = (kind: Kind): string => (kind === 'mirza' ? 'the mirza' : 'a piece');
const enemy = (kind: Kind): string => (kind === 'mirza' ? 'the enemy mirza' : 'an enemy piece');

const deeds = ({ seat, captured, kotla }: Moved, names: Names): string => {
  const taking = captured === null ? '' : `, taking ${enemy(captured)}`;
  return kotla === null ? taking : `${taking}${arrival(seat, kotla, names)}`;
};

const arrival = (seat: Seat, kotla: Seat, names: Names): string =>
  seat === kotla ? ', onto the own kotla' : `, onto the kotla of ${nameOf(names, kotla)}`;

const account = ({ price, kotlaPoints, capturePoints, score }: Moved): string =>
  `${price} paid, ${kotlaPoints + capturePoints} earned, ${score} in all`;

const paid = ({ price, score }: OfferTaken): string =>
  price === 0 ? 'free of charge' : `${price} paid, ${score} left`;

/** The board for those who hear it: who is to act, both armies, the moves and what they cost. */
export const spoken = (view: View, names: Names): string => {
  const armies = view.queues.map((_, seat) => spokenArmy(view, names, seat)).join(' ');
  return `${standing(view, names)}${armies} On offer is ${view.offer}. A square is called by its row and its column: 23 is the second row, third column.`;
};

const standing = (view: View, names: Names): string => {
  const result = verdict(view, names);
  if (result !== null) return `${result} `;
  return view.seatToAct === null ? '' : `${nameOf(names, view.seatToAct)} is to act. `;
};

const spokenArmy = (view: View, names: Names, seat: Seat): string => {
  const mine = view.pieces.filter((piece) => piece.seat === seat);
  const squaresOf = (kind: Kind): string =>
    listed(mine.filter((piece) => piece.kind === kind).map(({ square }) => String(square)));
  const mirza = squaresOf('mirza');
  const pieces = squaresOf('piece');
  const points = counted(itemAt(view.scores, seat), 'point', 'points');
  return `${nameOf(names, seat)}, ${points}: ${mirza === '' ? 'no mirza' : `mirza on ${mirza}`}, ${pieces === '' ? 'no pieces' : `pieces on ${pieces}`}; moves in order ${listed(itemAt(view.queues, seat))}.`;
};
