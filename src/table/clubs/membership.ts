import { BoundedCache } from '../../engine/bounded-cache.js';
import { weigh } from '../../engine/weigh.js';
import type { Clubs } from '../../store/clubs.js';
import type { ClubRole } from '../../store/schema.js';

/** Who belongs to which club, kept at hand: games of a club ask for it whenever somebody looks. */
export interface Membership {
  /** Null for whoever does not belong to it. */
  of(clubId: string, playerId: string): Promise<Belonging | null>;
  /** What its people are called there, by player. */
  names(clubId: string): Promise<ReadonlyMap<string, string>>;
  /** Something about this club is no longer as it was: it is read again. */
  changed(clubId: string): void;
  /** Anything may have changed. */
  afterGap(): void;
}

export interface Belonging {
  readonly displayName: string;
  readonly role: Exclude<ClubRole, 'removed'>;
}

type People = ReadonlyMap<string, Belonging>;

const MOST_BYTES = 4_000_000;

export const membershipIn = (clubs: Clubs): Membership => {
  const atHand = new BoundedCache<string, People>(MOST_BYTES);
  /** Grows with everything that is heard: what was read before that may be out of date, and is not kept. */
  let heard = 0;
  const people = async (clubId: string): Promise<People> => {
    const known = atHand.get(clubId);
    if (known !== undefined) return known;
    const before = heard;
    const members = await clubs.members(clubId);
    const read = new Map<string, Belonging>();
    for (const { playerId, displayName, role } of members)
      if (role !== 'removed') read.set(playerId, { displayName, role });
    if (heard === before) atHand.set(clubId, read, weigh(members));
    return read;
  };
  return {
    of: async (clubId, playerId) => (await people(clubId)).get(playerId) ?? null,
    async names(clubId) {
      const named = await people(clubId);
      return new Map([...named].map(([playerId, { displayName }]) => [playerId, displayName]));
    },
    changed(clubId) {
      heard++;
      atHand.delete(clubId);
    },
    afterGap() {
      heard++;
      atHand.limit(MOST_BYTES);
    },
  };
};
