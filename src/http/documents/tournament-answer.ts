import type { Result } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import type { TournamentSeen } from '../../table/tournaments/tournament-seen.js';
import type { Answer, Exchange } from '../exchange.js';
import { type HeaderList, json, problem } from './answer.js';

/** Who asks decides what is marked as theirs, so nobody keeps it for others. */
export const OWN = { 'cache-control': 'private, no-store', vary: 'Authorization' };

export const tournamentDocument = (tournament: TournamentSeen) => {
  const self = `/tournaments/${tournament.id}`;
  return {
    ...tournament,
    links: { self, entrants: `${self}/entrants`, events: `${self}/events`, record: `${self}/record` },
  };
};

export const tellTournament = (
  c: Exchange,
  status: number,
  told: Result<TournamentSeen, Problem>,
  headers: HeaderList = {},
): Answer =>
  told.ok
    ? json(c, status, tournamentDocument(told.value), { ...OWN, ...headers })
    : problem(c, told.problem);
