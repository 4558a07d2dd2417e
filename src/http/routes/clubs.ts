import type { Result } from '../../engine/result.js';
import type { ClubSeen } from '../../table/clubs/club-seen.js';
import { keyFor } from '../../table/commit/command.js';
import type { Problem } from '../../table/problem.js';
import { type HeaderList, json, problem, replayed } from '../documents/answer.js';
import { ClubDocument, ClubListDocument } from '../documents/club-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { IdempotencyKey, NO_HEADERS } from '../request/headers.js';
import { ClubId, CodeOfClub, NewClub } from '../request/new-club.js';

const PRIVATE = { 'cache-control': 'no-store' };

const shared = { tag: 'Clubs', auth: 'required', query: NOTHING } as const;
const THE_CLUB = { content: { 'application/json': { schema: ClubDocument } } };

const documentOf = (club: ClubSeen) => ({
  ...club,
  links: { self: `/clubs/${club.id}`, members: `/clubs/${club.id}/members` },
});

const told = (
  c: Exchange,
  status: number,
  club: Result<ClubSeen, Problem>,
  headers: HeaderList = {},
): Answer =>
  club.ok ? json(c, status, documentOf(club.value), { ...PRIVATE, ...headers }) : problem(c, club.problem);

export const createClub = endpoint({
  ...shared,
  method: 'post',
  path: '/clubs',
  operationId: 'createClub',
  summary: 'Found a club',
  description:
    'People under one roof: a class, a league, friends. You are its owner; its `code` lets others in. Nobody outside sees that it is there.',
  budget: 'creations',
  params: NOTHING,
  headers: IdempotencyKey,
  body: { schema: NewClub, presence: 'required', example: { name: 'Class 7b' } },
  answers: { 201: { description: 'The club.', headers: ['Location'], ...THE_CLUB } },
  problems: ['too-many-clubs', 'key-reused'],
  async handle({ c, services, player, requestId, headers, body }) {
    const key = keyFor(headers['Idempotency-Key'], 'POST /clubs', body);
    const command = { player: requirePlayer(player), wanted: body, requestId, key };
    const made = await services.tables.clubs.make(command);
    if (!made.ok) return problem(c, made.problem);
    const { club, isReplay } = made.value;
    const own = { location: `/clubs/${club.id}`, ...replayed(isReplay) };
    return json(c, 201, documentOf(club), { ...PRIVATE, ...own });
  },
});

export const listClubs = endpoint({
  ...shared,
  method: 'get',
  path: '/clubs',
  operationId: 'listClubs',
  summary: 'Your clubs',
  description: 'Those you belong to, the oldest first. Clubs are in no public list.',
  budget: 'reads',
  params: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: { description: 'Your clubs.', content: { 'application/json': { schema: ClubListDocument } } },
  },
  problems: [],
  async handle({ c, services, player }) {
    const clubs = await services.tables.clubs.mine(requirePlayer(player));
    return json(c, 200, { items: clubs.map(documentOf) }, PRIVATE);
  },
});

export const getClub = endpoint({
  ...shared,
  method: 'get',
  path: '/clubs/{id}',
  operationId: 'getClub',
  summary: 'Look at a club',
  description: 'As one of its people. `code` is shown to those who let people in: the owner and helpers.',
  budget: 'reads',
  params: ClubId,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'The club, as you see it.', ...THE_CLUB } },
  problems: ['unknown-club'],
  handle: async ({ c, services, player, params }) =>
    told(c, 200, await services.tables.clubs.find(requirePlayer(player), params.id)),
});

export const joinClub = endpoint({
  ...shared,
  method: 'post',
  path: '/clubs/join',
  inPlaceOf: '/clubs/{id}',
  operationId: 'joinClub',
  summary: 'Come into a club by its code',
  description:
    'Whoever is in already stays as they are, so this may be sent again. `displayName` is what you are called there; `PATCH /clubs/{id}/members/{member}` changes it.',
  budget: 'creations',
  params: NOTHING,
  headers: NO_HEADERS,
  body: { schema: CodeOfClub, presence: 'required', example: { code: 'KVX-7MP-2QD', displayName: 'Ann K.' } },
  answers: { 201: { description: 'The club you are in now.', headers: ['Location'], ...THE_CLUB } },
  problems: ['unknown-code', 'sent-away', 'too-many-clubs', 'club-full'],
  async handle({ c, services, player, body }) {
    const joined = await services.tables.clubs.join(requirePlayer(player), body);
    return told(c, 201, joined, joined.ok ? { location: `/clubs/${joined.value.id}` } : {});
  },
});

export const renameClub = endpoint({
  ...shared,
  method: 'patch',
  path: '/clubs/{id}',
  operationId: 'renameClub',
  summary: 'Give a club another name',
  description: 'By its owner.',
  budget: 'actions',
  params: ClubId,
  headers: NO_HEADERS,
  body: { schema: NewClub, presence: 'required', example: { name: 'Class 8b' } },
  answers: { 200: { description: 'The club.', ...THE_CLUB } },
  problems: ['unknown-club', 'not-your-club'],
  handle: async ({ c, services, player, params, body }) =>
    told(c, 200, await services.tables.clubs.rename(requirePlayer(player), params.id, body.name)),
});

export const endClub = endpoint({
  ...shared,
  method: 'delete',
  path: '/clubs/{id}',
  operationId: 'endClub',
  summary: 'End a club',
  description:
    'By its owner. Its people, their names there and its code are gone, at once and for good; games that were played there stay with those who played them.',
  budget: 'actions',
  params: ClubId,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'The club that was.', ...THE_CLUB } },
  problems: ['unknown-club', 'not-your-club'],
  handle: async ({ c, services, player, params }) =>
    told(c, 200, await services.tables.clubs.end(requirePlayer(player), params.id)),
});

export const changeClubCode = endpoint({
  ...shared,
  method: 'post',
  path: '/clubs/{id}/code',
  operationId: 'changeClubCode',
  summary: 'A new code for a club',
  description: 'By its owner or a helper. The old code is good no more; whoever is in stays in.',
  budget: 'creations',
  params: ClubId,
  headers: IdempotencyKey,
  body: NO_BODY,
  answers: { 201: { description: 'The club, with its new code.', ...THE_CLUB } },
  problems: ['unknown-club', 'not-your-club'],
  async handle({ c, services, player, params, headers }) {
    const { clubs } = services.tables;
    const changed = await clubs.changeCode(requirePlayer(player), params.id, headers['Idempotency-Key']);
    if (!changed.ok) return problem(c, changed.problem);
    const { club, isReplay } = changed.value;
    return json(c, 201, documentOf(club), { ...PRIVATE, ...replayed(isReplay) });
  },
});

export const closeClubDoor = endpoint({
  ...shared,
  method: 'delete',
  path: '/clubs/{id}/code',
  operationId: 'closeClubDoor',
  summary: 'Let nobody else into a club',
  description: 'By its owner or a helper. `POST /clubs/{id}/code` opens the door again, with another code.',
  budget: 'actions',
  params: ClubId,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'The club, without a code.', ...THE_CLUB } },
  problems: ['unknown-club', 'not-your-club'],
  handle: async ({ c, services, player, params }) =>
    told(c, 200, await services.tables.clubs.closeDoor(requirePlayer(player), params.id)),
});
