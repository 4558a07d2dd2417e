import type { BotLevel } from '../../engine/bot.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Game } from '../game/game.js';
import { hasSettled } from '../game/newcomers.js';
import { type Draft, endedWhenTooLong, nothingYet, withEnd, withTableEvent } from './draft.js';
import { abandoned, takenOver, withoutThem } from './seat-changes.js';

/** What comes of a claim: a bot plays on, or the game is over. */
export type Claim = { readonly claim: 'bot'; readonly level: BotLevel } | { readonly claim: 'end' };

export const claimed = (game: Game, seat: Seat, how: Claim): Draft => {
  const draft = withTableEvent(nothingYet(game), { type: 'seat-claimed', seat, ...how });
  if (how.claim === 'bot') return endedWhenTooLong(takenOver(draft, seat, how.level));
  // As with leaving: who has not had a whole turn has lost nothing, and then nobody has won.
  return hasSettled(game, seat) ? withoutThem(draft, seat, 'absent') : withEnd(draft, abandoned(seat, null));
};
