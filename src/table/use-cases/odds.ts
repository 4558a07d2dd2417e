import { ENGLISH, type Language } from '../../engine/language.js';
import { type Odds, oddsFor } from '../../engine/odds.js';
import { no, type Result, yes } from '../../engine/result.js';
import { isPlayedByBot } from '../game/clock.js';
import type { Game } from '../game/game.js';
import { seatOf, toActOf } from '../game/people.js';
import { choicesAt } from '../game/script-fit.js';
import type { Problem } from '../problem.js';

/** The odds of what the caller may do; nothing for whoever is not to act. */
export const oddsSeenBy = (
  game: Game,
  playerId: string | null,
  language: Language = ENGLISH,
): Result<readonly Odds[], Problem> => {
  if (!game.hasOdds) return no(WITHOUT_ODDS);
  const seat = seatOf(game, playerId);
  const { match } = game;
  if (match === null || seat === null || !toActOf(game).includes(seat) || isPlayedByBot(game, seat))
    return yes([]);
  const listed = new Set(choicesAt(game, match, seat).map(({ action }) => JSON.stringify(action)));
  const odds = game.book.during(() => oddsFor(match, seat, language));
  return yes(odds.filter(({ action }) => listed.has(JSON.stringify(action))));
};

const WITHOUT_ODDS: Problem = {
  code: 'no-odds',
  detail: 'This game was laid with "odds": false, so that everybody at the table counts for themselves.',
};
