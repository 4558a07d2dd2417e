import type { StoredAttempt } from '../store/schema.js';
import type { Webhooks } from '../store/webhooks.js';
import type { Game } from '../table/game/game.js';
import type { Player } from '../table/players/players.js';
import type { TableService } from '../table/table.js';
import type { CallTiming } from './call-timing.js';
import type { LookUp, Ports, Reach } from './target.js';

/** What it takes to call somebody. */
export interface WebhookDeps {
  readonly tables: TableService;
  readonly webhooks: Webhooks;
  readonly reach: Reach;
  readonly ports: Ports;
  readonly pace: CallTiming;
  readonly lookUp: LookUp;
  readonly clock: () => number;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
  playerOf(playerId: string): Promise<Player>;
  /** A game as this player sees it, in the shape the front door gives it. */
  describe(game: Game, playerId: string): object;
  /** A call was made, and this came of it. */
  called?(attempt: StoredAttempt): void;
  /** Something went wrong on our side. */
  report(error: unknown, what: string): void;
}
