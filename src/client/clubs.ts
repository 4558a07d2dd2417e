import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import type { Calling } from './parlor.js';
import type { Club, ClubMember, MemberChanges } from './types.js';

/** People under one roof: a class, a league, friends. */
export interface ClubCalls {
  /** A club of your own; its `code` lets others in. */
  createClub(name: string, options?: Calling): Promise<Club>;
  /** The clubs you are in, the oldest first. */
  clubs(options?: Calling): Promise<Club[]>;
  club(id: string, options?: Calling): Promise<Club>;
  /** Comes in by its code, under a name that only its people see. */
  joinClub(code: string, displayName?: string, options?: Calling): Promise<Club>;
  renameClub(id: string, name: string, options?: Calling): Promise<Club>;
  /** A new code, and the old one is good no more. */
  changeClubCode(id: string, options?: Calling): Promise<Club>;
  /** Nobody comes in any more, until there is a new code. */
  closeClub(id: string, options?: Calling): Promise<Club>;
  clubMembers(id: string, options?: Calling): Promise<ClubMember[]>;
  /** Another name or role; `club.you.id` is yourself. */
  changeMember(
    clubId: string,
    memberId: string,
    changes: MemberChanges,
    options?: Calling,
  ): Promise<ClubMember>;
  /** Removes somebody from a club of yours; they come back when you let them. */
  removeMember(clubId: string, memberId: string, options?: Calling): Promise<ClubMember>;
  leaveClub(club: Pick<Club, 'id' | 'you'>, options?: Calling): Promise<ClubMember>;
  /** The end of a club of yours, and of all that belongs to it; finished games stay with those who played them. */
  endClub(id: string, options?: Calling): Promise<Club>;
}

export const clubCalls = (api: Api): ClubCalls => {
  const at = (id: string, options?: Calling) => ({ params: { path: { id } }, ...calling(options) });
  const removeMember: ClubCalls['removeMember'] = async (id, member, options) =>
    unwrap(
      await api.DELETE('/clubs/{id}/members/{member}', {
        params: { path: { id, member } },
        ...calling(options),
      }),
    );
  return {
    createClub: async (name, options) =>
      unwrap(await api.POST('/clubs', { body: { name }, ...calling(options) })),
    clubs: async (options) => unwrap(await api.GET('/clubs', calling(options))).items,
    club: async (id, options) => unwrap(await api.GET('/clubs/{id}', at(id, options))),
    async joinClub(code, displayName, options) {
      const body = displayName === undefined ? { code } : { code, displayName };
      return unwrap(await api.POST('/clubs/join', { body, ...calling(options) }));
    },
    renameClub: async (id, name, options) =>
      unwrap(await api.PATCH('/clubs/{id}', { ...at(id, options), body: { name } })),
    changeClubCode: async (id, options) => unwrap(await api.POST('/clubs/{id}/code', at(id, options))),
    closeClub: async (id, options) => unwrap(await api.DELETE('/clubs/{id}/code', at(id, options))),
    clubMembers: async (id, options) => unwrap(await api.GET('/clubs/{id}/members', at(id, options))).items,
    async changeMember(id, member, changes, options) {
      const asked = { params: { path: { id, member } }, body: changes, ...calling(options) };
      return unwrap(await api.PATCH('/clubs/{id}/members/{member}', asked));
    },
    removeMember,
    leaveClub: ({ id, you }, options) => removeMember(id, you.id, options),
    endClub: async (id, options) => unwrap(await api.DELETE('/clubs/{id}', at(id, options))),
  };
};
