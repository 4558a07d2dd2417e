import { availableParallelism, totalmem } from 'node:os';
import postgres from 'postgres';

/** What a reader needs to know of the machine; nothing that names it. */
export const machineFacts = async (postgresUrl: string): Promise<string> => {
  const client = postgres(postgresUrl, { max: 1, onnotice: () => {} });
  const [row] = await client<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
  await client.end();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const [database = 'unknown'] = (row?.version ?? '').split(' ');
  return `${availableParallelism()} cores, ${gigabytes} GB memory, Node ${process.versions.node}, Postgres ${database}.`;
};
