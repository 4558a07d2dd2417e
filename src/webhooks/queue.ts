import type { Matter } from '../store/webhooks.js';

/** What is to be announced, in a fair order: each player has a line of their own, and the lines are served in rounds. */
export interface CallQueue {
  /** Once in the line at a time. What finds no room stays due in the store, and is brought again. */
  put(matter: Matter, playerId: string): void;
  /** Whoever moves to another address, or leaves, is a stranger again, once nobody is being called there; whatever waits is let go. */
  forget(playerId: string): void;
  /** When nobody is being called any more. */
  close(): Promise<void>;
}

/** How a player's bot was when it was called last. */
type Manner = 'new' | 'quick' | 'slow';

/**
 * Law: who is slow takes nothing from who is quick. A call that takes long counts among the slow ones from then on,
 * so the places of the others come free within a moment, however many dawdle; and a slow bot has one place, no more.
 */
export interface Bounds {
  /** Calls under way at once, by manner. */
  readonly most: { readonly [manner in Manner]: number };
  readonly mostEach: { readonly [manner in Manner]: number };
  /** Calls under way at once in all. */
  readonly mostInAll: number;
  /** Matters that wait in memory for one player. */
  readonly mostWaiting: number;
}

export const BOUNDS: Bounds = {
  most: { new: 32, quick: 64, slow: 32 },
  mostEach: { new: 1, quick: 4, slow: 1 },
  mostInAll: 400,
  mostWaiting: 100,
};

interface Line {
  readonly waiting: Map<string, Matter>;
  /** What is being announced. */
  readonly calling: Set<string>;
  /** Calls under way, also to an address that has been left meanwhile. */
  busy: number;
  manner: Manner;
}

/** Makes the call; answers how long the bot took, or null where nobody was called. */
export type Deliver = (matter: Matter, playerId: string) => Promise<number | null>;

const keyOf = ({ gameId, version, seat, type }: Matter): string => `${gameId} ${version} ${seat} ${type}`;

const lineIn = (lines: Map<string, Line>, playerId: string): Line => {
  const line = lines.get(playerId) ?? { waiting: new Map(), calling: new Set(), busy: 0, manner: 'new' };
  lines.set(playerId, line);
  return line;
};

/** A call under way takes one, until it is given back. Who dawdles moves over to the slow ones. */
interface Place {
  dawdle(): void;
  giveBack(): void;
}

/** The places that calls take. */
const placesWithin = ({ most, mostEach, mostInAll }: Bounds) => {
  const taken = { new: 0, quick: 0, slow: 0 };
  return {
    areAllTaken: (): boolean => taken.new + taken.quick + taken.slow >= mostInAll,
    isOneFor: ({ manner, busy }: Line): boolean => busy < mostEach[manner] && taken[manner] < most[manner],
    take(line: Line): Place {
      let { manner } = line;
      taken[manner]++;
      line.busy++;
      return {
        dawdle() {
          taken[manner]--;
          taken.slow++;
          manner = 'slow';
          line.manner = 'slow';
        },
        giveBack() {
          taken[manner]--;
          line.busy--;
        },
      };
    },
  };
};

/** Makes a call. How long it took is how the bot will be treated next time. */
const caller =
  (deliver: Deliver, slowMs: number) =>
  async (matter: Matter, playerId: string, line: Line, dawdle: () => void): Promise<void> => {
    const dawdling = setTimeout(dawdle, slowMs);
    try {
      const ms = await deliver(matter, playerId);
      if (ms !== null) line.manner = ms < slowMs ? 'quick' : 'slow';
    } finally {
      clearTimeout(dawdling);
    }
  };

export const callQueue = (deliver: Deliver, slowMs: number, bounds: Bounds = BOUNDS): CallQueue => {
  const lines = new Map<string, Line>();
  /** Whose line is not empty, next first. */
  const inTurn = new Set<string>();
  const underWay = new Set<Promise<void>>();
  const places = placesWithin(bounds);
  const call = caller(deliver, slowMs);
  let isClosed = false;

  const lineOf = (playerId: string): Line => lineIn(lines, playerId);

  const begin = (playerId: string, line: Line): void => {
    const [first] = line.waiting;
    inTurn.delete(playerId);
    if (first === undefined) return;
    const [key, matter] = first;
    line.waiting.delete(key);
    if (line.waiting.size > 0) inTurn.add(playerId);
    const place = places.take(line);
    line.calling.add(key);
    const dawdle = (): void => {
      place.dawdle();
      handOut();
    };
    const called = call(matter, playerId, line, dawdle).finally(() => {
      place.giveBack();
      line.calling.delete(key);
      underWay.delete(called);
      handOut();
    });
    underWay.add(called);
  };
  const handOut = (): void => {
    // Whoever is served goes to the end, and is met there again while there is room.
    for (const playerId of inTurn) {
      if (isClosed || places.areAllTaken()) return;
      const line = lineOf(playerId);
      if (places.isOneFor(line)) begin(playerId, line);
    }
  };

  return {
    put(matter, playerId) {
      const line = lineOf(playerId);
      const key = keyOf(matter);
      if (line.calling.has(key) || line.waiting.has(key) || line.waiting.size >= bounds.mostWaiting) return;
      line.waiting.set(key, matter);
      inTurn.add(playerId);
      handOut();
    },
    forget(playerId) {
      const line = lineOf(playerId);
      line.waiting.clear();
      line.calling.clear();
      inTurn.delete(playerId);
      if (line.busy === 0) lines.delete(playerId);
    },
    async close() {
      isClosed = true;
      await Promise.all(underWay);
    },
  };
};
