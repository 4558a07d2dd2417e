import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/store.js';
import { firstBrokenEntry } from '../../src/table/game/published.js';
import type { Acted, Event, Game, Guest, Page } from '../support/parlor.js';
import { type FreshPlace, freshFolder } from '../support/places.js';
import { client, type Program, settingsFor, startProgram } from '../support/program.js';

const start = async (settings: { readonly [variable: string]: string }): Promise<Program> => {
  const program = await startProgram(settings);
  onTestFinished(async () => void (await program.stop('SIGKILL')));
  return program;
};

/** Enough to be in the middle of everything. */
const ACKNOWLEDGED = 90;
const CLIENTS = 6;

/** On a Postgres server two of them are killed again and again, under more: `test/process/live/kill.test.ts`. */
describe('killed in the middle of games under load, on the embedded database,', () => {
  let fresh: FreshPlace;
  beforeAll(async () => {
    fresh = await freshFolder();
  });
  afterAll(() => fresh?.remove());

  /** Plays hot seat, game after game, until the server is gone; what was acknowledged is written down. */
  const playUntilDead = async (url: string, written: Acted[], enough: () => void): Promise<void> => {
    const { post } = client(url);
    const { body: guest } = await post<Guest>('/players', undefined, { name: 'Busy' });
    const seats = [{ player: 'me' }, { player: 'me' }];
    try {
      for (;;) {
        let { body: game } = await post<Game>('/games', guest.token, { ruleset: 'knucklebones', seats });
        while (game.legal[0] !== undefined) {
          const acted = await post<Acted>(`/games/${game.id}/actions`, guest.token, game.legal[0].action);
          expect(acted.status).toBe(201);
          written.push(acted.body);
          if (written.length === ACKNOWLEDGED) enough();
          game = acted.body.game;
        }
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  };

  test('the program loses no acknowledged action, and every log is whole', async () => {
    const killed = await start(settingsFor(fresh.place));
    const written: Acted[] = [];
    const enough = () => void killed.stop('SIGKILL');
    await Promise.all(Array.from({ length: CLIENTS }, () => playUntilDead(killed.url, written, enough)));
    expect(written.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);

    const revived = await start(settingsFor(fresh.place));
    const games = [...new Set(written.map(({ game }) => game.id))];
    const logs = new Map<string, readonly Event[]>();
    for (const id of games) {
      const { body } = await client(revived.url).get<Page<Event>>(`/games/${id}/events?limit=500`);
      logs.set(id, body.items);
    }
    for (const { game, events } of written) {
      const log = logs.get(game.id) ?? [];
      for (const event of events)
        expect(log[event.seq - 1]).toMatchObject({ seq: event.seq, event: event.event });
    }
    expect((await revived.stop()).code).toBe(0);

    const store = await openStore(fresh.place);
    for (const id of games) {
      const log = await store.ledger.entries(id, 0);
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
      expect(firstBrokenEntry(log)).toBeNull();
    }
    await store.close();
  });
});
