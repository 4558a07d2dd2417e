import { unkeepable } from '../engine/keepable.js';
import { no, type Result, yes } from '../engine/result.js';
import type { StoredAttempt } from '../store/schema.js';
import type { Matter, WebhookRow } from '../store/webhooks.js';
import type { Game } from '../table/game/game.js';
import type { Problem } from '../table/problem.js';
import type { WebhookDeps } from './deps.js';
import { wantsAction } from './matters.js';
import { type NoAnswer, type Posted, post } from './post.js';
import { signedHeaders } from './signature.js';
import { addressesOf, isOnAllowedPort } from './target.js';

/** What came of one call. */
export interface CallResult {
  readonly result: 'answered' | 'acknowledged' | 'passed' | 'gone' | 'failed';
  readonly attempt: StoredAttempt;
  /** Why the action in the answer was refused: the bot is told so when it is called again. */
  readonly problem?: Problem;
}

interface Judged extends Pick<CallResult, 'result' | 'problem'> {
  readonly code: string;
  readonly why?: string;
}

/** What a bot is told. */
export interface News {
  readonly matter: Matter;
  /** What there is to say beside the game. */
  readonly details: object;
  readonly game: Game;
}

/** The same for every call about one matter, so that a bot knows a repeated one. */
export const idOf = ({ type, gameId, version, seat }: Matter): string =>
  `${type === 'your-turn' ? 'turn' : type}_${gameId}_${version}_${seat}`;

/** Calls the bot for which something waits, and does what its answer says. */
export const call = async (
  deps: WebhookDeps,
  hook: WebhookRow,
  news: News,
  refused: Problem | undefined,
): Promise<CallResult> => {
  const began = performance.now();
  const now = new Date();
  const body = textOf(deps, hook, news, now, refused);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Parlor',
    ...signedHeaders(hook, idOf(news.matter), now, body),
  };
  const posted = await inTime(deps, (signal) => reach(deps, hook, headers, body, signal));
  const ms = Math.round(performance.now() - began);
  const judged = posted.ok ? await judge(deps, hook, news, posted.value) : failed(posted.problem);
  const { result, code, why = null, problem } = judged;
  const status = posted.ok ? posted.value.status : posted.problem.status;
  const attempt = { at: now.toISOString(), ms, status, code, why };
  return problem === undefined ? { result, attempt } : { result, attempt, problem };
};

const textOf = (
  { describe }: WebhookDeps,
  { playerId }: WebhookRow,
  { matter: { type, seat }, details, game }: News,
  now: Date,
  refused: Problem | undefined,
): string =>
  JSON.stringify({
    type,
    timestamp: now.toISOString(),
    data: {
      seat,
      ...details,
      game: describe(game, playerId),
      ...(refused === undefined ? {} : { refused }),
    },
  });

type Answered = Result<Posted, NoAnswer | Silence>;

interface Silence {
  readonly code: 'no-public-address' | 'forbidden-port' | 'timeout' | 'interrupted';
  readonly why: string;
  readonly status: null;
}

const reach = async (
  { reach: allowed, ports, lookUp }: WebhookDeps,
  hook: WebhookRow,
  headers: { readonly [name: string]: string },
  body: string,
  signal: AbortSignal,
): Promise<Answered> => {
  const url = new URL(hook.url);
  if (!isOnAllowedPort(url, ports))
    return no(silence('forbidden-port', 'The operator of this server no longer allows this port.'));
  const found = await addressesOf(url, allowed, lookUp);
  if (!found.ok) return no(silence(found.problem, 'The host leads to no address this server may call.'));
  return post({ url, addresses: found.value, headers, body }, signal);
};

/** All of it within the time for one call; also the question to the DNS, which nobody can take back. */
const inTime = async (
  deps: WebhookDeps,
  work: (signal: AbortSignal) => Promise<Answered>,
): Promise<Answered> => {
  const enough = new AbortController();
  const late = silence('timeout', `No whole answer within ${deps.pace.attemptMs / 1000} seconds.`);
  const closing = silence('interrupted', 'This server was stopped meanwhile.');
  return new Promise((resolve, reject) => {
    const stop = (said: Silence) => (): void => {
      resolve(no(said));
      enough.abort();
    };
    const [onLate, onClosing] = [stop(late), stop(closing)];
    const timer = setTimeout(onLate, deps.pace.attemptMs);
    deps.closing.addEventListener('abort', onClosing, { once: true });
    if (deps.closing.aborted) onClosing();
    work(enough.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        deps.closing.removeEventListener('abort', onClosing);
      });
  });
};

const silence = (code: Silence['code'], why: string): Silence => ({ code, why, status: null });

const failed = ({ code, why }: { readonly code: string; readonly why: string }): Judged => ({
  result: 'failed',
  code,
  why,
});

const judge = async (
  deps: WebhookDeps,
  hook: WebhookRow,
  news: News,
  { status, body }: Posted,
): Promise<Judged> => {
  if (status === 410)
    return { result: 'gone', code: 'gone', why: 'The bot answered 410: it wants no more calls.' };
  if (status >= 300 && status < 400)
    return failed({
      code: 'redirected',
      why: 'Redirections are not followed: give the address they lead to.',
    });
  if (status < 200 || status > 299)
    return failed({ code: 'bad-status', why: `The bot answered with status ${status}.` });
  if (body.trim() === '' || !wantsAction(news.matter))
    return { result: 'acknowledged', code: 'acknowledged' };
  const action = actionIn(body);
  if (!action.ok) return failed({ code: 'malformed-answer', why: action.problem });
  return obey(deps, hook, news, action.value);
};

const actionIn = (body: string): Result<object, string> => {
  try {
    const action: unknown = JSON.parse(body);
    const fault = unkeepable(action);
    if (fault !== null) return no(`The answer cannot be taken: ${fault.pointer} ${fault.message}.`);
    if (typeof action === 'object' && action !== null && !Array.isArray(action)) return yes(action);
    return no('The answer is JSON, but no object: it should be an action, such as {"type": "roll"}.');
  } catch {
    return no('The answer is not JSON: it should be an action, or nothing at all.');
  }
};

/** The version is named, so an answer that comes late, or twice, changes nothing. */
const obey = async (
  deps: WebhookDeps,
  hook: WebhookRow,
  { matter, game }: News,
  action: object,
): Promise<Judged> => {
  const { id: gameId, version: expected } = game;
  const requestId = idOf(matter);
  const player = await deps.playerOf(hook.playerId);
  const done = await deps.tables.act({
    gameId,
    player,
    wanted: { action },
    expected,
    requestId,
    key: undefined,
  });
  if (done.ok) return { result: 'answered', code: 'answered' };
  const { problem } = done;
  if (problem.code === 'stale-version')
    return { result: 'passed', code: 'stale-version', why: 'The game had moved on when the answer came.' };
  return { result: 'failed', code: problem.code, why: problem.detail, problem };
};
