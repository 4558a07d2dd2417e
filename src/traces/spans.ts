import { randomBytes } from 'node:crypto';

/** One request on its way through the server. */
export interface Span {
  /** Who is told to hear of it further on. */
  readonly traceparent: string;
  end(route: string, status: number): void;
}

/** What a trace is told by, from one program to the next (W3C Trace Context). */
export interface Parent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})/;

/** Whatever cannot be read is as if it had not been sent. */
export const parentIn = (header: string | undefined): Parent | null => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

export const traceparentOf = ({ traceId, spanId, isSampled }: Parent): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');

/** The same trace is told of by all who take part in it, since its id decides. */
export const isChosen = (traceId: string, share: number): boolean =>
  share >= 1 || Number.parseInt(traceId.slice(-13), 16) < share * 2 ** 52;
