import { RulesetFault } from '../../engine/fault.js';
import { rulebookOf } from '../../games/registry.js';

/** A game is folded by the very rules it was begun with, or not at all: others would tell another story. */
export const frozen = (id: string, ruleset: string, version: number): RulesetFault => {
  const here = rulebookOf(ruleset);
  const instead = here === undefined ? 'it is not on the shelf' : `version ${here.version} is on the shelf`;
  return new RulesetFault(
    ruleset,
    'frozen',
    `${id} was begun with version ${version} of ${ruleset}, and ${instead}. It stands still until the operator brings that version back.`,
  );
};
