import { afterAll, beforeAll, expect, test } from 'vitest';
import { TINY } from '../live/support/play.js';
import { stayOpen } from '../support/open-hours.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { type FreshPlace, freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';
import { type Call, honest, say, startBot, status, verify } from './support/bot-server.js';
import { ANYWHERE, deliveriesOf, type Robot, robot } from './support/scene.js';

/** Two servers on one Postgres, both of which hear of everything. */
let fresh: FreshPlace;
let here: Parlor;
let there: Parlor;
let ann: Guest;
let later = 0;
const open = () => openParlor({ place: fresh.place, webhooks: ANYWHERE, clock: () => Date.now() + later });
beforeAll(async () => {
  fresh = await freshDatabase();
  [here, there] = [await open(), await open()];
  ann = await here.guest('Ann');
});
afterAll(async () => {
  await Promise.all([here?.close(), there?.close()]);
  await fresh?.remove();
});

const ALL = { notices: ['your-turn', 'clock-low', 'offer-made', 'invited', 'rematch'] };
const WITHOUT_TURNS = { notices: ['clock-low', 'offer-made', 'rematch'] };

const about = (robo: Robot, type: string): readonly Call[] =>
  robo.bot.calls.filter(({ body }) => body.type === type);
const settled = (robo: Robot, type: string, as: string) =>
  until(async () => {
    const found = (await deliveriesOf(here, robo)).find((it) => it.type === type && it.status === as);
    if (found === undefined) throw new Error(`no ${type} is ${as}`);
    return found;
  });
const offer = (game: Game, type = 'draw') =>
  here.post<Game>(`/games/${game.id}/offers`, { as: ann, body: { type } });

test('who asked for nothing else is called for turns alone', async () => {
  const [quiet, robo] = [await robot(here, status(204)), await robot(here, status(204), ALL)];
  const games = [await here.play([quiet, ann]), await here.play([robo, ann])];
  const [offered] = await Promise.all(games.map((game) => offer(game)));
  await settled(robo, 'offer-made', 'acknowledged');
  const version = offered?.body.version;
  await until(() => expect(quiet.bot.calls.map(({ body }) => body.data.game.version)).toContain(version));
  expect(new Set(quiet.bot.calls.map(({ body }) => body.type))).toEqual(new Set(['your-turn']));
});

test('an offer is told once, whoever hears of it, and whatever is answered it is heard', async () => {
  const robo = await robot(here, say({ answer: 'accept' }), WITHOUT_TURNS);
  const game = await here.play([robo, ann]);
  const made = (await offer(game)).body;
  const done = await settled(robo, 'offer-made', 'acknowledged');
  expect(done).toMatchObject({ gameId: game.id, seat: 0, version: made.offer?.number });
  const [call, ...more] = robo.bot.calls;
  if (call === undefined) throw new Error('nobody called');
  expect(more).toEqual([]);
  verify(robo.secret, call);
  expect(call.headers['webhook-id']).toBe(`offer-made_${game.id}_${made.offer?.number}_0`);
  expect(call.body).toMatchObject({
    type: 'offer-made',
    data: { seat: 0, by: 1, number: made.offer?.number, offer: 'draw', game: { id: game.id } },
  });
  expect((await here.get<Game>(`/games/${game.id}`)).body.status, 'nothing was agreed').toBe('playing');
  // Whoever starts later hears of what is open, and knows that it was told.
  const third = await open();
  const other = await robot(third, status(204), WITHOUT_TURNS);
  await offer(await third.play([other, ann]));
  await settled(other, 'offer-made', 'acknowledged');
  expect(robo.bot.calls).toHaveLength(1);
  await third.close();
});

test('what failed is told again, and no more once it waits for nobody', async () => {
  const robo = await robot(here, status(500), WITHOUT_TURNS);
  const game = await here.play([robo, ann]);
  // The bot moves while it is asked, so that the offer is void, and then it fails.
  robo.bot.behave((call, response) => {
    const isSecond = robo.bot.calls.length > 1;
    const moved = isSecond
      ? here.post(`/games/${game.id}/actions`, { as: robo, body: { type: 'place', column: 0 } })
      : Promise.resolve();
    void moved.then(() => status(500)(call, response));
  });
  await offer(game);
  const { attempts } = await settled(robo, 'offer-made', 'passed');
  expect(attempts.map(({ code }) => code)).toEqual(['bad-status', 'bad-status']);
  expect(new Set(robo.bot.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('a rematch is told with the game it is of, until the seat is taken', async () => {
  const robo = await robot(here, status(204), WITHOUT_TURNS);
  const game = await here.play([ann, robo], TINY);
  await here.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  const { body: again } = await there.post<Game>(`/games/${game.id}/rematch`, { as: ann });
  const done = await settled(robo, 'rematch', 'acknowledged');
  expect(done).toMatchObject({ gameId: again.id, seat: 0, version: 1 });
  expect(about(robo, 'rematch')).toMatchObject([
    { body: { data: { seat: 0, rematchOf: game.id, game: { id: again.id, status: 'waiting' } } } },
  ]);
  expect((await there.post<Game>(`/games/${again.id}/seats`, { as: robo })).status).toBe(201);
  expect(about(robo, 'rematch')).toHaveLength(1);
});

test('time that is nearly out is told, and the answer may be the action', async () => {
  const clock = { perTurnSeconds: 600, bankSeconds: 0, whenOut: 'forfeit' };
  const guest = await here.guest('Late');
  const game = await here.play([guest, ann], { clock });
  await stayOpen([here, there], Date.now() + later + 500_000, () => {
    later += 500_000;
  });
  const bot = await startBot(honest);
  const body = { url: bot.url, notices: ['clock-low'] };
  await here.request('PUT', '/me/webhook', { as: guest, body });
  await until(async () =>
    expect((await deliveriesOf(here, guest))[0]).toMatchObject({ type: 'clock-low', status: 'answered' }),
  );
  expect(bot.calls).toMatchObject([
    { body: { type: 'clock-low', data: { seat: 0, game: { id: game.id } } } },
  ]);
  const { deadlineAt } = Object(bot.calls[0]?.body.data);
  expect(Date.parse(deadlineAt)).toBe(Date.parse(game.updatedAt) + 600_000);
  expect((await there.get<Game>(`/games/${game.id}`)).body.toAct).toEqual([1]);
  await bot.close();
});
