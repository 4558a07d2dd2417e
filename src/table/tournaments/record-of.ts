import type { TournamentRecord } from '../../tournaments/record.js';
import type { Kept, TournamentLog } from './log.js';

/** A tournament that is over, in one file that proves it. */
export const recordOf = async (log: TournamentLog, { row, it, people }: Kept): Promise<TournamentRecord> => {
  const entries = await log.upTo(it.id, it.version);
  return {
    format: 'parlor-tournament',
    formatVersion: 1,
    tournamentId: it.id,
    name: row.name,
    entrants: people.map(({ entrant, name }) => ({ entrant, name })),
    entries: [...entries],
  };
};
