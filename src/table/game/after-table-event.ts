import type { Outcome } from '../../engine/ruleset.js';
import { saltsInOneWord } from '../../proof/fair-chance.js';
import { afterReopening, afterRunningOut, afterStopping } from './clock.js';
import { afterDrawing } from './counted-luck.js';
import { firstMatch, type Game } from './game.js';
import { afterHostEvent } from './host-hand.js';
import { afterTakeover } from './leavers.js';
import { afterLeaving, afterSitting, playersAmong } from './newcomers.js';
import { afterAccepting, afterDeclining, afterOffer, voids, withoutOffer } from './offers.js';
import type { TableEvent } from './table-event.js';

/** What the table event of this number changes; the time and the hash are the ledger's. */
export const afterTableEvent = (before: Game, event: TableEvent, seq: number): Game => {
  const game = voids(event) ? withoutOffer(before) : before;
  switch (event.type) {
    case 'game-created':
      return game;
    case 'seat-taken':
      return afterSitting(game, event, seq);
    case 'seat-left':
      return afterLeaving(game, event.seat, seq);
    case 'game-started':
      return {
        ...game,
        status: 'playing',
        match: firstMatch(game),
        salts: saltsOf(game),
        newcomers: playersAmong(game.seats),
      };
    case 'seat-resigned':
    case 'seat-claimed':
    case 'game-closed':
      return game;
    case 'luck-drawn':
      return afterDrawing(game, event);
    case 'bot-took-over':
      return afterTakeover(game, event, seq);
    case 'offer-made':
      return afterOffer(game, event, seq);
    case 'offer-accepted':
      return afterAccepting(game, event.seat);
    case 'offer-declined':
      return afterDeclining(game);
    case 'clock-stopped':
      return afterStopping(withoutOffer(game));
    case 'taken-back':
      throw new Error(`${game.id} goes back to ${event.to}, and nobody brought the board of that time along`);
    case 'clock-ran-out':
      return afterRunningOut(game, event.seat);
    case 'time-given-back':
      return afterReopening(game, {
        closedAt: Date.parse(event.closedAt),
        openedAt: Date.parse(event.openedAt),
      });
    case 'seat-given':
    case 'seat-opened':
    case 'seat-cleared':
    case 'seats-dropped':
      return afterHostEvent(game, event, seq);
    case 'game-ended':
      return ended(game, event.outcome);
  }
};

/** A match that its own rules have not ended, or not so, is told, and with it everybody who looks at it. */
const ended = (game: Game, outcome: Outcome): Game => {
  const { match } = game;
  const isTold = match === null || (match.outcome !== null && game.leavers.length === 0);
  return {
    ...game,
    status: 'over',
    ending: outcome,
    isOpen: true,
    match: isTold ? match : match.halted(outcome),
  };
};

const saltsOf = ({ seats }: Game): string =>
  saltsInOneWord(seats.map((holder) => (holder.kind === 'player' ? (holder.salt ?? null) : null)));
