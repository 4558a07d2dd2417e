import { type Opening, openParlor, type Parlor } from './parlor.js';
import { type FreshPlace, freshFolder } from './places.js';

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
  const { place, remove } = await fresh();
  const here = await openParlor({ place, ...atBoth });
  const there = await openParlor({ place, ...atBoth, ...atThere });
  const close = async (): Promise<void> => {
    await here.close();
    await there.close();
    await remove();
  };
  return { here, there, close };
};
