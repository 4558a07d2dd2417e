import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parlorClient } from '../../src/client/index.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { type Choices, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { until } from '../support/until.js';
import { listening, NDJSON } from './support/listen.js';

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

const HOT_SEAT = [{ player: 'me' }, { player: 'me' }];
const lay = (chaos: object, more: object = {}) =>
  parlor.lay(ann, {
    ruleset: 'knucklebones',
    preset: 'quick',
    seats: HOT_SEAT,
    chance: { seed: 'a lesson' },
    chaos,
    ...more,
  });

/** What became of a request, as its sender sees it: an answer, or a connection that broke. */
const ask = async (path: string, as: Guest, more: RequestInit = {}): Promise<Response | 'lost'> => {
  const headers = { authorization: `Bearer ${as.token}`, ...more.headers };
  try {
    const response = await fetch(`${door.url}${path}`, { ...more, headers });
    await response.clone().text();
    return response;
  } catch {
    return 'lost';
  }
};
const fate = (answer: Response | 'lost'): number | 'lost' => (answer === 'lost' ? answer : answer.status);
const looks = async (game: Game, as: Guest, count: number) => {
  const fates: (number | 'lost')[] = [];
  for (let n = 0; n < count; n++) fates.push(fate(await ask(`/games/${game.id}`, as)));
  return fates;
};

