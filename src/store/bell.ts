import { ANYTHING, CHANNEL, GOODBYE, ringOf } from './bell-words.js';

/** Rings on a connection of its own, one message at a time; what comes meanwhile travels together in the next. */
export interface Bell {
  ring(words: Iterable<string>): void;
  /** Says that we are here. */
  pulse(): Promise<void>;
  /** Tells what is left and says goodbye, unless nobody can be reached. */
  close(): Promise<void>;
}

type Notify = (channel: string, payload: string) => Promise<unknown>;

const PAUSE_MS = 250;
/** More than this is told as "anything": whoever hears it looks everywhere. */
const MOST_NAMED = 20_000;

/** Law: a message that could not be sent is sent again. Only a process that dies keeps something to itself, and its silence tells the others. */
export const bellWith = (sender: string, notify: Notify): Bell => {
  let words = new Set<string>();
  let ringing: Promise<void> | null = null;
  let isClosed = false;

  const send = async (): Promise<void> => {
    const sending = new Set(words);
    const payload = ringOf(sender, sending);
    const before = words;
    words = new Set();
    try {
      await notify(CHANNEL, payload);
      words = new Set([...sending, ...words]);
    } catch {
      words = new Set([...before, ...words]);
      if (words.size > MOST_NAMED) words = new Set([ANYTHING]);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    }
  };
  const ringOn = async (): Promise<void> => {
    while (words.size > 0 && !isClosed) await send();
    ringing = null;
  };

  return {
    ring(more) {
      for (const word of more) words.add(word);
      if (words.size > 0) ringing ??= ringOn();
    },
    pulse: async () => {
      await notify(CHANNEL, sender);
    },
    async close() {
      await Promise.race([ringing, new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())]);
      const isTold = words.size === 0;
      isClosed = true;
      if (isTold) await notify(CHANNEL, `${sender} ${GOODBYE}`).catch(() => {});
    },
  };
};
