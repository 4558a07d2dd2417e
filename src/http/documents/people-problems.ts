import { kind, type ProblemKind } from './problem-kind.js';

/** What the service says no to because of who asks, and of who sits where. */
export const PEOPLE_PROBLEMS = {
  'missing-token': kind(
    401,
    'You have not said who you are',
    'Send the token you got from `POST /players` as `Authorization: Bearer <token>`.',
  ),
  'invalid-token': kind(
    401,
    'The token is not known',
    'The token is misspelled, cut off, was revoked, or belongs to another server. `POST /players` makes a new player with a new one.',
  ),
  'watch-only': kind(
    403,
    'This token only watches',
    'A token of the scope `watch` reads and listens: whatever changes something needs one of the scope `play`. `GET /me/tokens` says which is which.',
  ),
  'unknown-token': kind(
    404,
    'You have no such token',
    '`GET /me/tokens` lists your tokens. One that was revoked is gone.',
  ),
  'unknown-code': kind(
    404,
    'There is no such code',
    'A code was mistyped, used before, or has run out. Codes have no 0, O, 1, I or L; small letters and spaces are forgiven.',
  ),
  'too-many-tokens': kind(
    409,
    'Too many tokens',
    'A player has at most 50 tokens. `GET /me/tokens` shows when each was last used; revoke one that you need no more.',
  ),
  'too-many-codes': kind(
    409,
    'Too many codes at once',
    'Of the codes that take one to another device at most 10 can be used at a time. Each is good for ten minutes: use one, or wait.',
  ),
  'seat-reserved': kind(
    409,
    'The seat is kept for somebody',
    'An open seat may be for whoever has its invitation, or for one player. Send the invitation along, or take another seat.',
  ),
  'bad-invitation': kind(
    409,
    'The invitation is good no more',
    'An invitation takes one seat, once. Whoever laid the table sees the current one in `seats`.',
  ),
  'claim-too-early': kind(
    409,
    'It is too early for a claim',
    'A seat can be claimed when nothing has happened, and its player was not seen, for as long as the ruleset has patience (`patienceMinutes`). `claimableAt` of the game says when that is, once they are away.',
  ),
  'claim-not-possible': kind(
    409,
    'That cannot be claimed',
    'What can be claimed is the seat of another person who is to act, in a game without a clock: for a bot, or, where leaving would end the game, for its end.',
  ),
  'no-rematch': kind(
    409,
    'This game is not played again',
    'A rematch is of a game that was begun and is over, and that was no sandbox. A table that was called off before its start may be laid again, but not for ever.',
  ),
  'too-few-seats': kind(
    409,
    'Too few seats are taken',
    'A table starts early when those who are there are as many as the ruleset needs. `seats` of the ruleset gives the fewest.',
  ),
  'invalid-ticket': kind(
    401,
    'The ticket is not valid',
    'A ticket opens one stream within a minute. `POST /me/tickets` gives a new one.',
  ),
  'already-seated': kind(
    409,
    'You already sit in this game',
    'Somebody may hold several seats, but must name each: this keeps a repeated request from taking two.',
  ),
  'seat-barred': kind(
    409,
    'This seat is not for you',
    'While a game is played, who left it comes back to no seat but their own, while a bot keeps it, and not for ever; and where something is hidden, nobody takes a second seat. Before the start anybody may sit down, but for those whom the host sent away.',
  ),
  'seat-taken': kind(
    409,
    'The seat is taken',
    'Somebody sits there already. `seats` of the game shows which are open.',
  ),
  'no-open-seat': kind(409, 'No seat is open', 'The game has all its players.'),
  'salt-too-late': kind(
    409,
    'It is too late for a salt',
    'The luck of a game is fixed when it starts. Whoever sits down later does so without a salt.',
  ),
  'not-your-seat': kind(403, 'That is not your seat', 'A seat can only be left by the player who holds it.'),
  'not-your-game': kind(
    403,
    'That is not your table',
    'A table can only be closed by the player who laid it. A seat of your own can be left.',
  ),
  'not-seated': kind(
    403,
    'You do not sit in this game',
    'Only players who hold a seat may act. Take an open seat, or watch.',
  ),
} as const satisfies Readonly<Record<string, ProblemKind>>;
