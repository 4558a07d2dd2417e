import { hash } from 'node:crypto';
import { no, type Result, yes } from '../../engine/result.js';
import type { PlayerRow } from '../../store/players.js';
import type { SignUpRow, SignUps } from '../../store/sign-ups.js';
import { newId } from '../id.js';
import type { Problem } from '../problem.js';
import { freshToken } from './fresh-token.js';
import { sealed, unsealed } from './sealed-token.js';

/** How long a sign-up may be repeated: long enough for a client that lost the answer, too short for the key to be a second token. */
export const REPLAY_MS = 10 * 60_000;

/** Somebody new: their row, and their first token with its secret half, which is kept nowhere. */
export const newcomer = (name: string, now: number) => {
  const { secret, ...token } = freshToken();
  const row: PlayerRow = { playerId: newId('p'), name, createdAt: new Date(now).toISOString() };
  return { row, token, secret };
};

export interface SignedUp {
  readonly row: PlayerRow;
  readonly secret: string;
  readonly isReplay: boolean;
}

/**
 * A sign-up that may be repeated. The token is random; for some minutes it lies in the database under a key made of the caller's word and of something random,
 * so that any process can tell it again, and only to whoever has the word. After that the word is refused.
 */
export const signUp = async (
  signUps: SignUps,
  name: string,
  word: string,
  now: number,
): Promise<Result<SignedUp, Problem>> => {
  const { row, token, secret } = newcomer(name, now);
  const keyHash = hash('sha256', `sign-up ${word}`, 'hex');
  if (await signUps.add(keyHash, row, token, sealed(secret, word)))
    return yes({ row, secret, isReplay: false });
  const known = await signUps.find(keyHash);
  return known === null ? no(TOO_LATE) : again(known, name, word, now);
};

const again = (known: SignUpRow, name: string, word: string, now: number): Result<SignedUp, Problem> => {
  if (known.name !== name) return no(ANOTHER_NAME);
  const isTooLate = Date.parse(known.createdAt) <= now - REPLAY_MS;
  if (isTooLate || known.sealedToken === null) return no(TOO_LATE);
  return yes({ row: known, secret: unsealed(known.sealedToken, word), isReplay: true });
};

const ANOTHER_NAME: Problem = {
  code: 'key-reused',
  detail: 'This Idempotency-Key was used to welcome somebody of another name. A new request needs a new key.',
};

const TOO_LATE: Problem = {
  code: 'key-reused',
  detail:
    'This Idempotency-Key was used to sign up more than ten minutes ago, and the token is told no more. Sign up with a new key.',
};
