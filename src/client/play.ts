import type { GameCalls } from './games.js';
import type { Calling, Parlor } from './parlor.js';
import { isProblem } from './problem.js';
import type { Action, Choice, Game, Ruleset, View } from './types.js';

/** Your turn: what you see, what you may do, and which of your seats is to act. */
export interface Turn<R extends Ruleset = Ruleset> {
  readonly game: Game<R>;
  readonly view: View<R>;
  readonly legal: readonly Choice<R>[];
  readonly seat: number;
}

/** Whatever decides what to do: a bot. */
export type Choose<R extends Ruleset = Ruleset> = (turn: Turn<R>) => Action<R> | Promise<Action<R>>;

/** How long one request waits for the others; the server ends it then, and it is asked again. */
const WAIT_S = 25;

/** The game went on while the bot was thinking: no harm done, look again. */
const OVERTAKEN = ['stale-version', 'not-your-turn', 'game-over'] as const;

export const playing = ({ refresh, act }: GameCalls): Pick<Parlor, 'waitForTurn' | 'play'> => {
  const untilTurn = async <R extends Ruleset>(game: Game<R>, calling: Calling): Promise<Game<R>> => {
    let now = game;
    while (now.legal.length === 0 && now.status !== 'over')
      now = await refresh<R>(now, { ...calling, waitS: WAIT_S });
    return now;
  };
  // The caller's copy may be from before its last action: never take its word for whose turn it is.
  const waitForTurn = async <R extends Ruleset>(game: Game<R>, calling: Calling = {}): Promise<Game<R>> =>
    untilTurn<R>(await refresh<R>(game, calling), calling);
  const play = async <R extends Ruleset>(
    game: Game<R>,
    choose: Choose<R>,
    calling: Calling = {},
  ): Promise<Game<R>> => {
    let now = await waitForTurn<R>(game, calling);
    while (now.status !== 'over') {
      const action = await choose(turnOf<R>(now));
      const ifVersion = now.version;
      try {
        now = (await act<R>(now, action, { ...calling, ifVersion, waitS: WAIT_S })).game;
      } catch (thrown) {
        if (!OVERTAKEN.some((code) => isProblem(thrown, code))) throw thrown;
        now = await refresh<R>(now, calling);
      }
      now = await untilTurn<R>(now, calling);
    }
    return now;
  };
  return { waitForTurn, play };
};

const turnOf = <R extends Ruleset>(game: Game<R>): Turn<R> => {
  const { view, legal } = game;
  const seat = game.seats.find((it) => it.you && game.toAct.includes(it.seat))?.seat;
  if (view === null || seat === undefined) throw new Error(`It is not your turn in ${game.id}.`);
  return { game, view, legal, seat };
};
