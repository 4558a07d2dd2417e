import type { Exchange } from '../exchange.js';
import type { Services } from '../services.js';
import { header } from './header.js';
import { addressIn } from './proxies.js';

/**
 * Behind a proxy that nobody named, all callers are one and share one budget. Whoever operates it is told once.
 * Only a neighbour can be such a proxy: a stranger may write anything into the header.
 */
export const proxyHint = ({ proxies, log }: Pick<Services, 'proxies' | 'log'>): ((c: Exchange) => void) => {
  let wasSaid = false;
  return (c) => {
    if (wasSaid || header(c, 'x-forwarded-for') === undefined) return;
    const address = addressIn(c.env?.incoming?.socket.remoteAddress ?? '');
    if (address === null || address.range() === 'unicast' || proxies.areTrusted(address)) return;
    wasSaid = true;
    log.warn(
      { proxy: address.toString() },
      'X-Forwarded-For comes from a proxy that PARLOR_TRUSTED_PROXIES does not name: all its callers share one budget',
    );
  };
};
