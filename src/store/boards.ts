import { eq } from 'drizzle-orm';
import type { Database } from './database.js';
import { toldBoards } from './schema.js';

/** Boards whose secret was told: nobody plays there any more. */
export interface Boards {
  /** What was told stays told. */
  tell(boardId: string, at: Date): Promise<void>;
  isTold(boardId: string): Promise<boolean>;
}

export const openBoards = ({ orm, soon }: Database): Boards => ({
  async tell(boardId, at) {
    await soon(() => orm.insert(toldBoards).values({ boardId, toldAt: at }).onConflictDoNothing());
  },
  async isTold(boardId) {
    const rows = await soon(() => orm.select().from(toldBoards).where(eq(toldBoards.boardId, boardId)));
    return rows.length > 0;
  },
});
