import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { players, tickets } from './schema.js';
import { FIRST_LABEL, type NewToken } from './tokens.js';

export interface PlayerRow {
  readonly playerId: string;
  readonly name: string;
  readonly createdAt: string;
}

export interface Players {
  /** With their first token; false when there is somebody of that id already. */
  add(player: PlayerRow, token: NewToken): Promise<boolean>;
  find(playerId: string): Promise<PlayerRow | null>;
  /** What these people are called now; who is gone is left out. */
  names(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** From now on they are called so, and every process hears of it. False when there is nobody of that id. */
  rename(playerId: string, name: string): Promise<boolean>;
  /** Nothing changes when there is one of that hash already. */
  addTicket(ticket: TicketRow): Promise<void>;
  ticket(ticketHash: string): Promise<TicketRow | null>;
  /** Whose ticket it was; it is used up now. */
  useTicket(ticketHash: string, now: Date): Promise<Pick<TicketRow, 'playerId' | 'tokenId'> | null>;
  forgetTickets(before: Date): Promise<void>;
}

/** Opens one stream for somebody, soon. */
export interface TicketRow {
  readonly ticketHash: string;
  readonly playerId: string;
  /** The token it was bought with. */
  readonly tokenId: string | null;
  readonly expiresAt: Date;
}

export const openPlayers = ({ orm, soon, ask, news }: Database): Players => {
  const read = orm
    .select()
    .from(players)
    .where(eq(players.playerId, sql.placeholder('playerId')))
    .prepare('parlor_read_player');
  return {
    async add({ playerId, name, createdAt }, { tokenId, tokenHash }) {
      const added = await soon(() => ask(ADD, [playerId, name, createdAt, tokenId, tokenHash]));
      return added.length === 1;
    },
    async rename(playerId, name) {
      const renamed = await soon(() =>
        orm
          .update(players)
          .set({ name })
          .where(eq(players.playerId, playerId))
          .returning({ id: players.playerId }),
      );
      news.tell([playerId]);
      return renamed.length === 1;
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
          .returning({ playerId: tickets.playerId, tokenId: tickets.tokenId }),
      );
      return used[0] ?? null;
    },
    async forgetTickets(before) {
      await orm.delete(tickets).where(lt(tickets.expiresAt, before));
    },
    async names(playerIds) {
      if (playerIds.length === 0) return new Map();
      const rows = await soon(() =>
        orm
          .select({ id: players.playerId, name: players.name })
          .from(players)
          .where(inArray(players.playerId, [...playerIds])),
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    async find(playerId) {
      const [row] = await soon(() => read.execute({ playerId }));
      return row === undefined ? null : { ...row, createdAt: row.createdAt.toISOString() };
    },
  };
};

const ADD = `
  WITH fresh AS (
    INSERT INTO players (player_id, name, created_at) VALUES ($1, $2, $3::text::timestamptz)
    ON CONFLICT (player_id) DO NOTHING RETURNING player_id
  )
  INSERT INTO tokens (player_id, token_id, token_hash, label, scope, created_at)
  SELECT player_id, $4::text, $5::text, '${FIRST_LABEL}', 'play', $3::text::timestamptz FROM fresh RETURNING player_id`;
