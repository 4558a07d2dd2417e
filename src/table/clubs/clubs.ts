import { hash } from 'node:crypto';
import { no, type Result, yes } from '../../engine/result.js';
import type { ClubOf, ClubRow, Clubs, MemberRow } from '../../store/clubs.js';
import type { Command } from '../commit/command.js';
import { idFrom, newId } from '../id.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import { codeIn, randomCode } from '../spoken-code.js';
import * as say from './club-problems.js';
import { type ClubSeen, clubSeen, type MemberSeen, memberSeen } from './club-seen.js';
import { type ChangedMember, changeMember, removeMember } from './members.js';
import { isStaff } from './roles.js';

/** People under one roof. Everything is asked by one of them, and only they see it. */
export interface ClubService {
  make(command: Command<{ readonly name: string }>): Promise<Result<MadeClub, Problem>>;
  /** Those somebody belongs to, the oldest first. */
  mine(player: Player): Promise<readonly ClubSeen[]>;
  find(player: Player, clubId: string): Promise<Result<ClubSeen, Problem>>;
  /** By its code, under a name of one's own; whoever is in already stays as they are. */
  join(player: Player, wanted: WantedJoin): Promise<Result<ClubSeen, Problem>>;
  rename(player: Player, clubId: string, name: string): Promise<Result<ClubSeen, Problem>>;
  /** A new code, and the old one is good no more. Under a key it is changed once. */
  changeCode(player: Player, clubId: string, key: string | undefined): Promise<Result<MadeClub, Problem>>;
  /** From now on there is no code. */
  closeDoor(player: Player, clubId: string): Promise<Result<ClubSeen, Problem>>;
  /** Its people, names and code go; games that were played there stay their players'. */
  end(player: Player, clubId: string): Promise<Result<ClubSeen, Problem>>;
  members(player: Player, clubId: string): Promise<Result<readonly MemberSeen[], Problem>>;
  changeMember(
    player: Player,
    which: WhichMember,
    changes: ChangedMember,
  ): Promise<Result<MemberSeen, Problem>>;
  /** Somebody leaves, or is sent away by those above them. */
  removeMember(player: Player, which: WhichMember): Promise<Result<MemberSeen, Problem>>;
}

/** A club that was founded, or whose code was changed; by this request or by the same one before. */
export interface MadeClub {
  readonly club: ClubSeen;
  readonly isReplay: boolean;
}

export interface WantedJoin {
  readonly code: string;
  readonly displayName?: string | undefined;
}

export interface WhichMember {
  readonly clubId: string;
  readonly memberId: string;
}

/** Nine letters: nobody guesses one of 31^9 within the budget of anybody. */
const CODE_LENGTH = 9;
const newCode = (): string => randomCode(CODE_LENGTH);

/** Hears who was in a club, and that one is no more. */
export interface Attendance {
  visit(clubId: string, playerId: string): void;
  clear(clubId: string): Promise<void>;
}

