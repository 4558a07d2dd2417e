import { cryptographicChance } from '../../engine/chance/cryptographic.js';
import { type Foresight, foresee } from '../../engine/foresee.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { LiveGames } from '../cache/live-games.js';
import type { GameCommand } from '../commit/command.js';
import { isAsExpected } from '../commit/decisions.js';
import type { Game } from '../game/game.js';
import { namesOf } from '../game/people.js';
import type { Problem } from '../problem.js';
import { languageAt } from '../windows/language.js';
import { refused, seatFor, unservedAt, type WantedAction } from './act.js';
import { findGame } from './find.js';

/** An action as it would be, with nothing done. */
export interface Rehearsal {
  readonly game: Game;
  readonly foresight: Foresight;
}

/**
 * Would it be accepted, and what is certain about it? Nothing is written and the secret of the dice is not touched:
 * whether it is accepted is asked with another luck, and what comes of it only of worlds imagined from the caller's own view.
 */
export const tryOut = async (
  games: LiveGames,
  punctual: (gameId: string) => Promise<unknown>,
  {
    gameId,
    player,
    wanted,
    expected,
  }: Pick<GameCommand<WantedAction>, 'gameId' | 'player' | 'wanted' | 'expected'>,
): Promise<Result<Rehearsal, Problem>> => {
  // As before an action: whoever is too late for that is not told that it would be accepted.
  await punctual(gameId);
  const found = await findGame(games, gameId, { playerId: player.id });
  if (!found.ok) return found;
  const asExpected = isAsExpected(found.value, expected);
  if (!asExpected.ok) return asExpected;
  const game = asExpected.value;
  const { action, language: asked } = wanted;
  const seated = seatFor(game, player, action);
  if (!seated.ok) return seated;
  const { match, seat } = seated.value;
  const answer = match.act(seat, action, cryptographicChance());
  if (!answer.ok) return no(refused(game, seat, answer.problem, { action, language: asked }));
  const unserved = unservedAt(game, match, seat, player, action);
  if (unserved !== null) return no(unserved);
  const language = languageAt(game, asked);
  return yes({
    game,
    foresight: game.book.during(() => foresee(match, seat, action, namesOf(game, language), language)),
  });
};

/** What is certain, as the seat would see it happen. */
export const rehearsalSeen = ({ game, foresight }: Rehearsal) => ({
  accepted: true,
  version: game.version,
  certain: foresight.certain,
  dependsOnLuck: foresight.dependsOnLuck,
  endsGame: endsAt(game, foresight),
});

/** The longest log ends a game as well as its rules do. Where luck is counted, one more event may say how much was drawn. */
const endsAt = (game: Game, { endsGame, lengths: [least, most] }: Foresight): Foresight['endsGame'] => {
  const left = game.book.maxEvents - game.version;
  if (endsGame === 'yes' || least >= left) return 'yes';
  const isLuckCounted = game.given !== null || game.board !== null;
  return most + (isLuckCounted ? 1 : 0) >= left ? 'perhaps' : endsGame;
};
