import { no, type Result, yes } from '../../engine/result.js';
import { counted } from '../../engine/words.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Command } from '../commit/command.js';
import type { Decisions, Done } from '../commit/decisions.js';
import type { Game, Visibility } from '../game/game.js';
import type { Origin } from '../game/origin.js';
import { viewerOf } from '../game/people.js';
import type { WantedSeat } from '../game/seating.js';
import { newId } from '../id.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import type { Admission } from './caps.js';
import type { Codes } from './codes.js';
import { createGame, drawTable, type WantedGame } from './create.js';
import { findGame, findPast } from './find.js';

export interface WantedFork extends Pick<WantedGame, 'seats' | 'chance' | 'pace' | 'network'> {
  readonly gameId: string;
  /** Left out, as public as it can be. */
  readonly visibility?: Visibility | undefined;
  /** The event to begin after; left out, the latest. */
  readonly at?: number | undefined;
}

/**
 * A new sandbox that begins from what the caller sees of another game, with luck of its own.
 * It is made from the caller's window alone, so it can reveal nothing that the caller does not see.
 */
export const forkGame = async (
  games: LiveGames,
  decisions: Decisions,
  admission: Admission,
  codes: Codes,
  command: Command<WantedFork>,
): Promise<Result<Done, Problem>> => {
  const { player: host, wanted } = command;
  const caller = { playerId: host.id };
  const found = await (wanted.at === undefined
    ? findGame(games, wanted.gameId, caller)
    : findPast(games, wanted.gameId, caller, wanted.at));
  if (!found.ok) return found;
  const origin = originIn(found.value, host);
  if (!origin.ok) return origin;
  const seats = seatsIn(found.value, wanted.seats);
  if (!seats.ok) return seats;
  const visibility = visibilityFor(found.value, wanted.visibility, seats.value);
  if (!visibility.ok) return visibility;
  const { chance, pace, network } = wanted;
  const table = {
    ...tableOf(found.value),
    visibility: visibility.value,
    seats: seats.value,
    chance,
    pace,
    network,
    origin: origin.value,
  };
  return createGame(
    decisions,
    admission,
    codes,
    { ...command, wanted: table },
    drawTable(games.isAway, command),
  );
};

/** What not everybody may see of a game stays with those who see it. */
const visibilityFor = (
  { book, visibility }: Game,
  wanted: Visibility | undefined,
  seats: readonly WantedSeat[],
): Result<Visibility, Problem> => {
  // A club's game is seen by its people, and a fork is somebody's own.
  const widest = book.hidesSomething || visibility === 'club' ? 'private' : visibility;
  if (wanted === 'public' && widest !== 'public') return no(STAYS_PRIVATE);
  // Nobody would find an open seat at a private table: whoever leaves one open means to send the link.
  const isForOthers = widest === 'private' && seats.some((seat) => 'open' in seat);
  return yes(wanted ?? (isForOthers ? 'link' : widest));
};

const STAYS_PRIVATE: Problem = {
  code: 'fork-stays-private',
  detail:
    'This fork begins from what not everybody may see, so it cannot be public. Leave "visibility" out, or make it "link" or "private".',
  errors: [{ pointer: '/visibility', message: 'must be link or private, or left out' }],
};

/** Who plays without odds must not get them by a fork. */
const tableOf = ({ book, laid, hasOdds }: Game): Omit<WantedGame, 'visibility'> => ({
  ruleset: book.id,
  options: laid.options,
  ...(hasOdds ? {} : { odds: false }),
});

const originIn = (game: Game, host: Player): Result<Origin, Problem> => {
  const { id: gameId, version, match } = game;
  if (match === null)
    return no({
      code: 'game-not-started',
      detail: `At version ${version} this game had not begun, so there is no position to fork from.`,
    });
  if (game.isMidway) return no(midway(game));
  if (game.status === 'over')
    return no({
      code: 'game-over',
      detail: `At version ${version} this game is over. Fork it from an earlier event: {"at": ${Math.max(1, version - 2)}}, for example.`,
    });
  const view = { ...match.view(viewerOf(game, host.id)) };
  return yes({ gameId, version, view, seed: newId('s') });
};

const midway = ({ id, version }: Game): Problem => ({
  code: 'middle-of-decision',
  detail: `Event ${version} is in the middle of a decision: nobody was to act there. Fork from the last event of a decision; GET /games/${id}?at=${version} has somebody in toAct where that is possible.`,
});

/** Left out, the caller has every seat. */
const seatsIn = (
  { seats }: Game,
  wanted: readonly WantedSeat[] | undefined,
): Result<readonly WantedSeat[], Problem> => {
  if (wanted === undefined) return yes(seats.map(() => ({ player: 'me' })));
  if (wanted.length === seats.length) return yes(wanted);
  return no({
    code: 'invalid-seats',
    detail: `The position has ${counted(seats.length, 'seat', 'seats')}, and you asked for ${wanted.length}.`,
    errors: [{ pointer: '/seats', message: `must have exactly ${seats.length} entries` }],
  });
};
