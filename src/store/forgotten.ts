import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { SOMEBODY } from '../proof/sealed-names.js';
import { eachPiece } from './each-piece.js';
import type { Piece, Places } from './places.js';
import { forgottenPlayers } from './schema.js';

/** How all processes hear that somebody is forgotten: what they have at hand of them goes. */
export const FORGOTTEN = 'forgotten:';

export interface ForgottenRow {
  readonly playerId: string;
  readonly forgottenAt: Date;
  /** Null while something is left to do. */
  readonly doneAt: Date | null;
}

/** Who is forgotten. It is begun by one statement, and whoever dies after that leaves a mark by which it is finished. */
export interface Forgotten {
  /** From now on nobody: no token, no name, no webhook. False when there is nobody of that id. */
  begin(playerId: string, now: Date): Promise<boolean>;
  find(playerId: string): Promise<ForgottenRow | null>;
  /** Which of these are forgotten. */
  among(playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What was begun and is not done, and is not put off beyond this moment; the oldest first. */
  toDo(now: Date, limit: number): Promise<readonly ForgottenRow[]>;
  /** It cannot be done now, and need not be tried before this moment. */
  putOff(playerId: string, until: Date): Promise<void>;
  /** Nothing is put off any more. */
  takeUpAgain(): Promise<void>;
  /**
   * Takes away whatever is left of them, also what came in behind the first statement; every process hears of it.
   * False while a place that is away may still have their name.
   */
  wipe(playerId: string): Promise<boolean>;
  /** Nothing is left to do. */
  settle(playerId: string, now: Date): Promise<void>;
  /** Those who were forgotten after this moment. */
  since(moment: Date): Promise<readonly string[]>;
}

export const openForgotten = ({ home, pieces }: Places): Forgotten => {
  const { orm, soon, ask, news } = home;
  return {
    async begin(playerId, now) {
      const begun = await soon(() => ask(BEGIN, [playerId, now.toISOString()]));
      if (begun.length === 1) news.tell([playerId]);
      return begun.length === 1;
    },
    async find(playerId) {
      const isTheirs = eq(forgottenPlayers.playerId, playerId);
      const [row] = await soon(() => orm.select().from(forgottenPlayers).where(isTheirs));
      return row ?? null;
    },
    async among(playerIds) {
      if (playerIds.length === 0) return new Set();
      const isOneOfThem = inArray(forgottenPlayers.playerId, [...playerIds]);
      const rows = await soon(() => orm.select().from(forgottenPlayers).where(isOneOfThem));
      return new Set(rows.map(({ playerId }) => playerId));
    },
    toDo: (now, limit) =>
      soon(() =>
        orm
          .select()
          .from(forgottenPlayers)
          .where(and(isNull(forgottenPlayers.doneAt), isDueBy(now)))
          .orderBy(forgottenPlayers.forgottenAt)
          .limit(limit),
      ),
    async putOff(playerId, retryAt) {
      const isTheirs = eq(forgottenPlayers.playerId, playerId);
      await soon(() => orm.update(forgottenPlayers).set({ retryAt }).where(isTheirs));
    },
    async takeUpAgain() {
      const isPutOff = isNotNull(forgottenPlayers.retryAt);
      await soon(() => orm.update(forgottenPlayers).set({ retryAt: null }).where(isPutOff));
    },
    async wipe(playerId) {
      const isWhole = await eachPiece(pieces(), (piece) => takeNames(piece, playerId));
      await soon(() => ask(WIPE, [playerId]));
      const clubs = await soon(() => ask(LEAVE_CLUBS, [playerId]));
      news.tell([playerId, `${FORGOTTEN}${playerId}`, ...clubs.map(({ club_id }) => String(club_id))]);
      return isWhole;
    },
    async settle(playerId, now) {
      await soon(() =>
        orm
          .update(forgottenPlayers)
          .set({ doneAt: now })
          .where(and(eq(forgottenPlayers.playerId, playerId), isNull(forgottenPlayers.doneAt))),
      );
    },
    async since(moment) {
      const rows = await soon(() =>
        orm
          .select({ playerId: forgottenPlayers.playerId })
          .from(forgottenPlayers)
          .where(gt(forgottenPlayers.forgottenAt, moment)),
      );
      return rows.map(({ playerId }) => playerId);
    },
  };
};

const takeNames = async ({ place, table }: Piece, playerId: string): Promise<void> => {
  await place.soon(() => place.ask(`DELETE FROM ${table('seat_names')} WHERE player_id = $1`, [playerId]));
};

const isDueBy = (now: Date) => or(isNull(forgottenPlayers.retryAt), lte(forgottenPlayers.retryAt, now));

const KEPT_AT_HOME = [
  'tokens',
  'tickets',
  'links',
  'token_keys',
  'sign_ups',
  'webhooks',
  'webhook_deliveries',
  'seeks',
  'admissions',
];
/** A tournament goes on with the number they had. */
const IN_TOURNAMENTS = [
  `in_tournaments AS (UPDATE tournament_entrants SET player_id = NULL, name = '${SOMEBODY}' WHERE player_id = $1)`,
  'of_tournaments AS (UPDATE tournaments SET host = NULL WHERE host = $1)',
];
const WITHOUT_A_TRACE = [
  ...KEPT_AT_HOME.map((table) => `from_${table} AS (DELETE FROM ${table} WHERE player_id = $1)`),
  ...IN_TOURNAMENTS,
].join(', ');

/** All or nothing: who has no name has no token either, and is marked. */
const BEGIN = `
  WITH gone AS (DELETE FROM players WHERE player_id = $1 RETURNING player_id),
  marked AS (
    INSERT INTO forgotten_players (player_id, forgotten_at)
    SELECT player_id, $2::text::timestamptz FROM gone ON CONFLICT (player_id) DO NOTHING
  ), ${WITHOUT_A_TRACE}
  SELECT player_id FROM gone`;

const WIPE = `WITH ${WITHOUT_A_TRACE} SELECT 1`;

/** Their places in clubs go. A club of theirs goes on under its first helper; without one nobody keeps it, and it ends. */
const LEAVE_CLUBS = `
  WITH gone AS (DELETE FROM club_members WHERE player_id = $1 RETURNING club_id, role),
  orphans AS (SELECT club_id FROM gone WHERE role = 'owner'),
  heirs AS (
    SELECT DISTINCT ON (club_id) club_id, member_id FROM club_members JOIN orphans USING (club_id)
    WHERE role = 'helper' ORDER BY club_id, joined_at, member_id
  ), handed AS (
    UPDATE club_members AS heir SET role = 'owner' FROM heirs
    WHERE heir.club_id = heirs.club_id AND heir.member_id = heirs.member_id
  ), ended AS (
    DELETE FROM clubs WHERE club_id IN (SELECT club_id FROM orphans) AND club_id NOT IN (SELECT club_id FROM heirs)
  )
  SELECT club_id FROM gone`;
