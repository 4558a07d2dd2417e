import { describe, expect, test } from 'vitest';
import { type Store, storeIn } from '../../src/store/store.js';
import { emptyDatabase } from '../support/databases.js';
import { type Opening, openParlor, type Parlor } from '../support/parlor.js';
import { type FreshPlace, PLACES } from '../support/places.js';
import { secretCardsIn, spellingsOf } from './support/knowledge.js';
import { playToTheEnd } from './support/play.js';

describe('in the log of the server', () => {
  const withLog = async (opening: Opening, work: (parlor: Parlor) => Promise<void>): Promise<string> => {
    const lines: string[] = [];
    const parlor = await openParlor({ ...opening, logTo: { write: (line) => void lines.push(line) } });
    await work(parlor).finally(() => parlor.close());
    return lines.join('');
  };

  test('there is no token, no secret and no card, whatever is asked', async () => {
    const secrets: string[] = [];
    const log = await withLog({}, async (parlor) => {
      const guests = [await parlor.guest('Ann'), await parlor.guest('Bo')];
      const game = await parlor.play(guests, { ruleset: 'jackaroo', options: { maxRounds: 1 } });
      const [as] = guests;
      const token = as?.token ?? '';
      await parlor.post(`/games/${game.id}/actions`, { as, body: { type: 'play', card: token } });
      await parlor.get('/me', { headers: { authorization: token } });
      await parlor.get('/me', { headers: { authorization: `Bearer ${token}!`, 'x-request-id': token } });
      await parlor.get(`/me/events?ticket=${token}`, { as });
      await parlor.get(`/games/${token}`);
      await parlor.get(`/${token}`, { as });
      await playToTheEnd(parlor, game, guests);
      const card = await parlor.store.ledger.card(game.id);
      secrets.push(...guests.map((guest) => guest.token), ...spellingsOf(card?.secret ?? ''));
    });
    expect(log).toContain('"status":201');
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(secretCardsIn(log, new Set())).toEqual([]);
  });

  /** Drivers tell all they know of a failed statement, and this one holds every hand. */
  test.each(PLACES)('there is none either when %s fails in the middle of a deal', async (_, fresh) => {
    const log = await withLog({ store: await withoutDeals(fresh) }, async (parlor) => {
      const as = await parlor.guest('Ann');
      const seats = [{ player: 'me' }, { player: 'me' }];
      const failed = await parlor.post('/games', { as, body: { ruleset: 'jackaroo', seats } });
      expect(failed.body.code).toBe('internal-error');
    });
    expect(log).toContain('a request failed');
    expect(log, 'what went wrong is told').toContain('violates check constraint');
    expect(log, 'no secret').not.toMatch(/[0-9a-f]{64}/);
    expect(log, 'no trap').not.toContain('traps-placed');
    expect(secretCardsIn(log, new Set())).toEqual([]);
  });
});

/** Where anything may be written but a deal. */
const withoutDeals = async (fresh: () => Promise<FreshPlace>): Promise<Store> => {
  const database = await emptyDatabase(fresh);
  const store = await storeIn(database);
  await database.run(`ALTER TABLE events ADD CHECK (event->>'type' <> 'cards-dealt')`);
  return store;
};
