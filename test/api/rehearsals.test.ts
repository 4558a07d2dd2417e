import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Acted, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  parlor = await openParlor();
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
});
afterAll(() => parlor?.close());

interface Rehearsal {
  readonly accepted: true;
  readonly version: number;
  readonly certain: readonly {
    readonly text: string;
    readonly event: { readonly type: string };
    readonly uncertain: readonly string[];
  }[];
  readonly dependsOnLuck: boolean;
  readonly endsGame: string;
}

const place = (column: number) => ({ type: 'place', column });
const tryOut = <Body = Rehearsal>(
  game: Game,
  as: Guest,
  body: unknown,
  headers: { [name: string]: string } = {},
) => parlor.post<Body>(`/games/${game.id}/rehearsals`, { as, body, headers });
const act = (game: Game, as: Guest, body: unknown, headers: { [name: string]: string } = {}) =>
  parlor.post<Acted>(`/games/${game.id}/actions`, { as, body, headers });

describe('an action that is only tried out', () => {
  test('would be accepted: what is certain is told, the next die is not, and nothing happened', async () => {
    const game = await parlor.play([ann, ben]);
    const before = await parlor.log(game.id);
    const { status, body, headers } = await tryOut(game, ann, place(1));
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe(`"${game.version}"`);
    expect(body).toEqual({
      accepted: true,
      version: game.version,
      certain: [
        {
          text: expect.stringMatching(/^Ann places a \d in the second column\.$/),
          event: expect.objectContaining({ type: 'placed', seat: 0, column: 1 }),
          uncertain: [],
        },
        { text: 'Ben rolls a …', event: { type: 'rolled', seat: 1 }, uncertain: ['/face'] },
      ],
      dependsOnLuck: true,
      endsGame: 'no',
    });
    expect(await parlor.log(game.id)).toEqual(before);
    const real = await act(game, ann, place(1));
    const [placed] = real.body.events;
    expect(body.certain[0]).toEqual({ text: placed?.text, event: placed?.event, uncertain: [] });
  });

  test('gives the same answer as often as it is asked, whatever the dice will show', async () => {
    const answers = new Set<string>();
    const faces = new Set<unknown>();
    for (let round = 0; round < 12; round++) {
      const game = await parlor.lay(ann, {
        ruleset: 'cant-stop',
        seats: [{ player: 'me' }, { player: 'me' }],
      });
      for (let again = 0; again < 2; again++)
        answers.add((await tryOut(game, ann, { type: 'roll' })).text.replace(game.id, ''));
      faces.add(JSON.stringify((await act(game, ann, { type: 'roll' })).body.events[0]?.event));
    }
    expect(faces.size).toBeGreaterThan(6);
    expect([...answers]).toEqual([
      JSON.stringify({
        accepted: true,
        version: 2,
        certain: [{ text: 'Ann (seat 0) rolls …', event: { type: 'rolled', seat: 0 }, uncertain: ['/dice'] }],
        dependsOnLuck: true,
        endsGame: 'no',
      }),
    ]);
  });

  test('tells what is certain of an event that holds some luck: the swap and its price, not the next offer', async () => {
    const game = await parlor.play([ann, ben], { ruleset: 'dastan' });
    const { body } = await tryOut(game, ann, { type: 'take-offer', position: 2 });
    const { events } = (await act(game, ann, { type: 'take-offer', position: 2 })).body;
    const { offer, ...certain } = events[0]?.event ?? { type: 'nothing', offer: '' };
    expect(body).toEqual({
      accepted: true,
      version: game.version,
      certain: [
        {
          text: events[0]?.text.replace(`${offer}.`, '…'),
          event: certain,
          uncertain: ['/offer'],
        },
      ],
      dependsOnLuck: true,
      endsGame: 'no',
    });
  });

  test('meets the very problem that the action would meet', async () => {
    const game = await parlor.play([ann, ben]);
    const waiting = await parlor.lay(ann);
    const narrow = await parlor.play([ann, ben], { options: { width: 2, height: 1 } });
    await act(narrow, ann, place(0));
    await act(narrow, ben, place(1));
    const over = await parlor.play([ann, ben], { options: { width: 1, height: 1 } });
    await act(over, ann, place(0));
    const cases = [
      [game, ann, place(9)],
      [game, ann, { type: 'placed' }],
      [game, ben, place(1)],
      [game, await parlor.guest('Cy'), place(1)],
      [waiting, ann, place(1)],
      [over, ann, place(0)],
      [narrow, ann, place(0)],
    ] as const;
    for (const [at, as, body] of cases) {
      const tried = await tryOut<{ code: string }>(at, as, body, { 'x-request-id': 'same' });
      const real = await parlor.post(`/games/${at.id}/actions`, {
        as,
        body,
        headers: { 'x-request-id': 'same' },
      });
      expect({ ...tried.body, instance: real.body.instance }).toEqual(real.body);
      expect(tried.status).toBe(real.status);
      expect(tried.status).toBeGreaterThanOrEqual(400);
    }
  });

  test('heeds If-Match and uses up no Idempotency-Key', async () => {
    const game = await parlor.play([ann, ben]);
    const stale = await tryOut<{ code: string }>(game, ann, place(1), { 'if-match': '"1"' });
    expect(stale.body.code).toBe('stale-version');
    const key = { 'idempotency-key': 'once', 'if-match': `"${game.version}"` };
    expect((await tryOut(game, ann, place(1), key)).status).toBe(200);
    const real = await act(game, ann, place(1), key);
    expect(real.status).toBe(201);
    expect(real.headers.get('idempotency-replayed')).toBeNull();
  });

  test('says that the game would be over', async () => {
    const options = { width: 1, height: 1 };
    const game = await parlor.play([ann, ben], { options });
    const { body } = await tryOut(game, ann, place(0));
    expect(body).toMatchObject({ dependsOnLuck: false, endsGame: 'yes' });
    expect((await act(game, ann, place(0))).body.game.status).toBe('over');
  });

  test('to act and to try out are two addresses, each with one answer', async () => {
    const game = await parlor.play([ann, ben]);
    const old = await parlor.post(`/games/${game.id}/actions?dryRun=true`, { as: ann, body: place(1) });
    const message = expect.stringContaining('/games/{id}/rehearsals');
    expect(old.body).toMatchObject({ code: 'malformed-request', errors: [{ pointer: '/dryRun', message }] });
    expect((await parlor.get<Game>(`/games/${game.id}`)).body.version).toBe(game.version);
    expect((await act(game, ann, place(1))).status).toBe(201);
  });
});
