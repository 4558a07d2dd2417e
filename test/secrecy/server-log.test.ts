import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { openStore, type Place } from '../../src/store/store.js';
import { openParlor, type Parlor } from '../support/parlor.js';
import { PLACES } from '../support/places.js';
import { secretCardsIn, spellingsOf } from './support/knowledge.js';
import { playToTheEnd } from './support/play.js';

describe('in the log of the server', () => {
  const withLog = async (
    place: Place | undefined,
    work: (parlor: Parlor) => Promise<void>,
  ): Promise<string> => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => lines.push(line) };
    const parlor = await openParlor(place === undefined ? { logTo } : { logTo, place });
    await work(parlor).finally(() => parlor.close());
    return lines.join('');
  };

  test('there is no token, no secret and no card, whatever is asked', async () => {
    const secrets: string[] = [];
    const log = await withLog(undefined, async (parlor) => {
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
    const { place, remove } = await fresh();
    await refuseDeals(place);
    const log = await withLog(place, async (parlor) => {
      const as = await parlor.guest('Ann');
      const seats = [{ player: 'me' }, { player: 'me' }];
      const failed = await parlor.post('/games', { as, body: { ruleset: 'jackaroo', seats } });
      expect(failed.body.code).toBe('internal-error');
    }).finally(remove);
    expect(log).toContain('a request failed');
    expect(log, 'what went wrong is told').toContain('violates check constraint');
    expect(log, 'no secret').not.toMatch(/[0-9a-f]{64}/);
    expect(log, 'no trap').not.toContain('traps-placed');
    expect(secretCardsIn(log, new Set())).toEqual([]);
  });
});

const NO_DEALS = `ALTER TABLE events ADD CHECK (event->>'type' <> 'cards-dealt')`;

/** A database that takes anything but a deal. */
const refuseDeals = async (place: Place): Promise<void> => {
  await (await openStore(place)).close();
  if ('folder' in place) {
    const embedded = await PGlite.create(join(place.folder, 'postgres'));
    await embedded.exec(NO_DEALS);
    return embedded.close();
  }
  const client = postgres(place.url, { max: 1, onnotice: () => {} });
  await client.unsafe(NO_DEALS);
  return client.end();
};
