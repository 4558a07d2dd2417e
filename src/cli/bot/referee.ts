import { type Action, type Game, isProblem, type Parlor, type Ruleset } from '../../client/index.js';
import { Failed } from '../command.js';
import type { Keeper } from './keeper.js';
import { actionIn, overLine, problemLine, turnLine, type Wrong } from './lines.js';

export interface Bout {
  readonly client: Parlor;
  readonly keeper: Keeper;
  /** How often it may answer in one turn. */
  readonly tries: number;
  readonly signal: AbortSignal;
  /** Told of every answer that was not good. */
  onWrong(wrong: Wrong): void;
}

const WAIT_S = 25;

/** Plays a game to its end with what a program answers. */
export const playWith = async (bout: Bout, game: Game): Promise<Game> => {
  const { client, signal } = bout;
  let now = game;
  let last: number | null = null;
  while (now.status !== 'over') {
    const seat = seatToAct(now);
    if (seat === null) {
      now = await client.refresh<Ruleset>(now, { waitS: WAIT_S, signal });
      continue;
    }
    last = seat;
    now = await takeTurn(bout, now, seat);
  }
  bout.keeper.tell(overLine(now, last ?? now.seats.find(({ you }) => you)?.seat ?? null));
  return now;
};

const seatToAct = ({ seats, toAct, legal }: Game): number | null =>
  legal.length === 0 ? null : (seats.find(({ you, seat }) => you && toAct.includes(seat))?.seat ?? null);

/** The game after it: acted on, or gone on without us. */
const takeTurn = async (bout: Bout, game: Game, seat: number): Promise<Game> => {
  let line = turnLine(game, seat);
  for (let left = bout.tries - 1; ; left--) {
    const heard = await bout.keeper.ask(line, bout.signal);
    const answer = actionIn(heard, game.legal);
    const done = 'action' in answer ? await tryOut(bout, game, answer.action) : answer;
    if ('id' in done) return done;
    bout.onWrong(done);
    if (left === 0)
      throw new Failed(
        `the program gave no good answer in ${bout.tries} tries, the last time: ${done.detail} It still has its seat: mend it, and go on with --game ${game.id}.`,
      );
    // One that was started anew has not seen the turn, and what was wrong was not its own.
    line = heard.kind === 'line' ? problemLine(game, seat, done, left) : turnLine(game, seat);
  }
};

/** While the program was thinking its clock may have run out, or the others have ended the game. */
const OVERTAKEN = ['stale-version', 'not-your-turn', 'game-over'] as const;
/** What the rules say of the action itself. */
const AGAINST_THE_RULES = [400, 422];

const tryOut = async ({ client, signal }: Bout, game: Game, action: Action): Promise<Game | Wrong> => {
  try {
    return (await client.act<Ruleset>(game, action, { ifVersion: game.version, signal })).game;
  } catch (thrown) {
    if (OVERTAKEN.some((code) => isProblem(thrown, code))) return client.refresh<Ruleset>(game, { signal });
    if (!isProblem(thrown) || !AGAINST_THE_RULES.includes(thrown.status)) throw thrown;
    return { code: thrown.code, detail: thrown.message };
  }
};
