import { and, asc, count, eq, gt, ne } from 'drizzle-orm';
import { type Database, sqlState } from './database.js';
import { type ListedTournament, listTournaments, type WantedTournaments } from './listed-tournaments.js';
import { type TournamentStatus, tournamentEntrants, tournamentEvents, tournaments } from './schema.js';

/** Tournaments, their logs, and who the numbers in a log are. Every process hears of what is written, by the id of the tournament. */
export interface Tournaments {
  /** With its first events; false, and nothing added, when there is one of that id already. */
  add(
    tournament: NewTournament,
    entries: readonly TournamentEntry[],
    names: readonly EntrantRow[],
  ): Promise<boolean>;
  find(tournamentId: string): Promise<TournamentRow | null>;
  /** Newest first; those of the given clubs, and those of no club. */
  list(wanted: WantedTournaments): Promise<readonly ListedTournament[]>;
  /** The log after a number, in order. */
  entries(tournamentId: string, after: number, limit: number): Promise<readonly TournamentEntry[]>;
  entrants(tournamentId: string): Promise<readonly EntrantRow[]>;
  /** False, and nothing written, when somebody else has written this number. */
  append(tournamentId: string, written: WrittenStep): Promise<boolean>;
  /** Takes those that are to be looked after by now; nobody else has them before `until`. */
  due(now: Date, until: Date, limit: number): Promise<readonly string[]>;
  /** When to look next. */
  look(tournamentId: string, at: Date | null): Promise<void>;
  /** How many that somebody announced are not over. */
  hostedBy(playerId: string): Promise<number>;
  /** How many that are not over somebody takes part in. */
  enteredBy(playerId: string): Promise<number>;
  listen(hear: (tournamentId: string) => void): void;
}

export type TournamentRow = typeof tournaments.$inferSelect;
export type NewTournament = Omit<TournamentRow, 'status'>;
export type EntrantRow = typeof tournamentEntrants.$inferSelect;
export type TournamentEntry = typeof tournamentEvents.$inferSelect;

/** An event, and what it changes beside the log. */
export interface WrittenStep {
  readonly entry: TournamentEntry;
  readonly status: TournamentStatus;
  readonly entrant: EntrantRow | null;
}

/** Somebody else was first. */
const TAKEN = '23505';

export const openTournaments = ({ orm, soon, ask, news }: Database): Tournaments => {
  const listeners = new Set<(tournamentId: string) => void>();
  const tell = (tournamentId: string): void => {
    news.tell([tournamentId]);
    for (const hear of listeners) hear(tournamentId);
  };
  const unlessTaken = async (write: () => Promise<unknown>): Promise<boolean> => {
    try {
      await soon(write);
      return true;
    } catch (error) {
      if (sqlState(error) === TAKEN) return false;
      throw error;
    }
  };
  return {
    add: (tournament, entries, names) =>
      unlessTaken(() =>
        ask(ADD, [
          JSON.stringify({ ...tournament, createdAt: tournament.createdAt.toISOString() }),
          tournament.lookAt?.toISOString() ?? null,
          JSON.stringify(entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }))),
          JSON.stringify(names),
        ]),
      ),
    async find(tournamentId) {
      const [row] = await soon(() =>
        orm.select().from(tournaments).where(eq(tournaments.tournamentId, tournamentId)),
      );
      return row ?? null;
    },
    list: (wanted) => listTournaments({ orm, soon }, wanted),
    entries: (tournamentId, after, limit) =>
      soon(() =>
        orm
          .select()
          .from(tournamentEvents)
          .where(and(eq(tournamentEvents.tournamentId, tournamentId), gt(tournamentEvents.seq, after)))
          .orderBy(asc(tournamentEvents.seq))
          .limit(limit),
      ),
    entrants: (tournamentId) =>
      soon(() =>
        orm
          .select()
          .from(tournamentEntrants)
          .where(eq(tournamentEntrants.tournamentId, tournamentId))
          .orderBy(asc(tournamentEntrants.entrant)),
      ),
    async append(tournamentId, { entry, status, entrant }) {
      const written = await unlessTaken(() =>
        ask(APPEND, [
          tournamentId,
          entry.seq,
          entry.at.toISOString(),
          JSON.stringify(entry.event),
          entry.hash,
          status,
          entrant === null ? null : JSON.stringify(entrant),
        ]),
      );
      if (written) tell(tournamentId);
      return written;
    },
    async due(now, until, limit) {
      const rows = await soon(() => ask(DUE, [now.toISOString(), until.toISOString(), limit]));
      return rows.map((row) => String(row.tournament_id));
    },
    async look(tournamentId, at) {
      await soon(() =>
        orm.update(tournaments).set({ lookAt: at }).where(eq(tournaments.tournamentId, tournamentId)),
      );
    },
    async hostedBy(playerId) {
      const isTheirs = and(eq(tournaments.host, playerId), ne(tournaments.status, 'over'));
      const [row] = await soon(() => orm.select({ many: count() }).from(tournaments).where(isTheirs));
      return row?.many ?? 0;
    },
    async enteredBy(playerId) {
      const [row] = await soon(() =>
        orm
          .select({ many: count() })
          .from(tournamentEntrants)
          .innerJoin(tournaments, eq(tournaments.tournamentId, tournamentEntrants.tournamentId))
          .where(and(eq(tournamentEntrants.playerId, playerId), ne(tournaments.status, 'over'))),
      );
      return row?.many ?? 0;
    },
    listen: (hear) => void listeners.add(hear),
  };
};

/** All or nothing: a tournament has its first events from its first moment on. */
const ADD = `
  WITH fresh AS (
    INSERT INTO tournaments (tournament_id, name, host, club, status, seed, look_at, request_hash, created_at)
    SELECT it->>'tournamentId', it->>'name', it->>'host', it->>'club', 'open', it->>'seed',
      $2::text::timestamptz, it->>'requestHash', (it->>'createdAt')::timestamptz
    FROM (SELECT $1::text::json AS it) AS given
  ), logged AS (
    INSERT INTO tournament_events (tournament_id, seq, at, event, hash)
    SELECT it->>'tournamentId', (it->>'seq')::int, (it->>'at')::timestamptz, it->'event', it->>'hash'
    FROM json_array_elements($3::text::json) AS entries(it)
  )
  INSERT INTO tournament_entrants (tournament_id, entrant, player_id, name)
  SELECT it->>'tournamentId', (it->>'entrant')::int, it->>'playerId', it->>'name'
  FROM json_array_elements($4::text::json) AS names(it)`;

const APPEND = `
  WITH logged AS (
    INSERT INTO tournament_events (tournament_id, seq, at, event, hash)
    VALUES ($1, $2::int, $3::text::timestamptz, $4::text::json, $5)
  ), listed AS (
    UPDATE tournaments SET status = $6, look_at = CASE WHEN $6 = 'over' THEN NULL ELSE look_at END
    WHERE tournament_id = $1
  )
  INSERT INTO tournament_entrants (tournament_id, entrant, player_id, name)
  SELECT it->>'tournamentId', (it->>'entrant')::int, it->>'playerId', it->>'name'
  FROM (SELECT $7::text::json AS it) AS given WHERE it IS NOT NULL`;

/** Whoever is faster has it; the others go on to the next. */
const DUE = `
  UPDATE tournaments SET look_at = $2::text::timestamptz
  WHERE tournament_id IN (
    SELECT tournament_id FROM tournaments WHERE look_at <= $1::text::timestamptz
    ORDER BY look_at LIMIT $3::int FOR UPDATE SKIP LOCKED
  )
  RETURNING tournament_id`;