describe('chaos on request', () => {
  test('is refused outside a sandbox, and in forms that nobody knows', async () => {
    const wanted = { ruleset: 'knucklebones', chaos: { drop: 0.1 } };
    const refused = await parlor.post('/games', { as: ann, body: wanted });
    expect([refused.status, refused.body.code]).toEqual([422, 'chaos-needs-sandbox']);
    for (const chaos of [
      { drop: 0.6 },
      { delayMs: [5, 1] },
      { delayMs: [0, 9000] },
      { duplicate: -1 },
      { x: 1 },
    ]) {
      const body = { ...wanted, chance: { seed: 'x' }, chaos };
      expect((await parlor.post('/games', { as: ann, body })).body.code).toBe('malformed-request');
    }
  });

  test('is told by the game and by its log', async () => {
    const game = await lay({ drop: 0.1 });
    const chaos = { drop: 0.1, delayMs: [0, 0], duplicate: 0, restart: false, seed: 'chaos' };
    expect(game).toMatchObject({ sandbox: true, chaos });
    const [created] = await parlor.log(game.id);
    expect(created?.event).toMatchObject({ chaos });
    const calm = await parlor.lay(ann);
    expect(calm.chaos).toBeNull();
  });

  test('is the same for the same seed and seat, another for another, and never four times in a row', async () => {
    const chaos = { drop: 0.4, restart: true, seed: 'one' };
    const first = await looks(await lay(chaos), ann, 40);
    expect(await looks(await lay(chaos), ann, 40)).toEqual(first);
    expect(await looks(await lay({ ...chaos, seed: 'two' }), ann, 40)).not.toEqual(first);
    expect(new Set(first)).toEqual(new Set([200, 503, 'lost']));
    const isTrouble = first.map((it) => (it === 200 ? '.' : 'x')).join('');
    expect(isTrouble).toContain('xxx');
    expect(isTrouble).not.toContain('xxxx');
  });

  test('a request that is answered 503 was not done, and says when to come back; one that was lost may have been', async () => {
    const game = await lay({ drop: 0.3, restart: true });
    const seen = { 'lost and done': 0, 'lost and not done': 0, restart: 0 };
    for (let nth = 0; nth < 30; nth++) {
      const before = await parlor.log(game.id);
      const { legal } = await choices(game);
      if (legal[0] === undefined) break;
      const headers = { 'content-type': 'application/json', 'idempotency-key': `k${nth}` };
      const sent = { method: 'POST', headers, body: JSON.stringify(legal[0].action) };
      let answer = await ask(`/games/${game.id}/actions`, ann, sent);
      while (fate(answer) !== 201) {
        const isDone = (await parlor.log(game.id)).length > before.length;
        if (answer === 'lost') seen[isDone ? 'lost and done' : 'lost and not done']++;
        else {
          seen.restart++;
          expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
        }
        answer = await ask(`/games/${game.id}/actions`, ann, sent);
      }
      const actions = (await parlor.log(game.id))
        .slice(before.length)
        .filter(({ action }) => action !== null);
      expect(actions).toHaveLength(1);
    }
    expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
  });

  /** What may be done, asked in the house itself: the front door would tell it badly. */
  const choices = async (game: Game): Promise<Choices> => {
    for (;;) {
      const { status, body } = await parlor.get<Choices>(`/games/${game.id}/actions`, { as: ann });
      if (status === 200) return body;
    }
  };

  test('streams break, end with `restart` and say things twice; whoever resumes has everything, and no place stays taken', async () => {
    const game = await lay({ drop: 0.1, duplicate: 0.3, restart: true, delayMs: [0, 3] });
    for (let n = 0; n < 12; n++) await move(game);
    const events = await parlor.log(game.id);
    const heard: number[] = [];
    const ends: (string | undefined)[] = [];
    while ((heard.at(-1) ?? 0) < events.length) {
      const answer = await fetch(`${door.url}/games/${game.id}/events?after=${heard.at(-1) ?? 0}`, {
        headers: { accept: NDJSON, authorization: `Bearer ${ann.token}` },
      }).catch(() => null);
      if (answer === null || answer.status !== 200) continue;
      const stream = listening(answer);
      let isOver = false;
      while (!isOver && (heard.at(-1) ?? 0) < events.length) {
        const said = await stream.next().catch(() => null);
        isOver = said === null || said.type === 'end';
        if (isOver) ends.push(said?.told.end);
        else heard.push(said?.id ?? 0);
      }
      await stream.hangUp().catch(() => {});
    }
    expect([...new Set(heard)]).toEqual(events.map(({ seq }) => seq));
    expect(heard.length).toBeGreaterThan(events.length);
    expect(ends).toContain('restart');
    expect(ends).toContain(undefined);
    await until(() => expect(parlor.services.streams.count).toBe(0));
  });

  const move = async (game: Game): Promise<void> => {
    const { legal } = await choices(game);
    const headers = { 'idempotency-key': `m${Math.random()}` };
    for (;;) {
      const asking = { as: ann, body: legal[0]?.action, headers };
      if ((await parlor.post(`/games/${game.id}/actions`, asking)).status === 201) return;
    }
  };

  test('hurts no other game, and tells strangers nothing', async () => {
    const bad = await lay({ drop: 0.5, restart: true }, { visibility: 'private' });
    const calm = await parlor.lay(ann, { seats: HOT_SEAT });
    const [troubled, untroubled, strangers] = await Promise.all([
      looks(bad, ann, 20),
      looks(calm, ann, 20),
      looks(bad, ben, 20),
    ]);
    expect(new Set(troubled).size).toBeGreaterThan(1);
    expect(new Set(untroubled)).toEqual(new Set([200]));
    expect(new Set(strangers)).toEqual(new Set([404]));
  });

  test('holds answers back no longer than it said, and counts those it holds', async () => {
    const game = await lay({ delayMs: [40, 60] });
    const counts: number[] = [];
    const began = performance.now();
    const asking = ask(`/games/${game.id}`, ann);
    await until(() => {
      counts.push(parlor.services.streams.count);
      expect(Math.max(...counts)).toBe(1);
    });
    expect(fate(await asking)).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(40);
    expect(parlor.services.streams.count).toBe(0);
  });

  test('our own client plays through it, and hears everything once', async () => {
    const client = parlorClient({ baseUrl: door.url, token: ann.token, patience: { firstPauseMs: 1 } });
    const chance = { seed: 'a lesson' };
    const chaos = { drop: 0.2, delayMs: [0, 5], duplicate: 0.2 };
    const game = await client.createGame({
      ruleset: 'knucklebones',
      preset: 'quick',
      seats: [{ player: 'me' }, { player: 'me' }],
      chance,
      chaos,
    });
    const heard: number[] = [];
    const following = (async () => {
      for await (const { seq } of client.follow(game)) heard.push(seq);
    })();
    const over = await client.play(game, ({ legal }) => legal[0]?.action ?? { type: 'place', column: 0 });
    await following;
    expect(over.status).toBe('over');
    expect(heard).toEqual((await parlor.log(game.id)).map(({ seq }) => seq));
  });
});
