import { eq, lt } from 'drizzle-orm';
import type { Database } from './database.js';
import { joinCodes } from './schema.js';

/** Which table a code leads to. */
export interface JoinCodes {
  /** Nothing changes when it is there already. */
  add(codeHash: string, gameId: string, at: Date): Promise<void>;
  find(codeHash: string): Promise<string | null>;
  forget(before: Date): Promise<void>;
}

export const openJoinCodes = ({ orm, soon }: Database): JoinCodes => ({
  async add(codeHash, gameId, createdAt) {
    await soon(() => orm.insert(joinCodes).values({ codeHash, gameId, createdAt }).onConflictDoNothing());
  },
  async find(codeHash) {
    const [row] = await soon(() => orm.select().from(joinCodes).where(eq(joinCodes.codeHash, codeHash)));
    return row?.gameId ?? null;
  },
  async forget(before) {
    await orm.delete(joinCodes).where(lt(joinCodes.createdAt, before));
  },
});
