import type { Result } from '../../engine/result.js';
import { no, yes } from '../../engine/result.js';
import { counted } from '../../engine/words.js';
import type { Admissions } from '../../store/admissions.js';
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

/** Lets in whoever may have one more game. The database counts, so it holds for all processes and after a restart; nobody passes a cap. */
export interface Admission {
  /** May this player have one more, the game of this id? */
  join(playerId: string, gameId: string): Promise<Result<null, Problem>>;
  /** May they lay one more from this network, and where? */
  lay(
    playerId: string,
    drawn: DrawnTable,
    network: string | undefined,
  ): Promise<Result<AdmittedTable, Problem>>;
  /** Does what they were let in for. From then on the game itself is counted, or nothing is. */
  during<Value>(name: string, playerIds: readonly string[], work: Work<Value>): Work<Value>;
}

type Work<Value> = () => Promise<Result<Value, Problem>>;

/** The id that follows from a request, and where its table is laid if it has none yet. */
export interface DrawnTable {
  readonly name: string;
  readonly gameId: string;
}

export interface AdmittedTable {
  readonly gameId: string;
  /** The mark of the network it is counted by. */
  readonly network: string | null;
}

type Counting = Pick<Unfinished, 'of' | 'markOf'> & Pick<Admissions, 'lay' | 'join' | 'settle'>;

export const admissionBy = (counting: Counting, caps: Caps | null, clock: () => number): Admission => {
  const tooManyOf = async (playerId: string, gameId: string, most: number): Promise<Problem> =>
    tooManyOfYours(await counting.of(playerId, gameId, most), most);
  return {
    async join(playerId, gameId) {
      if (caps === null) return yes(null);
      const fits = await counting.join(playerId, gameId, caps.perPlayer, new Date(clock()));
      return fits ? yes(null) : no(await tooManyOf(playerId, gameId, caps.perPlayer));
    },
    async lay(playerId, drawn, network) {
      const mark = network === undefined ? null : await counting.markOf(network);
      const moments = { now: new Date(clock()), since: new Date(clock() - DAY_MS) };
      const asked = { playerId, ...drawn, network: mark, most: caps, ...moments };
      const { gameId, tooMany } = await counting.lay(asked);
      if (tooMany === null || caps === null) return yes({ gameId, network: mark });
      return no(
        tooMany === 'theirs'
          ? await tooManyOf(playerId, gameId, caps.perPlayer)
          : tooManyFromThere(caps.perNetwork),
      );
    },
    during: (name, playerIds, work) => async () => {
      const settle = async (hasLanded: boolean | null): Promise<void> => {
        // What cannot be settled now is no longer counted in a while.
        await Promise.allSettled(playerIds.map((playerId) => counting.settle({ name, playerId, hasLanded })));
      };
      try {
        const done = await work();
        await settle(done.ok);
        return done;
      } catch (error) {
        await settle(null);
        throw error;
      }
    },
  };
};

/** Who lost their token can end none of their games: what was laid long ago must not shut out a whole school. */
const DAY_MS = 24 * 3_600_000;

const MOST_NAMED = 10;

const tooManyOfYours = (games: readonly string[], most: number): Problem => ({
  code: 'too-many-games',
  detail: `You are in ${counted(most, 'game', 'games')} that wait or are played, and that is the most. Finish or leave one of them first, the oldest perhaps: ${games[0]}. A game that only bots play is ended by DELETE /games/{id}.`,
  games: games.slice(0, MOST_NAMED),
});

const tooManyFromThere = (laid: number): Problem => ({
  code: 'too-many-games',
  detail: `${counted(laid, 'game that waits or is played was', 'games that wait or are played were')} laid from your network within a day, and that is the most. Finish or leave some of them, or come back later.`,
});
