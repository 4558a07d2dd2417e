import { randomUUID } from 'node:crypto';
import type { Problem } from '../table/problem.js';
import { problem } from './documents/answer.js';
import type { Answer, Exchange } from './exchange.js';
import { observe } from './metrics.js';
import { withoutToken } from './redacted-error.js';
import { header } from './request/header.js';
import { networkOf } from './request/network.js';
import { proxyHint } from './request/proxy-hint.js';
import type { Services } from './services.js';
import { spanOf } from './span.js';

/** Where every request is met, whichever way it came: it gets a name, and when it is done one line is written. */
export interface Reception {
  /** What the answer is when it is known without looking further. */
  turnedBack(c: Exchange): Answer | null;
  meet(c: Exchange): Farewell;
}

/** Says how it ended. */
export type Farewell = (route: string, status: number) => void;

const REQUEST_ID = /^[\w.:-]{1,64}$/;

export const receptionOf = (services: Services): Reception => {
  const hint = proxyHint(services);
  return {
    turnedBack: (c) =>
      services.isClosing() && !ASKED_WHILE_CLOSING.has(c.req.path) ? problem(c, CLOSING) : null,
    meet(c) {
      const began = performance.now();
      hint(c);
      const given = header(c, 'x-request-id');
      c.set('requestId', given !== undefined && REQUEST_ID.test(given) ? given : randomUUID());
      const { limits } = services;
      if (limits !== null) {
        const network = { kind: 'network', id: networkOf(c, services) } as const;
        c.set('whatIsLeft', () => limits.look(network, 'reads').headers);
      }
      const span = spanOf(services, c);
      return (route, status) => {
        writeDown(services, c, route, status, performance.now() - began);
        span?.end(route, status);
      };
    },
  };
};

const writeDown = (services: Services, c: Exchange, route: string, status: number, ms: number): void => {
  const { method, path } = c.req;
  observe(method, route, status, ms / 1000);
  services.log.info(
    {
      requestId: c.get('requestId'),
      method,
      path: withoutToken(path),
      status,
      ms: Math.round(ms * 10) / 10,
    },
    'request',
  );
};

/** A closing server still says how it is. */
const ASKED_WHILE_CLOSING: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const CLOSING: Problem = {
  code: 'unavailable',
  detail: 'This server is closing. Send the request again in a moment: another one will answer.',
};
