import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { bellWith } from './bell.js';
import { ANYTHING, CHANNEL, GOODBYE, ringIn } from './bell-words.js';
import type { News } from './news.js';
import { newPeers } from './peers.js';

const PULSE_MS = 3_000;
/** A connection on which nothing came for so long has died without a word: our own pulse would have. */
export const NEWS_SILENCE_MS = 3 * PULSE_MS;

/** Two connections: one who listens must not wait behind one who speaks. */
interface Lines {
  readonly ringing: postgres.Sql;
  readonly listening: postgres.Sql;
}

/**
 * Rings after the commit, on connections of its own: a NOTIFY inside the statement holds a lock on the whole database until the commit is done,
 * so that all commits of all processes wait for one another.
 *
 * What a process has written and not told when it dies is found by its silence. Everybody says now and then that they are there;
 * when one falls silent without a goodbye, everybody looks again at everything they follow. The same after a listening connection broke.
 * Who has heard of nobody else rings for nobody, and tells a newcomer that anything may have happened.
 */
export const newsOn = ({ ringing, listening }: Lines, pulseMs = PULSE_MS): News => {
  const self = `s_${randomBytes(9).toString('base64url')}`;
  const bell = bellWith(self, ringing.notify);
  const peers = newPeers();
  let beat: NodeJS.Timeout | undefined;
  let isHearing = false;
  let hasKeptQuiet = false;

  const greet = (): void => {
    bell.pulse().catch(() => {});
    if (hasKeptQuiet) bell.ring([ANYTHING]);
    hasKeptQuiet = false;
  };
  const hear = (onNews: (gameIds: readonly string[]) => void, onGap: () => void) => (payload: string) => {
    const { sender, words } = ringIn(payload);
    if (sender === self || sender === '') return;
    if (words[0] === GOODBYE) return peers.left(sender);
    if (peers.heard(sender)) greet();
    if (words.includes(ANYTHING)) onGap();
    else if (words.length > 0) onNews(words);
  };

  return {
    tell(gameIds) {
      if (isHearing && peers.isEmpty) hasKeptQuiet = true;
      else bell.ring(gameIds);
    },
    async hear(onNews, onGap) {
      await listening.listen(CHANNEL, hear(onNews, onGap), onGap);
      isHearing = true;
      await bell.pulse();
      beat = pulsing(pulseMs, peers.pulse, onGap, () => void bell.pulse().catch(() => {}));
      return async () => {
        // What is still under way may be written, and is told.
        isHearing = false;
        await listening.end({ timeout: 1 });
      };
    },
    async close() {
      clearInterval(beat);
      await bell.close();
      await Promise.all([ringing, listening].map((line) => line.end({ timeout: 1 })));
    },
  };
};

/** Somebody may have died before we had ever heard of them: so we look once more when a silence would have shown. */
const FIRST_LOOK = 4;

const pulsing = (
  everyMs: number,
  hasSilence: () => boolean,
  onGap: () => void,
  pulse: () => void,
): NodeJS.Timeout => {
  let beats = 0;
  return setInterval(() => {
    beats++;
    pulse();
    if (hasSilence() || beats === FIRST_LOOK) onGap();
  }, everyMs).unref();
};
