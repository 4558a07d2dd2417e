import { and, asc, eq, gt } from 'drizzle-orm';
import { type Database, sqlState } from './database.js';
import { type ListedTournament, listTournaments, type WantedTournaments } from './listed-tournaments.js';
import { type TournamentStatus, tournamentEntrants, tournamentEvents, tournaments } from './schema.js';

/** Tournaments, their logs, and who the numbers in a log are. Every process hears of what is written, by the id of the tournament. */
export interface Tournaments {
  /** With its first events; false, and nothing added, when there is one of that id already, or its host has so many. */
  add(
    tournament: NewTournament,
    entries: readonly TournamentEntry[],
    names: readonly EntrantRow[],
    mostHosted: number,
  ): Promise<boolean>;
  find(tournamentId: string): Promise<TournamentRow | null>;
  /** Newest first; those of the given clubs, and those of no club. */
  list(wanted: WantedTournaments): Promise<readonly ListedTournament[]>;
  /** The log after a number, in order. */
  entries(tournamentId: string, after: number, limit: number): Promise<readonly TournamentEntry[]>;
  entrants(tournamentId: string): Promise<readonly EntrantRow[]>;
  /** False, and nothing written, when somebody else has written this number, or whoever comes in takes part in so many. */
  append(tournamentId: string, written: WrittenStep, mostEntered: number): Promise<boolean>;
  /** Takes those that are to be looked after by now; nobody else has them before `until`. */
  due(now: Date, until: Date, limit: number): Promise<readonly string[]>;
  /** When to look next. */
  look(tournamentId: string, at: Date | null): Promise<void>;
  /** How many that are not over somebody takes part in. */
  enteredBy(playerId: string): Promise<number>;
  /** Has everybody who listens look again, in every process. */
  tell(tournamentId: string): void;
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

export const openTournaments = ({ orm, soon, ask, askInTurn, news }: Database): Tournaments => {
  const listeners = new Set<(tournamentId: string) => void>();
  const tell = (tournamentId: string): void => {
    news.tell([tournamentId]);
    for (const hear of listeners) hear(tournamentId);
  };
  const unlessTaken = async (write: () => Promise<readonly unknown[]>): Promise<boolean> => {
    try {
      return (await soon(write)).length === 1;
    } catch (error) {
      if (sqlState(error) === TAKEN) return false;
      throw error;
    }
  };
  return {
    add: (tournament, entries, names, mostHosted) =>
      unlessTaken(() =>
        askInTurn([tournament.host ?? tournament.tournamentId], ADD, [
          JSON.stringify({ ...tournament, createdAt: tournament.createdAt.toISOString() }),
          tournament.lookAt?.toISOString() ?? null,
          JSON.stringify(entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }))),
          JSON.stringify(names),
          mostHosted,
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
    async append(tournamentId, { entry, status, entrant }, mostEntered) {
      const { seq, at, event, hash } = entry;
      const row = [tournamentId, seq, at.toISOString(), JSON.stringify(event), hash, status];
      const comes = entrant === null ? null : JSON.stringify(entrant);
      const given = [...row, comes, mostEntered];
      const written = await unlessTaken(() =>
        entrant === null ? ask(APPEND, given) : askInTurn([entrant.playerId ?? tournamentId], APPEND, given),
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
    async enteredBy(playerId) {
      const [row] = await soon(() => ask(`SELECT ${enteredBy('$1')} AS many`, [playerId]));
      return Number(row?.many ?? 0);
    },
    tell,
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
    WHERE (SELECT count(*) FROM tournaments AS other WHERE other.host = it->>'host' AND other.status <> 'over') < $5::int
    RETURNING tournament_id
  ), logged AS (
    INSERT INTO tournament_events (tournament_id, seq, at, event, hash)
    SELECT it->>'tournamentId', (it->>'seq')::int, (it->>'at')::timestamptz, it->'event', it->>'hash'
    FROM json_array_elements($3::text::json) AS entries(it), fresh
  ), named AS (
    INSERT INTO tournament_entrants (tournament_id, entrant, player_id, name)
    SELECT it->>'tournamentId', (it->>'entrant')::int, it->>'playerId', it->>'name'
    FROM json_array_elements($4::text::json) AS names(it), fresh
  )
  SELECT tournament_id FROM fresh`;

/** Tournaments that are not over, and where they take part still. */
const enteredBy = (playerId: string): string => `(
  SELECT count(DISTINCT mine.tournament_id) FROM tournament_entrants AS mine JOIN tournaments USING (tournament_id)
  WHERE mine.player_id = ${playerId} AND tournaments.status <> 'over' AND NOT EXISTS (
    SELECT FROM tournament_events AS log WHERE log.tournament_id = mine.tournament_id
      AND log.event->>'type' = 'entrant-withdrew' AND log.event->>'entrant' = mine.entrant::text))`;

const APPEND = `
  WITH comes AS (SELECT $7::text::json AS it), logged AS (
    INSERT INTO tournament_events (tournament_id, seq, at, event, hash)
    SELECT $1::text, $2::int, $3::text::timestamptz, $4::text::json, $5::text FROM comes
    WHERE it IS NULL OR ${enteredBy("it->>'playerId'")} < $8::int
    RETURNING seq
  ), listed AS (
    UPDATE tournaments SET status = $6, look_at = CASE WHEN $6 = 'over' THEN NULL ELSE look_at END
    WHERE tournament_id = $1 AND EXISTS (SELECT FROM logged)
  ), named AS (
    INSERT INTO tournament_entrants (tournament_id, entrant, player_id, name)
    SELECT it->>'tournamentId', (it->>'entrant')::int, it->>'playerId', it->>'name'
    FROM comes, logged WHERE it IS NOT NULL
  )
  SELECT seq FROM logged`;

/** Whoever is faster has it; the others go on to the next. */
const DUE = `
  UPDATE tournaments SET look_at = $2::text::timestamptz
  WHERE tournament_id IN (
    SELECT tournament_id FROM tournaments WHERE look_at <= $1::text::timestamptz
    ORDER BY look_at LIMIT $3::int FOR UPDATE SKIP LOCKED
  )
  RETURNING tournament_id`;
