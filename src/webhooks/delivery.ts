import { setTimeout as pause } from 'node:timers/promises';
import type { StoredAttempt } from '../store/schema.js';
import type { DeliveryRow, Matter, WebhookRow } from '../store/webhooks.js';
import type { Problem } from '../table/problem.js';
import { type CallResult, call, type News } from './call.js';
import type { WebhookDeps } from './deps.js';
import { detailsOf } from './matters.js';

/** A log is for reading: what was tried long ago is forgotten. */
const MOST_ATTEMPTS_KEPT = 20;

/**
 * Announces one matter: claims it, so that of several processes one calls; calls, and once more when that fails.
 * What failed twice, or took too long, is put off, longer each time; a claim that nobody settled falls due again by itself.
 * Answers how long the bot took at its slowest, or null where it was not called.
 */
export const deliver = async (
  deps: WebhookDeps,
  matter: Matter,
  playerId: string,
): Promise<number | null> => {
  const { webhooks, pace } = deps;
  const hook = await webhooks.find(playerId);
  if (hook === null || hook.disabledAt !== null) return null;
  const now = Date.now();
  const claimed = await webhooks.claim(matter, new Date(now), new Date(now + pace.leaseMs));
  if (claimed === null) return null;
  const { attempts } = claimed;
  if (hook.pausedUntil !== null && hook.pausedUntil.getTime() > now) {
    await webhooks.settle(claimed, { status: 'open', dueAt: hook.pausedUntil, attempts });
    return null;
  }
  const made = await callTwice(deps, hook, matter);
  await settle(deps, hook, claimed, made);
  return made.attempts.length === 0 ? null : Math.max(...made.attempts.map(({ ms }) => ms));
};

interface Made {
  readonly result: CallResult['result'];
  readonly attempts: readonly StoredAttempt[];
}

/** Calls, and calls again with what was wrong; not at all once it has passed, nor again when time ran out. */
const callTwice = async (deps: WebhookDeps, hook: WebhookRow, matter: Matter): Promise<Made> => {
  const attempts: StoredAttempt[] = [];
  let refused: Problem | undefined;
  for (let tries = 0; tries < 2; tries++) {
    if (tries > 0) await pause(deps.pace.pauseMs, undefined, { signal: deps.closing }).catch(() => {});
    const news = await whileItLasts(deps, hook, matter);
    if (news === null) return { result: 'passed', attempts };
    if (attempts.at(-1)?.code === 'timeout') break;
    const verdict = await call(deps, hook, news, refused);
    attempts.push(verdict.attempt);
    deps.called?.(verdict.attempt);
    refused = verdict.problem;
    if (verdict.result !== 'failed' || deps.closing.aborted) return { result: verdict.result, attempts };
  }
  return { result: 'failed', attempts };
};

/** The game as it stands, if this still waits for them there. */
const whileItLasts = async (
  deps: WebhookDeps,
  { playerId }: WebhookRow,
  matter: Matter,
): Promise<News | null> => {
  const found = await deps.tables.find(matter.gameId, { playerId });
  if (!found.ok) return null;
  const details = detailsOf(found.value, playerId, matter, deps.clock());
  return details === null ? null : { matter, details, game: found.value };
};

const settle = async (
  deps: WebhookDeps,
  hook: WebhookRow,
  claimed: DeliveryRow,
  made: Made,
): Promise<void> => {
  const { webhooks, pace } = deps;
  const now = new Date();
  const attempts = [...claimed.attempts, ...made.attempts].slice(-MOST_ATTEMPTS_KEPT);
  const { code = 'unknown', why = null } = attempts.at(-1) ?? {};
  const trouble = { code, why: why ?? 'No reason is known.' };
  switch (made.result) {
    case 'passed':
      return webhooks.settle(claimed, { status: 'passed', dueAt: now, attempts });
    case 'answered':
    case 'acknowledged':
      await webhooks.settle(claimed, { status: made.result, dueAt: now, attempts });
      return webhooks.succeed(hook.playerId);
    case 'gone':
      await webhooks.settle(claimed, { status: 'dropped', dueAt: now, attempts });
      return webhooks.disable(hook, trouble, now);
    case 'failed': {
      // Whoever comes after us may call at once: the bot is not to blame.
      if (deps.closing.aborted) return webhooks.settle(claimed, { status: 'open', dueAt: now, attempts });
      const dueAt = new Date(now.getTime() + pace.backOffMs(hook.failures + 1));
      const failures = await webhooks.fail(hook, trouble, now, dueAt);
      const isEnough = failures !== null && failures >= pace.mostFailures;
      // The claim is given up after the failure is counted: until here nobody else could call.
      await webhooks.settle(claimed, { status: isEnough ? 'dropped' : 'open', dueAt, attempts });
      if (!isEnough) return;
      const said = `It failed ${failures} times in a row, at last so: ${trouble.why}`;
      return webhooks.disable(hook, { code, why: said }, now);
    }
  }
};
