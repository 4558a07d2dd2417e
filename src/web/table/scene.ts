import type { Game, LogEntry } from '../../client/types.js';

/** What there is to see at a table. */
export interface Scene {
  /** As it stood at the event that is shown; so board, panel, log and title never speak of different moments. */
  readonly game: Game;
  readonly picture: string;
  /** As it was before the last move, on the first look: what the move changed is marked. */
  readonly earlier: string | null;
  /** The event that is shown. */
  readonly at: number;
  /** The last event that is known of. */
  readonly latest: number;
  readonly events: readonly LogEntry[];
  readonly connection: 'live' | 'lost' | 'ended';
  readonly isActing: boolean;
}

/** Whether the board shows the game as it stands: only then may one act. */
export const isUpToDate = ({ at, latest }: Scene): boolean => at >= latest;
