import { tellTournament } from '../documents/tournament-answer.js';
import { TournamentDocument } from '../documents/tournament-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { NO_HEADERS } from '../request/headers.js';
import { EntrantNumber, NewEntrant, TournamentId } from '../request/new-tournament.js';

const shared = { tag: 'Tournaments', auth: 'required', query: NOTHING, headers: NO_HEADERS } as const;
const THE_TOURNAMENT = { content: { 'application/json': { schema: TournamentDocument } } };

export const enterTournament = endpoint({
  ...shared,
  method: 'post',
  path: '/tournaments/{id}/entrants',
  operationId: 'enterTournament',
  summary: 'Take part in a tournament',
  description:
    'Until it begins; a ladder takes newcomers at any time, at its foot. Whoever takes part already stays as they are, so this may be sent again. In each round a seat is kept for you: `GET /me/events` says so, and `POST /games/{id}/seats` takes it.',
  budget: 'creations',
  params: TournamentId,
  body: { schema: NewEntrant, presence: 'optional', example: { salt: 'blue moon' } },
  answers: { 201: { description: 'The tournament, with you in it.', ...THE_TOURNAMENT } },
  problems: [
    'unknown-tournament',
    'tournament-under-way',
    'tournament-over',
    'tournament-full',
    'too-many-tournaments',
    'too-busy',
  ],
  handle: async ({ c, services, player, params, body }) =>
    tellTournament(
      c,
      201,
      await services.tables.tournaments.enter(requirePlayer(player), params.id, body.salt),
    ),
});

export const withdrawEntrant = endpoint({
  ...shared,
  method: 'delete',
  path: '/tournaments/{id}/entrants/{entrant}',
  operationId: 'withdrawEntrant',
  summary: 'Withdraw from a tournament',
  description:
    'You yourself, or whoever keeps the tournament. A game that you are in goes on; you are paired no more, and on a ladder the others move up.',
  budget: 'actions',
  params: EntrantNumber,
  body: NO_BODY,
  answers: { 200: { description: 'The tournament.', ...THE_TOURNAMENT } },
  problems: ['unknown-tournament', 'unknown-entrant', 'not-your-tournament', 'tournament-over', 'too-busy'],
  handle: async ({ c, services, player, params }) =>
    tellTournament(
      c,
      200,
      await services.tables.tournaments.withdraw(requirePlayer(player), params.id, params.entrant),
    ),
});
