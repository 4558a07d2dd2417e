import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { type ClubRole, clubMembers, clubs } from './schema.js';
import { notUnder } from './under-a-key.js';

/** Clubs and who is in them. Every process hears of what changes, by the id of the club. */
export interface Clubs {
  /** With its owner; false, and nothing added, when there is one of that id already, or they are in so many. */
  add(club: ClubRow, owner: MemberRow, mostClubs: number): Promise<boolean>;
  find(clubId: string): Promise<ClubRow | null>;
  /** The club that a code opens. */
  byCode(code: string): Promise<ClubRow | null>;
  /** Those somebody belongs to, the oldest first. */
  of(playerId: string): Promise<readonly ClubOf[]>;
  /** All who came in, in that order, those too who were sent away. */
  members(clubId: string): Promise<readonly MemberRow[]>;
  /** Nobody is added to a club that is full, or gone, nor whoever is in so many; whoever is there already stays as they are. */
  admit(member: MemberRow, most: { readonly clubs: number; readonly members: number }): Promise<Admitted>;
  /** Whoever was sent away is a member again; false when they were not, or the club is full. */
  readmit(clubId: string, memberId: string, mostMembers: number): Promise<boolean>;
  rename(clubId: string, name: string): Promise<void>;
  /** Null closes the door. */
  setCode(clubId: string, code: string | null, keyHash: string | null): Promise<CodeSet>;
  /** False when there is no such member. */
  change(clubId: string, memberId: string, changes: MemberChanges): Promise<boolean>;
  /** The one becomes a helper and the other the owner, both or neither. */
  handOver(clubId: string, from: string, to: string): Promise<boolean>;
  /** Somebody left of their own accord: nothing of them stays. */
  drop(clubId: string, memberId: string): Promise<boolean>;
  /** Hears of clubs whose people changed by what was done here; news tell of the others. */
  listen(hear: (clubId: string) => void): void;
  /** Its people, names and code go. */
  end(clubId: string): Promise<boolean>;
}

export interface ClubRow {
  readonly clubId: string;
  readonly name: string;
  readonly code: string | null;
  readonly requestHash: string | null;
  readonly createdAt: Date;
}

export interface MemberRow {
  readonly clubId: string;
  readonly memberId: string;
  readonly playerId: string;
  readonly displayName: string;
  readonly role: ClubRole;
  readonly joinedAt: Date;
}

/** A club, somebody's place in it, and how many it has. */
export interface ClubOf {
  readonly club: ClubRow;
  readonly member: MemberRow;
  readonly people: number;
}

export type Admitted = 'in' | 'club-full' | 'too-many-clubs' | 'no-club';

/** Another club has the code, or the same request was here before. */
export type CodeSet = 'set' | 'set-before' | 'taken' | 'no-club';

export type MemberChanges = Partial<Pick<MemberRow, 'displayName' | 'role'>>;

const isIn = (clubId: string, memberId: string) =>
  and(eq(clubMembers.clubId, clubId), eq(clubMembers.memberId, memberId));

const PEOPLE = sql<number>`(
  SELECT count(*)::integer FROM club_members AS everybody
  WHERE everybody.club_id = ${clubs.clubId} AND everybody.role <> 'removed')`;

