import type { Doorbell } from '../../live/doorbell.js';
import { wakeUp } from '../../live/wake-up.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';
import { hasFinalSeats } from '../game/newcomers.js';
import { unlessUnfoldable } from '../unfoldable.js';

/** Brings each player the games they sit in as they change. A ring costs one look, however many players listen. */
export interface PlayerNews {
  subscribe(playerId: string, signal: AbortSignal): NewsBox;
}

export interface NewsBox {
  /** True at first, and whenever something may have been missed. */
  mustLookAgain(): boolean;
  /** The games that changed, each as it stands; an older state never covers a newer one. */
  take(): readonly Game[];
  /** When there is something to take or to look at, the clock says so, or the signal aborts. Fails when a game could not be read. */
  filled(until: number, clock: () => number): Promise<void>;
  close(): void;
}

interface Box extends NewsBox {
  put(game: Game): void;
  lookAgain(): void;
  fail(error: unknown): void;
}

export const playerNewsFrom = (games: LiveGames, bell: Doorbell): PlayerNews => {
  const boxes = new Map<string, Set<Box>>();
  const each = (visit: (box: Box) => void): void => {
    for (const own of boxes.values()) for (const box of own) visit(box);
  };

  /** While a game lasts somebody new may come; once it is over, and if nobody's here, it need not be read again. */
  const deliver = async (gameId: string): Promise<void> => {
    const lately = await unlessUnfoldable(games.lately(gameId));
    if (lately === null) return;
    if (hasFinalSeats(lately) && !concernedBy(lately).some((id) => boxes.has(id))) return;
    const game = await unlessUnfoldable(games.now(gameId));
    if (game === null) return;
    for (const playerId of concernedBy(game)) for (const box of boxes.get(playerId) ?? []) box.put(game);
  };

  bell.listenToAll({
    hear(gameId) {
      if (boxes.size === 0) return;
      deliver(gameId).catch((error: unknown) => {
        // When its place is back everybody looks again; until then nobody else's games are the worse for it.
        if (!games.isAway(gameId)) each((box) => box.fail(error));
      });
    },
    afterGap: () => each((box) => box.lookAgain()),
  });

  return {
    subscribe(playerId, signal) {
      const box = newsBox(signal, () => {
        const own = boxes.get(playerId);
        own?.delete(box);
        if (own?.size === 0) boxes.delete(playerId);
      });
      boxes.set(playerId, (boxes.get(playerId) ?? new Set()).add(box));
      return box;
    },
  };
};

/** Who sits there, for whom a seat is kept, and who laid the table. */
const concernedBy = ({ seats, hostId }: Game): readonly string[] => [
  ...new Set([
    ...seats.flatMap((holder) => (holder.kind === 'bot' ? [] : (holder.playerId ?? []))),
    ...(hostId === null ? [] : [hostId]),
  ]),
];

/** No timer waits longer than 24 days; who wakes too early sleeps on. */
const LONGEST_TIMER_MS = 24 * 3_600_000;

const newsBox = (signal: AbortSignal, close: () => void): Box => {
  let playerNews = new Map<string, Game>();
  let mustLook = true;
  let failure: { readonly error: unknown } | null = null;
  const wake = wakeUp(signal);
  const isEmpty = (): boolean => playerNews.size === 0 && !mustLook && failure === null;
  return {
    put(game) {
      const known = playerNews.get(game.id);
      if (known === undefined || known.version < game.version) playerNews.set(game.id, game);
      wake.call();
    },
    lookAgain() {
      mustLook = true;
      wake.call();
    },
    fail(error) {
      failure = { error };
      wake.call();
    },
    mustLookAgain() {
      const must = mustLook;
      mustLook = false;
      return must;
    },
    take() {
      const taken = [...playerNews.values()];
      playerNews = new Map();
      return taken;
    },
    async filled(until, clock) {
      while (isEmpty() && !signal.aborted && clock() < until) {
        const timer = Number.isFinite(until)
          ? setTimeout(wake.call, Math.min(until - clock(), LONGEST_TIMER_MS)).unref()
          : undefined;
        await wake.called();
        clearTimeout(timer);
      }
      if (failure !== null) throw failure.error;
    },
    close() {
      wake.close();
      close();
    },
  };
};
