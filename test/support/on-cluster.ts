import type { Database } from '../../src/store/database.js';
import { distribute } from '../../src/store/distribute.js';
import { migrate } from '../../src/store/migrate.js';
import { openServer } from '../../src/store/server.js';
import { freshCluster } from '../store/support/cluster.js';

/** A ledger that is spread over the nodes of a cluster, with nothing in it; gone when it is closed. */
export const onCluster = async (coordinator: string): Promise<Database> => {
  const { url, remove } = await freshCluster(coordinator);
  const home = await openServer(url);
  await migrate(home);
  await distribute(home, () => {});
  const close = async (): Promise<void> => {
    await home.close();
    await remove();
  };
  return { ...home, close };
};
