import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleOf } from '../support/depth.js';
import {
  askBoth,
  expectSameAnswers,
  type HowLaid,
  layTables,
  openPair,
  type Pair,
  sceneAt,
  type Tables,
} from './support/pair.js';
import { everyQuestion, plainQuestions, questionsAbout, type Scene } from './support/questions.js';
import { twinsOf } from './support/twins.js';
import { type Guest, NOON, type Question } from './support/world.js';

/**
 * What happens around the board tells nothing of what is hidden on it. Two games that differ only in what the watcher cannot know are
 * played on with clocks and offers, by people who are gone, leave and regret, under the roof of a club: whoever cannot know the
 * difference gets the same answers, to the byte, from everything they may ask, and from all that they do themselves.
 */
const TWINS = twinsOf({ seed: 'a first round', seats: 4, watcher: 0, actions: 4 });
const END = TWINS.steps.length;

/** A bot that takes a seat over does not move while the test lasts: what it does is up to its own hand. */
const SLOW = { whenLeft: 'bot', pace: 600_000 } as const;

let pair: Pair;
beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(NOON), toFake: ['Date'] });
  pair = await openPair();
});
afterAll(async () => {
  await pair.close();
  vi.useRealTimers();
});

let now = Date.parse(NOON);
const worlds = () => [pair.here, pair.there];
const beat = () => Promise.all(worlds().map(({ tables }) => tables.beat()));

const pass = async (seconds: number): Promise<void> => {
  now += seconds * 1000;
  // That the houses were open all the while is written down first.
  for (const { store } of worlds()) await store.clocks.beat(new Date(now), new Date(0));
  vi.setSystemTime(now);
  await beat();
};

beforeEach(beat);
// Games are written down at noon; the hours in between are as if the house had been closed.
afterEach(async () => {
  now = Date.parse(NOON);
  vi.setSystemTime(now);
});

const eyesOf = ({ watcher, onlooker }: Tables): readonly (Guest | null)[] => [watcher, onlooker, null];
const sceneFor = (tables: Tables, as: Guest | null, version: number, notices?: number): Scene => {
  const scene = sceneAt(tables, END, as);
  return { ...scene, version, notices: notices ?? scene.notices };
};

const versionOf = async ({ here: { gameId } }: Tables): Promise<number> => {
  const [here, there] = await Promise.all(worlds().map(({ store }) => store.ledger.entries(gameId, 0)));
  expect(there?.map(({ event }) => event.type)).toEqual(here?.map(({ event }) => event.type));
  return here?.length ?? 0;
};

/** Everybody who cannot know the difference looks at everything that can be looked at. */
const expectNothingToShow = async (tables: Tables, notices?: number): Promise<void> => {
  const version = await versionOf(tables);
  for (const as of eyesOf(tables))
    await expectSameAnswers(
      pair,
      as,
      plainQuestions(sceneFor(tables, as, version, as === tables.watcher ? notices : undefined)),
    );
};

