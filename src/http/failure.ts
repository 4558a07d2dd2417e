import { RulesetFault } from '../engine/fault.js';
import type { Problem } from '../table/problem.js';
import { isUnavailable } from '../table/unavailable.js';
import { redactedError } from './redacted-error.js';
import type { Services } from './services.js';

/** What went wrong on our side: written down for the operator without what is secret, and said to the caller in a sentence. */
export const failure = (services: Services, error: unknown, requestId: string): Problem => {
  if (isUnavailable(error)) {
    services.log.warn({ requestId, reason: redactedError(error).message }, 'the database did not answer');
    return {
      code: 'unavailable',
      detail:
        'The database does not answer at this moment, so nothing can be said for certain. Try again shortly; with an Idempotency-Key a repeated request is done only once.',
    };
  }
  if (error instanceof RulesetFault) {
    services.log.error({ requestId, err: redactedError(error) }, 'the rules of a game failed');
    return ofTheRules(error, requestId);
  }
  services.log.error({ requestId, err: redactedError(error) }, 'a request failed');
  return {
    code: 'internal-error',
    detail: `Something went wrong on our side. Tell the operator the request id ${requestId}.`,
  };
};

/** What went wrong inside may speak of what is hidden: it is for the log. What stands still says why. */
const ofTheRules = ({ kind, ruleset, message }: RulesetFault, requestId: string): Problem =>
  kind === 'frozen'
    ? { code: 'game-frozen', detail: message }
    : {
        code: 'ruleset-failed',
        detail: `The rules of ${ruleset} failed, so nothing has happened. Tell the operator the request id ${requestId}.`,
      };
