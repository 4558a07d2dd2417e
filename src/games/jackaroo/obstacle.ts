import type { Seat } from '../../engine/ruleset.js';
import type { Stride } from './movement.js';
import { spotAfter } from './path.js';
import { isOnOwnBase, marbleOn, type Objection, type Standing } from './position.js';
import { isSafe, ownerOf } from './track.js';

/** What stops a move on a path that exists: walks it cell by cell, and at each marble asks in the order of the rules. */
export const objectionOnPath = (
  standing: Standing,
  me: Seat,
  marble: number,
  { steps, manner }: Stride,
): Objection | null => {
  const direction = Math.sign(steps);
  let passed = 0;
  for (let step = direction; step !== steps + direction; step += direction) {
    const spot = spotAfter(standing, me, marble, step);
    const met = marbleOn(standing, spot);
    if (met === null) continue;
    if (isSafe(spot)) return { code: 'safe-zone-blocked', marble: met, spot };
    if (isOnOwnBase(standing, met)) return { code: 'base-cell-blocked', marble: met, spot };
    if (manner === 'sweeping') continue;
    if (ownerOf(met) === me) return { code: 'self-blocked', marble: met, spot };
    if (step === steps) continue;
    if (isSafe(spotAfter(standing, me, marble, step + direction)))
      return { code: 'safe-entry-blocked', marble: met, spot };
    if (++passed === 2) return { code: 'path-blocked', marble: met, spot };
  }
  return null;
};
