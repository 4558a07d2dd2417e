import { lt } from 'drizzle-orm';
import type { Database } from './database.js';
import { looks } from './schema.js';

/** When somebody who belongs to a waiting table last looked at it. */
export interface Looks {
  /** These were looked at now. */
  note(gameIds: readonly string[], at: Date): Promise<void>;
  forget(before: Date): Promise<void>;
}

export const openLooks = ({ orm, soon, ask }: Database): Looks => ({
  async note(gameIds, at) {
    if (gameIds.length > 0) await soon(() => ask(NOTE, [JSON.stringify(gameIds), at.toISOString()]));
  },
  async forget(before) {
    await orm.delete(looks).where(lt(looks.at, before));
  },
});

const NOTE = `
  INSERT INTO looks (game_id, at)
  SELECT game_id, $2::text::timestamptz FROM json_array_elements_text($1::text::json) AS noted(game_id)
  ON CONFLICT (game_id) DO UPDATE SET at = greatest(looks.at, excluded.at)`;