export const clubsIn = (clubs: Clubs, clock: () => number, attendance: Attendance): ClubService => {
  const ofPlayer = async (player: Player, clubId: string): Promise<Result<ClubOf, Problem>> => {
    const found = (await clubs.of(player.id)).find(({ club }) => club.clubId === clubId);
    if (found === undefined) return no(say.unknownClub(clubId));
    attendance.visit(clubId, player.id);
    return yes(found);
  };
  const seenBy = async (player: Player, clubId: string): Promise<Result<ClubSeen, Problem>> => {
    const own = await ofPlayer(player, clubId);
    return own.ok ? yes(clubSeen(own.value)) : own;
  };
  const asStaff = async (player: Player, clubId: string): Promise<Result<ClubOf, Problem>> => {
    const own = await ofPlayer(player, clubId);
    return own.ok && !isStaff(own.value.member.role) ? no(say.NOT_ABOVE_THEM) : own;
  };
  const newMember = (
    { clubId }: Pick<ClubRow, 'clubId'>,
    player: Player,
    displayName: string,
  ): MemberRow => ({
    clubId,
    memberId: newId('m'),
    playerId: player.id,
    displayName,
    role: 'member',
    joinedAt: new Date(clock()),
  });

  const join = async (
    player: Player,
    { code, displayName }: WantedJoin,
  ): Promise<Result<string, Problem>> => {
    const said = codeIn(code);
    const club = said === null ? null : await clubs.byCode(said);
    if (club === null) return no(say.UNKNOWN_CODE);
    const { clubId } = club;
    const known = (await clubs.members(clubId)).find(({ playerId }) => playerId === player.id);
    if (known?.role === 'removed') return no(say.SENT_AWAY);
    if (known !== undefined) return yes(clubId);
    const member = newMember(club, player, displayName ?? player.name);
    const admitted = await clubs.admit(member, { clubs: say.MOST_CLUBS, members: say.MOST_MEMBERS });
    if (admitted === 'no-club') return no(say.UNKNOWN_CODE);
    if (admitted === 'too-many-clubs') return no(say.TOO_MANY_CLUBS);
    return admitted === 'in' ? yes(clubId) : no(say.CLUB_FULL);
  };

  return {
    async make({ player, wanted, key }) {
      const clubId = key === undefined ? newId('c') : idFrom('c', `${player.id} ${key.key}`);
      const requestHash = key?.requestHash ?? null;
      const club = { clubId, name: wanted.name, code: newCode(), requestHash, createdAt: new Date(clock()) };
      const isReplay = !(await clubs.add(club, newMember(club, player, player.name), say.MOST_CLUBS));
      const there = isReplay ? await clubs.find(clubId) : club;
      if (there === null) return no(say.TOO_MANY_CLUBS);
      if (there.requestHash !== requestHash) return no(say.KEY_REUSED);
      const seen = await seenBy(player, clubId);
      return seen.ok ? yes({ club: seen.value, isReplay }) : seen;
    },
    mine: async (player) => (await clubs.of(player.id)).map(clubSeen),
    find: seenBy,
    async join(player, wanted) {
      const joined = await join(player, wanted);
      if (!joined.ok) return joined;
      const seen = await seenBy(player, joined.value);
      // It has ended since, and its code with it.
      return seen.ok ? seen : no(say.UNKNOWN_CODE);
    },
    async rename(player, clubId, name) {
      const own = await ofPlayer(player, clubId);
      if (!own.ok) return own;
      if (own.value.member.role !== 'owner') return no(say.NOT_YOUR_CLUB);
      await clubs.rename(clubId, name);
      return seenBy(player, clubId);
    },
    async changeCode(player, clubId, key) {
      const own = await asStaff(player, clubId);
      if (!own.ok) return own;
      const keyHash = key === undefined ? null : hash('sha256', `club code ${player.id} ${key}`, 'hex');
      let told = await clubs.setCode(clubId, newCode(), keyHash);
      // Another club has the same code once in a million years; then another is drawn.
      while (told === 'taken') told = await clubs.setCode(clubId, newCode(), keyHash);
      const seen = await seenBy(player, clubId);
      return seen.ok ? yes({ club: seen.value, isReplay: told === 'set-before' }) : seen;
    },
    async closeDoor(player, clubId) {
      const own = await asStaff(player, clubId);
      if (!own.ok) return own;
      await clubs.setCode(clubId, null, null);
      return seenBy(player, clubId);
    },
    async end(player, clubId) {
      const own = await ofPlayer(player, clubId);
      if (!own.ok) return own;
      if (own.value.member.role !== 'owner') return no(say.NOT_YOUR_CLUB);
      await clubs.end(clubId);
      await attendance.clear(clubId);
      return yes(clubSeen(own.value));
    },
    async members(player, clubId) {
      const own = await ofPlayer(player, clubId);
      if (!own.ok) return own;
      const everybody = await clubs.members(clubId);
      const shown = isStaff(own.value.member.role)
        ? everybody
        : everybody.filter(({ role }) => role !== 'removed');
      return yes(shown.map((member) => memberSeen(member, player.id)));
    },
    async changeMember(player, { clubId, memberId }, changes) {
      const own = await ofPlayer(player, clubId);
      return own.ok ? changeMember(clubs, own.value.member, memberId, changes) : own;
    },
    async removeMember(player, { clubId, memberId }) {
      const own = await ofPlayer(player, clubId);
      return own.ok ? removeMember(clubs, own.value.member, memberId) : own;
    },
  };
};
