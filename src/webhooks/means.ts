import type { Webhooks } from '../store/webhooks.js';
import type { Evening } from '../table/evening.js';
import type { Player } from '../table/players.js';
import type { TableService } from '../table/table.js';
import type { Pace } from './pace.js';
import type { LookUp, Ports, Reach } from './target.js';

/** What it takes to call somebody. */
export interface Means {
  readonly tables: TableService;
  readonly webhooks: Webhooks;
  readonly reach: Reach;
  readonly ports: Ports;
  readonly pace: Pace;
  readonly lookUp: LookUp;
  /** Aborted when the house closes. */
  readonly closing: AbortSignal;
  playerOf(playerId: string): Promise<Player>;
  /** A game as this player sees it, in the shape the front door gives it. */
  describe(evening: Evening, playerId: string): object;
  /** Something went wrong on our side. */
  report(error: unknown, what: string): void;
}
