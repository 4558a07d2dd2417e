import { ScriptMismatch } from '../../engine/chance/scripted.js';
import { no, type Result } from '../../engine/result.js';
import { counted } from '../../engine/words.js';
import type { Problem } from '../problem.js';

/** Whose script it is, and who asks. */
export interface ScriptReader {
  readonly hostId: string | null;
  readonly playerId: string | null;
}

/** A script that does not fit leaves from inside a decision; nothing has happened. */
export const withinScript = <Value>(
  reader: ScriptReader,
  decide: () => Result<Value, Problem>,
): Result<Value, Problem> => {
  try {
    return decide();
  } catch (error) {
    if (error instanceof ScriptMismatch) return no(misfitFor(reader, error));
    throw error;
  }
};

/**
 * Only whoever wrote the script is told what it says and what was possible: the one is the luck to come,
 * the other may be somebody's hand.
 */
export const misfitFor = ({ hostId, playerId }: ScriptReader, misfit: ScriptMismatch): Problem =>
  hostId !== null && hostId === playerId ? misfitForHost(misfit) : MISFIT_FOR_OTHERS;

const MISFIT_FOR_OTHERS: Problem = {
  code: 'script-mismatch',
  detail:
    'The luck of this table follows a script, and what its host wrote there does not fit this: it is used up, or says what cannot be drawn. Nothing has happened.',
};

const misfitForHost = ({ entry, wanted, possible }: ScriptMismatch): Problem => {
  const choices = possible.map((lot) => JSON.stringify(lot)).join(', ');
  const said =
    wanted === undefined
      ? `The script is used up after ${counted(entry, 'entry', 'entries')}, and one more draw is needed here. Possible: ${choices}. Lay a table with a longer script, or with "whenSpent": "random".`
      : `Entry ${entry} of the script, counted from 0, is ${JSON.stringify(wanted)}, and that cannot be drawn here. Possible: ${choices}.`;
  return {
    code: 'script-mismatch',
    detail: `${said} Nothing has happened.`,
    script: { entry, wanted: wanted ?? null, possible },
  };
};
