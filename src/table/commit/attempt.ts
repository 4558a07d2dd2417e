import type { Happening } from '../../engine/match.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Game } from '../game/game.js';
import { withinScript } from '../game/script-problem.js';
import { type Caller, seen } from '../game/visible.js';
import type { Problem } from '../problem.js';
import type { Draft, Provenance, RequestKey } from './draft.js';
import type { LiveGames } from './live-games.js';

/** A decision tried on the game as it stands: what would be written, or why not. */
export type Decision = (game: Game) => Result<{ readonly draft: Draft; readonly asked: Provenance }, Problem>;

/** What was written, now or by the same request before. */
export interface Done {
  readonly game: Game;
  readonly happenings: readonly Happening[];
  /** The seat that did it. */
  readonly seat: Seat | null;
  readonly isReplay: boolean;
}

/** What is asked, of which game, by whom, about which version, under which key. */
export interface Attempt {
  readonly gameId: string;
  readonly caller: Caller;
  readonly expected: number | null;
  readonly key: RequestKey | undefined;
  /** Asked once, before anything is tried: whether there is room for it at all. */
  readonly admit?: () => Promise<Result<null, Problem>>;
}

/** More lost races in a row than a sane game can have. */
const MOST_TRIES = 20;

/**
 * Decides and writes. A move is first tried on the game as last seen, so a warm game costs one statement;
 * a "no" from there may be out of date and is asked again of the game as it stands.
 * A lost race is decided anew, unless the caller named the version it spoke of.
 */
export const attempt = (games: LiveGames, asked: Attempt, decide: Decision): Promise<Result<Done, Problem>> =>
  games.once(asked.gameId, asked.caller.playerId, asked.key, () => tryTo(games, asked, decide));

const tryTo = async (games: LiveGames, asked: Attempt, decide: Decision): Promise<Result<Done, Problem>> => {
  const { gameId } = asked;
  const admitted = (await asked.admit?.()) ?? yes(null);
  if (!admitted.ok) return admitted;
  let game = await games.lately(gameId);
  let isCurrent = false;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const decided = decideFor(game, asked, decide);
    if (!decided.ok && isCurrent) return decided;
    if (decided.ok) {
      const { draft, asked: written } = decided.value;
      const kept = await games.commit(draft, { ...written, key: asked.key });
      if (kept !== null)
        return yes({ game: kept, happenings: draft.happenings, seat: written.seat, isReplay: false });
    }
    game = await games.now(gameId);
    isCurrent = true;
  }
  return no({
    code: 'too-busy',
    detail: 'Too many others are changing this game at the same moment. Try again.',
  });
};

const decideFor = (game: Game | null, asked: Attempt, decide: Decision): ReturnType<Decision> => {
  const found = seen(game, asked.gameId, asked.caller);
  if (!found.ok) return found;
  const asExpected = isAsExpected(found.value, asked.expected);
  if (!asExpected.ok) return asExpected;
  const reader = { hostId: found.value.hostId, playerId: asked.caller.playerId };
  return withinScript(reader, () => decide(asExpected.value));
};

/** The caller spoke of no version, or of this one. */
export const isAsExpected = (game: Game, expected: number | null): Result<Game, Problem> =>
  expected === null || expected === game.version ? yes(game) : no(stale(game, expected));

const stale = (game: Game, expected: number): Problem => ({
  code: 'stale-version',
  detail: `You spoke of version ${expected}, and the game is at version ${game.version}. Look at it again before you act.`,
  version: game.version,
});
