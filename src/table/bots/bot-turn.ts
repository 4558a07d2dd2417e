import type { BotQuestion } from '../../bots/question.js';
import { anyOf, type BotLevel } from '../../engine/bot.js';
import { cryptographicChance } from '../../engine/chance/cryptographic.js';
import type { Match } from '../../engine/match.js';
import type { Said, Seat } from '../../engine/ruleset.js';
import { draftOf } from '../commit/action-draft.js';
import type { Draft } from '../commit/draft.js';
import { isPlayedByBot } from '../game/clock.js';
import type { Game } from '../game/game.js';
import { toActOf } from '../game/people.js';

/** A game that waits for a bot, and for which one. */
export interface BotTurn {
  readonly game: Game;
  readonly match: Match;
  readonly seat: Seat;
  readonly level: BotLevel;
}

export const botTurn = (game: Game): BotTurn | null => {
  const { match, seats } = game;
  if (match === null) return null;
  for (const seat of toActOf(game)) {
    const holder = seats[seat];
    if (holder?.kind === 'bot') return { game, match, seat, level: holder.level };
    if (isPlayedByBot(game, seat)) return { game, match, seat, level: 'easy' };
  }
  return null;
};

/** Exactly what the seat may see. */
export const questionFor = ({ game, match, seat, level }: BotTurn): BotQuestion => ({
  ruleset: game.book.id,
  version: game.book.version,
  seats: game.laid.seats,
  options: game.laid.options,
  seat,
  view: match.view(seat),
  level,
});

/** A bot's action, and what comes of it. */
export interface BotMove {
  readonly action: Said;
  readonly draft: Draft;
}

export const moveOf = ({ game, match, seat }: BotTurn, action: Said): BotMove => {
  const draft = draftOf(game, match, seat, action);
  if (!draft.ok) throw new Error(`the bot's answer was refused: ${draft.problem.detail}`);
  return { action, draft: draft.value };
};

/** For when no thought came of it: the game must go on. */
export const anyMove = (turn: BotTurn): BotMove =>
  moveOf(turn, anyOf(turn.match.legal(turn.seat), cryptographicChance()));
