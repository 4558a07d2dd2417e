/** Where a page of a leaderboard ended, as a word that callers hand back and need not understand. It names nobody. */
export const makeRankCursor = (rank: number): string => Buffer.from(`after ${rank}`).toString('base64url');

/** Null when it is none of ours. */
export const parseRankCursor = (cursor: string): number | null => {
  const [, rank] = /^after (\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  return rank === undefined ? null : Number(rank);
};
