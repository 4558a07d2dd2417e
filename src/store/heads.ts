import type { Database } from './database.js';
import { MOVE_ON } from './listing-statements.js';

/** Where the log of a game ends now. */
export interface Head {
  readonly game_id: string;
  readonly version: number;
  readonly updated_at: string;
  /** Null where nobody knows. */
  readonly to_act: readonly number[] | null;
}

/** Tells home how far games are. Nobody who plays waits for it. */
export interface Heads {
  note(head: Head): void;
  /** When all that was noted is told, or could not be. */
  told(): Promise<void>;
}

/** Of a game that moves on meanwhile only the newest is told. */
const PAUSE_MS = 100;
/** What is more is left to whoever looks for what was not told. */
const MOST_WAITING = 50_000;

/** One statement at a time; what comes meanwhile travels together in the next, and what failed goes again. */
export const headsTo = (home: Database, giveUp: () => void): Heads => {
  let waiting = new Map<string, Head>();
  let underWay: Promise<void> | null = null;
  let isPaced = false;

  const send = async (): Promise<void> => {
    const sending = waiting;
    waiting = new Map();
    try {
      await tellHeads(
        home,
        [...sending.values()].map((head) => JSON.stringify(head)),
      );
    } catch {
      waiting = new Map([...sending, ...waiting]);
      if (waiting.size > MOST_WAITING) {
        waiting = new Map();
        giveUp();
      }
    }
    underWay = null;
    if (waiting.size > 0) later();
  };
  const later = (): void => {
    if (isPaced) return;
    isPaced = true;
    setTimeout(() => {
      isPaced = false;
      if (waiting.size > 0) underWay ??= send();
    }, PAUSE_MS).unref();
  };

  return {
    note(head) {
      waiting.set(head.game_id, head);
      later();
    },
    async told() {
      await underWay;
      if (waiting.size === 0) return;
      underWay ??= send();
      await underWay;
    },
  };
};

/** Each as JSON. */
export const tellHeads = async (home: Database, heads: readonly string[]): Promise<void> => {
  if (heads.length > 0) await home.soon(() => home.ask(MOVE_ON, [`[${heads.join()}]`]));
};