const asked = (method: string, path: string, body?: object): Question => ({
  method,
  path,
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** Something that the watcher does, with the same answer in both worlds. */
const doesAlike = async (tables: Tables, method: string, path: string, body?: object): Promise<string> => {
  const question = asked(method, `/games/${tables.here.gameId}${path}`, body);
  const [answer] = await expectSameAnswers(pair, tables.watcher, [question]);
  expect(answer?.status, answer?.body).toBeLessThan(300);
  return answer?.body ?? '';
};

/** Something that somebody else does: what they are told is their own hand, and differs. */
const doneBy = async (tables: Tables, who: number, path: string, body: object): Promise<void> => {
  const question = asked('POST', `/games/${tables.here.gameId}${path}`, body);
  for (const { status, body: told } of await askBoth(pair, question, tables.players[who] ?? null))
    expect(status, told).toBe(201);
};

const laid = async (how?: HowLaid): Promise<Tables> => {
  const tables = await layTables(pair, TWINS, how);
  await tables.playTo(END);
  return tables;
};

describe('a clock', () => {
  const clock = { perTurnSeconds: 60, bankSeconds: 30, whenOut: 'forfeit' } as const;

  test('shows when it runs, when it is low and when it has run out, and nothing else', async () => {
    const tables = await laid({ laid: () => ({ clock, ...SLOW }) });
    const { gameId } = tables.here;
    const { version } = tables.here.game();
    // Here a clock runs, and so an offer to stop it would not be refused: it is made below.
    await expectSameAnswers(
      pair,
      tables.watcher,
      sampleOf(
        plainQuestions,
        everyQuestion,
      )(sceneFor(tables, tables.watcher, version)).filter(({ path }) => !path.endsWith('/offers')),
    );
    const [game] = await expectSameAnswers(pair, tables.watcher, [asked('GET', `/games/${gameId}`)]);
    expect(JSON.parse(game?.body ?? '')).toMatchObject({ clock: { deadlineAt: '2030-01-01T12:01:30.000Z' } });
    await pass(80);
    await expectNothingToShow(tables, 3);
    await pass(11);
    for (const { store, tables: house } of worlds()) {
      await store.clocks.watch(gameId, new Date(NOON));
      await house.watchClocks();
    }
    const { store } = pair.here;
    const types = (await store.ledger.entries(gameId, 0)).map(({ event }) => event.type);
    expect(types.slice(-2)).toEqual(['clock-ran-out', 'bot-took-over']);
    // Whoever ran out has no seat any more, and so nothing that is open.
    await expectNothingToShow(tables, 0);
  });

  test('is stopped alike', async () => {
    const tables = await laid({ laid: () => ({ clock }) });
    const { version } = tables.here.game();
    await doesAlike(tables, 'POST', '/offers', { type: 'stop-clock' });
    for (const who of [1, 2, 3])
      await doneBy(tables, who, `/offers/${version + 1}/answers`, { answer: 'accept' });
    expect(await versionOf(tables)).toBe(version + 5);
    await expectNothingToShow(tables);
  });
});

describe('an offer', () => {
  test('is made, shown, told, accepted and declined alike', async () => {
    const tables = await laid();
    const { version } = tables.here.game();
    await doneBy(tables, 1, '/offers', { type: 'draw' });
    await expectNothingToShow(tables, 3);
    const answers = `/offers/${version + 1}/answers`;
    await doesAlike(tables, 'POST', answers, { answer: 'accept' });
    await expectNothingToShow(tables);
    await doneBy(tables, 2, answers, { answer: 'decline' });
    await expectNothingToShow(tables);
    await doesAlike(tables, 'POST', '/offers', { type: 'draw' });
    await expectNothingToShow(tables);
  });

  test('to take something back, in a sandbox, shows the board as it was to each who saw it', async () => {
    const tables = await laid({ chance: { seed: 'monday' } });
    const { version } = tables.here.game();
    const made = JSON.parse(await doesAlike(tables, 'POST', '/offers', { type: 'takeback' }));
    expect(made.offer.to).toBeLessThan(version);
    for (const who of [1, 2, 3])
      await doneBy(tables, who, `/offers/${version + 1}/answers`, { answer: 'accept' });
    const [back] = await expectSameAnswers(pair, tables.watcher, [
      asked('GET', `/games/${tables.here.gameId}`),
    ]);
    expect(JSON.parse(back?.body ?? '')).toMatchObject({ offer: null, version: version + 5 });
    await expectNothingToShow(tables);
    for (const as of [tables.watcher, null])
      for (let at = made.offer.to; at <= version + 5; at++)
        await expectSameAnswers(pair, as, questionsAbout(sceneFor(tables, as, version + 5), at));
  });
});

describe('whoever is gone', () => {
  test('is away, claimed, and played for by a bot, alike for all who wait', async () => {
    const tables = await layTables(pair, TWINS, { laid: () => SLOW });
    await tables.playTo(END - 1);
    await pass(3 * 60);
    await expectNothingToShow(tables, 1);
    const look = asked('GET', `/games/${tables.here.gameId}`);
    const [away] = await expectSameAnswers(pair, tables.watcher, [look]);
    const { seats, claimableAt } = JSON.parse(away?.body ?? '');
    expect(seats).toMatchObject([{ you: true }, { away: true }, { away: true }, { away: true }]);
    expect(claimableAt).toBe('2030-01-01T13:00:00.000Z');
    const claim = asked('POST', `${look.path}/claims`, { type: 'bot' });
    const [early] = await expectSameAnswers(pair, tables.watcher, [claim]);
    expect(early?.body).toContain('claim-too-early');
    await pass(58 * 60);
    await doesAlike(tables, 'POST', '/claims', { type: 'bot' });
    await expectNothingToShow(tables, 1);
  });

  test('leaves, and sees what a spectator sees; and comes back to the same hand', async () => {
    const tables = await laid({ laid: () => SLOW });
    const seat = `/seats/${TWINS.watcher}`;
    const left = JSON.parse(await doesAlike(tables, 'DELETE', seat));
    expect(left.seats[TWINS.watcher]).toMatchObject({ kind: 'bot' });
    await expectNothingToShow(tables, 0);
    const back = JSON.parse(await doesAlike(tables, 'POST', '/seats', {}));
    expect(back.seats[TWINS.watcher]).toMatchObject({ kind: 'player', you: true });
    await expectNothingToShow(tables);
  });
});

describe('a club', () => {
  const clubId = 'c_0000000000000000000001';
  const joinedAt = new Date(NOON);

  test('shows its people the same of a game in both worlds, and everybody else nothing', async () => {
    const tables = await layTables(pair, TWINS, { visibility: 'club', laid: () => ({ club: clubId }) });
    const [owner, ...members] = [...tables.players, tables.onlooker].map(({ id: playerId, name }, count) => ({
      clubId,
      memberId: `m_000000000000000000000${count}`,
      playerId,
      displayName: name,
      role: count === 0 ? ('owner' as const) : ('member' as const),
      joinedAt,
    }));
    if (owner === undefined) throw new Error('nobody plays');
    for (const { store } of worlds()) {
      const club = { clubId, name: 'Class 4b', code: 'KVX7MP2QD', requestHash: null, createdAt: joinedAt };
      await store.clubs.add(club, owner, 50);
      for (const member of members) await store.clubs.admit(member, { clubs: 50, members: 500 });
    }
    await tables.playTo(END);
    const roof = ['', '/members'].map((path) => asked('GET', `/clubs/${clubId}${path}`));
    const lists = [`/games?club=${clubId}`, '/games?player=me', '/games?toAct=me', '/clubs'].map((path) =>
      asked('GET', path),
    );
    const version = await versionOf(tables);
    for (const as of [tables.watcher, tables.onlooker]) {
      const answers = await expectSameAnswers(pair, as, [...roof, ...lists]);
      for (const { status, body } of answers) expect(status, body).toBe(200);
      expect(answers[2]?.body).toContain(tables.here.gameId);
      await expectSameAnswers(pair, as, plainQuestions(sceneFor(tables, as, version)));
    }
    const unseen = await expectSameAnswers(pair, null, [
      ...plainQuestions(sceneFor(tables, null, version)),
      ...roof,
    ]);
    for (const { status, body } of unseen) expect([401, 404], body).toContain(status);
  });
});

test('an invitation, which follows from the secret of the dice, is shown to whoever laid the table alone', async () => {
  const seated = ({ id: playerId, name }: Guest) => ({ kind: 'player', playerId, name }) as const;
  const invited = { kind: 'open', invite: true } as const;
  const tables = await layTables(pair, TWINS, {
    laid: (players) => ({ seats: [...players.slice(0, 2).map(seated), invited, invited] }),
  });
  await Promise.all([tables.here.lay(), tables.there.lay()]);
  const { gameId } = tables.here;
  const look = asked('GET', `/games/${gameId}`);
  const [host, guest = null] = tables.players;
  const [here, there] = await askBoth(pair, look, host ?? null);
  const [mine, another] = [here, there].map(({ body }) => JSON.parse(body).seats[2].invitation);
  expect(mine).toMatch(/^\w{3}-\w{3}-\w{3}$/);
  expect(another, 'the secrets differ, and so do invitations').not.toBe(mine);
  const sit = [{}, { seat: 2 }, { invite: mine.replaceAll(/\w/g, 'K') }, { seat: 2, invite: 'KVX-7MP-2QD' }];
  const tries = sit.map((body) => asked('POST', `/games/${gameId}/seats`, body));
  for (const as of [guest, tables.onlooker, null]) {
    const scene = { ...sceneFor(tables, as, 1, 0), isToAct: false, accepted: [] };
    const answers = await expectSameAnswers(pair, as, [...plainQuestions(scene), ...tries]);
    for (const { body } of answers) expect(body).not.toContain('"invitation":');
    for (const { status } of answers.slice(-tries.length)) expect(status).toBeGreaterThanOrEqual(400);
  }
  const wrong = asked('POST', `/games/${gameId}/seats`, { invite: mine });
  const [sat, refused] = await askBoth(pair, wrong, tables.onlooker);
  expect([sat.status, refused.status], 'what is good in one world is nothing in the other').toEqual([
    201, 409,
  ]);
});
