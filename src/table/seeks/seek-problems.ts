import type { Problem } from '../problem.js';

/** So many at once for one player, each of another ruleset. */
export const MOST_SEEKS = 5;

/** No such seek and not yours to see are the same answer. */
export const unknownSeek = (seekId: string): Problem => ({
  code: 'unknown-seek',
  detail: `You have no seek ${seekId}. GET /seeks lists those that wait; what was over for an hour is forgotten.`,
});

export const alreadySeeking = (seekId: string, ruleset: string): Problem => ({
  code: 'already-seeking',
  detail: `You are looking for an opponent at ${ruleset} already: GET /seeks/${seekId} waits for one, and DELETE takes it back.`,
});

export const TOO_MANY_SEEKS: Problem = {
  code: 'too-many-seeks',
  detail: `You are looking for ${MOST_SEEKS} opponents at once, which is the most. Take one back first: DELETE /seeks/{id}.`,
};

export const seekOver = (status: string): Problem => ({
  code: 'seek-over',
  detail:
    status === 'cancelled'
      ? 'This seek was called off before. POST /seeks begins another.'
      : 'An opponent was found, so there is nothing to take back: `gameId` of the seek is where you play.',
});

export const KEY_REUSED: Problem = {
  code: 'key-reused',
  detail: 'This Idempotency-Key began another seek. A new request needs a new key.',
};
