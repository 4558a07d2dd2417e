import type { Result } from '../../engine/result.js';
import type { Doorbell } from '../../live/doorbell.js';
import { earAt } from '../../live/ear.js';
import type { FeedLines } from '../live/feed.js';
import type { Problem } from '../problem.js';
import type { Kept, TournamentLog } from './log.js';
import { tournamentEventSeen } from './tournament-seen.js';

export type FollowedTournament = AsyncGenerator<FeedLines>;

interface Rooms {
  readonly log: TournamentLog;
  readonly bell: Doorbell;
  shown(playerId: string | null, tournamentId: string): Promise<Result<Kept, Problem>>;
}

interface Wanted {
  readonly tournamentId: string;
  readonly playerId: string | null;
  readonly after: number;
  readonly signal: AbortSignal;
}

const PAGE = 200;

/** Every event after a number, for as long as the tournament lasts and the caller may see it. */
export async function* followTournament(
  { log, bell, shown }: Rooms,
  { tournamentId, playerId, after, signal }: Wanted,
): FollowedTournament {
  // Subscribe, then read: what is written in between rings.
  const ear = earAt(bell, tournamentId, signal);
  let last = after;
  try {
    while (!signal.aborted) {
      const found = await shown(playerId, tournamentId);
      if (!found.ok) return yield [{ kind: 'end', reason: 'private' }];
      const { it, people } = found.value;
      const written = await log.page(tournamentId, last, PAGE);
      const entries = written.filter(({ seq }) => seq <= it.version);
      if (entries.length > 0)
        yield entries.map((entry) => ({
          kind: 'event',
          id: String(entry.seq),
          json: JSON.stringify(tournamentEventSeen(entry, people)),
        }));
      last = entries.at(-1)?.seq ?? last;
      if (it.status === 'over' && last >= it.version)
        return yield [{ kind: 'end', reason: 'tournament-over' }];
      if (entries.length < PAGE) await ear.heard();
    }
  } finally {
    ear.close();
  }
}
