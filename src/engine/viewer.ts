import type { Seat } from './ruleset.js';

/** Whoever looks: while the game lasts, or back at a game that is over. */
export type Viewer = LiveViewer | Reviewer;

/** Somebody in a seat, or a spectator. */
export type LiveViewer = Seat | 'spectator';

/** Sees everything, still from the seat that was theirs; null for whoever had none. */
export interface Reviewer {
  readonly reviews: Seat | null;
}

/** The same one every time, so that what was written for one reviewer is found again. */
export const reviewerFrom = (seat: Seat | null): Reviewer => {
  const known = REVIEWERS.get(seat) ?? { reviews: seat };
  REVIEWERS.set(seat, known);
  return known;
};

const REVIEWERS = new Map<Seat | null, Reviewer>();

export const seesAll = (viewer: Viewer): viewer is Reviewer => typeof viewer === 'object';

/** Where the viewer sits, or sat. */
export const seatOf = (viewer: Viewer): Seat | null => {
  if (seesAll(viewer)) return viewer.reviews;
  return viewer === 'spectator' ? null : viewer;
};

/** Whether the viewer may know what this seat alone knows. */
export const sees = (viewer: Viewer, seat: Seat): boolean => seesAll(viewer) || viewer === seat;
