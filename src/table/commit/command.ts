import { hash } from 'node:crypto';
import type { Player } from '../players/players.js';

/** Somebody asks for something. Every use case that writes takes a command, and answers with what was done. */
export interface Command<Wanted> {
  readonly player: Player;
  readonly wanted: Wanted;
  readonly requestId: string;
  readonly key: RequestKey | undefined;
}

/** Somebody asks for something in a game that is there. */
export interface GameCommand<Wanted> extends Command<Wanted> {
  readonly gameId: string;
  /** The version the caller spoke of, if it named one. */
  readonly expected: number | null;
  /** What the caller's program calls itself, where that is of interest. */
  readonly agent?: string | undefined;
}

/** A request that may be sent again, and what tells it from another. */
export interface RequestKey {
  readonly key: string;
  readonly requestHash: string;
}

/** What the request asks for is hashed, so that another one under the same key shows. */
export const keyFor = (key: string | undefined, ...request: readonly unknown[]): RequestKey | undefined =>
  key === undefined ? undefined : { key, requestHash: hash('sha256', JSON.stringify(request), 'hex') };
