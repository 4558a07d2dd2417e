import type { Result } from '../../engine/result.js';
import { no, yes } from '../../engine/result.js';
import { counted } from '../../engine/words.js';
import type { Unfinished } from '../../store/unfinished.js';
import type { Problem } from '../problem.js';

/** How many games may wait or be played at once. */
export interface Caps {
  /** That one player sits in, or laid for bots alone. */
  readonly perPlayer: number;
  /** That were laid from one network within a day. */
  readonly perNetwork: number;
}

export const CAPS: Caps = { perPlayer: 200, perNetwork: 1_000 };

/** Asks whether one more game is not too many. The database counts, so it holds for all processes and after a restart. */
export interface Admission {
  /** May this player have one more, the game of this id? */
  join(playerId: string, gameId: string): Promise<Result<null, Problem>>;
  /** May they lay it from this network? The answer is the mark it is counted by. */
  lay(playerId: string, gameId: string, network: string | undefined): Promise<Result<string | null, Problem>>;
}

/**
 * Counting comes before writing, so requests that arrive together may all be counted before any is written:
 * a cap is overshot by no more than what is under way at that moment.
 */
export const admissionBy = (unfinished: Unfinished, caps: Caps | null, clock: () => number): Admission => {
  const join: Admission['join'] = async (playerId, gameId) => {
    if (caps === null) return yes(null);
    const games = await unfinished.of(playerId, gameId, caps.perPlayer);
    return games.length < caps.perPlayer ? yes(null) : no(tooManyOfYours(games));
  };
  return {
    join,
    async lay(playerId, gameId, network) {
      const joined = await join(playerId, gameId);
      if (!joined.ok || network === undefined) return joined;
      const mark = await unfinished.markOf(network);
      if (caps === null) return yes(mark);
      const since = new Date(clock() - DAY_MS);
      const laid = await unfinished.from(mark, since, caps.perNetwork);
      return laid < caps.perNetwork ? yes(mark) : no(tooManyFromThere(laid));
    },
  };
};

/** Who lost their token can end none of their games: what was laid long ago must not shut out a whole school. */
const DAY_MS = 24 * 3_600_000;

const MOST_NAMED = 10;

const tooManyOfYours = (games: readonly string[]): Problem => ({
  code: 'too-many-games',
  detail: `You are in ${counted(games.length, 'game', 'games')} that wait or are played, and that is the most. Finish or leave one of them first, the oldest perhaps: ${games[0]}. A game that only bots play is ended by DELETE /games/{id}.`,
  games: games.slice(0, MOST_NAMED),
});

const tooManyFromThere = (laid: number): Problem => ({
  code: 'too-many-games',
  detail: `${counted(laid, 'game that waits or is played was', 'games that wait or are played were')} laid from your network within a day, and that is the most. Finish or leave some of them, or come back later.`,
});
