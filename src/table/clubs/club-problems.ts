import type { Problem } from '../problem.js';

export const MOST_CLUBS = 50;
export const MOST_MEMBERS = 500;

/** No such club and not yours to see are the same answer. */
export const unknownClub = (clubId: string): Problem => ({
  code: 'unknown-club',
  detail: `There is no club ${clubId}, or you are not in it. GET /clubs lists yours; POST /clubs/join takes the code of another.`,
});

export const unknownMember = (memberId: string): Problem => ({
  code: 'unknown-member',
  detail: `Nobody in this club has the id ${memberId}. GET /clubs/{id}/members lists its people.`,
});

export const NOT_YOUR_CLUB: Problem = {
  code: 'not-your-club',
  detail: 'Only the owner of the club may do that.',
};

export const NOT_ABOVE_THEM: Problem = {
  code: 'not-your-club',
  detail:
    'The owner may change and remove everybody, a helper may name and remove members, and everybody may leave and change their own name.',
};

export const UNKNOWN_CODE: Problem = {
  code: 'unknown-code',
  detail:
    'No club opens to this code: it was mistyped, changed, or the door was closed. Ask whoever keeps the club for the current one.',
};

export const SENT_AWAY: Problem = {
  code: 'sent-away',
  detail: 'You were removed from this club, and its code does not let you back in. Its owner can.',
};

export const OWNER_STAYS: Problem = {
  code: 'owner-stays',
  detail:
    'A club has exactly one owner. Make somebody else the owner first (PATCH …/members/{id} with {"role": "owner"}), or end the club (DELETE /clubs/{id}).',
};

export const TOO_MANY_CLUBS: Problem = {
  code: 'too-many-clubs',
  detail: `You are in ${MOST_CLUBS} clubs, which is as many as one may be in. Leave one first.`,
};

export const CLUB_FULL: Problem = {
  code: 'club-full',
  detail: `The club has ${MOST_MEMBERS} people, which is as many as it may have.`,
};

export const KEY_REUSED: Problem = {
  code: 'key-reused',
  detail: 'This Idempotency-Key made another club. A new request needs a new key.',
};
