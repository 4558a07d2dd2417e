import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { TableService } from '../table/table.js';
import type { WebhookService } from '../webhooks/webhooks.js';
import type { HeaderList } from './documents/answer.js';
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
  readonly limits: Limits | null;
  readonly streams: Streams;
  readonly proxies: Proxies;
  readonly log: Logger;
  readonly spans?: Spans | undefined;
  /** Whether `/metrics` answers at the front door. */
  readonly showsMetrics: boolean;
  /** The figures of all processes behind this port; null where there is only this one. */
  readonly allFigures: (() => Promise<string>) | null;
  /** Told to stop: what is under way finishes, nothing new begins. */
  isClosing(): boolean;
  /** False once only a new process can help. */
  isAlive(): boolean;
  /** Whether work may be sent here: the database answers and the server is not closing. */
  isReady(): Promise<boolean>;
}

/** What is known of a request while it is being answered. */
export interface RequestEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Whom it counts for besides the player, once somebody asked. */
    network: string | undefined;
    /** The token it was made with: what it opens ends with the token. */
    tokenId: string | undefined;
    /** The purse this request was paid from. */
    limits: HeaderList | undefined;
    /** For answers that cost nothing. */
    whatIsLeft: (() => HeaderList) | undefined;
  };
}
