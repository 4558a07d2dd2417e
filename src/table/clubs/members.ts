import { no, type Result, yes } from '../../engine/result.js';
import type { Clubs, MemberRow } from '../../store/clubs.js';
import type { Problem } from '../problem.js';
import {
  CLUB_FULL,
  MOST_MEMBERS,
  NOT_ABOVE_THEM,
  NOT_YOUR_CLUB,
  OWNER_STAYS,
  unknownMember,
} from './club-problems.js';
import { type MemberSeen, memberSeen } from './club-seen.js';
import { isAbove, isStaff } from './roles.js';

export interface ChangedMember {
  readonly displayName?: string | undefined;
  /** To be the owner is handed over: whoever was becomes a helper. */
  readonly role?: 'owner' | 'helper' | 'member' | undefined;
}

const memberIn = async (
  clubs: Clubs,
  { clubId, role }: MemberRow,
  memberId: string,
): Promise<Result<MemberRow, Problem>> => {
  const found = (await clubs.members(clubId)).find((member) => member.memberId === memberId);
  // Who was sent away is seen by those who keep the club alone.
  const isShown = found !== undefined && (found.role !== 'removed' || isStaff(role));
  return isShown ? yes(found) : no(unknownMember(memberId));
};

/** Of themselves everybody may change the name; roles are the owner's to give. */
export const changeMember = async (
  clubs: Clubs,
  asker: MemberRow,
  memberId: string,
  { displayName, role }: ChangedMember,
): Promise<Result<MemberSeen, Problem>> => {
  const found = await memberIn(clubs, asker, memberId);
  if (!found.ok) return found;
  const { clubId } = asker;
  const isOwn = memberId === asker.memberId;
  if (role !== undefined && asker.role !== 'owner') return no(NOT_YOUR_CLUB);
  if (!isOwn && !isAbove(asker.role, found.value.role)) return no(NOT_ABOVE_THEM);
  if (role !== undefined && isOwn && role !== 'owner') return no(OWNER_STAYS);
  // Who was sent away comes back before they are anything more.
  const isBack = role !== undefined && found.value.role === 'removed';
  if (isBack && !(await clubs.readmit(clubId, memberId, MOST_MEMBERS))) return no(CLUB_FULL);
  if (displayName !== undefined) await clubs.change(clubId, memberId, { displayName });
  if (role === 'owner' && !isOwn) await clubs.handOver(clubId, asker.memberId, memberId);
  else if (role !== undefined && !isOwn) await clubs.change(clubId, memberId, { role });
  const changed = await memberIn(clubs, asker, memberId);
  return changed.ok ? yes(memberSeen(changed.value, asker.playerId)) : changed;
};

/** Whoever leaves may come back; whoever is sent away may not, until the owner makes them a member again. */
export const removeMember = async (
  clubs: Clubs,
  asker: MemberRow,
  memberId: string,
): Promise<Result<MemberSeen, Problem>> => {
  const found = await memberIn(clubs, asker, memberId);
  if (!found.ok) return found;
  const gone = memberSeen({ ...found.value, role: 'removed' }, asker.playerId);
  if (memberId === asker.memberId) {
    if (asker.role === 'owner') return no(OWNER_STAYS);
    await clubs.drop(asker.clubId, memberId);
    return yes(gone);
  }
  if (!isAbove(asker.role, found.value.role)) return no(NOT_ABOVE_THEM);
  await clubs.change(asker.clubId, memberId, { role: 'removed' });
  return yes(gone);
};
