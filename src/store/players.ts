import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, inTime } from './database.js';
import { players, tickets } from './schema.js';

/** Somebody with a token, of which only a hash is kept. */
export interface PlayerRow {
  readonly playerId: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly createdAt: string;
}

export interface Players {
  /** False when there is somebody of that id already. */
  add(player: PlayerRow): Promise<boolean>;
  find(playerId: string): Promise<PlayerRow | null>;
  addTicket(ticket: TicketRow): Promise<void>;
  /** Whose ticket it was; it is used up now. */
  useTicket(ticketHash: string, now: Date): Promise<string | null>;
  forgetTickets(before: Date): Promise<void>;
}

/** Opens one stream for somebody, soon. */
export interface TicketRow {
  readonly ticketHash: string;
  readonly playerId: string;
  readonly expiresAt: Date;
}

export const openPlayers = ({ orm }: Database): Players => {
  const read = orm
    .select()
    .from(players)
    .where(eq(players.playerId, sql.placeholder('playerId')))
    .prepare('parlor_read_player');
  return {
    async add(player) {
      const row = { ...player, createdAt: new Date(player.createdAt) };
      const added = await inTime(
        orm.insert(players).values(row).onConflictDoNothing().returning({ id: players.playerId }),
      );
      return added.length === 1;
    },
    async addTicket(ticket) {
      await inTime(orm.insert(tickets).values(ticket).onConflictDoNothing());
    },
    async useTicket(ticketHash, now) {
      const used = await inTime(
        orm
          .delete(tickets)
          .where(and(eq(tickets.ticketHash, ticketHash), gt(tickets.expiresAt, now)))
          .returning({ playerId: tickets.playerId }),
      );
      return used[0]?.playerId ?? null;
    },
    async forgetTickets(before) {
      await orm.delete(tickets).where(lt(tickets.expiresAt, before));
    },
    async find(playerId) {
      const [row] = await inTime(read.execute({ playerId }));
      return row === undefined ? null : { ...row, createdAt: row.createdAt.toISOString() };
    },
  };
};
