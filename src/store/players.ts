import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from './database.js';
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
  /** Nothing changes when there is one of that hash already. */
  addTicket(ticket: TicketRow): Promise<void>;
  ticket(ticketHash: string): Promise<TicketRow | null>;
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

export const openPlayers = ({ orm, soon }: Database): Players => {
  const read = orm
    .select()
    .from(players)
    .where(eq(players.playerId, sql.placeholder('playerId')))
    .prepare('parlor_read_player');
  return {
    async add(player) {
      const row = { ...player, createdAt: new Date(player.createdAt) };
      const added = await soon(() =>
        orm.insert(players).values(row).onConflictDoNothing().returning({ id: players.playerId }),
      );
      return added.length === 1;
    },
    async addTicket(ticket) {
      await soon(() => orm.insert(tickets).values(ticket).onConflictDoNothing());
    },
    async ticket(ticketHash) {
      const [row] = await soon(() => orm.select().from(tickets).where(eq(tickets.ticketHash, ticketHash)));
      return row ?? null;
    },
    async useTicket(ticketHash, now) {
      const used = await soon(() =>
        orm
          .update(tickets)
          .set({ usedAt: now })
          .where(and(eq(tickets.ticketHash, ticketHash), gt(tickets.expiresAt, now), isNull(tickets.usedAt)))
          .returning({ playerId: tickets.playerId }),
      );
      return used[0]?.playerId ?? null;
    },
    async forgetTickets(before) {
      await orm.delete(tickets).where(lt(tickets.expiresAt, before));
    },
    async find(playerId) {
      const [row] = await soon(() => read.execute({ playerId }));
      return row === undefined ? null : { ...row, createdAt: row.createdAt.toISOString() };
    },
  };
};
