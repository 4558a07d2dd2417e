import { storeIn } from '../../src/store/store.js';
import { servedDatabase } from './databases.js';
import { type Opening, openParlor, type Parlor } from './parlor.js';
import { type FreshPlace, freshDatabase, freshFolder } from './places.js';

/** Two front doors on one Postgres server, as two processes have; an embedded database has one process, so there both are the same. */
export interface Parlors {
  readonly here: Parlor;
  readonly there: Parlor;
  close(): Promise<void>;
}

export const openParlors = async (
  fresh: () => Promise<FreshPlace>,
  atThere: Opening = {},
  atBoth: Opening = {},
): Promise<Parlors> => {
  if (fresh === freshFolder) {
    const only = await openParlor(atBoth);
    return { here: only, there: only, close: only.close };
  }
  if (fresh !== freshDatabase) throw new Error('two front doors are opened on freshDatabase');
  const way = await servedDatabase(2);
  const doorWith = async (opening: Opening): Promise<Parlor> =>
    openParlor({ store: await storeIn(await way()), ...opening });
  const here = await doorWith(atBoth);
  const there = await doorWith({ ...atBoth, ...atThere });
  const close = async (): Promise<void> => {
    await here.close();
    await there.close();
  };
  return { here, there, close };
};
