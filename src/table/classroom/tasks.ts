import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';

/** What somebody may be asked to do, as it is kept. */
export const Task = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('beat'),
    ruleset: z.string(),
    bot: z.enum(BOT_LEVELS),
    times: z.int().min(1),
  }),
  z.strictObject({ type: z.literal('curl'), ruleset: z.string().optional() }),
  z.strictObject({ type: z.literal('chaos'), ruleset: z.string().optional() }),
  z.strictObject({ type: z.literal('client-kit'), score: z.int().min(1).max(100) }),
]);
export type Task = z.infer<typeof Task>;

/** How far somebody has come. */
export interface Progress {
  readonly count: number;
  readonly of: number;
  readonly isDone: boolean;
}

/** A game of the club that is over, as far as tasks ask for it. */
export interface FinishedGame {
  readonly gameId: string;
  readonly ruleset: string;
  readonly createdAt: string;
  /** Whether it was played to the end that the rules give it. */
  readonly isPlayedOut: boolean;
  /** Whether it came to anything: a table that was abandoned did not. */
  readonly hasResult: boolean;
  readonly isSandbox: boolean;
  /** By player: whether they won it, and nobody else did. */
  readonly players: ReadonlyMap<string, boolean>;
  /** The levels of bots that did not win. */
  readonly beaten: readonly string[];
}

/** What is known of one member. */
export interface Deeds {
  readonly playerId: string;
  readonly finished: readonly FinishedGame[];
  /** By game: how often they acted, and by what. */
  readonly plays: ReadonlyMap<string, { byCurl: number; byOthers: number; isChaotic: boolean }>;
  /** The best score that their client kit told. */
  readonly score: number | null;
}

/** Law: only what was begun after the assignment was given counts. */
export const progressIn = (task: Task, since: string, deeds: Deeds): Progress => {
  const games = deeds.finished.filter(({ createdAt, isPlayedOut }) => isPlayedOut && createdAt >= since);
  const { playerId, plays } = deeds;
  switch (task.type) {
    case 'beat':
      return so(
        games.filter(
          ({ ruleset, players, beaten, isSandbox }) =>
            ruleset === task.ruleset &&
            !isSandbox &&
            players.get(playerId) === true &&
            beaten.includes(task.bot),
        ).length,
        task.times,
      );
    case 'curl':
      return so(
        games.filter(({ gameId, ruleset }) => {
          const play = plays.get(gameId);
          return isWanted(task, ruleset) && play !== undefined && play.byCurl > 0 && play.byOthers === 0;
        }).length,
        1,
      );
    case 'chaos':
      return so(
        games.filter(
          ({ gameId, ruleset }) => isWanted(task, ruleset) && plays.get(gameId)?.isChaotic === true,
        ).length,
        1,
      );
    case 'client-kit':
      return { count: deeds.score ?? 0, of: task.score, isDone: (deeds.score ?? 0) >= task.score };
  }
};

const so = (count: number, of: number): Progress => ({ count: Math.min(count, of), of, isDone: count >= of });

const isWanted = ({ ruleset }: { readonly ruleset?: string | undefined }, played: string): boolean =>
  ruleset === undefined || ruleset === played;

/** A few words for a list. */
export const titleOf = (task: Task): string => {
  switch (task.type) {
    case 'beat':
      return `Beat the ${task.bot} bot at ${task.ruleset} ${task.times === 1 ? 'once' : `${task.times} times`}`;
    case 'curl':
      return `Finish a game${task.ruleset === undefined ? '' : ` of ${task.ruleset}`} by curl alone`;
    case 'chaos':
      return `Finish a game${task.ruleset === undefined ? '' : ` of ${task.ruleset}`} while the server misbehaves`;
    case 'client-kit':
      return `Pass the client kit with ${task.score} of 100`;
  }
};
