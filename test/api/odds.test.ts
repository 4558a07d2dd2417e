import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Event, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  parlor = await openParlor();
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
});
afterAll(() => parlor?.close());

interface Odds {
  readonly version: number;
  readonly odds: readonly {
    readonly action: object;
    readonly basis: { readonly kind: string; readonly ways?: number };
    readonly outcomes: readonly { readonly what: string; readonly chance: number; readonly of?: number[] }[];
  }[];
}

describe('the odds', () => {
  test('are those of what the caller may do, and nothing for anybody else', async () => {
    const game = await parlor.play([ann, ben]);
    const { body, headers } = await parlor.get<Odds>(`/games/${game.id}/odds`, { as: ann });
    expect(headers.get('etag')).toBe(`"${game.version}"`);
    expect(body.odds.map(({ action }) => action)).toEqual(game.legal.map(({ action }) => action));
    const [first] = body.odds;
    expect(first?.basis).toEqual({ kind: 'exact', ways: 6 });
    expect(first?.outcomes).toEqual([
      { what: 'safe', text: expect.any(String), chance: 0.833333, of: [5, 6] },
      { what: 'risk-0', text: expect.any(String), chance: 0.166667, of: [1, 6] },
      { what: 'risk-1', text: expect.any(String), chance: 0, of: [0, 6] },
      { what: 'risk-2', text: expect.any(String), chance: 0, of: [0, 6] },
    ]);
    for (const as of [ben, undefined])
      expect((await parlor.get<Odds>(`/games/${game.id}/odds`, { as })).body.odds).toEqual([]);
  });

  test('of the past stay as they were, and who has them is told so', async () => {
    const game = await parlor.play([ann, ben]);
    const then = await parlor.get<Odds>(`/games/${game.id}/odds`, { as: ann });
    await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 1 } });
    const later = await parlor.get<Odds>(`/games/${game.id}/odds?at=${game.version}`, { as: ann });
    expect(later.body).toEqual(then.body);
    expect(later.headers.get('cache-control')).toContain('immutable');
    const etag = { 'if-none-match': `"${game.version}"` };
    const known = await parlor.get(`/games/${game.id}/odds?at=${game.version}`, { as: ann, headers: etag });
    expect(
      known.status,
      'a pinned answer is never asked about again, and is another one for each viewer',
    ).toBe(200);
    expect((await parlor.get(`/games/${game.id}/odds?at=999`)).body.code).toBe('unknown-version');
  });

  test('can be switched off for a game, which says so, and in its first event, and has no link to them', async () => {
    const usual = await parlor.play([ann, ben]);
    expect(usual).toMatchObject({ odds: true, links: { odds: `/games/${usual.id}/odds` } });
    const game = await parlor.play([ann, ben], { odds: false });
    expect(game.odds).toBe(false);
    expect(JSON.stringify(game.links)).not.toContain('odds');
    const { status, body } = await parlor.get(`/games/${game.id}/odds`, { as: ann });
    expect(status).toBe(403);
    expect(body.code).toBe('no-odds');
    const { body: log } = await parlor.get<Page<Event>>(`/games/${game.id}/events`);
    expect(log.items[0]?.event).toMatchObject({ type: 'game-created', odds: false });
    const fork = await parlor.post<{ id: string }>(`/games/${game.id}/forks`, { as: ann, body: {} });
    expect(fork.body).toMatchObject({ odds: false });
    expect((await parlor.get(`/games/${fork.body.id}/odds`, { as: ann })).body.code).toBe('no-odds');
    const same = await parlor.get(`/games/${game.id}/odds`, { as: ann, headers: { 'if-none-match': '*' } });
    expect(same.status).toBe(403);
  });

  test('are switched on or off and nothing else', async () => {
    const { body } = await parlor.post('/games', { as: ann, body: { ruleset: 'dastan', odds: 'no' } });
    expect(body).toMatchObject({ code: 'malformed-request', errors: [{ pointer: '/odds' }] });
  });
});
