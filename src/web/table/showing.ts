import type { Parlor } from '../../client/parlor.js';
import type { LogEntry } from '../../client/types.js';
import { complain } from '../news.js';
import { type Signal, signal } from '../signal.js';
import { PACES, pace } from './pace.js';
import type { Scene } from './scene.js';

/** What was heard of a game, and how far it is shown. */
export interface Showing {
  readonly scene: Signal<Scene | null>;
  /** The first look at the table. */
  begin(first: Scene): void;
  change(part: Partial<Scene>): void;
  /** Something happened: it is shown in its turn. */
  hear(event: LogEntry): void;
  /** The number of the last event that was heard of. */
  lastHeard(): number;
}

/** Who falls so far behind does not want to see every step. */
const MOST_STEPS = 24;

/** Brings the picture up to what was heard, a step at a time, until somebody leaves. */
export const showingOf = (parlor: Parlor, id: string, leaving: AbortSignal): Showing => {
  const scene = signal<Scene | null>(null);
  let heard: readonly LogEntry[] = [];
  let isShowing = false;
  const lastHeard = (): number => heard.at(-1)?.seq ?? 0;

  const change = (part: Partial<Scene>): void => {
    const now = scene.get();
    if (now !== null && !leaving.aborted) scene.set({ ...now, ...part });
  };
  const showAll = async (): Promise<void> => {
    for (let now = scene.get(); now !== null && !leaving.aborted; now = scene.get()) {
      const last = lastHeard();
      if (now.at >= last && now.game.version >= last) return;
      const next = await nextStep(parlor, id, now, last);
      change({ ...next, events: heard.filter(({ seq }) => seq <= next.at) });
      if (next.picture !== now.picture && next.at < last) await pause(PACES[pace.get()]);
    }
  };
  const show = async (): Promise<void> => {
    if (isShowing) return;
    isShowing = true;
    await showAll()
      .catch((thrown: unknown) => leaving.aborted || complain(thrown))
      .finally(() => {
        isShowing = false;
      });
  };

  return {
    scene,
    begin(first) {
      heard = first.events;
      scene.set(first);
    },
    change,
    hear(event) {
      if (event.seq <= lastHeard()) return;
      heard = [...heard, event];
      change({ latest: event.seq });
      void show();
    },
    lastHeard,
  };
};

/** The next event, or at once the last of them for whoever is far behind, is in no mood to watch, or does not look. */
const nextStep = async (
  parlor: Parlor,
  id: string,
  now: Scene,
  last: number,
): Promise<Pick<Scene, 'picture' | 'game' | 'at'>> => {
  const isFarBehind = last - now.at > MOST_STEPS || PACES[pace.get()] === 0 || document.hidden;
  const at = isFarBehind ? last : Math.min(now.at + 1, last);
  const [picture, game] = await Promise.all([
    parlor.picture(id, { at }),
    at === last ? parlor.game(id) : now.game,
  ]);
  return { picture, game, at };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
