import type { Doorbell } from '../../live/doorbell.js';
import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';
import { unlessUnfoldable } from '../unfoldable.js';
import { botTurn } from './bot-turn.js';

/** Finds games whose bots nobody moves: their process died, or the database was away. */
export interface Overdue {
  /** Look at this game again when it has been quiet for a while. */
  watch(gameId: string): void;
  close(): void;
}

interface Duties {
  isInPlay(gameId: string): boolean;
  playOn(game: Game): void;
  complain(error: unknown): void;
  readonly clock: () => number;
}

/** Longer than a bot that is alive takes, the wait for its thread included. */
const OVERDUE_MS = 4_000;
const LOOK_EVERY_MS = 1_000;
const PAGE = 200;

/**
 * Who hears of a game and then nothing more looks whether a bot is to act there: a question to an index for all quiet games together,
 * and none while nothing happens. All games are looked through at the start and when news may have been missed.
 */
export const watchOverdue = (ledger: Ledger, games: LiveGames, bell: Doorbell, duties: Duties): Overdue => {
  /** Games with news, and since when they have been quiet. */
  const quiet = new Map<string, number>();
  let mustLookEverywhere = true;
  let isLooking = false;
  const { clock } = duties;
  const watch = (gameId: string): void => void quiet.set(gameId, clock());
  const deafen = bell.listenToAll({
    hear: watch,
    afterGap: () => {
      mustLookEverywhere = true;
    },
  });

  const check = async (gameId: string): Promise<void> => {
    // When its place is back there is a gap, and all games are looked through.
    if (duties.isInPlay(gameId) || games.isAway(gameId)) return;
    const game = await unlessUnfoldable(games.now(gameId)).catch((error: unknown) => {
      if (!games.isAway(gameId)) throw error;
      return null;
    });
    if (game === null || botTurn(game) === null) return;
    // Others may be at it, unless there are no others.
    const quietFrom = Date.parse(game.updatedAt) + game.pace;
    if (ledger.isSoleWriter || quietFrom <= clock() - OVERDUE_MS) duties.playOn(game);
    else quiet.set(gameId, quietFrom);
  };

  const lookEverywhere = async (): Promise<void> => {
    mustLookEverywhere = false;
    for await (const gameId of gamesWithBots(ledger)) {
      if (isClosed) return;
      await check(gameId);
    }
  };

  const lookAtQuiet = async (): Promise<void> => {
    const ids = quietSince(quiet, clock() - OVERDUE_MS);
    for (const gameId of ids) if (!duties.isInPlay(gameId)) quiet.delete(gameId);
    const unsure = ids.filter((gameId) => !ledger.isSoleWriter || mayHaveBots(games.atHand(gameId)));
    for (let from = 0; from < unsure.length; from += PAGE) {
      for (const gameId of await ledger.withBotsAmong(unsure.slice(from, from + PAGE))) await check(gameId);
    }
  };

  const look = async (): Promise<void> => {
    if (isLooking || isClosed) return;
    isLooking = true;
    try {
      if (mustLookEverywhere) await lookEverywhere();
      await lookAtQuiet();
    } catch (error) {
      mustLookEverywhere = true;
      if (!isClosed) duties.complain(error);
    }
    isLooking = false;
  };

  let isClosed = false;
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  void look();
  return {
    watch,
    close() {
      isClosed = true;
      clearInterval(timer);
      deafen();
    },
  };
};

const quietSince = (quiet: ReadonlyMap<string, number>, since: number): readonly string[] =>
  [...quiet].flatMap(([gameId, at]) => (at <= since ? [gameId] : []));

/** Every game that bots play in, a page at a time. */
async function* gamesWithBots(ledger: Ledger): AsyncGenerator<string> {
  let page: readonly string[] = [];
  do {
    page = await ledger.withBots(page.at(-1) ?? '', PAGE);
    yield* page;
  } while (page.length === PAGE);
}

/** Bots come and go; what is at hand is true only where nobody else writes. */
const mayHaveBots = (game: Game | undefined): boolean =>
  game === undefined || game.status === 'waiting' || game.seats.some(({ kind }) => kind === 'bot');
