import type { Seat } from '../engine/game.js';
import { no, type Result, yes } from '../engine/result.js';
import type { Evening } from './evening.js';
import type { Evenings } from './evenings.js';
import { type Caller, seen } from './find.js';
import type { Problem } from './problem.js';
import type { Asked, Draft } from './write.js';

/** A decision tried on the game as it stands: what would be written, or why not. */
export type Decision = (
  evening: Evening,
) => Result<{ readonly draft: Draft; readonly asked: Asked }, Problem>;

/** What was written, with the draft it came from. */
export interface Done {
  readonly evening: Evening;
  readonly draft: Draft;
  /** The seat that did it. */
  readonly seat: Seat | null;
}

/** More lost races in a row than a sane game can have. */
const MOST_TRIES = 20;

/**
 * Decides and writes. A move is first tried on the game as last seen, so a warm game costs one statement;
 * a "no" from there may be out of date and is asked again of the game as it stands.
 * A lost race is decided anew, unless the caller named the version it spoke of.
 */
export const attempt = async (
  evenings: Evenings,
  gameId: string,
  caller: Caller,
  expected: number | null,
  decide: Decision,
): Promise<Result<Done, Problem>> => {
  let evening = await evenings.lately(gameId);
  let isCurrent = false;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const decided = decideFor(evening, gameId, caller, expected, decide);
    if (!decided.ok && isCurrent) return decided;
    if (decided.ok) {
      const { draft, asked } = decided.value;
      const kept = await evenings.commit(draft, asked);
      if (kept !== null) return yes({ evening: kept, draft, seat: asked.seat });
    }
    evening = await evenings.now(gameId);
    isCurrent = true;
  }
  return no({
    code: 'too-busy',
    detail: 'Too many others are changing this game at the same moment. Try again.',
  });
};

const decideFor = (
  evening: Evening | null,
  gameId: string,
  caller: Caller,
  expected: number | null,
  decide: Decision,
): ReturnType<Decision> => {
  const found = seen(evening, gameId, caller);
  if (!found.ok) return found;
  if (expected !== null && expected !== found.value.version) return no(stale(found.value, expected));
  return decide(found.value);
};

const stale = (evening: Evening, expected: number): Problem => ({
  code: 'stale-version',
  detail: `You spoke of version ${expected}, and the game is at version ${evening.version}. Look at it again before you act.`,
});
