import type { TournamentRecord } from '../../tournaments/record.js';
import type { Numbered } from '../../tournaments/tournament.js';
import type { Kept, TournamentLog } from './log.js';

const PAGE = 500;

/** A tournament that is over, in one file that proves it. */
export const recordOf = async (log: TournamentLog, { row, it, people }: Kept): Promise<TournamentRecord> => {
  const entries: Numbered[] = [];
  while (entries.length < it.version) {
    const page = await log.page(it.id, entries.length, PAGE);
    if (page.length === 0) throw new Error(`the log of ${it.id} has a gap after ${entries.length}`);
    entries.push(...page);
  }
  return {
    format: 'parlor-tournament',
    formatVersion: 1,
    tournamentId: it.id,
    name: row.name,
    entrants: people.map(({ entrant, name }) => ({ entrant, name })),
    entries,
  };
};
