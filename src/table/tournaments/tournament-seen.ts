import type { ListedTournament } from '../../store/listed-tournaments.js';
import { TournamentCreated } from '../../tournaments/event.js';
import { roundsOf } from '../../tournaments/next-round.js';
import { standingsOf } from '../../tournaments/standings.js';
import { tieBreaksOf } from '../../tournaments/tie-breaks.js';
import type { Numbered } from '../../tournaments/tournament.js';
import { tournamentSentence } from '../../tournaments/words.js';
import type { Kept } from './log.js';

/** A tournament as one viewer sees it. Its own people differ from others in nothing but what is marked as theirs. */
export const tournamentSeen = ({ row, it, people }: Kept, playerId: string | null, isOrganiser: boolean) => {
  const { rules, ending } = it;
  return {
    id: it.id,
    name: row.name,
    club: row.club,
    status: it.status,
    version: it.version,
    ...rules,
    roundCount: roundsOf(it),
    calledOff: it.isCalledOff,
    organiser: isOrganiser,
    createdAt: row.createdAt.toISOString(),
    tieBreaks: tieBreaksOf(rules.format),
    entrants: it.entrants.map(({ number, kind, level, hasWithdrawn }) => ({
      entrant: number,
      name: nameIn(people, number),
      kind,
      level: level ?? null,
      you: playerId !== null && people.some((one) => one.entrant === number && one.playerId === playerId),
      withdrawn: hasWithdrawn,
    })),
    standings: standingsOf(it),
    rounds: it.rounds.map(({ round, board, boardSecret, tables, byes, isOver }) => ({
      round,
      over: isOver,
      board,
      boardSecret,
      tables: tables.map(({ table, seats, gameId, result }) => ({
        table,
        seats,
        gameId,
        points: result?.points ?? null,
        how: result?.how ?? null,
      })),
      byes,
    })),
    ended: ending?.why ?? null,
    seed: ending?.seed ?? null,
  };
};
export type TournamentSeen = ReturnType<typeof tournamentSeen>;

const nameIn = (people: Kept['people'], number: number): string =>
  people.find(({ entrant }) => entrant === number)?.name ?? `No. ${number}`;

/** A tournament in a list. */
export const tournamentListed = ({ row, announced, entrants, winner }: ListedTournament) => {
  const { format, ruleset, mostEntrants, startsAt } = TournamentCreated.parse(announced);
  return {
    id: row.tournamentId,
    name: row.name,
    club: row.club,
    status: row.status,
    format,
    ruleset,
    entrants,
    mostEntrants,
    startsAt,
    winner,
    createdAt: row.createdAt.toISOString(),
  };
};
export type TournamentListed = ReturnType<typeof tournamentListed>;

/** An event of it, with a sentence. */
export const tournamentEventSeen = ({ seq, at, event }: Numbered, people: Kept['people']) => ({
  seq,
  at,
  text: tournamentSentence(event, (number) => nameIn(people, number)),
  event,
});
export type TournamentEventSeen = ReturnType<typeof tournamentEventSeen>;
