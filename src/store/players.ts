import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { players } from './schema.js';

/** Somebody with a token, of which only a hash is kept. */
export interface PlayerRow {
  readonly playerId: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly createdAt: string;
}

export interface Players {
  add(player: PlayerRow): Promise<void>;
  find(playerId: string): Promise<PlayerRow | null>;
}

export const openPlayers = ({ orm }: Database): Players => {
  const read = orm
    .select()
    .from(players)
    .where(eq(players.playerId, sql.placeholder('playerId')))
    .prepare('parlor_read_player');
  return {
    async add(player) {
      await orm.insert(players).values({ ...player, createdAt: new Date(player.createdAt) });
    },
    async find(playerId) {
      const [row] = await read.execute({ playerId });
      return row === undefined ? null : { ...row, createdAt: row.createdAt.toISOString() };
    },
  };
};
