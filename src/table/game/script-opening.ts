import type { ScriptMismatch } from '../../engine/chance/scripted.js';
import type { Match } from '../../engine/match.js';
import type { Problem } from '../problem.js';
import { firstMatch, type Game } from './game.js';
import { misfitOf } from './script-fit.js';
import { misfitFor } from './script-problem.js';

/**
 * What is wrong with the script of a new table, as far as it can be known; null where nothing is. The opening depends on nothing
 * but the options and the script, so it is played before anybody sits down; and where an entry is left, some first action must be able to draw it.
 */
export const objectionToOpening = (game: Game): Problem | null => {
  const { given, hostId } = game;
  if (given === null || !('script' in given)) return null;
  const opened = opening(game, given);
  const misfit = 'match' in opened ? misfitOfFirstTurn(given, opened) : opened;
  return misfit === null
    ? null
    : { ...misfitFor({ hostId, playerId: hostId }, misfit), errors: [fieldOf(misfit)] };
};

type Script = Parameters<typeof misfitOf>[0];

interface Opened {
  readonly match: Match;
  readonly draws: number;
}

/** A fork begins in the middle: nothing is dealt. */
const opening = (game: Game, script: Script): Opened | ScriptMismatch => {
  let opened: Opened = { match: firstMatch(game), draws: 0 };
  if (game.origin !== null) return opened;
  const misfit = misfitOf(script, 0, (chance) => {
    const { match } = game.laid.open(chance);
    opened = { match, draws: chance.used() };
  });
  return misfit ?? opened;
};

/** A script that ends here shows a position and wants no more; one that goes on must be able to. */
const misfitOfFirstTurn = (script: Script, { match, draws }: Opened): ScriptMismatch | null => {
  if (draws >= script.script.length) return null;
  const misfits = match.toAct.flatMap((seat) =>
    match.legal(seat).map((action) => misfitOf(script, draws, (chance) => match.act(seat, action, chance))),
  );
  const [first = null] = misfits;
  return misfits.every((misfit) => misfit !== null) ? first : null;
};

const fieldOf = ({ entry, wanted, possible }: ScriptMismatch) =>
  wanted === undefined
    ? { pointer: '/chance/script', message: `must have more than ${entry} entries` }
    : {
        pointer: `/chance/script/${entry}`,
        message: `must be one of ${possible.map((lot) => JSON.stringify(lot)).join(', ')}`,
      };
