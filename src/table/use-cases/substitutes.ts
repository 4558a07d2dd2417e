import type { BotLevel } from '../../engine/bot.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import { claimed } from '../commit/claims.js';
import type { Decided } from '../commit/decisions.js';
import { hasRunningClock, missingAt, type Sightings } from '../game/absence.js';
import type { Game } from '../game/game.js';
import { standsIn } from '../game/leavers.js';
import type { Problem } from '../problem.js';
import { impossibleClaim, THE_CLOCK_DECIDES, tooEarly } from './claims.js';

/** In a game that is played the host calls in a bot for whoever is gone: they left, or were not seen for as long as a claim takes. */
export const substituted = (
  game: Game,
  { seat, level }: { readonly seat: Seat; readonly level: BotLevel },
  sightings: Sightings,
): Result<Decided, Problem> => {
  const problem = objectionTo(game, seat, sightings) ?? impossibleClaim(game, seat, 'bot');
  if (problem !== null) return no(problem);
  return yes({ draft: claimed(game, seat, { claim: 'bot', level }), seat: null, action: null });
};

const objectionTo = (game: Game, seat: Seat, sightings: Sightings): Problem | null => {
  const holder = game.seats[seat];
  if (holder === undefined) return unknownSeat(game, seat);
  if (holder.kind === 'open' || standsIn(holder)) return null;
  if (holder.kind !== 'player') return ONE_OF_THE_TABLE;
  if (hasRunningClock(game)) return THE_CLOCK_DECIDES;
  const from = missingAt(game, seat, sightings);
  return from === null || from > sightings.at ? tooEarly(game, from) : null;
};

export const unknownSeat = ({ seats }: Game, seat: Seat): Problem => ({
  code: 'unknown-seat',
  detail: `This game has the seats 0 to ${seats.length - 1}; there is no seat ${seat}.`,
});

const ONE_OF_THE_TABLE: Problem = {
  code: 'game-under-way',
  detail: 'This game has begun, and a bot has had this seat from the start: it plays on as it is.',
};
