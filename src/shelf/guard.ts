import { ScriptMismatch } from '../engine/chance/scripted.js';
import { RulesetFault } from '../engine/fault.js';
import type { Guard } from '../engine/guarded.js';
import { TookTooLong, within } from '../kit/within.js';
import type { Patience } from './patience.js';

/** Who was interrupted so often is not asked again before the next start. */
const MOST_INTERRUPTIONS = 3;

/** The guard of one ruleset. What a script does not allow is no fault of the rules, and passes. */
export const guardOf = (id: string, patience: Patience): Guard => {
  let interruptions = 0;
  return (what, ask) => {
    if (interruptions >= MOST_INTERRUPTIONS)
      throw failed(id, `was interrupted ${MOST_INTERRUPTIONS} times and is not asked any more`);
    const patienceMs = patience(interruptions);
    try {
      return within(patienceMs, ask);
    } catch (error) {
      if (error instanceof ScriptMismatch || error instanceof RulesetFault) throw error;
      if (!(error instanceof TookTooLong)) throw failed(id, `threw in \`${what}\`: ${said(error)}`, error);
      interruptions++;
      throw new RulesetFault(
        id,
        'looped',
        `the ruleset ${id} did not come to an end in \`${what}\` within ${patienceMs} ms`,
        error,
      );
    }
  };
};

const failed = (id: string, sentence: string, cause?: unknown): RulesetFault =>
  new RulesetFault(id, 'failed', `the ruleset ${id} ${sentence}`, cause);

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
