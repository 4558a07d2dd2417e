import { z } from 'zod';
import { no, type Result, yes } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import type { TournamentSeen } from '../../table/tournaments/tournament-seen.js';
import { costOfPage } from '../request/costs.js';
import { NewEntrant, TournamentId } from '../request/new-tournament.js';
import { type Offer, requirePlayer, tool } from './tool.js';
import { tournamentInWords } from './tournament-words.js';

const PAGE = 20;

const TournamentArgument = z.strictObject({
  tournament: TournamentId.shape.id.describe('One of list_tournaments.'),
});

const listTournaments = tool({
  name: 'list_tournaments',
  title: 'Find tournaments',
  description:
    'The newest tournaments, of everybody or of a club you are in; "open" for those that can be entered.',
  input: z.strictObject({
    status: z.enum(['open', 'running', 'over'], 'must be open, running or over').optional(),
    club: z.string('must be the id of a club').optional().describe('One of list_clubs.'),
  }),
  auth: 'optional',
  budget: 'reads',
  cost: costOfPage(PAGE),
  async run({ services, player, input }) {
    const { status = null, club = null } = input;
    const wanted = { status, club, limit: PAGE, before: null };
    const page = await services.tables.tournaments.list(player?.id ?? null, wanted);
    if (!page.ok) return page;
    if (page.value.length === 0) return yes('There is no such tournament.');
    return yes(page.value.map(({ id, name, status: now }) => `- ${id}: ${name}, ${now}`).join('\n'));
  },
});

const lookAtTournament = tool({
  name: 'look_at_tournament',
  title: 'Who meets whom, and who stands where',
  description:
    'How a tournament is played, its table with points and tie-breaks, the round that is played, and the game where a seat is kept for you: take_seat takes it.',
  input: TournamentArgument,
  auth: 'optional',
  budget: 'reads',
  cost: costOfPage(PAGE),
  run: async ({ services, player, input }) =>
    told(await services.tables.tournaments.find(player?.id ?? null, input.tournament)),
});

const enterTournament = tool({
  name: 'enter_tournament',
  title: 'Take part in a tournament',
  description:
    'Until it begins; a ladder takes newcomers at any time. Then look_at_tournament now and again: in each round a seat is kept for you at a table, and whoever does not come in time has lost.',
  input: z.strictObject({ ...TournamentArgument.shape, ...NewEntrant.shape }),
  auth: 'required',
  budget: 'creations',
  run: async ({ services, player, input }) =>
    told(await services.tables.tournaments.enter(requirePlayer(player), input.tournament, input.salt)),
});

const withdraw = tool({
  name: 'withdraw_from_tournament',
  title: 'Withdraw from a tournament',
  description: 'You are paired no more. A game that you are in goes on.',
  input: TournamentArgument,
  isDestructive: true,
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input }) {
    const who = requirePlayer(player);
    const { tournaments } = services.tables;
    const found = await tournaments.find(who.id, input.tournament);
    if (!found.ok) return found;
    const own = found.value.entrants.find(({ you, withdrawn }) => you && !withdrawn);
    return told(own === undefined ? found : await tournaments.withdraw(who, input.tournament, own.entrant));
  },
});

const told = (seen: Result<TournamentSeen, Problem>): Result<string, Problem> =>
  seen.ok ? yes(tournamentInWords(seen.value)) : no(seen.problem);

export const TOURNAMENT_TOOLS: readonly Offer[] = [
  listTournaments,
  lookAtTournament,
  enterTournament,
  withdraw,
];
