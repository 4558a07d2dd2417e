import { and, desc, eq, getTableColumns, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { type TournamentStatus, tournamentEvents, tournaments } from './schema.js';

/** A tournament in a list: what was announced, how many entered, and who came first where that is known. */
export interface ListedTournament {
  readonly row: typeof tournaments.$inferSelect;
  /** The first event of its log. */
  readonly announced: { readonly [field: string]: unknown };
  readonly entrants: number;
  readonly winner: string | null;
}

export interface WantedTournaments {
  readonly club: string | null;
  readonly status: TournamentStatus | null;
  readonly before: { readonly createdAt: Date; readonly tournamentId: string } | null;
  readonly limit: number;
}

const ENTRANTS = sql<number>`(
  SELECT count(*)::integer FROM tournament_entrants AS everybody
  WHERE everybody.tournament_id = ${tournaments.tournamentId})`;

/** The last event of one that is over has the ranking; whoever leads one that was called off has won nothing. */
const WINNER = sql<string | null>`CASE WHEN ${tournaments.status} = 'over' THEN (
  SELECT first.name FROM (
    SELECT event FROM tournament_events AS log
    WHERE log.tournament_id = ${tournaments.tournamentId} ORDER BY log.seq DESC LIMIT 1
  ) AS last
  JOIN tournament_entrants AS first ON first.tournament_id = ${tournaments.tournamentId}
    AND first.entrant = (last.event->'ranking'->>0)::integer
  WHERE last.event->>'why' IN ('finished', 'no-pairing')) END`;

/** Newest first. */
export const listTournaments = (
  { orm, soon }: Pick<Database, 'orm' | 'soon'>,
  wanted: WantedTournaments,
): Promise<readonly ListedTournament[]> =>
  soon(() =>
    orm
      .select({
        row: getTableColumns(tournaments),
        announced: tournamentEvents.event,
        entrants: ENTRANTS,
        winner: WINNER,
      })
      .from(tournaments)
      .innerJoin(
        tournamentEvents,
        and(eq(tournamentEvents.tournamentId, tournaments.tournamentId), eq(tournamentEvents.seq, 1)),
      )
      .where(and(...conditionsOf(wanted)))
      .orderBy(desc(tournaments.createdAt), desc(tournaments.tournamentId))
      .limit(wanted.limit),
  );

const conditionsOf = ({ club, status, before }: WantedTournaments): readonly (SQL | undefined)[] => [
  club === null ? isNull(tournaments.club) : eq(tournaments.club, club),
  status === null ? undefined : eq(tournaments.status, status),
  before === null
    ? undefined
    : or(
        lt(tournaments.createdAt, before.createdAt),
        and(eq(tournaments.createdAt, before.createdAt), lt(tournaments.tournamentId, before.tournamentId)),
      ),
];
