import { afterAll, beforeAll, expect, test } from 'vitest';
import { isProblem, type Notice, type Parlor } from '../../src/client/index.js';
import { openParlor, type Parlor as Services } from '../support/parlor.js';
import { clientOf } from './support.js';

/** Who leaves, comes back and plays again, with nothing but the client. */

let services: Services;
let anybody: Parlor;
let ann: Parlor;
let ben: Parlor;
beforeAll(async () => {
  services = await openParlor();
  anybody = clientOf(services);
  ann = anybody.as((await anybody.createPlayer('Ann')).token);
  ben = anybody.as((await anybody.createPlayer('Ben')).token);
});
afterAll(() => services.close());

const codeOf = (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => null,
    (thrown: unknown) => (isProblem(thrown) ? thrown.code : 'no problem'),
  );

test('tokens, codes and names', async () => {
  const cat = anybody.as((await anybody.createPlayer('Cat')).token);
  expect(await cat.rename('Catherine')).toMatchObject({ name: 'Catherine' });
  const wall = await cat.createToken('the wall', 'watch');
  const watching = anybody.as(wall.token);
  expect(await watching.me()).toMatchObject({ name: 'Catherine' });
  expect(await codeOf(watching.createGame({ ruleset: 'dastan' }))).toBe('watch-only');
  const { code } = await cat.createLink();
  const phone = anybody.as((await anybody.exchangeCode(code, 'phone')).token);
  expect((await phone.tokens()).map(({ label }) => label).toSorted()).toEqual(['first', 'phone', 'the wall']);
  expect(await codeOf(anybody.exchangeCode(code))).toBe('unknown-code');
  expect(await phone.revokeToken(wall.id)).toMatchObject({ left: 2 });
  expect(await codeOf(watching.me())).toBe('invalid-token');
  await phone.forgetMe();
  expect(await codeOf(cat.me())).toBe('invalid-token');
});

test('a table before its start: bots, invitations, a code, fewer seats', async () => {
  const seats = [{ player: 'me' }, { invite: true }, { open: true }] as const;
  const table = await ann.createGame({ ruleset: 'cant-stop', seats: [...seats], visibility: 'link' });
  expect((await ann.changeSeat(table, 2, { bot: 'easy' })).seats[2]?.kind).toBe('bot');
  expect((await ann.changeSeat(table, 2, { open: true })).seats[2]?.kind).toBe('open');
  const invite = table.seats[1]?.invitation ?? '';
  expect(await codeOf(ben.takeSeat(table, 1))).toBe('seat-reserved');
  expect((await ben.takeSeat(table, undefined, { invite, salt: 'pepper' })).seats[1]?.you).toBe(true);
  expect((await ann.startGame(table)).seats).toHaveLength(2);
  const open = await ann.createGame({ ruleset: 'dastan', visibility: 'link' });
  expect((await ben.joinByCode(open.code ?? '')).status).toBe('playing');
});

test('offers, claims, a rematch, and what is told of them', async () => {
  const clock = { perTurnSeconds: 3600, bankSeconds: 0, whenOut: 'bot' } as const;
  const game = await ann.createGame({ ruleset: 'knucklebones', clock });
  await ben.takeSeat(game);
  const { offer } = await ann.offer(game, 'draw');
  const heard: Notice[] = [];
  for await (const notice of ben.inbox()) {
    if (notice.type === 'look-again' || notice.gameId !== game.id) continue;
    heard.push(notice);
    if (notice.type === 'offer-made') break;
  }
  expect(heard.at(-1)).toMatchObject({ type: 'offer-made', by: 0, number: offer?.number, offer: 'draw' });
  expect(await codeOf(ben.claim(game, 'end'))).toBe('claim-not-possible');
  expect((await ben.answerOffer(game, offer?.number ?? 0, 'decline')).offer).toBeNull();
  expect(await codeOf(ann.offer(game, 'draw'))).toBe('offer-not-possible');
  const { offer: other } = await ben.offer(game, 'draw');
  const over = await ann.answerOffer(game, other?.number ?? 0, 'accept');
  expect(over.outcome).toMatchObject({ ended: 'agreed', by: 1 });
  const again = await ann.rematch(over);
  expect(again).toMatchObject({ rematchOf: game.id, clock: { perTurnSeconds: 3600 } });
  expect((await ben.rematch(over)).id).toBe(again.id);
  const mine: string[] = [];
  for await (const { id } of ben.games({ toAct: 'me' })) mine.push(id);
  expect(mine).toContain(again.id);
});
