import type { ClubRole } from '../../store/schema.js';

/** What somebody may do in a club follows from their role alone. */

/** The owner and the helpers see the code, and who was sent away; they name and remove members. */
export const isStaff = (role: ClubRole): boolean => role === 'owner' || role === 'helper';

/** An owner is above everybody, a helper above members. */
export const isAbove = (one: ClubRole, other: ClubRole): boolean => RANK[one] > RANK[other];

const RANK: { readonly [role in ClubRole]: number } = { owner: 3, helper: 2, member: 1, removed: 0 };
