import type { Doorbell } from '../live/doorbell.js';
import type { Evening } from './evening.js';
import type { Evenings } from './evenings.js';
import { hasFinalSeats } from './newcomers.js';

/** Brings each player the games they sit in as they change. A ring costs one look, however many players listen. */
export interface Letters {
  subscribe(playerId: string, signal: AbortSignal): Letterbox;
}

export interface Letterbox {
  /** True at first, and whenever something may have been missed. */
  mustLookAgain(): boolean;
  /** The games that changed, each as it stands; an older state never covers a newer one. */
  take(): readonly Evening[];
  /** When there is something to take or to look at, or the signal aborts. Fails when a game could not be read. */
  filled(): Promise<void>;
  close(): void;
}

interface Box extends Letterbox {
  put(evening: Evening): void;
  lookAgain(): void;
  fail(error: unknown): void;
}

export const lettersFrom = (evenings: Evenings, bell: Doorbell): Letters => {
  const boxes = new Map<string, Set<Box>>();
  const each = (visit: (box: Box) => void): void => {
    for (const own of boxes.values()) for (const box of own) visit(box);
  };

  /** Once everybody has settled the seats stay as they are: such a game, if nobody's here, need not be read again. */
  const deliver = async (gameId: string): Promise<void> => {
    const lately = await evenings.lately(gameId);
    if (lately === null) return;
    if (hasFinalSeats(lately) && !playersOf(lately).some((id) => boxes.has(id))) return;
    const evening = await evenings.now(gameId);
    if (evening === null) return;
    for (const playerId of playersOf(evening)) for (const box of boxes.get(playerId) ?? []) box.put(evening);
  };

  bell.listenToAll({
    hear(gameId) {
      if (boxes.size > 0) deliver(gameId).catch((error: unknown) => each((box) => box.fail(error)));
    },
    afterGap: () => each((box) => box.lookAgain()),
  });

  return {
    subscribe(playerId, signal) {
      const box = letterbox(signal, () => {
        const own = boxes.get(playerId);
        own?.delete(box);
        if (own?.size === 0) boxes.delete(playerId);
      });
      boxes.set(playerId, (boxes.get(playerId) ?? new Set()).add(box));
      return box;
    },
  };
};

const playersOf = ({ seats }: Evening): readonly string[] => [
  ...new Set(seats.flatMap((holder) => (holder.kind === 'player' ? [holder.playerId] : []))),
];

const letterbox = (signal: AbortSignal, close: () => void): Box => {
  let letters = new Map<string, Evening>();
  let mustLook = true;
  let failure: { readonly error: unknown } | null = null;
  let wake = (): void => {};
  const onAbort = (): void => wake();
  signal.addEventListener('abort', onAbort, { once: true });
  const isEmpty = (): boolean => letters.size === 0 && !mustLook && failure === null;
  return {
    put(evening) {
      const known = letters.get(evening.id);
      if (known === undefined || known.version < evening.version) letters.set(evening.id, evening);
      wake();
    },
    lookAgain() {
      mustLook = true;
      wake();
    },
    fail(error) {
      failure = { error };
      wake();
    },
    mustLookAgain() {
      const must = mustLook;
      mustLook = false;
      return must;
    },
    take() {
      const taken = [...letters.values()];
      letters = new Map();
      return taken;
    },
    async filled() {
      if (isEmpty() && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (failure !== null) throw failure.error;
    },
    close() {
      signal.removeEventListener('abort', onAbort);
      close();
    },
  };
};
