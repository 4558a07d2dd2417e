import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { type FreshPlace, freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';
import { honest, silent } from './support/bot-server.js';
import { ANYWHERE, delivery, robot } from './support/scene.js';

/** Several servers on one Postgres, as several processes are. */
let fresh: FreshPlace;
let ann: Guest;
let first: Parlor;
const open = (): Promise<Parlor> => openParlor({ place: fresh.place, webhooks: ANYWHERE });
beforeAll(async () => {
  fresh = await freshDatabase();
  first = await open();
  ann = await first.guest('Ann');
});
afterAll(async () => {
  await first?.close();
  await fresh?.remove();
});

test('of several processes one calls, once a turn', async () => {
  const others = await Promise.all([open(), open()]);
  for (const services of others) onTestFinished(services.close);
  const [robo, other] = [await robot(first, honest), await robot(first, honest)];
  // Every process knows of both by now, and all of them hear of every turn.
  await until(async () => expect(await first.store.webhooks.active()).toHaveLength(2));
  const { id } = await first.play([robo, other]);
  await until(async () => expect((await first.get<Game>(`/games/${id}`)).body.status).toBe('over'));
  const ids = [...robo.bot.calls, ...other.bot.calls].map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a process that closes while it calls leaves the turn to the next, and the bot is not blamed', async () => {
  const robo = await robot(first, silent);
  await first.play([robo, ann]);
  await until(() => expect(robo.bot.calls).toHaveLength(1));
  robo.bot.behave(honest);
  await first.close();
  first = await open();
  const { attempts } = await delivery(first, robo, (it) => it.status === 'answered');
  expect(attempts.map(({ code }) => code)).toEqual(['interrupted', 'answered']);
  expect((await first.store.webhooks.find(robo.id))?.failures).toBe(0);
});

test('what a dead process had claimed is taken up by another', async () => {
  const robo = await robot(first, honest);
  await first.close();
  // The process that set the game up died with the turn claimed: nobody settled it, and its time is up.
  const dying = await openParlor({ place: fresh.place, webhooks: { reach: 'off' } });
  const game = await dying.play([robo, ann]);
  const turn = { gameId: game.id, version: game.version, seat: 0, type: 'your-turn' } as const;
  const now = new Date();
  await dying.store.webhooks.announce(turn, robo.id, now);
  expect(await dying.store.webhooks.claim(turn, now, now)).not.toBeNull();
  await dying.close();
  expect(robo.bot.calls).toEqual([]);
  first = await open();
  expect((await delivery(first, robo, (it) => it.status === 'answered')).gameId).toBe(game.id);
  expect(robo.bot.calls).toHaveLength(1);
});

test('a claim is for one alone, and only its holder may settle it', async () => {
  const { webhooks } = first.store;
  const turn = { gameId: 'g_claimed', version: 3, seat: 1, type: 'your-turn' } as const;
  const now = new Date();
  const later = new Date(now.getTime() + 60_000);
  await webhooks.announce(turn, 'p_nobody', now);
  const claims = await Promise.all([1, 2, 3].map(() => webhooks.claim(turn, now, later)));
  const [claimed, ...more] = claims.filter((it) => it !== null);
  if (claimed === undefined) throw new Error('nobody has it');
  expect(more).toEqual([]);
  const stale = { ...claimed, dueAt: now };
  await webhooks.settle(stale, { status: 'answered', dueAt: now, attempts: [] });
  const [row] = await webhooks.deliveries('p_nobody', 1);
  expect(row?.status).toBe('open');
  await webhooks.settle(claimed, { status: 'answered', dueAt: now, attempts: [] });
  expect((await webhooks.deliveries('p_nobody', 1))[0]?.status).toBe('answered');
  await webhooks.forgetDeliveries(later);
  expect(await webhooks.deliveries('p_nobody', 1)).toEqual([]);
});
