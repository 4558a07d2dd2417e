import type { EntrantJoined, ResultKnown, RoundStarted, TournamentEvent, TournamentRules } from './event.js';
import { afterClimb } from './ladder.js';
import type { Contender, Encounter, EntrantNumber } from './pairing.js';

/** A tournament: the fold of its log. A value, like a game. */
export interface Tournament {
  readonly id: string;
  /** The number of its last event. */
  readonly version: number;
  readonly hash: string;
  readonly rules: TournamentRules;
  readonly status: 'open' | 'running' | 'over';
  readonly entrants: readonly Entrant[];
  /** The draw, best lot first; of a ladder its rungs, from the top. */
  readonly order: readonly EntrantNumber[];
  readonly rounds: readonly Round[];
  /** When the last round began. */
  readonly roundAt: string | null;
  /** No other round begins. */
  readonly isCalledOff: boolean;
  readonly ending: Extract<TournamentEvent, { type: 'tournament-ended' }> | null;
}

export interface Entrant extends Omit<EntrantJoined, 'type' | 'entrant'> {
  readonly number: EntrantNumber;
  readonly hasWithdrawn: boolean;
}

export interface Round extends Omit<RoundStarted, 'type' | 'tables'> {
  /** The number of the event that began it. */
  readonly since: number;
  readonly tables: readonly RoundTable[];
  readonly isOver: boolean;
  readonly boardSecret: string | null;
}

export type RoundTable = RoundStarted['tables'][number] & {
  readonly result: Pick<ResultKnown, 'points' | 'how' | 'gameHash'> | null;
};

/** An event with its number, as the log keeps it. */
export interface Numbered {
  readonly seq: number;
  readonly at: string;
  readonly event: TournamentEvent;
  readonly hash: string;
}

export const foldTournament = (id: string, entries: readonly Numbered[]): Tournament => {
  const [first, ...rest] = entries;
  if (first?.event.type !== 'tournament-created') throw new Error(`the log of ${id} has no beginning`);
  const { type: _, ...rules } = first.event;
  const begun: Tournament = {
    id,
    version: 1,
    hash: first.hash,
    rules,
    status: 'open',
    entrants: [],
    order: [],
    rounds: [],
    roundAt: null,
    isCalledOff: false,
    ending: null,
  };
  return rest.reduce(afterEntry, begun);
};

export const afterEntry = (before: Tournament, { seq, at, event, hash }: Numbered): Tournament => {
  const next = afterEvent(before, event, seq);
  return { ...next, version: seq, hash, ...(event.type === 'round-started' ? { roundAt: at } : {}) };
};

const afterEvent = (it: Tournament, event: TournamentEvent, seq: number): Tournament => {
  switch (event.type) {
    case 'tournament-created':
      return it;
    case 'entrant-joined':
      return joined(it, event);
    case 'entrant-withdrew':
      return withdrawn(it, event.entrant);
    case 'tournament-started':
      return { ...it, status: 'running', order: event.order };
    case 'round-started': {
      const tables = event.tables.map((table) => ({ ...table, result: null }));
      const { type: _, ...begun } = event;
      const rounds = [...it.rounds, { ...begun, since: seq, tables, isOver: false, boardSecret: null }];
      return { ...it, rounds: it.rules.format === 'ladder' ? rounds.slice(-LADDER_ROUNDS) : rounds };
    }
    case 'result-known':
      return inRound(it, event.round, (round) => ({
        ...round,
        tables: round.tables.map((table) =>
          table.table === event.table ? { ...table, result: resultOf(event) } : table,
        ),
      }));
    case 'round-ended': {
      const { round: number, boardSecret } = event;
      return climbed(
        inRound(it, number, (round) => ({ ...round, isOver: true, boardSecret })),
        number,
      );
    }
    case 'called-off':
      return { ...it, isCalledOff: true };
    case 'tournament-ended':
      return { ...it, status: 'over', ending: event };
  }
};

/** A ladder never ends, so it remembers no more of its rounds than these. */
const LADDER_ROUNDS = 30;

const inRound = (it: Tournament, number: number, change: (round: Round) => Round): Tournament => ({
  ...it,
  rounds: it.rounds.map((round) => (round.round === number ? change(round) : round)),
});

const resultOf = ({ points, how, gameHash }: ResultKnown): RoundTable['result'] => ({
  points,
  how,
  gameHash,
});

/** Whoever comes to a ladder that is under way begins at its foot. */
const joined = (it: Tournament, { type: _, entrant, ...who }: EntrantJoined): Tournament => ({
  ...it,
  entrants: [...it.entrants, { ...who, number: entrant, hasWithdrawn: false }],
  order: it.status === 'running' ? [...it.order, entrant] : it.order,
});

const withdrawn = (it: Tournament, number: EntrantNumber): Tournament => ({
  ...it,
  entrants: it.entrants.map((entrant) =>
    entrant.number === number ? { ...entrant, hasWithdrawn: true } : entrant,
  ),
  order: it.rules.format === 'ladder' ? it.order.filter((other) => other !== number) : it.order,
});

const climbed = (it: Tournament, number: number): Tournament => {
  if (it.rules.format !== 'ladder') return it;
  const tables = it.rounds.find(({ round }) => round === number)?.tables ?? [];
  const order = tables.reduce((rungs, { seats: [one, other], result }) => {
    const [first, second] = result?.points ?? [0, 0];
    if (first === second || !rungs.includes(one) || !rungs.includes(other)) return rungs;
    return first > second ? afterClimb(rungs, one, other) : afterClimb(rungs, other, one);
  }, it.order);
  return { ...it, order };
};

/** Everybody who takes part still, with what they did so far. */
export const contendersOf = (it: Tournament): readonly Contender[] =>
  it.entrants.filter(({ hasWithdrawn }) => !hasWithdrawn).map(({ number }) => contenderOf(it, number));

/** What is known so far counts, also of a round that is not over. */
export const contenderOf = (it: Tournament, number: EntrantNumber): Contender => {
  const encounters = it.rounds.flatMap((round) => encounterIn(round, number) ?? []);
  const points = encounters.reduce((sum, encounter) => sum + encounter.points, 0);
  return { number, lot: it.order.indexOf(number) + 1, points, encounters };
};

const encounterIn = ({ tables, byes }: Round, number: EntrantNumber): Encounter | null => {
  const bye = byes.find(({ entrant }) => entrant === number);
  if (bye !== undefined) return { opponent: null, seat: null, points: bye.points, isPlayed: false };
  const table = tables.find(({ seats }) => seats.includes(number));
  if (table === undefined || table.result === null) return null;
  const seat = table.seats[0] === number ? 0 : 1;
  const isPlayed = table.result.how === 'played';
  const opponent = table.seats[seat === 0 ? 1 : 0];
  return { opponent, seat: isPlayed ? seat : null, points: table.result.points[seat], isPlayed };
};
