import type { Problem } from '../problem.js';

export const MOST_ENTRANTS = 128;
/** Everybody meets everybody: more would take more rounds than anybody plays. */
export const MOST_IN_ROBIN = 32;
export const MOST_HOSTED = 5;
export const MOST_ENTERED = 20;

/** No such tournament and not yours to see are the same answer. */
export const unknownTournament = (tournamentId: string): Problem => ({
  code: 'unknown-tournament',
  detail: `There is no tournament ${tournamentId}, or it is of a club that you are not in. GET /tournaments lists those you may see.`,
});

export const unknownEntrant = (number: number): Problem => ({
  code: 'unknown-entrant',
  detail: `Nobody takes part under number ${number}. GET /tournaments/{id} lists the entrants.`,
});

export const NOT_YOUR_TOURNAMENT: Problem = {
  code: 'not-your-tournament',
  detail:
    'That is for whoever announced the tournament, or for those who keep its club. You may enter, and withdraw your own entry.',
};

export const NOT_STAFF: Problem = {
  code: 'not-your-club',
  detail: 'Tournaments of a club are announced by its owner and its helpers.',
};

export const UNDER_WAY: Problem = {
  code: 'tournament-under-way',
  detail:
    'This tournament has begun, and the lots are drawn: nobody else comes in. A ladder takes newcomers at any time.',
};

export const OVER: Problem = {
  code: 'tournament-over',
  detail: 'This tournament is over, or was called off: nothing about it changes any more.',
};

export const tooFew = (present: number): Problem => ({
  code: 'too-few-entrants',
  detail: `A tournament needs two entrants to begin, and this one has ${present}.`,
});

export const full = (most: number): Problem => ({
  code: 'tournament-full',
  detail: `This tournament takes ${most} entrants, and they are there.`,
});

export const TOO_MANY_HOSTED: Problem = {
  code: 'too-many-tournaments',
  detail: `You have announced ${MOST_HOSTED} tournaments that are not over, which is as many as one may have. Call one off first: DELETE /tournaments/{id}.`,
};

export const TOO_MANY_ENTERED: Problem = {
  code: 'too-many-tournaments',
  detail: `You take part in ${MOST_ENTERED} tournaments that are not over, which is as many as one may. Withdraw from one first.`,
};

export const notOver = (tournamentId: string): Problem => ({
  code: 'tournament-not-over',
  detail: `The record of a tournament holds its seed, so it is given out when it is over. Until then GET /tournaments/${tournamentId}/events tells what happened.`,
});

export const KEY_REUSED: Problem = {
  code: 'key-reused',
  detail: 'This Idempotency-Key announced another tournament. A new request needs a new key.',
};

export const misfit = (pointer: string, message: string, detail: string): Problem => ({
  code: 'invalid-tournament',
  detail,
  errors: [{ pointer, message }],
});
