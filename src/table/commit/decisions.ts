import type { Happening } from '../../engine/match.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import type { StoredJson } from '../../store/schema.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';
import { withinScript } from '../game/script-problem.js';
import { type Caller, seen } from '../game/visible.js';
import { isoTime } from '../iso-time.js';
import type { Problem } from '../problem.js';
import type { Command, GameCommand } from './command.js';
import type { Draft } from './draft.js';
import type { Once } from './once.js';
import type { Write } from './write.js';

/**
 * The one way in which anything is written at a table: has the key been here? the game as it stands, the decision,
 * the ledger, the news, the answer.
 */
export interface Decisions {
  /** About a game that is there. */
  about(asked: AskerOfGame, decide: Decide, admit?: Admit): Promise<Result<Done, Problem>>;
  /** A game that is not there yet. */
  anew(asked: Asker, gameId: string, decide: DecideFirst): Promise<Result<Done, Problem>>;
}

/** All that is asked about who asks. Nobody does so when the server closes a table by itself. */
export interface Asker extends Pick<Command<unknown>, 'key'> {
  readonly player: { readonly id: string } | null;
  readonly requestId: string | null;
}

export interface AskerOfGame
  extends Asker,
    Pick<GameCommand<unknown>, 'gameId' | 'expected'>,
    Pick<Caller, 'isInvited'> {}

/** What is to be written, and which seat asked for it by which action. */
export interface Decided {
  readonly draft: Draft;
  readonly seat: Seat | null;
  readonly action: StoredJson | null;
  /** The mark of the network that a new game is laid from. */
  readonly network?: string | null;
}

/** A decision tried on the game as it stands: what would be written, or why not. It may be asked again, of a newer game. */
export type Decide = (game: Game) => Result<Decided, Problem>;

/** The first decision of a game, at its moment. */
export type DecideFirst = (at: string) => Promise<Result<Decided, Problem>>;

/** Asked once, before anything is tried: whether there is room for it at all. */
export type Admit = () => Promise<Result<null, Problem>>;

/** What was written, now or by the same request before. */
export interface Done {
  readonly game: Game;
  readonly happenings: readonly Happening[];
  /** The seat that did it. */
  readonly seat: Seat | null;
  readonly isReplay: boolean;
}

export const openDecisions = (
  games: LiveGames,
  once: Once,
  write: Write,
  clock: () => number = Date.now,
): Decisions => {
  const moment = (): string => isoTime(clock());
  const commit = async (
    asked: Asker,
    { draft, seat, action, network = null }: Decided,
    at = moment(),
  ): Promise<Done | null> => {
    const { requestId, key } = asked;
    const playerId = asked.player?.id ?? null;
    const game = await write(draft, { seat, playerId, action, requestId, at, key, network });
    return game === null ? null : { game, happenings: draft.happenings, seat, isReplay: false };
  };
  const tryTo = triesOn(games, commit);
  return {
    about: (asked, decide, admit) => once(asked.gameId, asked, () => tryTo(asked, decide, admit)),
    anew: (asked, gameId, decide) =>
      once(gameId, asked, async () => {
        const at = moment();
        const decided = await decide(at);
        if (!decided.ok) return decided;
        const done = await commit(asked, decided.value, at);
        return done === null ? no(LONG_AGO) : yes(done);
      }),
  };
};

/** The id follows from the key: the game is there, and if its key is not (a twin's would be found), it was forgotten. */
const LONG_AGO: Problem = {
  code: 'key-reused',
  detail: 'This Idempotency-Key created a game long ago. A new request needs a new key.',
};

/** More lost races in a row than a sane game can have. */
const MOST_TRIES = 20;

/**
 * A decision is first tried on the game as last seen, so a warm game costs one statement;
 * a "no" from there may be out of date and is asked again of the game as it stands.
 * A lost race is decided anew, unless the caller named the version it spoke of.
 */
const triesOn =
  (games: LiveGames, commit: (asked: Asker, decided: Decided) => Promise<Done | null>) =>
  async (asked: AskerOfGame, decide: Decide, admit?: Admit): Promise<Result<Done, Problem>> => {
    const admitted = (await admit?.()) ?? yes(null);
    if (!admitted.ok) return admitted;
    let game = await games.lately(asked.gameId);
    let isCurrent = false;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const isLetIn = game !== null && games.letsIn(game, asked.player?.id ?? null);
      const decided = decidedOn(game, asked, decide, typeof isLetIn === 'boolean' ? isLetIn : await isLetIn);
      if (!decided.ok && isCurrent) return decided;
      const done = decided.ok ? await commit(asked, decided.value) : null;
      if (done !== null) return yes(done);
      game = await games.now(asked.gameId);
      isCurrent = true;
    }
    return no(TOO_BUSY);
  };

const TOO_BUSY: Problem = {
  code: 'too-busy',
  detail: 'Too many others are changing this game at the same moment. Try again.',
};

const decidedOn = (
  game: Game | null,
  { gameId, player, expected, isInvited }: AskerOfGame,
  decide: Decide,
  isLetIn: boolean,
): ReturnType<Decide> => {
  const playerId = player?.id ?? null;
  // The table itself sees every game.
  const found =
    player === null && game !== null
      ? yes(game)
      : seen(game, gameId, { playerId, ...(isInvited === undefined ? {} : { isInvited }) }, isLetIn);
  if (!found.ok) return found;
  const asExpected = isAsExpected(found.value, expected);
  if (!asExpected.ok) return asExpected;
  return withinScript({ hostId: found.value.hostId, playerId }, () => decide(asExpected.value));
};

/** The caller spoke of no version, or of this one. */
export const isAsExpected = (game: Game, expected: number | null): Result<Game, Problem> =>
  expected === null || expected === game.version ? yes(game) : no(stale(game, expected));

const stale = (game: Game, expected: number): Problem => ({
  code: 'stale-version',
  detail: `You spoke of version ${expected}, and the game is at version ${game.version}. Look at it again before you act.`,
  version: game.version,
});
