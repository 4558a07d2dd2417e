import type { Exchange } from '../../client/exchange.js';
import type { LogEntry } from '../../client/types.js';
import { signal } from '../signal.js';

/** A line of the lesson: a request with its answer, or an event that came by the stream. */
export type Line =
  | { readonly kind: 'exchange'; readonly number: number; readonly exchange: Exchange }
  | { readonly kind: 'event'; readonly number: number; readonly gameId: string; readonly event: LogEntry };

/** Enough to look back on the last few turns. */
const KEPT = 80;

/** What just happened over HTTP, newest first. */
export const lines = signal<readonly Line[]>([]);

let number = 0;
let isCovered = false;

/** Nobody reads what was said to another: what there is is forgotten, and nothing is noted until the device was passed on. */
export const coverLines = (): (() => void) => {
  isCovered = true;
  lines.set([]);
  return () => {
    isCovered = false;
  };
};

/** What changed something, since the last time a person clicked or pressed a key. */
export const yours = signal<ReadonlySet<number>>(new Set());

let lastTouch = 0;
let lastNoted = -1;
for (const touch of ['click', 'keydown'])
  addEventListener(
    touch,
    () => {
      lastTouch += 1;
    },
    true,
  );

/** A picture is asked for at every step: it would drown what was said. */
const isPicture = ({ url }: Exchange): boolean => /\/picture(?:\?|$)/.test(url);

export const noteExchange = (exchange: Exchange): void => {
  if (isCovered || isPicture(exchange)) return;
  number += 1;
  if (exchange.method !== 'GET') {
    yours.set(new Set([...(lastNoted === lastTouch ? yours.get() : []), number]));
    lastNoted = lastTouch;
  }
  lines.set([{ kind: 'exchange' as const, number, exchange }, ...lines.get()].slice(0, KEPT));
};

export const noteEvent = (gameId: string, event: LogEntry): void => {
  if (isCovered) return;
  number += 1;
  lines.set([{ kind: 'event' as const, number, gameId, event }, ...lines.get()].slice(0, KEPT));
};
