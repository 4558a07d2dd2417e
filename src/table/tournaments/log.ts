import { BoundedCache } from '../../engine/bounded-cache.js';
import { weigh } from '../../engine/weigh.js';
import type { EntrantRow, TournamentEntry, TournamentRow, Tournaments } from '../../store/tournaments.js';
import { nextEntry } from '../../tournaments/chain.js';
import { TournamentEvent } from '../../tournaments/event.js';
import { afterEntry, foldTournament, type Numbered, type Tournament } from '../../tournaments/tournament.js';
import { isoTime } from '../iso-time.js';
import { MOST_ENTERED } from './tournament-problems.js';

/** A tournament as it stands, with what lies beside its log. */
export interface Kept {
  readonly row: TournamentRow;
  readonly it: Tournament;
  readonly people: readonly EntrantRow[];
}

/** The logs of tournaments: read and folded, and written to by whoever comes first. */
export interface TournamentLog {
  find(tournamentId: string): Promise<Kept | null>;
  /** True when it was written; else somebody else wrote something first, and it must be thought over again. */
  write(kept: Kept, event: TournamentEvent, person?: Omit<EntrantRow, 'tournamentId'>): Promise<boolean>;
  /** The whole log up to a number that was written. */
  upTo(tournamentId: string, version: number): Promise<readonly Numbered[]>;
  /** The log after a number, a page of it. */
  page(tournamentId: string, after: number, limit: number): Promise<readonly Numbered[]>;
}

const PAGE = 500;
const MOST_BYTES = 8_000_000;

export const tournamentLog = (store: Tournaments, clock: () => number): TournamentLog => {
  /** As last seen: never newer than the log, and brought up to date before it is shown. */
  const atHand = new BoundedCache<string, Tournament>(MOST_BYTES);
  const page = async (id: string, after: number, limit: number): Promise<readonly Numbered[]> =>
    (await store.entries(id, after, limit)).map(numbered);

  const upToDate = async (id: string): Promise<Tournament | null> => {
    let it = atHand.get(id) ?? null;
    const before = it;
    for (;;) {
      const entries = await page(id, it?.version ?? 0, PAGE);
      if (entries.length > 0) it = it === null ? foldTournament(id, entries) : entries.reduce(afterEntry, it);
      if (entries.length < PAGE) break;
    }
    if (it !== null && it !== before) atHand.set(id, it, weigh(it));
    return it;
  };

  return {
    page,
    async upTo(tournamentId, version) {
      const entries: Numbered[] = [];
      while (entries.length < version) {
        const more = await page(tournamentId, entries.length, Math.min(PAGE, version - entries.length));
        if (more.length === 0)
          throw new Error(`the log of ${tournamentId} has a gap after ${entries.length}`);
        entries.push(...more);
      }
      return entries;
    },
    async find(tournamentId) {
      const row = await store.find(tournamentId);
      const it = row === null ? null : await upToDate(tournamentId);
      return row === null || it === null ? null : { row, it, people: await store.entrants(tournamentId) };
    },
    async write({ it }, event, person) {
      const entry = nextEntry(it, isoTime(clock()), event);
      const { status } = afterEntry(it, entry);
      const entrant = person === undefined ? null : { ...person, tournamentId: it.id };
      return store.append(it.id, { entry: rowOf(it.id, entry), status, entrant }, MOST_ENTERED);
    },
  };
};

export const rowOf = (tournamentId: string, { seq, at, event, hash }: Numbered): TournamentEntry => ({
  tournamentId,
  seq,
  at: new Date(at),
  event: { ...event },
  hash,
});

const numbered = ({ seq, at, event, hash }: TournamentEntry): Numbered => ({
  seq,
  at: isoTime(at.getTime()),
  event: TournamentEvent.parse(event),
  hash,
});
