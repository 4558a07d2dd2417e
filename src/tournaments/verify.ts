import { canonicalJson } from '../proof/canonical-json.js';
import { commitmentTo } from '../proof/fair-chance.js';
import { logStart, nextEntry } from './chain.js';
import type { TournamentEvent } from './event.js';
import { boardIdOf, boardSecretOf, drawnOrder } from './lots.js';
import { nextRound } from './next-round.js';
import { TournamentRecord } from './record.js';
import { standingsOf } from './standings.js';
import { afterEntry, foldTournament, type Numbered, type Tournament } from './tournament.js';

/** What came of checking the record of a tournament. */
export interface TournamentVerdict {
  readonly isSound: boolean;
  /** The first event that is not as it must be. */
  readonly brokenAt: number | null;
  readonly problem: string | null;
  readonly rounds: number;
  readonly tables: number;
}

/**
 * Works everything out again: every hash, the draw from the seed that was promised, every pairing from the results before it,
 * every board's secret, and the last ranking. That a result is that of its game is shown by the game's own record, which ends with `gameHash`.
 */
export const verifyTournament = (given: unknown): TournamentVerdict => {
  const parsed = TournamentRecord.safeParse(given);
  if (!parsed.success)
    return broken(null, `this is not the record of a tournament: ${parsed.error.issues[0]?.message}`);
  const { tournamentId, entrants, entries } = parsed.data;
  const last = entries.at(-1)?.event;
  if (last?.type !== 'tournament-ended')
    return broken(entries.length + 1, 'it is missing: the tournament is not over');
  let it: Tournament | null = null;
  for (const [index, entry] of entries.entries()) {
    const before: Pick<Tournament, 'id' | 'version' | 'hash'> = it ?? logStart(tournamentId);
    const { seq, hash } = nextEntry(before, entry.at, entry.event);
    const problem: string | null =
      entry.seq !== seq || entry.hash !== hash
        ? 'its hash does not follow from what is written'
        : it === null
          ? firstProblem(entry.event, last.seed)
          : problemWith(it, entry.event, last.seed);
    if (problem !== null) return broken(index + 1, problem);
    it = it === null ? foldTournament(tournamentId, [entry]) : afterEntry(it, entry);
  }
  const flaw = headFlaw(entrants, entries);
  if (flaw !== null) return broken(flaw.seq, flaw.problem);
  return { isSound: true, brokenAt: null, problem: null, ...countsIn(entries) };
};

/** The same for the text of a file. */
export const verifyTournamentText = (text: string): TournamentVerdict => {
  try {
    return verifyTournament(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return broken(null, `it is not JSON (${error.message})`);
  }
};

const broken = (brokenAt: number | null, problem: string): TournamentVerdict => ({
  isSound: false,
  brokenAt,
  problem,
  rounds: 0,
  tables: 0,
});

const countsIn = (entries: readonly Numbered[]): Pick<TournamentVerdict, 'rounds' | 'tables'> => {
  const rounds = entries.flatMap(({ event }) => (event.type === 'round-started' ? [event] : []));
  return { rounds: rounds.length, tables: rounds.reduce((sum, { tables }) => sum + tables.length, 0) };
};

/** The head says of everybody who entered what they are called, once. The flaw is told at the event that knows. */
const headFlaw = (
  told: TournamentRecord['entrants'],
  entries: readonly Numbered[],
): { readonly seq: number; readonly problem: string } | null => {
  const joinedAt = new Map(
    entries.flatMap(({ seq, event }) => (event.type === 'entrant-joined' ? [[event.entrant, seq]] : [])),
  );
  const seen = new Set<number>();
  for (const { entrant } of told) {
    const seq = joinedAt.get(entrant);
    if (seq === undefined) return { seq: 1, problem: `nobody enters under the number ${entrant}` };
    if (seen.has(entrant)) return { seq, problem: `the head says twice who number ${entrant} is` };
    seen.add(entrant);
  }
  for (const [entrant, seq] of joinedAt)
    if (!seen.has(entrant)) return { seq, problem: `the head does not say who number ${entrant} is` };
  return null;
};

const firstProblem = (event: TournamentEvent, seed: string): string | null => {
  if (event.type !== 'tournament-created') return 'a log begins with tournament-created';
  return commitmentTo(seed) === event.commitment
    ? null
    : 'the commitment is not the SHA-256 of the seed that was told at the end';
};

const differs = (written: unknown, right: unknown): string | null =>
  canonicalJson(written) === canonicalJson(right)
    ? null
    : `by the rules and the seed it must be ${canonicalJson(right)}, and it is ${canonicalJson(written)}`;

/** Why an event cannot have come after what was before it; null when it can. */
const problemWith = (it: Tournament, event: TournamentEvent, seed: string): string | null => {
  if (it.status === 'over') return 'the tournament was over';
  const round = it.rounds.at(-1);
  switch (event.type) {
    case 'tournament-created':
      return 'a tournament is announced once';
    case 'entrant-joined':
      if (it.status === 'running' && it.rules.format !== 'ladder') return 'nobody comes in after the draw';
      return differs(event.entrant, it.entrants.length + 1);
    case 'entrant-withdrew':
      return it.entrants.some(({ number, hasWithdrawn }) => number === event.entrant && !hasWithdrawn)
        ? null
        : 'nobody takes part under this number';
    case 'called-off':
      return null;
    case 'tournament-started':
      return it.status === 'open' ? differs(event.order, drawnOrder(seed, it.entrants)) : 'it had begun';
    case 'round-started':
      return roundProblem(it, event, seed);
    case 'result-known': {
      const table = round?.tables.find(({ table: number }) => number === event.table);
      return table === undefined || table.result !== null || round?.round !== event.round
        ? 'no table of this round waits for a result'
        : null;
    }
    case 'round-ended':
      if (round === undefined || round.isOver || round.tables.some(({ result }) => result === null))
        return 'not every table of the round is done';
      return differs(event.boardSecret, round.board === null ? null : boardSecretOf(seed, it, round.round));
    case 'tournament-ended':
      return endProblem(it, event);
  }
};

const roundProblem = (
  it: Tournament,
  event: Extract<TournamentEvent, { type: 'round-started' }>,
  seed: string,
): string | null => {
  if (it.rounds.at(-1)?.isOver === false || it.isCalledOff) return 'no round could begin';
  const next = nextRound(it);
  if (next.kind !== 'round') return 'no other round follows';
  const { round, pairings } = next;
  const { equalDice } = it.rules;
  return differs(
    { ...event, tables: event.tables.map(({ table, seats }) => ({ table, seats })) },
    {
      type: 'round-started',
      round,
      board: equalDice ? boardIdOf(it.id, round) : null,
      boardCommitment: equalDice ? commitmentTo(boardSecretOf(seed, it, round)) : null,
      tables: pairings.pairs.map((seats, index) => ({ table: index + 1, seats })),
      byes: pairings.byes,
    },
  );
};

const endProblem = (
  it: Tournament,
  { why, ranking }: Extract<TournamentEvent, { type: 'tournament-ended' }>,
): string | null => {
  if (it.rounds.at(-1)?.isOver === false) return 'a round was at play';
  const isRight =
    why === 'called-off' ? it.isCalledOff : why === 'too-few' || differsFrom(nextRound(it), why) === null;
  if (!isRight) return `it did not end as ${why}`;
  return differs(
    ranking,
    standingsOf(it).map(({ entrant }) => entrant),
  );
};

const differsFrom = (next: ReturnType<typeof nextRound>, why: string): string | null =>
  next.kind === 'end' ? differs(why, next.why) : 'another round follows';
