import { MOST_MEMBERS } from '../../table/clubs/club-problems.js';
import { json, problem } from '../documents/answer.js';
import { MemberDocument, MemberListDocument } from '../documents/club-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { costOfPage } from '../request/costs.js';
import { NO_HEADERS } from '../request/headers.js';
import { ClubId, MemberChanges, MemberId } from '../request/new-club.js';

const PRIVATE = { 'cache-control': 'no-store' };

const shared = { tag: 'Clubs', auth: 'required', query: NOTHING, headers: NO_HEADERS } as const;
const THE_MEMBER = { content: { 'application/json': { schema: MemberDocument } } };

export const listClubMembers = endpoint({
  ...shared,
  method: 'get',
  path: '/clubs/{id}/members',
  operationId: 'listClubMembers',
  summary: 'The people of a club',
  description:
    'In the order in which they came, under the names they have there. Owner and helpers see also who was removed.',
  budget: 'reads',
  // It has no pages: whoever asks gets all there can be.
  cost: costOfPage(MOST_MEMBERS),
  params: ClubId,
  body: NO_BODY,
  answers: {
    200: { description: 'Its people.', content: { 'application/json': { schema: MemberListDocument } } },
  },
  problems: ['unknown-club'],
  async handle({ c, services, player, params }) {
    const members = await services.tables.clubs.members(requirePlayer(player), params.id);
    return members.ok ? json(c, 200, { items: members.value }, PRIVATE) : problem(c, members.problem);
  },
});

export const changeClubMember = endpoint({
  ...shared,
  method: 'patch',
  path: '/clubs/{id}/members/{member}',
  operationId: 'changeClubMember',
  summary: 'Another name or role in a club',
  description:
    'Your own name, or as owner or helper that of somebody below you; roles are the owner’s to give. With `{"role": "owner"}` the club is handed over.',
  budget: 'actions',
  params: MemberId,
  body: { schema: MemberChanges, presence: 'required', example: { displayName: 'Ann K.' } },
  answers: { 200: { description: 'The member.', ...THE_MEMBER } },
  problems: ['unknown-club', 'unknown-member', 'not-your-club', 'owner-stays', 'club-full'],
  async handle({ c, services, player, params, body }) {
    const which = { clubId: params.id, memberId: params.member };
    const changed = await services.tables.clubs.changeMember(requirePlayer(player), which, body);
    return changed.ok ? json(c, 200, changed.value, PRIVATE) : problem(c, changed.problem);
  },
});

export const removeClubMember = endpoint({
  ...shared,
  method: 'delete',
  path: '/clubs/{id}/members/{member}',
  operationId: 'removeClubMember',
  summary: 'Leave a club, or remove somebody',
  description:
    'Whoever leaves may come back by the code; whoever was removed by the owner or a helper may not, until the owner makes them a member again.',
  budget: 'actions',
  params: MemberId,
  body: NO_BODY,
  answers: { 200: { description: 'Who was a member.', ...THE_MEMBER } },
  problems: ['unknown-club', 'unknown-member', 'not-your-club', 'owner-stays'],
  async handle({ c, services, player, params }) {
    const which = { clubId: params.id, memberId: params.member };
    const removed = await services.tables.clubs.removeMember(requirePlayer(player), which);
    return removed.ok ? json(c, 200, removed.value, PRIVATE) : problem(c, removed.problem);
  },
});
