import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import type { LiveGames } from '../cache/live-games.js';
import type { GameCommand } from '../commit/command.js';
import type { Decide, Decisions, Done } from '../commit/decisions.js';
import type { Draft } from '../commit/draft.js';
import { canStartEarly, changedSeat, type SeatChange, startedEarly } from '../commit/host-changes.js';
import type { Sightings } from '../game/absence.js';
import type { Game } from '../game/game.js';
import type { Problem } from '../problem.js';
import type { Watchfulness } from './claims.js';
import { substituted, unknownSeat } from './substitutes.js';

/** What whoever laid a table may do with it while it waits. */

export interface WantedSeatChange {
  readonly seat: Seat;
  readonly change: SeatChange;
}

/** Gives a seat in which no person sits to a bot, or opens it again, for anybody or for whoever is invited; once the game has begun, to a bot for whoever is gone. */
export const changeSeat = async (
  { games, decisions, sightings }: Deps,
  command: GameCommand<WantedSeatChange>,
): Promise<Result<Done, Problem>> => {
  const { gameId, player, wanted } = command;
  const { seat, change } = wanted;
  const before = await games.lately(gameId);
  const seen = before?.status === 'playing' ? await sightings(before) : NOBODY_SEEN;
  const whileItWaits = asHost(command, (game) => {
    const problem = objectionTo(game, wanted);
    return problem === null ? yes(changedSeat(game, seat, change)) : no(problem);
  });
  return decisions.about(command, (game) =>
    game.status === 'playing' && game.hostId === player.id && 'bot' in change
      ? substituted(game, { seat, level: change.bot }, seen)
      : whileItWaits(game),
  );
};

/** Of a game that begins only now: nobody is missed yet. */
const NOBODY_SEEN: Sightings = { seen: new Map(), openSince: 0, at: 0 };

interface Deps extends Watchfulness {
  readonly games: LiveGames;
  readonly decisions: Decisions;
}

/** Starts a table with those who are there. */
export const startEarly = (
  decisions: Decisions,
  command: GameCommand<null>,
): Promise<Result<Done, Problem>> =>
  decisions.about(
    command,
    asHost(command, (game) => (canStartEarly(game) ? yes(startedEarly(game)) : no(tooFew(game)))),
  );

/** Nobody but the host, and nothing but a table that waits. */
const asHost =
  (
    { player }: Pick<GameCommand<unknown>, 'player'>,
    change: (game: Game) => Result<Draft, Problem>,
  ): Decide =>
  (game) => {
    if (game.hostId !== player.id) return no(NOT_YOUR_GAME);
    if (game.status === 'over') return no(OVER);
    if (game.status === 'playing') return no(BEGUN);
    const draft = change(game);
    return draft.ok ? yes({ draft: draft.value, seat: null, action: null }) : draft;
  };

const objectionTo = (game: Game, { seat, change }: WantedSeatChange): Problem | null => {
  const holder = game.seats[seat];
  if (holder === undefined) return unknownSeat(game, seat);
  if (holder.kind === 'player') return taken(seat);
  if ('bot' in change && game.given !== null && 'script' in game.given) return UNFORESEEN;
  return game.visibility === 'private' && 'open' in change ? NEVER_FOUND : null;
};

const NOT_YOUR_GAME: Problem = {
  code: 'not-your-game',
  detail: 'Only whoever laid this table may change it before its start.',
};

const OVER: Problem = { code: 'game-over', detail: 'This game has ended, so nothing of it can be changed.' };

const BEGUN: Problem = {
  code: 'game-under-way',
  detail:
    'This game has begun: its seats are no longer the host’s to open. That can be done while a table waits; now a bot can be called in for whoever is gone, {"bot": "medium"}.',
};

const taken = (seat: Seat): Problem => ({
  code: 'seat-taken',
  detail: `Somebody sits in seat ${seat}. Send them away first, if you must: DELETE /games/{id}/seats/${seat}.`,
});

const UNFORESEEN: Problem = {
  code: 'invalid-seats',
  detail: 'A script must fit every move, and nobody can foresee what a bot will do: no bot can sit here.',
  errors: [{ pointer: '/bot', message: 'must not be given at a table whose luck is a script' }],
};

const NEVER_FOUND: Problem = {
  code: 'invalid-seats',
  detail:
    'A private table is seen by nobody who does not sit there, so an open seat is never found. Invite somebody: {"invite": true}.',
  errors: [{ pointer: '/open', message: 'must be {"invite": true} at a private table' }],
};

const tooFew = ({ book, seats, origin, given }: Game): Problem => {
  const there = seats.filter(({ kind }) => kind !== 'open').length;
  const isWhole = origin !== null || (given !== null && 'script' in given);
  const why = isWhole
    ? 'a fork, or a table whose luck is a script, keeps all its seats'
    : `${book.name} needs at least ${book.seats.min}`;
  return {
    code: 'too-few-seats',
    detail: `${there} of ${seats.length} seats are taken, and ${why}. Wait for more, or give a seat to a bot: PATCH /games/{id}/seats/{seat}.`,
  };
};
