import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TournamentSeen } from '../../src/table/tournaments/tournament-seen.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { until } from '../support/until.js';
import { type Agent, connect, firstAction, gameIn } from './support/agent.js';

/** Clubs, tournaments and ratings for agents. */

let parlor: Parlor;
let door: Doorstep;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  parlor = await openParlor();
  door = await openDoor(parlor);
  [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
});
afterAll(async () => {
  await door?.close();
  await parlor?.close();
});

const agent = async (token?: string): Promise<Agent> => {
  const connected = await connect(door.url, token);
  onTestFinished(() => connected.close());
  return connected;
};

test('a club is entered by its code, says what there is to do, and is left', async () => {
  const made = await parlor.post<{ id: string; code: string }>('/clubs', { as: ann, body: { name: '7b' } });
  const { id, code } = made.body;
  await parlor.post(`/clubs/${id}/assignments`, { as: ann, body: { task: { type: 'curl' } } });
  const { call, refusal } = await agent(ben.token);
  expect(await call('list_clubs')).toContain('You are in no club');
  expect(await refusal('list_assignments', { club: id })).toMatchObject({ code: 'unknown-club' });
  // A member does not learn the code from the club.
  expect(await call('join_club', { code, displayName: 'Benny' })).toBe(
    `${id}: 7b, 2 people; you are Benny, member`,
  );
  expect(await call('list_clubs')).toContain(`- ${id}: 7b`);
  expect(await call('list_assignments', { club: id })).toBe('- Finish a game by curl alone: 0 of 1');
  expect(await call('leave_club', { club: id })).toBe('You have left 7b.');
  expect(await refusal('leave_club', { club: id })).toMatchObject({ code: 'unknown-club' });
  expect(await (await agent(ann.token)).call('list_clubs')).toContain(`its code is ${code}`);
});

test('an agent enters a tournament, is told where to sit, plays there and reads the table', async () => {
  const { body: it } = await parlor.post<TournamentSeen>('/tournaments', {
    as: ann,
    body: {
      name: 'Friday evening',
      ruleset: 'knucklebones',
      options: { width: 1, height: 1 },
      format: 'swiss',
      rounds: 1,
      equalDice: true,
      mostEntrants: 2,
      bots: [{ level: 'easy', count: 1 }],
      pace: 0,
    },
  });
  const tournament = it.id;
  const { call, refusal } = await agent(ben.token);
  const stranger = await agent();
  expect(await call('list_tournaments', { status: 'open' })).toContain(`- ${it.id}: Friday evening, open`);
  const before = await call('look_at_tournament', { tournament });
  expect(before).toContain('swiss of knucklebones, open');
  expect(before).toContain('All tables of a round have the same dice.');
  expect(before).toContain('You take no part yet: enter_tournament.');
  expect(await refusal('look_at_tournament', { tournament: 'tn_none' })).toMatchObject({
    code: 'unknown-tournament',
  });
  expect(await stranger.refusal('enter_tournament', { tournament })).toMatchObject({
    code: 'missing-token',
  });
  const entered = await call('enter_tournament', { tournament, salt: 'pepper' });
  expect(entered).toMatch(/Round 1:\n- .*Ben \(you\).*: at play/);
  expect(entered).toMatch(/You play at g_\w+: take_seat/);
  const game = gameIn(entered.slice(entered.indexOf('You play at')));
  await call('take_seat', { game });
  for (let turn = await call('wait_for_turn', { game }); !turn.includes('The game is over'); )
    turn = await call('act', { game, action: firstAction(turn) }).then(() => call('wait_for_turn', { game }));
  const after = await until(async () => {
    const now = await call('look_at_tournament', { tournament });
    expect(now).toContain('over (finished)');
    return now;
  });
  expect(after).toMatch(/^1\. .+: (?:1 point|0\.5 points) \(buchholz-cut-1 /m);
  expect(await refusal('enter_tournament', { tournament: 'tn_none' })).toMatchObject({
    code: 'unknown-tournament',
  });
  // Whoever was in it stays in it: withdrawing from what is over is refused, not done.
  expect(await refusal('withdraw_from_tournament', { tournament })).toMatchObject({
    code: 'tournament-over',
  });
});

test('withdrawing is done once, and by whoever takes part', async () => {
  const { body: it } = await parlor.post<TournamentSeen>('/tournaments', {
    as: ann,
    body: { name: 'Ladder', ruleset: 'knucklebones', format: 'ladder' },
  });
  const { call } = await agent(ben.token);
  expect(await call('enter_tournament', { tournament: it.id })).toContain('1. Ben (you)');
  for (const _ of ['once', 'twice'])
    expect(await call('withdraw_from_tournament', { tournament: it.id })).toContain(`Tournament ${it.id}`);
  const { body } = await parlor.get<TournamentSeen>(`/tournaments/${it.id}`);
  expect(body.entrants.map(({ withdrawn }) => withdrawn)).toEqual([true]);
});

test('what find_opponent began is called off, and ratings say how little is known', async () => {
  const { call } = await agent(ben.token);
  expect(await call('my_ratings')).toBe('No rated game of yours has ended yet.');
  expect(await call('find_opponent', { ruleset: 'dastan', seconds: 0 })).toContain('Nobody came yet.');
  expect(await call('cancel_seek', { ruleset: 'dastan' })).toBe('You look for nobody at dastan any more.');
  expect(await call('cancel_seek', { ruleset: 'dastan' })).toBe('You look for nobody at dastan.');
  const game = await parlor.play([ann, ben], { ruleset: 'knucklebones', rated: true });
  await parlor.post(`/games/${game.id}/actions`, { as: ann, body: game.legal[0]?.action });
  await parlor.del(`/games/${game.id}/seats/0`, { as: ann });
  await until(async () =>
    expect(await call('my_ratings')).toMatch(
      /^- knucklebones: \d+, between -?\d+ and \d+, after 1 rated game\(s\)$/,
    ),
  );
});
