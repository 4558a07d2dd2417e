import { type Database, isUnavailable, sqlState, Unavailable } from './database.js';

/** Who answers, of one place or of several. A place that is away is left alone: whoever needs it is refused at once, and nobody else waits behind them. */
export interface RollCall {
  /** The same place, asked only while it answers. */
  watch(place: Database): Database;
  isAway(place: Database): boolean;
  /** Hears of each place that was away and is back: what happened there meanwhile was told to nobody. Answers with the function that stops. */
  whenBack(hear: () => void): () => void;
}

const ASK_AGAIN_MS = 250;

export const rollCall = (): RollCall => {
  const away = new Set<Database>();
  const listeners = new Set<() => void>();
  const comeBack = (place: Database): void => {
    away.delete(place);
    for (const hear of listeners) hear();
  };

  return {
    watch(place) {
      /** How often it was heard. */
      let answers = 0;
      let isClosed = false;
      const askUntilBack = async (): Promise<void> => {
        for (;;) {
          const isBack = await place.soon(() => place.ask('SELECT 1', [])).then(() => true, isAnswer);
          if (isClosed) return;
          if (isBack) return comeBack(watched);
          await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS).unref());
        }
      };
      const note = (failure: unknown, heardThen: number): void => {
        if (isAnswer(failure)) answers++;
        // Somebody else was answered since: it is slow, or one connection broke.
        else if (answers === heardThen && !away.has(watched) && !isClosed) {
          away.add(watched);
          void askUntilBack();
        }
      };
      const watched: Database = {
        ...place,
        async soon(work) {
          if (away.has(watched))
            throw new Unavailable('the database is away, and asked again until it answers');
          const heardThen = answers;
          try {
            const answer = await place.soon(work);
            answers++;
            return answer;
          } catch (error) {
            note(error, heardThen);
            throw error;
          }
        },
        async close() {
          isClosed = true;
          away.delete(watched);
          await place.close();
        },
      };
      return watched;
    },
    isAway: (place) => away.has(place),
    whenBack(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
};

/** A server that is starting, or stopping. */
const LEAVING = /^57P/;

/** Whether somebody is there who says so: a statement that was refused, or given up after its time, has met a server. */
const isAnswer = (failure: unknown): boolean => {
  if (!isUnavailable(failure)) return true;
  const state = sqlState(failure);
  return state !== undefined && SQL_STATE.test(state) && !LEAVING.test(state);
};

/** The operating system has words of five letters, too. */
const SQL_STATE = /^[0-5]/;
