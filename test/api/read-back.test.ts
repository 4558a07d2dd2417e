import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nothingYet, withTurn } from '../../src/table/commit/draft.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';

let parlor: Parlor;
let ann: Guest;
beforeAll(async () => {
  parlor = await openParlor();
  ann = await parlor.guest('Ann');
});
afterAll(() => parlor?.close());

const alone = (): Promise<Game> => parlor.lay(ann, { seats: [{ player: 'me' }, { player: 'me' }] });

describe('whatever is written can be read back', () => {
  test.each(['5e-324', '-5e-324', '1e-310', '0.5', '1e400'])(
    'a column of %s is no whole number, however near it is to one, and nothing is written',
    async (column) => {
      const { id, version } = await alone();
      const raw = `{"type":"place","column":${column}}`;
      const headers = { 'content-type': 'application/json' };
      const { status, body } = await parlor.post(`/games/${id}/actions`, { as: ann, raw, headers });
      expect([status, body.code]).toEqual([400, 'malformed-action']);
      expect(body.errors).toEqual([{ pointer: '/column', message: '`column` must be a whole number.' }]);
      expect((await parlor.get<Game>(`/games/${id}`)).body.version).toBe(version);
      expect((await parlor.get(`/games/${id}/events`)).status).toBe(200);
    },
  );

  test('rules that tell of something their own schema refuses write nothing', async () => {
    const { id } = await alone();
    const found = await parlor.services.tables.find(id, { playerId: ann.id });
    if (!found.ok) return expect.fail(found.problem.detail);
    const game = found.value;
    const match = game.match ?? expect.fail();
    const told = (column: number) => {
      const event = { type: 'placed', seat: 0, column, slot: 0, face: 1 };
      const happening = { event, sighting: () => event, text: () => '', narration: () => null };
      return withTurn(nothingYet(game), { match, happenings: [happening] });
    };
    expect(told(1).happenings.map(({ event }) => event)).toMatchObject([{ type: 'placed', column: 1 }]);
    expect(() => told(0.5)).toThrow(/expected int/);
  });
});
