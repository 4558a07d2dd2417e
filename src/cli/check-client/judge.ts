import { headerOf, isAction, isLook, isStream, type Seen } from './trouble.js';

/** One thing that was looked at. `null` where there was no occasion: it counts for nothing. */
export interface Finding {
  readonly check: string;
  readonly isGood: boolean | null;
  readonly says: string;
}

export const good = (check: string, says: string): Finding => ({ check, isGood: true, says });
export const bad = (check: string, says: string): Finding => ({ check, isGood: false, says });
const noOccasion = (check: string, says: string): Finding => ({ check, isGood: null, says });

/** What a student may do wrong in any weather. */
export const manners = (seen: readonly Seen[]): readonly Finding[] => {
  const acted = seen.filter((it) => isAction(it) && !it.isTrouble);
  const illegal = acted.find(({ status }) => status === 400 || status === 422);
  const outOfTurn = acted.find(({ code }) => code === 'not-your-turn');
  return [
    illegal === undefined
      ? good('legal', 'Every action it sent was legal.')
      : bad('legal', `It sent ${shown(illegal)}, which was refused: ${illegal.code}. Choose from "legal".`),
    outOfTurn === undefined
      ? good('in-turn', 'It acted in its turn alone.')
      : bad(
          'in-turn',
          'It acted when it was not its turn (not-your-turn). Look at "toAct", or wait until "legal" is not empty.',
        ),
  ];
};

const isSafe = (sent: Seen): boolean =>
  headerOf(sent, 'if-match') !== null || headerOf(sent, 'idempotency-key') !== null;

export const safety = (seen: readonly Seen[]): Finding => {
  const unsafe = seen.filter(isAction).filter((it) => !isSafe(it));
  if (unsafe.length === 0) return good('safe', 'Every action came with If-Match or an Idempotency-Key.');
  return bad(
    'safe',
    `${unsafe.length} of ${seen.filter(isAction).length} actions came without If-Match and without an Idempotency-Key: whoever loses an answer cannot know whether it was done.`,
  );
};

/** What came after the first trouble that befell an action. */
const afterTrouble = (
  seen: readonly Seen[],
): { readonly hit: Seen; readonly later: readonly Seen[] } | null => {
  const index = seen.findIndex((it) => isAction(it) && it.isTrouble);
  const hit = seen[index];
  return hit === undefined ? null : { hit, later: seen.slice(index + 1) };
};

/** Whoever lost an answer asks again under the same key, or by the same version, or looks first. */
export const triesAgainSafely = (seen: readonly Seen[]): Finding => {
  const trouble = afterTrouble(seen);
  if (trouble === null) return noOccasion('again', 'It sent no action that could be lost.');
  const next = trouble.later.findIndex(isAction);
  const again = trouble.later[next];
  if (again === undefined) return bad('again', 'After a lost answer it did not act again.');
  const hasLooked = trouble.later.slice(0, next).some((it) => isLook(it) && it.status === 200);
  const key = headerOf(trouble.hit, 'idempotency-key');
  const sameKey = key !== null && key === headerOf(again, 'idempotency-key');
  if (sameKey || hasLooked || headerOf(again, 'if-match') !== null)
    return good('again', 'After a lost answer it asked again in a way that does nothing twice.');
  return bad(
    'again',
    'After a lost answer it sent an action again blindly: with the same Idempotency-Key, with If-Match or after a look nothing is done twice.',
  );
};

/** A little earlier than asked is forgiven: clocks differ. */
const GRACE_MS = 50;

export const keepsRetryAfter = (seen: readonly Seen[], seconds: number): Finding => {
  const trouble = afterTrouble(seen);
  if (trouble === null) return noOccasion('retry-after', 'It sent no action that could be put off.');
  const again = trouble.later.find(isAction);
  if (again === undefined) return bad('retry-after', 'After a 429 it did not act again.');
  const waited = again.at - (trouble.hit.answeredAt ?? trouble.hit.at);
  if (waited + GRACE_MS >= seconds * 1000)
    return good('retry-after', 'It waited as long as Retry-After said.');
  return bad(
    'retry-after',
    `Told to wait ${seconds} s (429, Retry-After), it came back after ${Math.round(waited)} ms.`,
  );
};

export const looksAfterStale = (seen: readonly Seen[]): Finding => {
  const trouble = afterTrouble(seen);
  if (trouble === null) return noOccasion('stale', 'It uses no If-Match, so it cannot be told 412.');
  const next = trouble.later.findIndex(isAction);
  const looked = trouble.later.slice(0, next === -1 ? undefined : next).some(isLook);
  if (next !== -1 && looked) return good('stale', 'Told 412, it looked at the game again before it acted.');
  return bad(
    'stale',
    'Told 412 (stale-version), it did not look at the game again before it acted: what it knew was out of date.',
  );
};

export const keepsItsKey = (seen: readonly Seen[]): Finding => {
  const trouble = afterTrouble(seen);
  if (trouble === null)
    return noOccasion('key', 'It uses no Idempotency-Key, so it cannot be told that one is in use.');
  const again = trouble.later.find(isAction);
  if (again !== undefined && headerOf(again, 'idempotency-key') === headerOf(trouble.hit, 'idempotency-key'))
    return good('key', 'Told 409 (key-in-use), it asked again under the same key.');
  return bad(
    'key',
    'Told 409 (key-in-use: the first request is still under way), it did not ask again under the same key.',
  );
};

export const comesBack = (seen: readonly Seen[]): Finding => {
  const index = seen.findIndex((it) => it.isTrouble && !isAction(it));
  const cut = seen[index];
  if (cut === undefined) return noOccasion('stream', 'It opened no stream and no waiting request.');
  const back = seen.slice(index + 1).some((it) => isLook(it));
  if (!back) return bad('stream', 'When its connection broke it did not come back.');
  return good(
    'stream',
    isStream(cut) ? 'When its stream broke it came back.' : 'When a waiting request broke it asked again.',
  );
};

const shown = ({ body }: Seen): string => (body.length > 80 ? `${body.slice(0, 80)}…` : body);
