import type { ClubOf, MemberRow } from '../../store/clubs.js';
import type { ClubRole } from '../../store/schema.js';
import { isStaff } from './roles.js';

/** A club as one of its people sees it. */
export interface ClubSeen {
  readonly id: string;
  readonly name: string;
  /** What lets newcomers in, for those who may give it out; null while the door is closed, and for everybody else. */
  readonly code: string | null;
  readonly people: number;
  readonly you: MemberSeen;
  readonly createdAt: string;
}

export interface MemberSeen {
  readonly id: string;
  readonly displayName: string;
  readonly role: ClubRole;
  readonly you: boolean;
  readonly joinedAt: string;
}

export const clubSeen = ({ club, member, people }: ClubOf): ClubSeen => ({
  id: club.clubId,
  name: club.name,
  code: isStaff(member.role) ? club.code : null,
  people,
  you: memberSeen(member, member.playerId),
  createdAt: club.createdAt.toISOString(),
});

/** Never the id of a player: in a club people have ids and names that are the club's own. */
export const memberSeen = (
  { memberId, displayName, role, playerId, joinedAt }: MemberRow,
  reader: string,
): MemberSeen => ({
  id: memberId,
  displayName,
  role,
  you: playerId === reader,
  joinedAt: joinedAt.toISOString(),
});
