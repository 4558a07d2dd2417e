import type { Thinkers } from '../../bots/thinkers.js';
import type { Doorbell } from '../../live/doorbell.js';
import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import { storable } from '../commit/action-draft.js';
import type { Write } from '../commit/write.js';
import type { Game } from '../game/game.js';
import { openPauses, type Pauses } from '../live/pause.js';
import { anyMove, type BotMove, type BotTurn, botTurn, moveOf, questionFor } from './bot-turn.js';
import { watchOverdue } from './overdue.js';

/** Plays the seats that bots hold. */
export interface Opponents {
  /** Something was written here: if a bot is to act now, it does. */
  wrote(game: Game): void;
  /** No new moves; the one that is being written is written. */
  close(): Promise<void>;
}

/** Who thinks, and who hears of what went wrong. */
export interface BotCare extends Pick<Thinkers, 'think' | 'judge'> {
  complain(error: unknown, about: { readonly [word: string]: unknown }): void;
  readonly clock?: () => number;
}

/**
 * Whoever wrote the last event plays on, so one process moves a game's bots and no lock is needed.
 * If it dies another one finds the game overdue. Should two play at once, the ledger takes one move and the other is nothing.
 */
export const opponentsIn = (
  ledger: Ledger,
  games: LiveGames,
  write: Write,
  bell: Doorbell,
  care: BotCare,
): Opponents => {
  const { complain, clock = Date.now } = care;
  /** The games played on here, each as this process last knew it. */
  const inPlay = new Map<string, Game>();
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const pauses = openPauses();

  const take = takeWith(write, care, closing.signal, pauses);

  const playOn = async (gameId: string): Promise<void> => {
    try {
      let tried: Game | undefined;
      for (let latest = inPlay.get(gameId); latest !== tried; latest = inPlay.get(gameId)) {
        const turn = latest === undefined || closing.signal.aborted ? null : botTurn(latest);
        if (turn === null) return;
        tried = latest;
        await take(turn);
      }
      // Nothing of ours was written: somebody else was faster, and plays on.
      overdue.watch(gameId);
    } catch (error) {
      complain(error, { gameId });
      overdue.watch(gameId);
    } finally {
      inPlay.delete(gameId);
    }
  };

  const wrote = (game: Game): void => {
    const { id } = game;
    const isInPlay = inPlay.has(id);
    if (isInPlay) inPlay.set(id, game);
    if (isInPlay || closing.signal.aborted || botTurn(game) === null) return;
    inPlay.set(id, game);
    const played = playOn(id).finally(() => underWay.delete(played));
    underWay.add(played);
  };

  const overdue = watchOverdue(ledger, games, bell, {
    isInPlay: (gameId) => inPlay.has(gameId),
    playOn: wrote,
    complain: (error) => complain(error, {}),
    clock,
  });

  return {
    wrote,
    async close() {
      closing.abort();
      pauses.end();
      overdue.close();
      await Promise.all(underWay);
    },
  };
};

/** Thinks about a turn, and writes what came of it when the time has come: nobody can follow a bot that acts at once. */
const takeWith = (
  write: Write,
  { think, complain, clock = Date.now }: BotCare,
  closing: AbortSignal,
  pauses: Pauses,
) => {
  const choose = async (turn: BotTurn): Promise<BotMove | null> => {
    try {
      return moveOf(turn, await think(questionFor(turn)));
    } catch (error) {
      if (closing.aborted) return null;
      const { game, seat, level } = turn;
      complain(error, { gameId: game.id, version: game.version, seat, level });
      return anyMove(turn);
    }
  };
  return async (turn: BotTurn): Promise<void> => {
    const { game, seat } = turn;
    const pause = Date.parse(game.updatedAt) + game.pace - clock();
    const [move] = await Promise.all([choose(turn), pauses.lasting(pause)]);
    if (move === null || closing.aborted) return;
    const action = storable(move.action);
    const at = new Date(clock()).toISOString();
    // What was written comes back through `wrote`, and the next turn with it.
    await write(move.draft, { seat, playerId: null, action, requestId: null, at });
  };
};
