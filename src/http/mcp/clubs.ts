import { z } from 'zod';
import { no, type Result, yes } from '../../engine/result.js';
import type { ClubSeen } from '../../table/clubs/club-seen.js';
import type { Problem } from '../../table/problem.js';
import { ClubId, CodeOfClub } from '../request/new-club.js';
import { type Offer, requirePlayer, tool } from './tool.js';

const ClubArgument = z.strictObject({ club: ClubId.shape.id.describe('One of list_clubs.') });

const inWords = ({ id, name, people, you, code }: ClubSeen): string =>
  `${id}: ${name}, ${people} people; you are ${you.displayName}, ${you.role}${code === null ? '' : `; its code is ${code}`}`;

const told = (club: Result<ClubSeen, Problem>): Result<string, Problem> =>
  club.ok ? yes(inWords(club.value)) : no(club.problem);

const listClubs = tool({
  name: 'list_clubs',
  title: 'Your clubs',
  description:
    'People under one roof: classes, leagues, friends. Those you are in, with the id that create_game, find_opponent, leaderboard and list_tournaments take as "club".',
  input: z.strictObject({}),
  auth: 'required',
  budget: 'reads',
  async run({ services, player }) {
    const clubs = await services.tables.clubs.mine(requirePlayer(player));
    if (clubs.length === 0) return yes('You are in no club. join_club takes a code.');
    return yes(clubs.map((club) => `- ${inWords(club)}`).join('\n'));
  },
});

const joinClub = tool({
  name: 'join_club',
  title: 'Come into a club by its code',
  description:
    'Under a name that only its people see; left out, your own. Whoever is in already stays as they are.',
  input: z.strictObject(CodeOfClub.shape),
  auth: 'required',
  budget: 'creations',
  run: async ({ services, player, input }) =>
    told(await services.tables.clubs.join(requirePlayer(player), input)),
});

const leaveClub = tool({
  name: 'leave_club',
  title: 'Leave a club',
  description: 'You see its games no more, but for those you sit in; its code lets you in again.',
  input: ClubArgument,
  isDestructive: true,
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input }) {
    const who = requirePlayer(player);
    const { clubs } = services.tables;
    const club = await clubs.find(who, input.club);
    if (!club.ok) return club;
    const left = await clubs.removeMember(who, { clubId: input.club, memberId: club.value.you.id });
    return left.ok ? yes(`You have left ${club.value.name}.`) : left;
  },
});

const listAssignments = tool({
  name: 'list_assignments',
  title: 'What there is to do in a club',
  description: 'And how far you have come with each; the server checks it from the games you play there.',
  input: ClubArgument,
  auth: 'required',
  budget: 'reads',
  async run({ services, player, input }) {
    const found = await services.tables.classroom.assignments(requirePlayer(player), input.club);
    if (!found.ok) return found;
    if (found.value.length === 0) return yes('There is nothing to do.');
    const lines = found.value.map(
      ({ title, you }) => `- ${title}: ${you.isDone ? 'done' : `${you.count} of ${you.of}`}`,
    );
    return yes(lines.join('\n'));
  },
});

export const CLUB_TOOLS: readonly Offer[] = [listClubs, joinClub, leaveClub, listAssignments];
