import type { Doorbell } from '../live/doorbell.js';
import { earAt } from '../live/ear.js';
import type { Evening } from './evening.js';
import type { Evenings } from './evenings.js';

/** The game as soon as it is as wished for, or as it stands when time is up or the caller has gone. */
export const waitUntil = async (
  evenings: Evenings,
  bell: Doorbell,
  start: Evening,
  isAsWished: (evening: Evening) => boolean,
  signal: AbortSignal,
): Promise<Evening> => {
  const ear = earAt(bell, start.id, signal);
  try {
    let evening = start;
    while (!signal.aborted && !isAsWished(evening)) {
      // Listening began before this read, so nothing falls in between.
      evening = (await evenings.now(start.id)) ?? evening;
      if (!isAsWished(evening)) await ear.heard();
    }
    return isAsWished(evening) ? evening : ((await evenings.now(start.id)) ?? evening);
  } finally {
    ear.close();
  }
};
