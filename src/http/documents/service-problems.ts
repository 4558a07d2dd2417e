import { COMMON_REFUSALS } from '../../engine/refusal.js';
import { CLUB_PROBLEMS } from './club-problems.js';
import { LEARNING_PROBLEMS } from './learning-problems.js';
import { PEOPLE_PROBLEMS } from './people-problems.js';
import { kind, type ProblemKind } from './problem-kind.js';
import { RATING_PROBLEMS } from './rating-problems.js';
import { SEEK_PROBLEMS } from './seek-problems.js';
import { TOURNAMENT_PROBLEMS } from './tournament-problems.js';

/** What the service itself says no to; the games have codes of their own. */
export const SERVICE_PROBLEMS = {
  ...PEOPLE_PROBLEMS,
  ...CLUB_PROBLEMS,
  ...TOURNAMENT_PROBLEMS,
  ...RATING_PROBLEMS,
  ...SEEK_PROBLEMS,
  ...LEARNING_PROBLEMS,
  'malformed-json': kind(
    400,
    'The body is not JSON',
    'The body of the request could not be read as JSON. Check quotes, commas and brackets; with curl, put the whole body in single quotes.',
  ),
  'malformed-request': kind(
    400,
    'The request is not well formed',
    'Something in the path, the query or the body has the wrong type, is missing, or is not known here. `errors` names each place by a JSON pointer.',
  ),
  'malformed-action': kind(
    400,
    COMMON_REFUSALS['malformed-action'],
    'The body is not an action of this game: a field is missing, has the wrong type, or is not known. `legal` lists actions that would be accepted; the ruleset gives the JSON Schema.',
  ),
  'malformed-header': kind(
    400,
    'A header could not be read',
    'The header named in `detail` does not have the form this server understands.',
  ),
  'request-timeout': kind(
    408,
    'The request took too long to arrive',
    'Headers have ten seconds, the whole request thirty. Answers and streams may take as long as they like.',
  ),
  'headers-too-large': kind(
    431,
    'The headers are too large',
    'The first line and all headers of a request have at most 16 kB together, and there are at most 100 headers.',
  ),
  'no-odds': kind(
    403,
    'This game is played without odds',
    'Whoever laid the table switched the odds off, for all its players alike. Count for yourself, or lay a table with `"odds": true`.',
  ),
  'webhooks-off': kind(
    403,
    'This server calls nobody',
    'The operator has switched webhooks off (`PARLOR_WEBHOOKS`). `GET /me/events` is a stream that tells the same.',
  ),
  'lab-closed': kind(
    403,
    'The lab of this server is closed',
    'Here nobody trains programs on many games at once, unless the operator opens it (`PARLOR_LAB=on`). Start a server of your own for that: `PARLOR_LAB=on npm start`.',
  ),
  'not-found': kind(404, 'There is nothing here', 'The path does not exist. `GET /` lists what does.'),
  'unknown-game': kind(
    404,
    'There is no such game',
    'The game does not exist, or it is private and not yours to see: the answer is the same for both.',
  ),
  'unknown-seat': kind(404, 'There is no such seat', 'Seats are numbered from 0.'),
  'unknown-version': kind(
    404,
    'There is no such version',
    "A version is the number of an event of this game, from 1 to the game's `version`.",
  ),
  'unknown-webhook': kind(404, 'You have no webhook', '`PUT /me/webhook` makes one.'),
  'unknown-ruleset': kind(
    404,
    'There is no such ruleset',
    '`GET /rulesets` lists the rulesets on the shelf.',
  ),
  'unknown-preset': kind(
    404,
    'There is no such preset',
    'A preset is a set of options under a name. `GET /rulesets/{ruleset}` lists those of a ruleset.',
  ),
  'unknown-problem': kind(404, 'There is no such problem', '`GET /problems` lists all of them.'),
  'game-archived': kind(
    410,
    'The game was put away',
    'It was over for long, and this server keeps finished games for a while only (`PARLOR_KEEP_FINISHED`). Its operator has the record: ask for it by the id of the game.',
  ),
  'method-not-allowed': kind(
    405,
    'That cannot be done here',
    'The path exists, but not with this method. The `Allow` header lists the methods that do.',
  ),
  'game-not-started': kind(409, 'The game has not begun', 'Play begins when every seat is taken.'),
  'game-not-over': kind(
    409,
    'The game is not over',
    'The record of a game is given out when it is over: it holds the secret of the dice and everything that was hidden. Nor is a game played again before it is over.',
  ),
  'game-over': kind(
    409,
    COMMON_REFUSALS['game-over'],
    'A game that has ended takes no more actions. Its log and its past can still be read.',
  ),
  'not-your-turn': kind(
    409,
    COMMON_REFUSALS['not-your-turn'],
    'Another seat is to act. `toAct` of the game says which.',
  ),
  'out-of-time': kind(
    409,
    'Your time has run out',
    'This game is played with a clock (`clock` of the game), and your turn took longer than you had. A bot makes this one move; the next turn is yours again.',
  ),
  'offer-open': kind(
    409,
    'There is an open offer',
    'One offer at a time: it is answered by each of the others, or the next move makes it void. `offer` of the game says which.',
  ),
  'offer-not-possible': kind(
    409,
    'That cannot be offered here',
    'A draw needs no bot at the table, a stopped clock a clock that runs, a takeback something of yours to take back, and a game that hides nothing or is a sandbox. What was declined may be offered again when somebody has moved.',
  ),
  'offer-answered': kind(
    409,
    'This offer is for the others to answer',
    'You made it, or have agreed to it already.',
  ),
  'unknown-offer': kind(
    404,
    'There is no such offer',
    'It was answered, or a move made it void. `offer` of the game says what is open.',
  ),
  'middle-of-decision': kind(
    409,
    'Nobody was to act there',
    'A fork begins where somebody is to act: at the last event of a decision, not in the middle of what came of it.',
  ),
  'game-under-way': kind(
    409,
    'People play this game',
    'A table can be closed while it waits, or when only bots play. What people play is over when it is won or somebody resigns.',
  ),
  'too-many-games': kind(
    409,
    'Too many games at once',
    'A player may be in so many games that wait or are played, and so many may be laid from one network within a day (200 and 1,000 unless the operator says otherwise: `PARLOR_GAMES_PER_PLAYER`, `PARLOR_GAMES_PER_NETWORK`). `games` names some of yours: finish or leave one, or close a game that only bots play.',
  ),
  'key-in-use': kind(
    409,
    'The first request is still under way',
    'A request with this Idempotency-Key is being answered at this moment. Send it again a little later.',
  ),
  'stale-version': kind(
    412,
    'The game has moved on',
    'The version in `If-Match` is not the current one, which is in `version` and in the header `ETag`. Look at the game again, then act.',
  ),
  'too-large': kind(
    413,
    'The body is too large',
    'Bodies are at most 16 kB, those of `POST /lab/rollouts` 256 kB.',
  ),
  'unsupported-media-type': kind(415, 'The body must be JSON', 'Send `Content-Type: application/json`.'),
  'illegal-rollout': kind(
    422,
    'An action of a rollout is not legal there',
    'A number in `actions` is none of those that were legal when it came, or the game was over by then. `errors` says which, and what would be legal. Nothing of the request was answered, and nothing is lost.',
  ),
  'too-much-to-play': kind(
    422,
    'That cannot be played in one request',
    'The games of one request have a few seconds together. Send fewer games, shorter ones, or easier bots.',
  ),
  'invalid-options': kind(
    422,
    'The options do not fit the ruleset',
    'An option is unknown or out of range. `errors` names it; `GET /rulesets/{ruleset}` lists all of them.',
  ),
  'invalid-seats': kind(
    422,
    'The seats do not fit',
    '`seats` of the ruleset gives the fewest and the most. A game for bots alone must be public, or nobody could see it.',
  ),
  'fork-stays-private': kind(
    422,
    'This fork must be private',
    'It begins from what others may not see: a private game, or a game that hides something. Leave `visibility` out, or make it `private`.',
  ),
  'script-mismatch': kind(
    422,
    'The script does not fit the game',
    'The luck of this table was written down by its host. The next entry of the script cannot be drawn here, or the script is used up. Its host is told in `script` which entry, what it is and what was possible; nobody else is. Nothing has happened: `legal` says what can still be done.',
  ),
  'forbidden-target': kind(
    422,
    'That address is not called',
    'A webhook must be on the public internet: no private, loopback or link-local address, unless the operator allows it (`PARLOR_WEBHOOKS=any`).',
  ),
  'key-reused': kind(
    422,
    'The key was used for another request',
    'An Idempotency-Key stands for one request. Use a new one, such as a UUID, for each new request. A sign-up can be repeated for ten minutes; after that its key is refused.',
  ),
  'too-many-streams': kind(
    429,
    'Too many open streams',
    'Close one of your streams before you open another. `GET /me/events` follows all your games in one.',
  ),
  'too-many-requests': kind(
    429,
    'Too many requests',
    'Wait as long as `Retry-After` says. `RateLimit` on every answer shows what is left.',
  ),
  'too-many-connections': kind(
    429,
    'Too many connections',
    'Everybody behind one address has so many connections together. Keep one open and use it again, or close some.',
  ),
  'internal-error': kind(
    500,
    'Something went wrong on our side',
    'Nothing you sent is to blame. Try again; if it stays, tell the operator the `requestId`.',
  ),
  'ruleset-failed': kind(
    500,
    'The rules of this game failed',
    'This house plays games that others wrote, and the rules of this one threw, took too long or answered nonsense. Nothing has happened. The operator has the reason in the log, under the `requestId`.',
  ),
  'game-frozen': kind(
    409,
    'This game stands still',
    'It was begun with a version of its rules that is not on the shelf now, and it is never told by others. It goes on when the operator brings that version back.',
  ),
  'too-busy': kind(503, 'Too busy at this moment', 'Try again after `Retry-After` seconds.'),
  unavailable: kind(
    503,
    'Not available at this moment',
    'The server is starting, stopping, or cannot reach its database. Try again after `Retry-After` seconds.',
  ),
} as const satisfies Readonly<Record<string, ProblemKind>>;