export const openClubs = ({ orm, soon, ask, askInTurn, news }: Database): Clubs => {
  const listeners = new Set<(clubId: string) => void>();
  const tell = (clubId: string): void => {
    news.tell([clubId]);
    for (const hear of listeners) hear(clubId);
  };
  const told = async <Rows extends readonly unknown[]>(
    clubId: string,
    change: () => Promise<Rows>,
  ): Promise<boolean> => {
    const { length } = await soon(change);
    if (length > 0) tell(clubId);
    return length > 0;
  };
  return {
    async add(
      { clubId, name, code, requestHash, createdAt },
      { memberId, playerId, displayName },
      mostClubs,
    ) {
      const club = [clubId, name, code, requestHash, createdAt.toISOString()];
      const row = [...club, memberId, playerId, displayName, mostClubs];
      return (await soon(() => askInTurn([playerId], ADD, row))).length === 1;
    },
    async find(clubId) {
      const [row] = await soon(() => orm.select().from(clubs).where(eq(clubs.clubId, clubId)));
      return row ?? null;
    },
    async byCode(code) {
      const [row] = await soon(() => orm.select().from(clubs).where(eq(clubs.code, code)));
      return row ?? null;
    },
    of: (playerId) =>
      soon(() =>
        orm
          .select({ club: clubs, member: clubMembers, people: PEOPLE })
          .from(clubMembers)
          .innerJoin(clubs, eq(clubs.clubId, clubMembers.clubId))
          .where(and(eq(clubMembers.playerId, playerId), ne(clubMembers.role, 'removed')))
          .orderBy(asc(clubMembers.joinedAt), asc(clubs.clubId)),
      ),
    members: (clubId) =>
      soon(() =>
        orm
          .select()
          .from(clubMembers)
          .where(eq(clubMembers.clubId, clubId))
          .orderBy(asc(clubMembers.joinedAt), asc(clubMembers.memberId)),
      ),
    async admit({ clubId, memberId, playerId, displayName, joinedAt }, most) {
      const row = [clubId, memberId, playerId, displayName, joinedAt.toISOString(), most.members, most.clubs];
      const [there] = await soon(() => askInTurn([playerId, clubId], ADMIT, row));
      if (there === undefined) return 'no-club';
      tell(clubId);
      if (there.is_free === false) return 'too-many-clubs';
      return there.has_room === true ? 'in' : 'club-full';
    },
    readmit: (clubId, memberId, mostMembers) =>
      told(clubId, () => askInTurn([clubId], READMIT, [clubId, memberId, mostMembers])),
    listen: (hear) => void listeners.add(hear),
    async rename(clubId, name) {
      await soon(() => orm.update(clubs).set({ name }).where(eq(clubs.clubId, clubId)));
    },
    async setCode(clubId, code, keyHash) {
      const isTaken =
        code === null ? sql`false` : sql`EXISTS (SELECT FROM clubs AS other WHERE other.code = ${code})`;
      const changed = await soon(() =>
        orm
          .update(clubs)
          // Whoever closes the door under no key does not make an earlier key good again.
          .set({ code, ...(keyHash === null ? {} : { codeKeyHash: keyHash }) })
          .where(and(eq(clubs.clubId, clubId), sql`NOT ${isTaken}`, notUnder(clubs.codeKeyHash, keyHash)))
          .returning({ clubId: clubs.clubId }),
      );
      if (changed.length === 1) return 'set';
      const [club] = await soon(() => orm.select().from(clubs).where(eq(clubs.clubId, clubId)));
      if (club === undefined) return 'no-club';
      return keyHash !== null && club.codeKeyHash === keyHash ? 'set-before' : 'taken';
    },
    change: (clubId, memberId, changes) =>
      told(clubId, () =>
        orm
          .update(clubMembers)
          .set(changes)
          .where(isIn(clubId, memberId))
          .returning({ id: clubMembers.memberId }),
      ),
    handOver: (clubId, from, to) => told(clubId, () => ask(HAND_OVER, [clubId, from, to])),
    drop: (clubId, memberId) =>
      told(clubId, () =>
        orm.delete(clubMembers).where(isIn(clubId, memberId)).returning({ id: clubMembers.memberId }),
      ),
    end: (clubId) =>
      told(clubId, () => orm.delete(clubs).where(eq(clubs.clubId, clubId)).returning({ id: clubs.clubId })),
  };
};

const clubsOf = (playerId: string): string =>
  `(SELECT count(*) FROM club_members WHERE player_id = ${playerId} AND role <> 'removed')`;

/** A club has an owner from its first moment on. */
const ADD = `
  WITH fresh AS (
    INSERT INTO clubs (club_id, name, code, request_hash, created_at)
    SELECT $1::text, $2::text, $3::text, $4::text, $5::text::timestamptz
    WHERE ${clubsOf('$7')} < $9::int ON CONFLICT DO NOTHING RETURNING club_id
  )
  INSERT INTO club_members (club_id, member_id, player_id, display_name, role, joined_at)
  SELECT club_id, $6::text, $7::text, $8::text, 'owner', $5::text::timestamptz FROM fresh RETURNING club_id`;

const PEOPLE_THERE = "(SELECT count(*) FROM club_members WHERE club_id = $1 AND role <> 'removed')";

const READMIT = `
  UPDATE club_members SET role = 'member'
  WHERE club_id = $1 AND member_id = $2 AND role = 'removed' AND ${PEOPLE_THERE} < $3::int RETURNING member_id`;

/** Whoever is there already needs no room. A club does not end while somebody comes in. */
const ADMIT = `
  WITH known AS (
    SELECT FROM club_members WHERE club_id = $1 AND player_id = $3
  ), there AS (
    SELECT club_id,
      EXISTS (SELECT FROM known) OR ${PEOPLE_THERE} < $6::int AS has_room,
      EXISTS (SELECT FROM known) OR ${clubsOf('$3')} < $7::int AS is_free
    FROM clubs WHERE club_id = $1 FOR KEY SHARE
  ), fresh AS (
    INSERT INTO club_members (club_id, member_id, player_id, display_name, role, joined_at)
    SELECT club_id, $2::text, $3::text, $4::text, 'member', $5::text::timestamptz FROM there
    WHERE has_room AND is_free ON CONFLICT (club_id, player_id) DO NOTHING
  )
  SELECT has_room, is_free FROM there`;

/** The owner steps back first, so that there is never a second one. */
const HAND_OVER = `
  WITH stepped AS (
    UPDATE club_members SET role = 'helper' WHERE club_id = $1 AND member_id = $2 AND role = 'owner'
      AND EXISTS (SELECT FROM club_members WHERE club_id = $1 AND member_id = $3 AND role IN ('helper', 'member'))
    RETURNING club_id
  )
  UPDATE club_members SET role = 'owner' WHERE club_id = (SELECT club_id FROM stepped) AND member_id = $3
  RETURNING club_id`;
