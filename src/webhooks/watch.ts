import { setTimeout as pause } from 'node:timers/promises';
import type { Turn } from '../store/webhooks.js';
import { deliver } from './delivery.js';
import { lanesUpTo } from './lanes.js';
import type { Means } from './means.js';

/** Waits for the turns of all who want to be called, and calls them. */
export interface Watch {
  /** From now on; what is open already is told at once. */
  begin(playerId: string): void;
  end(playerId: string): void;
  /** When nobody is being called any more. */
  close(): Promise<void>;
}

const MOST_DUE_AT_ONCE = 100;
/** After a failure of ours, such as a database that does not answer. */
const RECOVER_MS = 1_000;

export const watchOver = (means: Means): Watch => {
  const { webhooks, tables, pace, closing } = means;
  const watched = new Map<string, AbortController>();
  const underWay = new Set<Promise<void>>();
  const lanes = lanesUpTo();

  const track = (work: Promise<void>, what: string): void => {
    const tracked = work
      .catch((error: unknown) => means.report(error, what))
      .finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  };
  const announce = (turn: Turn, playerId: string): void =>
    track(
      lanes(playerId, async () => {
        if (!closing.aborted) await deliver(means, turn, playerId);
      }),
      'a webhook was not called this time',
    );

  /** An inbox begins with what is open, so nothing is lost by starting over. */
  const listen = async (playerId: string, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      try {
        for await (const notice of tables.inbox(playerId, signal)) {
          if (notice.type !== 'your-turn' || !(await wants(playerId, notice.ruleset))) continue;
          const turn = { gameId: notice.gameId, version: notice.version, seat: notice.seat };
          await webhooks.announce(turn, playerId, new Date());
          announce(turn, playerId);
        }
      } catch (error) {
        means.report(error, 'turns for a webhook were missed for a moment');
        await pause(RECOVER_MS, undefined, { signal }).catch(() => {});
      }
    }
  };
  const wants = async (playerId: string, ruleset: string): Promise<boolean> => {
    const hook = await webhooks.find(playerId);
    return hook?.disabledAt === null && (hook.rulesets?.includes(ruleset) ?? true);
  };

  const begin = (playerId: string): void => {
    watched.get(playerId)?.abort();
    if (closing.aborted) return;
    const listening = new AbortController();
    watched.set(playerId, listening);
    track(listen(playerId, listening.signal), 'a webhook is no longer watched');
  };
  const end = (playerId: string): void => {
    watched.get(playerId)?.abort();
    watched.delete(playerId);
  };

  /** Takes up what fell due, and those who came or went through another process. */
  const sweep = async (): Promise<void> => {
    const active = new Set(await webhooks.active());
    for (const playerId of active) if (!watched.has(playerId)) begin(playerId);
    for (const playerId of [...watched.keys()]) if (!active.has(playerId)) end(playerId);
    for (const row of await webhooks.due(new Date(), MOST_DUE_AT_ONCE)) announce(row, row.playerId);
  };
  // One at a time: a database that is slow to answer must not be asked ever more.
  let isSweeping = false;
  const sweepNow = (): void => {
    if (isSweeping) return;
    isSweeping = true;
    const swept = sweep().finally(() => {
      isSweeping = false;
    });
    track(swept, 'webhooks were not looked after this time');
  };
  const timer = setInterval(sweepNow, pace.sweepMs).unref();
  sweepNow();

  return {
    begin,
    end,
    async close() {
      clearInterval(timer);
      for (const playerId of [...watched.keys()]) end(playerId);
      await Promise.all(underWay);
    },
  };
};
