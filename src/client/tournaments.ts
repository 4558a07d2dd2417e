import type { FollowingGame } from './parlor.js';
import type { TournamentEntry } from './types.js';

export interface TournamentCalls {
  /** The log of a tournament as it is written, until it is over. Resumes by itself. */
  followTournament(
    id: string,
    options?: Omit<FollowingGame, 'eventSource'>,
  ): AsyncGenerator<TournamentEntry, void>;
}
