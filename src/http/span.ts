import type { Exchange } from './exchange.js';
import { withoutToken } from './redacted-error.js';
import { header } from './request/header.js';
import type { Services, Spans } from './services.js';

/** The request as a collector of traces is told of it; undefined where there is none. */
export const spanOf = ({ spans }: Services, c: Exchange): ReturnType<Spans['begin']> | undefined =>
  spans?.begin({
    method: c.req.method,
    path: withoutToken(c.req.path),
    traceparent: header(c, 'traceparent'),
  });
