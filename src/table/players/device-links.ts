import { hash } from 'node:crypto';
import { no, type Result, yes } from '../../engine/result.js';
import type { LinkRow, Links } from '../../store/links.js';
import type { TokenScope } from '../../store/schema.js';
import type { Tokens } from '../../store/tokens.js';
import type { Problem } from '../problem.js';
import { codeIn, randomCode } from '../spoken-code.js';
import { freshToken } from './fresh-token.js';
import {
  hasRoom,
  type MadeToken,
  MOST_TOKENS,
  made,
  TOO_MANY_TOKENS,
  tokenKey,
  toldAgain,
} from './own-tokens.js';
import { sealed, unsealed } from './sealed-token.js';
import type { Player } from './visitors.js';

/** A code that is exchanged for a token of the same player, once and soon. */
export interface DeviceLink {
  readonly code: string;
  readonly scope: TokenScope;
  readonly expiresAt: string;
  readonly isReplay: boolean;
}

const LINK_MS = 10 * 60_000;
/** Almost sixty bits: whoever makes a million guesses a minute for ten minutes finds one of a thousand codes with a chance of one in eighty million. */
const LENGTH = 12;
/** More than anybody says aloud within ten minutes. */
const MOST_CODES = 10;

export const makeLink = async (
  links: Links,
  tokens: Tokens,
  player: Player,
  scope: TokenScope,
  word: string | undefined,
  now: number,
): Promise<Result<DeviceLink, Problem>> => {
  const code = randomCode(LENGTH);
  const link: LinkRow = {
    codeHash: codeHash(code),
    playerId: player.id,
    scope,
    expiresAt: new Date(now + LINK_MS).toISOString(),
    keyHash: word === undefined ? null : hash('sha256', `link ${player.id} under ${word}`, 'hex'),
    sealedCode: word === undefined ? null : sealed(code, word),
  };
  const toldBefore = async (): Promise<Result<DeviceLink, Problem> | null> => {
    const known = link.keyHash === null ? null : await links.madeUnder(link.keyHash);
    return known === null ? null : again(known, scope, word ?? '', now);
  };
  const before = await toldBefore();
  if (before !== null) return before;
  // A code for which there would be no token helps nobody.
  if (!(await hasRoom(tokens, player.id))) return no(TOO_MANY_TOKENS);
  if (await links.add(link, new Date(now).toISOString(), MOST_CODES))
    return yes({ code, scope, expiresAt: link.expiresAt, isReplay: false });
  return (await toldBefore()) ?? no(TOO_MANY_CODES);
};

const again = (known: LinkRow, scope: TokenScope, word: string, now: number): Result<DeviceLink, Problem> => {
  if (known.sealedCode === null || Date.parse(known.expiresAt) <= now) return no(USED_KEY);
  if (known.scope !== scope) return no(ANOTHER_REQUEST);
  const { expiresAt } = known;
  return yes({ code: unsealed(known.sealedCode, word), scope, expiresAt, isReplay: true });
};

/** What whoever has a code says: the code as they heard it, and what to call this device. */
export interface WantedExchange {
  readonly code: string;
  readonly label: string;
}

export const exchangeCode = async (
  links: Links,
  tokens: Tokens,
  { code: said, label }: WantedExchange,
  word: string | undefined,
  now: number,
): Promise<Result<MadeToken, Problem>> => {
  const code = codeIn(said);
  if (code === null) return no(UNKNOWN_CODE);
  const [about, request] = [`code ${code}`, `code ${code} ${label}`];
  const { secret, ...fresh } = freshToken();
  const createdAt = new Date(now).toISOString();
  const key = word === undefined ? null : tokenKey(about, request, word, secret);
  const exchanged = await links.exchange(codeHash(code), { ...fresh, label, createdAt }, key, MOST_TOKENS);
  if (exchanged === 'full') return no(NO_ROOM_FOR_ONE_MORE);
  if (exchanged !== null)
    return yes(made({ ...fresh, ...exchanged, label, createdAt, lastUsed: null }, secret, false));
  return (word === undefined ? null : await toldAgain(tokens, about, request, word, now)) ?? no(UNKNOWN_CODE);
};

const codeHash = (code: string): string => hash('sha256', `link ${code}`, 'hex');

const UNKNOWN_CODE: Problem = {
  code: 'unknown-code',
  detail:
    'This code was used, has run out, or never was one. Each is good for one use within ten minutes; POST /me/links gives a new one on the device where you have a token.',
};

const NO_ROOM_FOR_ONE_MORE: Problem = {
  code: 'too-many-tokens',
  detail: `Whoever made this code has ${MOST_TOKENS} tokens, and that is the most. The code stays good until it runs out: revoke a token where you have one, and say it again.`,
};

const TOO_MANY_CODES: Problem = {
  code: 'too-many-codes',
  detail: `${MOST_CODES} codes of yours can be used at this moment, and that is the most. Use one of them, or wait until they run out: none lasts longer than ten minutes.`,
};

const USED_KEY: Problem = {
  code: 'key-reused',
  detail:
    'The code that was made under this Idempotency-Key was used or has run out, and is told no more. Ask with a new key.',
};

const ANOTHER_REQUEST: Problem = {
  code: 'key-reused',
  detail: 'This Idempotency-Key was used to ask for a code of another scope. A new request needs a new key.',
};
