import { nameOf } from '../../engine/words.js';
import { type ClockRules, clockOf, deadlineOf } from '../game/clock.js';
import type { Game } from '../game/game.js';
import { namesOf } from '../game/people.js';

/** The clock as everybody sees it. */
export interface ClockSeen extends ClockRules {
  /** When somebody's time runs out unless they act; null when nobody's runs. */
  readonly deadlineAt: string | null;
  /** What was left of each seat's bank when its turn began. */
  readonly bankMs: readonly number[];
  /** Everybody agreed to stop it. */
  readonly stopped: boolean;
}

export const clockSeen = (game: Game): ClockSeen | null => {
  const clock = clockOf(game);
  if (clock === null) return null;
  const deadline = deadlineOf(game);
  return {
    perTurnSeconds: clock.rules.perTurnSeconds,
    bankSeconds: clock.rules.bankSeconds,
    whenOut: clock.rules.whenOut,
    deadlineAt: deadline === null ? null : new Date(deadline.at).toISOString(),
    bankMs: clock.seats.map(({ bankMs }) => bankMs),
    stopped: clock.isStopped,
  };
};

/** For a board of text. */
export const clockInWords = (game: Game): readonly string[] => {
  const deadline = deadlineOf(game);
  if (deadline === null) return [];
  return [`${nameOf(namesOf(game), deadline.seat)} has time until ${new Date(deadline.at).toISOString()}.`];
};
