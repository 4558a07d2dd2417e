import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { TableService } from '../table/table.js';
import type { HeaderList } from './answer.js';
import type { Limits } from './limits.js';

/** What the front door needs from the rest of the house. */
export interface House {
  readonly tables: TableService;
  readonly limits: Limits | null;
  readonly log: Logger;
  /** Whether new work is welcome: the database answers and the house is not closing. */
  isReady(): Promise<boolean>;
}

/** What is known of a request while it is being answered. */
export interface Desk {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    limits: HeaderList | undefined;
  };
}
