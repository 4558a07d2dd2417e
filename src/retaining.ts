import type { Logger } from 'pino';
import { archivedMetrics } from './http/metrics.js';
import { redactedError } from './http/redacted-error.js';
import type { Services } from './http/services.js';
import { every } from './services.js';
import type { Store } from './store/store.js';
import { archiveFinished, type Retention } from './upkeep/retention.js';

const MINUTE_MS = 60_000;

/** Puts finished games away, some every minute, for as long as the server runs. */
export const retaining = (
  { archive }: Store,
  { tables, streams, log }: Pick<Services, 'tables' | 'streams'> & { readonly log: Logger },
  retention: Retention,
): ReturnType<typeof every> =>
  every(MINUTE_MS, async () => {
    const deps = { archive, tables, clock: Date.now, closing: streams.closing };
    try {
      const games = await archiveFinished(deps, retention);
      if (games === 0) return;
      archivedMetrics.inc(games);
      log.info({ games, folder: retention.folder }, 'finished games were put away');
    } catch (error) {
      log.warn({ err: redactedError(error) }, 'some finished games were not put away this time');
    }
  });
