import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import type { LiveGames } from '../cache/live-games.js';
import { type Claim, claimed } from '../commit/claims.js';
import type { GameCommand } from '../commit/command.js';
import type { Decide, Decisions, Done } from '../commit/decisions.js';
import { goesOnWithout } from '../commit/seat-changes.js';
import { claimableAt, hasRunningClock, type Sightings } from '../game/absence.js';
import type { Game } from '../game/game.js';
import { USUAL_STAND_IN } from '../game/leavers.js';
import { seatOf, seatsOf, toActOf } from '../game/people.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import { findGame } from './find.js';

export interface WantedClaim {
  readonly claim: Claim['claim'];
  /** Left out, the one that is to act. */
  readonly seat?: Seat | undefined;
}

/** What is known of who was seen. */
export interface Watchfulness {
  sightings(game: Game): Promise<Sightings>;
}

interface Deps extends Watchfulness {
  readonly games: LiveGames;
  readonly decisions: Decisions;
}

/** Nobody is held up by somebody who is gone: the others have a bot play on, or end the game. */
export const claimSeat = async (
  { games, decisions, sightings }: Deps,
  command: GameCommand<WantedClaim>,
): Promise<Result<Done, Problem>> => {
  const { gameId, player, wanted } = command;
  const found = await findGame(games, gameId, { playerId: player.id });
  if (!found.ok) return found;
  return decisions.about(command, claiming(player, wanted, await sightings(found.value)));
};

/** Asked again of the game as it stands, should the absent one act at this very moment: then nothing is left to claim. */
const claiming =
  (player: Player, { claim, seat }: WantedClaim, sightings: Sightings): Decide =>
  (game) => {
    if (game.status === 'over') return no(OVER);
    const by = seatOf(game, player.id);
    if (by === null) return no(NOT_SEATED);
    if (game.status === 'waiting') return no(NOT_BEGUN);
    const absent = absentSeat(game, player, seat);
    if (!absent.ok) return absent;
    const from = claimableAt(game, absent.value, sightings);
    if (from === null || from > sightings.at) return no(tooEarly(game, from));
    const why = impossibleClaim(game, absent.value, claim);
    if (why !== null) return no(why);
    const how: Claim = claim === 'bot' ? { claim, level: USUAL_STAND_IN } : { claim };
    return yes({ draft: claimed(game, absent.value, how), seat: by, action: null });
  };

/** The seat of somebody else who is to act. */
const absentSeat = (game: Game, player: Player, wanted: Seat | undefined): Result<Seat, Problem> => {
  if (hasRunningClock(game)) return no(THE_CLOCK_DECIDES);
  const own = seatsOf(game, player.id);
  const others = toActOf(game).filter((seat) => game.seats[seat]?.kind === 'player' && !own.includes(seat));
  const seat = wanted === undefined ? others[0] : others.find((other) => other === wanted);
  return seat === undefined ? no(nobodyToClaim(game)) : yes(seat);
};

/** Why it cannot be done in this way. */
export const impossibleClaim = (game: Game, seat: Seat, claim: Claim['claim']): Problem | null => {
  if (claim === 'bot') return game.given !== null && 'script' in game.given ? UNFORESEEN : null;
  return goesOnWithout(game, seat) ? GOES_ON : null;
};

const NOT_SEATED: Problem = {
  code: 'not-seated',
  detail: 'You do not sit in this game, so nobody keeps you waiting.',
};
const OVER: Problem = { code: 'game-over', detail: 'This game has ended: there is nothing left to claim.' };
const NOT_BEGUN: Problem = {
  code: 'game-not-started',
  detail:
    'This game has not begun: nobody is to act. Whoever laid the table may start it early or call it off.',
};

const notPossible = (detail: string): Problem => ({ code: 'claim-not-possible', detail });

export const THE_CLOCK_DECIDES = notPossible(
  'This game is played with a clock, and it is the clock that says when somebody has waited long enough: `clock.deadlineAt`.',
);

const UNFORESEEN = notPossible(
  'A script must fit every move, and nobody can foresee what a bot will do. Claim the end instead: {"type": "end"}.',
);

const GOES_ON = notPossible(
  'At this table the game goes on when somebody leaves. Have a bot play on: {"type": "bot"}. Whoever is gone is last, unless they come back.',
);

const nobodyToClaim = (game: Game): Problem =>
  notPossible(
    `Only the seat of another person who is to act can be claimed. To act now: seat ${toActOf(game).join(', seat ')}.`,
  );

export const tooEarly = ({ book }: Game, from: number | null): Problem => ({
  code: 'claim-too-early',
  detail: `A seat can be claimed when nothing has happened, and its player was not seen, for ${book.patienceMinutes} minutes${from === null ? '' : `: here from ${new Date(from).toISOString()} on, if they do not come back`}.`,
});
