/** Where a page of a list ended, as a word that callers hand back and need not understand. */
export interface ListPosition {
  readonly createdAt: string;
  readonly gameId: string;
}

const POSITION = /^([1-9]\d{3}-\d{2}-\d{2}T[\d:.]+Z) (([a-z]+)_\w+)$/;

export const makeCursor = ({ createdAt, gameId }: ListPosition): string =>
  Buffer.from(`${createdAt} ${gameId}`).toString('base64url');

/** Null when it is none of ours, or of another list: the first letters of the ids say which. */
export const parseCursor = (cursor: string, letters = 'g'): ListPosition | null => {
  const [, createdAt, gameId, found] = POSITION.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (createdAt === undefined || gameId === undefined || found !== letters) return null;
  return Number.isNaN(Date.parse(createdAt)) ? null : { createdAt, gameId };
};

/** What is said to whoever made one up. */
export const badCursor = () => ({
  code: 'malformed-request',
  detail: 'The cursor is none of ours: hand back `nextCursor` of the page before as it was.',
  errors: [{ pointer: '/cursor', message: 'must be the nextCursor of a page' }],
});
