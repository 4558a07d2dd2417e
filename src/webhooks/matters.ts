import type { Matter, MatterType } from '../store/webhooks.js';
import { deadlinesOf, warningMs } from '../table/game/clock.js';
import type { Game } from '../table/game/game.js';
import { undecided } from '../table/game/offers.js';
import { seatsKeptFor, seatsOf, toActOf } from '../table/game/people.js';
import type { GameNotice } from '../table/live/notices.js';

/**
 * What somebody may be called for: whatever waits for them. Each can be asked of the game as it stands, so nothing is lost when a process dies,
 * and what has passed is not told. What has merely happened is told on the stream of all their games.
 */

/** Whoever says nothing else is called for their turns. */
export const TURNS_ALONE: readonly MatterType[] = ['your-turn'];

/** What a notice is about, with a number that is the same whoever hears of it and whenever; null for what nobody is called for. */
export const matterIn = (notice: GameNotice): Matter | null => {
  switch (notice.type) {
    case 'your-turn':
    case 'clock-low':
      return { type: notice.type, gameId: notice.gameId, seat: notice.seat, version: notice.version };
    case 'offer-made':
      return { type: notice.type, gameId: notice.gameId, seat: notice.seat, version: notice.number };
    case 'invited':
    case 'rematch':
      return { type: notice.type, gameId: notice.gameId, seat: notice.seat, version: KEPT_SINCE };
    case 'matched':
    case 'seat-taken':
    case 'game-started':
    case 'game-ended':
      return null;
  }
};

/** A seat is kept for somebody from the first event on, or never. */
const KEPT_SINCE = 1;

/** What a call says of a matter beside the game; null once it waits for nobody. */
export const detailsOf = (game: Game, playerId: string, matter: Matter, now: number): object | null => {
  const { type, seat } = matter;
  const isTheirs = seatsOf(game, playerId).includes(seat);
  switch (type) {
    case 'your-turn':
      return isTheirs && game.version === matter.version && toActOf(game).includes(seat) ? {} : null;
    case 'clock-low':
      return isTheirs ? lowClock(game, seat, now) : null;
    case 'offer-made':
      return isTheirs ? openOffer(game, matter) : null;
    case 'invited':
    case 'rematch':
      if (game.status !== 'waiting' || !seatsKeptFor(game, playerId).includes(seat)) return null;
      return game.rematchOf === null ? {} : { rematchOf: game.rematchOf };
  }
};

const lowClock = (game: Game, seat: number, now: number): object | null => {
  const deadline = deadlinesOf(game).find((one) => one.seat === seat);
  if (deadline === undefined || now < deadline.at - warningMs(game)) return null;
  return { deadlineAt: new Date(deadline.at).toISOString() };
};

const openOffer = (game: Game, { seat, version }: Matter): object | null => {
  if (game.offer?.number !== version || !undecided(game, game.offer).includes(seat)) return null;
  const { number, seat: by, offer } = game.offer;
  return { by, number, offer };
};

/** What a turn is answered with is an action; about anything else there is nothing to say but that it was heard. */
export const wantsAction = ({ type }: Matter): boolean => type === 'your-turn' || type === 'clock-low';
