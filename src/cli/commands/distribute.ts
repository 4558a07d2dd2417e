import { readEnv } from '../../env.js';
import { StartProblem } from '../../store/database.js';
import { distribute as spread } from '../../store/distribute.js';
import { migrate } from '../../store/migrate.js';
import { openServer } from '../../store/server.js';
import { ALL_IS_WELL, type Command } from '../command.js';

export const distribute: Command = {
  async run({ has }) {
    const { databaseUrl, listenUrl } = readEnv(process.env);
    if (databaseUrl === undefined)
      throw new StartProblem('DATABASE_URL: give the address of the coordinator of a Citus cluster.');
    const database = await openServer(databaseUrl, { listenUrl });
    try {
      await migrate(database);
      await spread(database, (what) => console.log(has('json') ? JSON.stringify({ done: what }) : what));
    } finally {
      await database.close();
    }
    return ALL_IS_WELL;
  },
};
