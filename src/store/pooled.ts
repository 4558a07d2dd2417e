import { drizzle } from 'drizzle-orm/pg-proxy';
import { drizzle as overSessions } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { Database } from './database.js';
import { inTurn, SEES_WHAT_IS_WRITTEN } from './in-turn.js';

/**
 * Asks through a pooler in transaction mode, where nothing of a session lasts: no prepared statement, and no setting.
 * So each question is a transaction that says at its begin how long it may take; the two travel together.
 */
export const askPooled = (
  client: postgres.Sql,
  settings: { readonly [setting: string]: number },
): Pick<Database, 'orm' | 'ask' | 'askInTurn' | 'run'> => {
  // Teaches the driver to leave times and JSON as they are written, as everywhere else.
  overSessions(client);
  const limits = Object.entries(settings)
    .map(([name, value]) => `SET LOCAL ${name} = ${value}`)
    .join('; ');
  const within = async <Rows>(
    ask: (transaction: postgres.TransactionSql) => PromiseLike<Rows>,
  ): Promise<Awaited<Rows>> => {
    const { answer } = await client.begin(SEES_WHAT_IS_WRITTEN, async (transaction) => {
      const [, rows] = await Promise.all([transaction.unsafe(limits), ask(transaction)]);
      return { answer: rows };
    });
    return answer;
  };
  return {
    orm: drizzle(async (statement, parameters) => ({
      rows: [...(await within((transaction) => transaction.unsafe(statement, parameters).values()))],
    })),
    ask: (statement, parameters) => within((transaction) => transaction.unsafe(statement, [...parameters])),
    askInTurn: (turns, statement, parameters) =>
      within((transaction) => inTurn(transaction, { turns, statement, parameters, prepare: false })),
    run: async (script) => {
      await within((transaction) => transaction.unsafe(script));
    },
  };
};
