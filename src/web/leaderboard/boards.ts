import { unwrap } from '../../client/answer.js';
import type { LeaderboardRow } from '../../client/types.js';
import { parlor } from '../guest.js';

/** A page of a board, and where the next begins. */
export interface Rows {
  readonly items: readonly LeaderboardRow[];
  readonly nextCursor: string | null;
}

/** A board that has anybody on it. */
export interface Listed {
  readonly ruleset: string;
  readonly rated: number;
}

const under = (club: string | undefined): { club?: string } => (club === undefined ? {} : { club });

export const boardsOf = async (club: string | undefined, signal: AbortSignal): Promise<readonly Listed[]> =>
  unwrap(await parlor().api.GET('/leaderboards', { params: { query: under(club) }, signal })).items;

export const rowsOf = async (
  ruleset: string,
  club: string | undefined,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Rows> => {
  const query = { ...under(club), ...(cursor === null ? {} : { cursor }) };
  const asked = { params: { path: { ruleset }, query }, ...(signal === undefined ? {} : { signal }) };
  return unwrap(await parlor().api.GET('/leaderboards/{ruleset}', asked));
};

/** The whole of it for a spreadsheet: page after page, with the names of the columns once. */
export const sheetOf = async (ruleset: string, club: string | undefined): Promise<string> => {
  const lines: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const query: { club?: string; cursor?: string } = {
      ...under(club),
      ...(cursor === null ? {} : { cursor }),
    };
    const asked = { params: { path: { ruleset }, query }, parseAs: 'text' } as const;
    const answered = await parlor().api.GET('/leaderboards/{ruleset}/csv', asked);
    const text: string = unwrap(answered);
    lines.push(cursor === null ? text : text.slice(text.indexOf('\n') + 1));
    const [, next] =
      /[?&]cursor=([^&>]+)[^>]*>;\s*rel="next"/.exec(answered.response.headers.get('link') ?? '') ?? [];
    if (next === undefined) return lines.join('');
    cursor = decodeURIComponent(next);
  }
};
