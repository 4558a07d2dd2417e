import type { Action, View } from '../../client/types.js';
import type { Spot, Way } from '../board/ways.js';
import { board } from '../catalogue/spoken-later.js';

/** A piece and then a square; or the card first, then piece and square. The offer and then the card it replaces. */
export const ways = (action: Action<'dastan'>, view: View<'dastan'>): readonly Way[] => {
  switch (action.type) {
    case 'move': {
      const jump = [
        square(action.from, board.pieceOn),
        { ...square(action.to, board.to), note: String(view.movePrices[action.choice - 1] ?? 0) },
      ];
      return [jump, [card(view, action.choice), ...jump]];
    }
    case 'take-offer':
      return [[{ at: '[data-offer]', says: board.offer(view.offer) }, card(view, action.position)]];
    case 'pass':
      return [];
  }
};

const square = (at: number, says: (row: number, column: number) => string): Spot => ({
  at: `[data-square="${at}"]`,
  says: says(Math.floor(at / 10), at % 10),
});

const card = ({ seatToAct, queues }: View<'dastan'>, place: number): Spot => ({
  at: `[data-seat="${seatToAct}"][data-position="${place}"]`,
  says: board.queued(place, queues[seatToAct ?? 0]?.[place - 1] ?? ''),
});
