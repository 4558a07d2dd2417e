import { hash } from 'node:crypto';
import { no, type Result, yes } from '../../engine/result.js';
import type { TokenScope } from '../../store/schema.js';
import type { TokenKey, TokenRow, Tokens } from '../../store/tokens.js';
import type { Problem } from '../problem.js';
import { freshToken } from './fresh-token.js';
import { sealed, unsealed } from './sealed-token.js';
import { REPLAY_MS } from './sign-up.js';
import { type Player, tokenOf, type Visitor } from './visitors.js';

/** A token as its owner sees it: never the token itself. Days, not moments: more is not known of its use. */
export interface TokenSeen {
  readonly id: string;
  readonly label: string;
  readonly scope: TokenScope;
  readonly createdOn: string;
  readonly lastUsedOn: string | null;
  /** It is the one that asks. */
  readonly current: boolean;
}

/** A token that was just made: shown this once, but for repeated requests. */
export interface MadeToken {
  readonly seen: TokenSeen;
  readonly playerId: string;
  readonly token: string;
  readonly isReplay: boolean;
}

export interface WantedToken {
  readonly label: string;
  readonly scope: TokenScope;
}

/** More than anybody has devices. There is a limit, so that nobody fills the database with tokens. */
export const MOST_TOKENS = 50;

export const ownTokens = async (tokens: Tokens, { id, tokenId }: Visitor): Promise<readonly TokenSeen[]> => {
  const holder = await tokens.holder(id);
  return (holder?.tokens ?? []).map((row) => tokenSeen(row, tokenId));
};

export const makeToken = async (
  tokens: Tokens,
  player: Player,
  { label, scope }: WantedToken,
  word: string | undefined,
  now: number,
): Promise<Result<MadeToken, Problem>> => {
  const request = `token ${player.id} ${label} ${scope}`;
  const before =
    word === undefined ? null : await toldAgain(tokens, `token ${player.id}`, request, word, now);
  if (before !== null) return before;
  const { secret, ...fresh } = freshToken();
  const row = {
    ...fresh,
    playerId: player.id,
    label,
    scope,
    createdAt: new Date(now).toISOString(),
    lastUsed: null,
  };
  const key = word === undefined ? null : tokenKey(`token ${player.id}`, request, word, secret);
  if (await tokens.add(row, key, MOST_TOKENS)) return yes(made(row, secret, false));
  // A twin was a moment earlier; or there is no room; or the player has just gone.
  return (
    (word === undefined ? null : await toldAgain(tokens, `token ${player.id}`, request, word, now)) ??
    no((await tokens.holder(player.id)) === null ? GONE : TOO_MANY_TOKENS)
  );
};

export const hasRoom = async (tokens: Tokens, playerId: string): Promise<boolean> =>
  ((await tokens.holder(playerId))?.tokens.length ?? 0) < MOST_TOKENS;

/** The token under the caller's word, so that the same request can be answered again for a while. */
export const tokenKey = (about: string, request: string, word: string, secret: string): TokenKey => ({
  keyHash: keyHash(about, word),
  requestHash: hash('sha256', request, 'hex'),
  sealedToken: sealed(secret, word),
});

/** The first answer again, or why not; null when the word was never used for this. */
export const toldAgain = async (
  tokens: Tokens,
  about: string,
  request: string,
  word: string,
  now: number,
): Promise<Result<MadeToken, Problem> | null> => {
  const known = await tokens.madeUnder(keyHash(about, word));
  if (known === null) return null;
  if (known.requestHash !== hash('sha256', request, 'hex')) return no(ANOTHER_REQUEST);
  const isTooLate = Date.parse(known.createdAt) <= now - REPLAY_MS;
  if (isTooLate || known.sealedToken === null || known.token === null) return no(TOO_LATE);
  return yes(made(known.token, unsealed(known.sealedToken, word), true));
};

const keyHash = (about: string, word: string): string => hash('sha256', `${about} under ${word}`, 'hex');

export const made = (row: TokenRow, secret: string, isReplay: boolean): MadeToken => ({
  seen: tokenSeen(row, null),
  playerId: row.playerId,
  token: tokenOf(row.playerId, secret),
  isReplay,
});

const DAY_LENGTH = '2026-11-16'.length;

const tokenSeen = (
  { tokenId, label, scope, createdAt, lastUsed }: TokenRow,
  current: string | null,
): TokenSeen => ({
  id: tokenId,
  label,
  scope,
  createdOn: createdAt.slice(0, DAY_LENGTH),
  lastUsedOn: lastUsed,
  current: tokenId === current,
});

export const TOO_MANY_TOKENS: Problem = {
  code: 'too-many-tokens',
  detail: `You have ${MOST_TOKENS} tokens, and that is the most. GET /me/tokens lists them, with the day each was last used; DELETE /me/tokens/{id} revokes one.`,
};

const GONE: Problem = {
  code: 'invalid-token',
  detail: 'Your player was deleted a moment ago, so there is nobody to give a token to.',
};

const ANOTHER_REQUEST: Problem = {
  code: 'key-reused',
  detail: 'This Idempotency-Key was used to ask for another token. A new request needs a new key.',
};

const TOO_LATE: Problem = {
  code: 'key-reused',
  detail:
    'This Idempotency-Key made a token more than ten minutes ago, or one that was revoked since, and it is told no more. Ask with a new key.',
};
