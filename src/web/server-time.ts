import type { Exchange } from '../client/exchange.js';

/** Less than this is the whole second in which a server tells its time, and the way it came. */
const NOISE_MS = 1_500;

let aheadMs = 0;

/** A phone's clock may be wrong by minutes: what the server says in passing puts it right. */
export const noteTime = ({ responseHeaders, durationMs }: Exchange): void => {
  const { date, 'cache-control': kept = '' } = responseHeaders;
  // What was kept tells the time of long ago.
  if (date === undefined || /max-age=[1-9]/.test(kept)) return;
  const ahead = Date.parse(date) + 500 - (Date.now() - durationMs / 2);
  if (!Number.isNaN(ahead) && Math.abs(ahead - aheadMs) > NOISE_MS)
    aheadMs = Math.abs(ahead) > NOISE_MS ? ahead : 0;
};

/** Now, as the server sees it. */
export const serverNow = (): number => Date.now() + aheadMs;
