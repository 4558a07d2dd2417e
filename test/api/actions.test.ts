import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Acted,
  type Choices,
  type Event,
  type Game,
  type Guest,
  openParlor,
  type Page,
  type Parlor,
} from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
});
afterAll(() => parlor?.close());

const place = (column: number) => ({ type: 'place', column });
const act = (game: Game, as: Guest, body: unknown, headers = {}) =>
  parlor.post<Acted>(`/games/${game.id}/actions`, { as, body, headers });

describe('what one may do', () => {
  test('is listed with a label for each, and only for whoever is to act', async () => {
    const game = await parlor.play([ann, ben]);
    const { body, headers } = await parlor.get<Choices>(`/games/${game.id}/actions`, { as: ann });
    expect(body).toEqual({ version: game.version, toAct: [0], legal: game.legal });
    for (const { label } of body.legal)
      expect(label).toMatch(/^Place the [1-6] in the (?:first|second|third) column$/);
    expect(headers.get('etag')).toBe(`"${game.version}"`);
    for (const as of [ben, undefined]) {
      const { body: others } = await parlor.get<Choices>(`/games/${game.id}/actions`, { as });
      expect(others).toEqual({ version: game.version, toAct: [0], legal: [] });
    }
  });

  test('is nothing before the start and after the end', async () => {
    const waiting = await parlor.lay(ann);
    const over = await parlor.play([ann, ben], { options: { width: 1, height: 1 } });
    await act(over, ann, place(0));
    for (const game of [waiting, over]) {
      const { body } = await parlor.get<Choices>(`/games/${game.id}/actions`, { as: ann });
      expect(body).toMatchObject({ toAct: [], legal: [] });
    }
  });
});

describe('an action', () => {
  test('is answered with what came of it and the game after it', async () => {
    const game = await parlor.play([ann, ben]);
    const { status, headers, body } = await act(game, ann, place(2));
    expect(status).toBe(201);
    expect(headers.get('etag')).toBe(`"${body.version}"`);
    expect(body.events.map(({ seq }) => seq)).toEqual([game.version + 1, game.version + 2]);
    expect(body.events).toMatchObject([
      {
        by: 0,
        text: expect.stringMatching(/^Ann .*\.$/),
        event: { type: 'placed', seat: 0, column: 2, slot: 0 },
      },
      { by: 0, event: { type: 'rolled', seat: 1 } },
    ]);
    expect(body.version).toBe(game.version + 2);
    expect(body.game).toEqual((await parlor.get<Game>(`/games/${game.id}`, { as: ann })).body);
  });

  test('tells the same as the log does later', async () => {
    const game = await parlor.play([ann, ben]);
    const { body } = await act(game, ann, place(1));
    const log = await parlor.get<Page<Event>>(`/games/${game.id}/events?after=${game.version}`, { as: ann });
    expect(log.body.items).toEqual(body.events);
  });

  test('is kept with the events it caused: who asked, and for what', async () => {
    const game = await parlor.play([ann, ben]);
    await act(game, ann, place(1), { 'x-request-id': 'my-move' });
    const [first, second] = (await parlor.log(game.id)).slice(game.version);
    expect(first).toMatchObject({ seat: 0, playerId: ann.id, action: place(1), requestId: 'my-move' });
    expect(second).toMatchObject({ seat: 0, playerId: ann.id, action: null, requestId: 'my-move' });
    expect(second?.at).toBe(first?.at);
  });

  test('goes through with If-Match when the version is the current one', async () => {
    const game = await parlor.play([ann, ben]);
    const acted = await act(game, ann, place(0), { 'if-match': `"${game.version}"` });
    expect(acted.status).toBe(201);
    const again = await act(game, ann, place(0), { 'if-match': `"${game.version}"` });
    expect(again.status, 'the same request again acts no second time').toBe(412);
    const { version } = (await parlor.get<Game>(`/games/${game.id}`)).body;
    expect(again.body, 'it says which version is the current one').toMatchObject({
      code: 'stale-version',
      version,
    });
    expect(again.headers.get('etag')).toBe(`"${version}"`);
    expect((await act(game, ben, place(0), { 'if-match': '*' })).status).toBe(201);
  });

  test.each(['return=minimal', 'respond-async, return=minimal', 'return=minimal; x=1'])(
    'with Prefer: %s leaves the game out',
    async (prefer) => {
      const game = await parlor.play([ann, ben]);
      const { headers, body } = await act(game, ann, place(0), { prefer });
      expect(headers.get('preference-applied')).toBe('return=minimal');
      expect(Object.keys(body)).toEqual(['version', 'events']);
      expect(headers.get('etag')).toBe(`"${body.version}"`);
    },
  );

  test('with another preference is answered in full', async () => {
    const game = await parlor.play([ann, ben]);
    const { headers, body } = await act(game, ann, place(0), { prefer: 'return=representation' });
    expect(headers.get('preference-applied')).toBeNull();
    expect(body.game.id).toBe(game.id);
  });

  test('that ends the game tells the end in the same answer', async () => {
    const game = await parlor.play([ann, ben], { options: { width: 1, height: 1 } });
    const { body } = await act(game, ann, place(0));
    expect(body.events.map(({ event }) => event.type)).toEqual(['placed', 'game-ended']);
    expect(body.game).toMatchObject({ status: 'over', toAct: [], legal: [], outcome: { ended: 'finished' } });
  });
});

describe('a refusal', () => {
  test('carries the actions that would be accepted, and the rule', async () => {
    const game = await parlor.play([ann, ben]);
    const { body } = await parlor.post(`/games/${game.id}/actions`, { as: ann, body: place(9) });
    expect(body).toMatchObject({
      status: 422,
      code: 'column-out-of-range',
      title: 'There is no such column',
    });
    expect(body.legal).toEqual(game.legal);
    const [path = '', section = ''] = body.rule?.split('#') ?? [];
    expect(path).toBe('/rulesets/knucklebones');
    const { body: book } = await parlor.get<{ rules: string }>(path);
    expect(book.rules).toMatch(new RegExp(`^#+ ${section}\\b`, 'm'));
    expect(body.ruleSays).toContain('a column that does not exist');
    expect(book.rules).toContain(body.ruleSays);
    expect((await act(game, ann, body.legal?.[0]?.action)).status, 'what it lists is accepted').toBe(201);
  });

  test.each([
    [{}, '/type', '`type` is missing; it must be "place".'],
    [{ type: 'roll' }, '/type', '`type` must be "place".'],
    [{ type: 'place' }, '/column', '`column` is missing; it must be a whole number.'],
    [{ type: 'place', column: 0, seat: 1 }, '/seat', '`seat` is not known here; known: type, column.'],
    ['place', '', 'An action must be an object in braces: {…}.'],
  ])('of %j says in plain English what is wrong', async (body, pointer, message) => {
    const game = await parlor.play([ann, ben]);
    const refused = await parlor.post(`/games/${game.id}/actions`, { as: ann, body });
    expect(refused.body.errors).toEqual([{ pointer, message }]);
  });

  test('of a malformed action carries them, too', async () => {
    const game = await parlor.play([ann, ben]);
    const { body } = await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place' } });
    expect(body.legal).toEqual(game.legal);
    expect(body.errors).toEqual([
      { pointer: '/column', message: '`column` is missing; it must be a whole number.' },
    ]);
  });

  test('out of turn carries nothing that the caller may not do', async () => {
    const game = await parlor.play([ann, ben]);
    const { body } = await parlor.post(`/games/${game.id}/actions`, { as: ben, body: place(0) });
    expect(body.legal).toEqual([]);
  });
});
