import { kind, type ProblemKind } from './problem-kind.js';

/** What is said no to in clubs. */
export const CLUB_PROBLEMS = {
  'unknown-club': kind(
    404,
    'There is no such club',
    'The club does not exist, or you are not in it: the answer is the same for both. `GET /clubs` lists yours, `POST /clubs/join` takes a code.',
  ),
  'unknown-member': kind(
    404,
    'There is no such member',
    '`GET /clubs/{id}/members` lists the people of a club with their ids.',
  ),
  'not-your-club': kind(
    403,
    'That is not yours to decide',
    'The owner may do everything. Helpers give out the code, name and remove members. Everybody may change their own name, and leave.',
  ),
  'sent-away': kind(
    403,
    'You were removed from this club',
    'The code lets nobody back in who was removed. The owner can: `PATCH /clubs/{id}/members/{member}` with `{"role": "member"}`.',
  ),
  'stays-in-club': kind(
    422,
    'A game of a club stays in the club',
    'It is seen and joined by the people of the club. Leave `visibility` out, or make it `private`.',
  ),
  'owner-stays': kind(
    409,
    'The owner stays',
    'A club has exactly one owner. Make somebody else the owner first, or end the club.',
  ),
  'too-many-clubs': kind(
    409,
    'Too many clubs',
    'One may be in at most 50 clubs. Leave one you need no more.',
  ),
  'club-full': kind(409, 'The club is full', 'A club has at most 500 people.'),
} as const satisfies Readonly<Record<string, ProblemKind>>;
