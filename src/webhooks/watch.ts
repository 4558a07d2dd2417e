import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Matter } from '../store/webhooks.js';
import { deliver } from './delivery.js';
import type { WebhookDeps } from './deps.js';
import { matterIn, TURNS_ALONE } from './matters.js';
import { callQueue } from './queue.js';

/** Waits for whatever concerns those who want to be called, and calls them. */
export interface Watch {
  /** From now on; what is open already is told at once. */
  begin(playerId: string): void;
  end(playerId: string): void;
  /** When nobody is being called any more. */
  close(): Promise<void>;
}

const MOST_DUE_AT_ONCE = 400;
/** After a failure of ours, such as a database that does not answer. */
const RECOVER_MS = 1_000;

export const watchOver = (deps: WebhookDeps): Watch => {
  const { webhooks, pace, closing } = deps;
  // Every call listens for the end of the server.
  setMaxListeners(0, closing);
  const watched = new Map<string, AbortController>();
  const underWay = new Set<Promise<void>>();
  const queue = callQueue((matter, playerId) => announced(deps, matter, playerId), pace.slowMs);

  const track = (work: Promise<void>, what: string): void => {
    const tracked = work
      .catch((error: unknown) => deps.report(error, what))
      .finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  };
  const end = (playerId: string): void => {
    watched.get(playerId)?.abort();
    watched.delete(playerId);
    queue.forget(playerId);
  };
  const begin = (playerId: string): void => {
    end(playerId);
    if (closing.aborted) return;
    const listening = new AbortController();
    watched.set(playerId, listening);
    const listened = listen(deps, playerId, listening.signal, (matter) => queue.put(matter, playerId));
    track(listened, 'a webhook is no longer watched');
  };

  /** Takes up what fell due, and those who came or went through another process. */
  const sweep = async (): Promise<void> => {
    const active = new Set(await webhooks.active());
    for (const playerId of active) if (!watched.has(playerId)) begin(playerId);
    for (const playerId of [...watched.keys()]) if (!active.has(playerId)) end(playerId);
    for (const row of await webhooks.due(new Date(), MOST_DUE_AT_ONCE)) queue.put(row, row.playerId);
  };
  const timer = everySoOften(sweep, pace.sweepMs, (swept) =>
    track(swept, 'webhooks were not looked after this time'),
  );

  return {
    begin,
    end,
    async close() {
      clearInterval(timer);
      for (const playerId of [...watched.keys()]) end(playerId);
      await Promise.all([queue.close(), ...underWay]);
    },
  };
};

const announced = async (deps: WebhookDeps, matter: Matter, playerId: string): Promise<number | null> => {
  if (deps.closing.aborted) return null;
  try {
    return await deliver(deps, matter, playerId);
  } catch (error) {
    deps.report(error, 'a webhook was not called this time');
    return null;
  }
};

/** An inbox begins with what is open, so nothing is lost by starting over. */
const listen = async (
  deps: WebhookDeps,
  playerId: string,
  signal: AbortSignal,
  onMatter: (matter: Matter) => void,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      for await (const { notice } of deps.tables.inbox(playerId, signal)) {
        if (notice === null || notice.type === 'look-again') continue;
        const matter = matterIn(notice);
        if (matter === null || !(await wants(deps, playerId, notice.ruleset, matter))) continue;
        await deps.webhooks.announce(matter, playerId, new Date());
        onMatter(matter);
      }
    } catch (error) {
      deps.report(error, 'what a webhook is called for was missed for a moment');
      await pause(RECOVER_MS, undefined, { signal }).catch(() => {});
    }
  }
};

const wants = async (
  { webhooks }: WebhookDeps,
  playerId: string,
  ruleset: string,
  { type }: Matter,
): Promise<boolean> => {
  const hook = await webhooks.find(playerId);
  if (hook === null || hook.disabledAt !== null) return false;
  return (hook.notices ?? TURNS_ALONE).includes(type) && (hook.rulesets?.includes(ruleset) ?? true);
};

/** At once and then again and again, one at a time: a database that is slow to answer must not be asked ever more. */
const everySoOften = (
  work: () => Promise<void>,
  ms: number,
  track: (work: Promise<void>) => void,
): NodeJS.Timeout => {
  let isUnderWay = false;
  const workNow = (): void => {
    if (isUnderWay) return;
    isUnderWay = true;
    const worked = work().finally(() => {
      isUnderWay = false;
    });
    track(worked);
  };
  workNow();
  return setInterval(workNow, ms).unref();
};
