import type { AtTables } from '../../client/at-tables.js';
import { isProblem } from '../../client/problem.js';
import type { Game, LogEntry } from '../../client/types.js';
import { site } from '../catalogue/spoken.js';
import { complain, say } from '../news.js';
import { type Signal, signal } from '../signal.js';
import { eyesAt } from '../together/viewer.js';
import { untilLater } from '../until-later.js';
import { PACES, pace } from './pace.js';
import type { Scene } from './scene.js';

/** What was heard of a game, and how far it is shown. */
export interface Showing {
  readonly scene: Signal<Scene | null>;
  /** The first look at the table. */
  begin(first: Scene): void;
  change(part: Partial<Pick<Scene, 'connection' | 'isActing'>>): void;
  /** Something happened: it is shown in its turn. */
  hear(event: LogEntry): void;
  /** The same story as it may be told now: nothing of it is hidden any more. */
  tellAnew(events: readonly LogEntry[]): void;
  /** A newer look at the moment that is shown; of any other moment it is told by its events. */
  see(game: Game): void;
  /** The number of the last event that was heard of. */
  lastHeard(): number;
}

/** Who falls so far behind does not want to see every step. */
const MOST_STEPS = 24;
/** A move is told in one breath; its last line may be a moment behind the first. */
const REST_OF_MOVE_MS = 100;

/**
 * Brings the picture up to what was heard, a step at a time, until somebody leaves.
 * One clock for all of it: board, panel, log and title show the same event. A step that could not be fetched is tried again.
 */
export const showingOf = (parlor: AtTables, id: string, leaving: AbortSignal): Showing => {
  const scene = signal<Scene | null>(null);
  let heard: readonly LogEntry[] = [];
  let isShowing = false;
  const lastHeard = (): number => heard.at(-1)?.seq ?? 0;

  const set = (part: Partial<Scene>): void => {
    const now = scene.get();
    if (now !== null && !leaving.aborted) scene.set({ ...now, ...part });
  };
  const showAll = async (): Promise<void> => {
    for (let now = scene.get(); now !== null && !leaving.aborted; now = scene.get()) {
      const last = lastHeard();
      if (now.at >= last) return;
      const next = await nextStep(parlor, id, now, last);
      if (isHalfAMove(next.game)) {
        await pause(REST_OF_MOVE_MS);
        continue;
      }
      set({ ...next, earlier: null, events: heard.filter(({ seq }) => seq <= next.at) });
      if (next.picture !== now.picture && next.at < last) await pause(PACES[pace.get()]);
    }
  };
  const showInSpite = async (): Promise<void> => {
    for (let failures = 0; !leaving.aborted; failures++) {
      try {
        await showAll();
        if (failures > 0) say(site.news.isBack);
        return;
      } catch (thrown) {
        if (leaving.aborted) return;
        // What the server refuses it will refuse again; a lost connection comes back.
        if (isProblem(thrown)) return complain(thrown);
        set({ connection: 'lost' });
        await untilLater(failures);
        set({ connection: 'live' });
      }
    }
  };
  const show = async (): Promise<void> => {
    if (isShowing) return;
    isShowing = true;
    await showInSpite().finally(() => {
      isShowing = false;
    });
  };

  return {
    scene,
    begin(first) {
      heard = first.events;
      scene.set(first);
    },
    change: set,
    hear(event) {
      if (event.seq <= lastHeard()) return;
      heard = [...heard, event];
      set({ latest: event.seq });
      void show();
    },
    tellAnew(events) {
      heard = events;
      const now = scene.get();
      if (now !== null) set({ events: heard.filter(({ seq }) => seq <= now.at) });
    },
    see(game) {
      const now = scene.get();
      // The same again would make whoever is choosing begin anew.
      if (now?.at === game.version && JSON.stringify(now.game) !== JSON.stringify(game)) set({ game });
    },
    lastHeard,
  };
};

/** In the middle of a move one would see the hand of the first of one's seats, whoever has the device. */
const isHalfAMove = (game: Game): boolean => eyesAt(game) !== null && game.toAct.length === 0;

/** The next event, or at once the last of them for whoever is far behind, is in no mood to watch, or does not look. */
const nextStep = async (
  parlor: AtTables,
  id: string,
  now: Scene,
  last: number,
): Promise<Pick<Scene, 'picture' | 'game' | 'at'>> => {
  const isFarBehind = last - now.at > MOST_STEPS || PACES[pace.get()] === 0 || document.hidden;
  const at = isFarBehind || eyesAt(now.game) !== null ? last : Math.min(now.at + 1, last);
  const [picture, game] = await Promise.all([
    parlor.picture(id, { at }),
    gameAt(parlor, id, at, at === last),
  ]);
  return { picture, game, at };
};

/** The game as it stood at an event. Of the last one we want the present, with what may be done, unless it has gone on meanwhile. */
const gameAt = async (parlor: AtTables, id: string, at: number, isLast: boolean): Promise<Game> => {
  const present = isLast ? await parlor.game(id) : null;
  return present?.version === at ? present : parlor.game(id, { at });
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
