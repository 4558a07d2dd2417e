import type { TraceSettings } from './settings.js';
import { isChosen, newSpanId, newTraceId, parentIn, type Span, traceparentOf } from './spans.js';

/** Tells a collector of requests, by OTLP over HTTP as JSON. */
export interface Tracer {
  begin(request: {
    readonly method: string;
    readonly path: string;
    readonly traceparent: string | undefined;
  }): Span;
  /** Sends what is left. */
  close(): Promise<void>;
}

const BETWEEN_SENDS_MS = 5_000;
const MOST_AT_ONCE = 512;
/** A collector that does not answer costs this much memory, and no request its answer. */
const MOST_WAITING = 2_048;
const PATIENCE_MS = 10_000;

export const openTracer = (settings: TraceSettings, complain: (error: unknown) => void): Tracer => {
  let waiting: object[] = [];
  let sending: Promise<void> = Promise.resolve();
  const send = (): Promise<void> => {
    const spans = waiting.splice(0, MOST_AT_ONCE);
    if (spans.length === 0) return sending;
    sending = sending.then(() => post(settings, spans)).catch(complain);
    return sending;
  };
  const timer = setInterval(() => void send(), BETWEEN_SENDS_MS).unref();
  const keep = (span: object): void => {
    if (waiting.length < MOST_WAITING) waiting.push(span);
    if (waiting.length === MOST_AT_ONCE) void send();
  };
  return {
    begin({ method, path, traceparent }) {
      const parent = parentIn(traceparent);
      const traceId = parent?.traceId ?? newTraceId();
      const isSampled = parent?.isSampled ?? isChosen(traceId, settings.share);
      const spanId = newSpanId();
      const began = now();
      return {
        traceparent: traceparentOf({ traceId, spanId, isSampled }),
        end(route, status) {
          if (isSampled)
            keep(spanOf({ traceId, spanId, parentId: parent?.spanId, began, method, path, route, status }));
        },
      };
    },
    async close() {
      clearInterval(timer);
      while (waiting.length > 0) await send();
      await sending;
      waiting = [];
    },
  };
};

interface Ended {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly began: bigint;
  readonly method: string;
  readonly path: string;
  readonly route: string;
  readonly status: number;
}

/** Nanoseconds since 1970, by a clock that does not jump. */
const now = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e3)) * 1_000n;

const SERVER = 2;
const ERROR = 2;

/** As OpenTelemetry names the parts of a request. The path holds ids and never a token; the query is left out. */
const spanOf = ({ traceId, spanId, parentId, began, method, path, route, status }: Ended): object => ({
  traceId,
  spanId,
  ...(parentId === undefined ? {} : { parentSpanId: parentId }),
  name: `${method} ${route}`,
  kind: SERVER,
  startTimeUnixNano: String(began),
  endTimeUnixNano: String(now()),
  attributes: [
    ...texts({ 'http.request.method': method, 'http.route': route, 'url.path': path }),
    { key: 'http.response.status_code', value: { intValue: String(status) } },
  ],
  status: status >= 500 ? { code: ERROR } : {},
});

const texts = (attributes: { readonly [key: string]: string }): readonly object[] =>
  Object.entries(attributes).map(([key, stringValue]) => ({ key, value: { stringValue } }));

const post = async ({ url, headers, resource }: TraceSettings, spans: readonly object[]): Promise<void> => {
  const told = {
    resourceSpans: [
      { resource: { attributes: texts(resource) }, scopeSpans: [{ scope: { name: 'parlor' }, spans }] },
    ],
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(told),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the collector of traces answered ${response.status}`);
};
