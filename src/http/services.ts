import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Lab } from '../lab/lab.js';
import type { TableService } from '../table/table.js';
import type { WebhookService } from '../webhooks/webhooks.js';
import type { Deprecated } from './documents/deprecated.js';
import type { Known } from './exchange.js';
import type { Limits } from './request/limits.js';
import type { Proxies } from './request/proxies.js';
import type { Streams } from './streams/streams.js';

/** Whoever hears of every request, where the operator wants it. */
export interface Spans {
  begin(request: {
    readonly method: string;
    readonly path: string;
    readonly traceparent: string | undefined;
  }): {
    end(route: string, status: number): void;
  };
}

/** What the front door needs from the rest of the server. */
export interface Services {
  readonly tables: TableService;
  readonly webhooks: WebhookService;
  /** Null where the operator has not opened it. */
  readonly lab: Lab | null;
  readonly limits: Limits | null;
  readonly streams: Streams;
  readonly proxies: Proxies;
  readonly log: Logger;
  readonly spans?: Spans | undefined;
  /** Whether `/metrics` answers at the front door. */
  readonly showsMetrics: boolean;
  /** The figures of all processes behind this port; null where there is only this one. */
  readonly allFigures: (() => Promise<string>) | null;
  /** What is on its way out; the table of this version unless told. */
  readonly deprecated?: readonly Deprecated[] | undefined;
  /** Told to stop: what is under way finishes, nothing new begins. */
  isClosing(): boolean;
  /** False once only a new process can help. */
  isAlive(): boolean;
  /** Whether work may be sent here: the database answers and the server is not closing. */
  isReady(): Promise<boolean>;
}

/** What Hono is told of our requests. */
export interface RequestEnv {
  Bindings: Partial<HttpBindings>;
  Variables: Known;
}
