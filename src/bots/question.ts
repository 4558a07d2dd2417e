import type { BotLevel } from '../engine/bot.js';
import type { Said, Seat, Seen } from '../engine/ruleset.js';

/** What a bot is asked, as it crosses to another thread: what its seat may see, and no word of the state behind it. */
export interface BotQuestion {
  readonly ruleset: string;
  /** The one the game was begun with. */
  readonly version: number;
  readonly seats: number;
  readonly options: Seen;
  readonly seat: Seat;
  readonly view: Seen;
  readonly level: BotLevel;
}

/** What was done in place of what the bot would do: to be judged. */
export interface JudgeQuestion extends BotQuestion {
  readonly taken: Said;
}

/** A question with the bot's own luck, which is not the game's, and its time. */
export interface TimedQuestion extends BotQuestion {
  readonly seed: string;
  readonly ms: number;
}

/** As a thread is asked. */
export type ThreadQuestion = TimedQuestion & { readonly taken?: Said };
