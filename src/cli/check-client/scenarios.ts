import {
  comesBack,
  type Finding,
  keepsItsKey,
  keepsRetryAfter,
  looksAfterStale,
  safety,
  triesAgainSafely,
} from './judge.js';
import { headerOf, isAction, isStream, isWait, type Seen, type Sent, type Trouble } from './trouble.js';

/** One thing that happens to every client sooner or later. */
export interface Scenario {
  readonly id: string;
  readonly about: string;
  /** Made anew for each game. */
  trouble(): Trouble;
  judge(seen: readonly Seen[]): readonly Finding[];
}

/** The first so many requests of a kind. */
const first =
  (count: number, isMeant: (sent: Sent) => boolean, trouble: Trouble): (() => Trouble) =>
  () => {
    let left = count;
    return (sent) => {
      if (left === 0 || !isMeant(sent)) return null;
      left -= 1;
      return trouble(sent);
    };
  };

const RETRY_S = 1;

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'fair-weather',
    about: 'a whole game, and nothing goes wrong',
    trouble: () => () => null,
    judge: (seen) => [safety(seen)],
  },
  {
    id: 'lost-request',
    about: 'the connection breaks before an action got there',
    trouble: first(1, isAction, () => ({ kind: 'lose', when: 'before' })),
    judge: (seen) => [triesAgainSafely(seen)],
  },
  {
    id: 'lost-answer',
    about: 'an action is done, and its answer is lost',
    trouble: first(1, isAction, () => ({ kind: 'lose', when: 'after' })),
    judge: (seen) => [triesAgainSafely(seen)],
  },
  {
    id: 'broken-stream',
    about: 'every stream and every waiting request breaks once or twice',
    trouble: first(
      2,
      (sent) => isStream(sent) || isWait(sent),
      (sent) => (isStream(sent) ? { kind: 'cut', after: 1 } : { kind: 'lose', when: 'before' }),
    ),
    judge: (seen) => [comesBack(seen)],
  },
  {
    id: 'key-in-use',
    about: 'an action is told 409: its first request is still under way',
    trouble: first(
      1,
      (sent) => isAction(sent) && headerOf(sent, 'idempotency-key') !== null,
      () => ({
        kind: 'refuse',
        status: 409,
        code: 'key-in-use',
      }),
    ),
    judge: (seen) => [keepsItsKey(seen)],
  },
  {
    id: 'stale-version',
    about: 'an action is told 412: the game has gone on',
    trouble: first(
      1,
      (sent) => isAction(sent) && headerOf(sent, 'if-match') !== null,
      () => ({
        kind: 'refuse',
        status: 412,
        code: 'stale-version',
      }),
    ),
    judge: (seen) => [looksAfterStale(seen)],
  },
  {
    id: 'too-fast',
    about: `an action is told 429, and to come back in ${RETRY_S} s`,
    trouble: first(1, isAction, () => ({
      kind: 'refuse',
      status: 429,
      code: 'too-many-requests',
      retryAfterS: RETRY_S,
    })),
    judge: (seen) => [keepsRetryAfter(seen, RETRY_S)],
  },
  {
    id: 'restart',
    about: 'the server restarts: connections break, then it says 503 for a moment',
    trouble: restarting,
    judge: () => [],
  },
  {
    id: 'news',
    about: 'answers have fields, and the log has kinds of events, that nobody has heard of',
    trouble: () => () => ({ kind: 'change', change: fromTomorrow }),
    judge: () => [],
  },
];

const CLOSED_MS = 300;
const CLOSING_MS = 1000;

/** Begins with the second action: by then the client is in the middle of something. */
function restarting(): Trouble {
  let actions = 0;
  let since: number | null = null;
  return (sent) => {
    if (isAction(sent)) actions += 1;
    if (since === null && actions === 2) since = sent.at;
    const gone = since === null ? Number.POSITIVE_INFINITY : sent.at - since;
    if (gone < CLOSED_MS) return { kind: 'lose', when: 'before' };
    return gone < CLOSING_MS
      ? { kind: 'refuse', status: 503, code: 'unavailable', retryAfterS: RETRY_S }
      : null;
  };
}

/** As a later version may answer: a new field in every object, and an event under a new name. Actions are left alone, since they are sent back. */
const fromTomorrow = (text: string): string =>
  text
    .replaceAll('"type":"luck-drawn"', '"type":"weather-changed"')
    .replaceAll(/\{"(version|id|seq|action|seat|items)":/g, '{"weather":{"sky":"clear"},"$1":');
