import { type Database, isUnavailable } from './database.js';

/** Whether the log of a game goes on after a number. */
export type GoesOn = (gameId: string, after: number) => Promise<boolean>;

interface Question {
  readonly gameId: string;
  readonly next: number;
  readonly tell: (goesOn: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Each is looked for by the primary key; a planner that joined the two would some day read all of the log. */
const NEWS = `
  SELECT string_agg(asked.name, ',') AS found
  FROM json_to_recordset($1::text::json) AS asked(name text, game_id text, next integer)
  CROSS JOIN LATERAL (SELECT 1 FROM events WHERE game_id = asked.game_id AND seq = asked.next LIMIT 1) AS there`;

const MOST_AT_ONCE = 256;

/**
 * Questions travel together, as appends do: while one statement is under way the next ones wait and leave as a single one.
 * Law: a question is answered by a statement that began after it was asked, so the answer is never older than the question.
 */
export const goesOnIn = (database: Database): GoesOn => {
  let queue: Question[] = [];
  let isUnderWay = false;

  const flush = async (): Promise<void> => {
    isUnderWay = true;
    // One turn of the event loop lets every request that is ready join the statement.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const batch = queue.slice(0, MOST_AT_ONCE);
      queue = queue.slice(MOST_AT_ONCE);
      const failure = await answerAll(database, batch);
      if (!isUnavailable(failure)) continue;
      // Whoever still waits for a database that does not answer would only wait longer.
      for (const { fail } of queue) fail(failure);
      queue = [];
    }
    isUnderWay = false;
  };

  return (gameId, after) =>
    new Promise((tell, fail) => {
      queue.push({ gameId, next: after + 1, tell, fail });
      if (!isUnderWay) void flush();
    });
};

/** Answers with what went wrong, if anything did. */
const answerAll = async (database: Database, batch: readonly Question[]): Promise<unknown> => {
  const asked = batch.map(({ gameId, next }, name) => ({ name, game_id: gameId, next }));
  try {
    const [row] = await database.soon(() => database.ask(NEWS, [JSON.stringify(asked)]));
    const found = new Set(String(row?.found ?? '').split(','));
    batch.forEach(({ tell }, name) => {
      tell(found.has(String(name)));
    });
    return null;
  } catch (error) {
    for (const { fail } of batch) fail(error);
    return error;
  }
};
