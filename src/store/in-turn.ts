import type postgres from 'postgres';
import type { Parameter, Row } from './database.js';

/** A statement that counts before it writes, and whom nobody else may be counting at that moment. */
export interface InTurn {
  /** Ids of whoever has so many, always in the same order, players before clubs, so that nobody waits in a circle. */
  readonly turns: readonly string[];
  readonly statement: string;
  readonly parameters: readonly Parameter[];
  readonly prepare: boolean;
}

/**
 * A statement sees what was written when it began, so of two that count at once both would find room.
 * Here it begins when the one before it is written: the lock goes with the transaction, and a crash leaves nothing locked.
 */
export const inTurn = async (
  transaction: postgres.TransactionSql,
  { turns, statement, parameters, prepare }: InTurn,
): Promise<readonly Row[]> => {
  const waits = turns.map((turn) => transaction.unsafe(QUEUE_UP, [turn], { prepare }));
  const answer = transaction.unsafe(statement, [...parameters], { prepare });
  // They travel together; the server takes them one by one.
  await Promise.all([...waits, answer]);
  return answer;
};

/** Where a whole transaction would see only what was written before its first statement, nobody would see who was before them. */
export const SEES_WHAT_IS_WRITTEN = 'ISOLATION LEVEL READ COMMITTED';

const QUEUE_UP = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';
