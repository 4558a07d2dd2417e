import type { BotQuestion } from '../bots/question.js';
import { anyOf, type BotLevel } from '../engine/bot.js';
import { cryptographicChance } from '../engine/chance/cryptographic.js';
import type { Said, Seat } from '../engine/game.js';
import type { Match } from '../engine/match.js';
import { draftOf } from './act.js';
import { type Evening, toActOf } from './evening.js';
import type { Draft } from './write.js';

/** A game that waits for a bot, and for which one. */
export interface BotTurn {
  readonly evening: Evening;
  readonly match: Match;
  readonly seat: Seat;
  readonly level: BotLevel;
}

export const botTurn = (evening: Evening): BotTurn | null => {
  const { match, seats } = evening;
  if (match === null) return null;
  for (const seat of toActOf(evening)) {
    const holder = seats[seat];
    if (holder?.kind === 'bot') return { evening, match, seat, level: holder.level };
  }
  return null;
};

/** Exactly what the seat may see. */
export const questionFor = ({ evening, match, seat, level }: BotTurn): BotQuestion => ({
  ruleset: evening.book.id,
  seats: evening.laid.seats,
  options: evening.laid.options,
  seat,
  view: match.view(seat),
  level,
});

/** A bot's action, and what comes of it. */
export interface BotMove {
  readonly action: Said;
  readonly draft: Draft;
}

export const moveOf = ({ evening, match, seat }: BotTurn, action: Said): BotMove => {
  const draft = draftOf(evening, match, seat, action);
  if (!draft.ok) throw new Error(`the bot's answer was refused: ${draft.problem.detail}`);
  return { action, draft: draft.value };
};

/** For when no thought came of it: the game must go on. */
export const anyMove = (turn: BotTurn): BotMove =>
  moveOf(turn, anyOf(turn.match.legal(turn.seat), cryptographicChance()));
