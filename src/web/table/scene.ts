import type { Game, LogEntry } from '../../client/types.js';

/** What there is to see at a table. */
export interface Scene {
  readonly game: Game;
  readonly picture: string;
  /** The event the picture shows; behind `game.version` while a turn is played out. */
  readonly at: number;
  /** The last event that is known of. */
  readonly latest: number;
  readonly events: readonly LogEntry[];
  readonly connection: 'live' | 'lost' | 'ended';
  readonly isActing: boolean;
}

/** Whether the board shows the game as it stands: only then may one act. */
export const isUpToDate = ({ at, latest, game }: Scene): boolean => at >= latest && at >= game.version;
