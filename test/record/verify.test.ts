import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalJson } from '../../src/proof/canonical-json.js';
import { CHAIN_START, hashLink } from '../../src/proof/chain.js';
import { type GameRecord, linkOf, type RecordEntry } from '../../src/record/record.js';
import { verify, verifyText } from '../../src/record/verify.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { playTurnOf } from '../support/turns.js';
import { parsed, playedOut, recordTextOf } from './support/played.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
/** A short game with salts, somebody sitting down, and a winner. */
let text: string;
let record: GameRecord;

beforeAll(async () => {
  parlor = await openParlor();
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
  const seats = [{ player: 'me', salt: 'pepper' }, { player: 'me' }];
  text = await playedOut(parlor, ann, { seats, options: { width: 2, height: 2 } }, 'bytes');
  record = parsed(text);
});
afterAll(() => parlor.close());

describe('a game as it was played is found sound', () => {
  test.each([
    ['knucklebones', {}],
    ['cant-stop', {}],
    ['frustration', { options: { undos: 2, hitRule: 'send-home' } }],
    ['dastan', {}],
    ['jackaroo', { options: { maxRounds: 3 } }],
    ['knucklebones', { chance: { script: [1, 2, 3], whenSpent: 'random' } }],
    ['cant-stop', { chance: { seed: 'again' } }],
  ])('%s %j', async (ruleset, wanted) => {
    const played = await playedOut(parlor, ann, { ruleset, ...wanted }, ruleset);
    const verdict = verifyText(played);
    expect(verdict).toMatchObject({ isSound: true, problem: null, brokenAt: null, ruleset });
    expect(verdict.findings).toHaveLength(parsed(played).entries.length);
  });

  test('when players sat down one after the other, left, came back and resigned', async () => {
    const game = await parlor.lay(ann, { ruleset: 'cant-stop', seats: [{ open: true }, { player: 'me' }] });
    const seats = `/games/${game.id}/seats`;
    await parlor.post(seats, { as: ben, body: { salt: 'süß' } });
    await parlor.del(`${seats}/0`, { as: ben });
    const cat = await parlor.guest('Cat');
    expect((await parlor.post(seats, { as: cat })).status).toBe(201);
    await playTurnOf(parlor, game.id, [cat, ann], 0);
    await parlor.del(`${seats}/0`, { as: cat });
    const ended = await recordTextOf(parlor, game.id, ann);
    expect(verifyText(ended)).toMatchObject({ isSound: true, chance: 'fair' });
    const { entries, outcome } = parsed(ended);
    expect(outcome.ended).toBe('resigned');
    const changes = entries.filter(({ event }) => event.type.startsWith('seat-'));
    expect(changes.map(({ event }) => event.type)).toEqual([
      'seat-taken',
      'seat-left',
      'seat-taken',
      'seat-resigned',
    ]);
  });

  test('when a name is forgotten, and not when another is put in its place', () => {
    const seats = record.seats.map((seat) => ({ ...seat, name: 'Somebody' }));
    expect(verify({ ...record, seats, names: [] })).toMatchObject({ isSound: true });
    const names = record.names?.map((given) => ({ ...given, name: 'Somebody else' }));
    expect(verify({ ...record, names })).toMatchObject({ isSound: false });
    expect(verify({ ...record, seats })).toMatchObject({ isSound: true });
    const renamed = record.seats.map((seat) => ({ ...seat, name: 'Eve' }));
    expect(verify({ ...record, seats: renamed })).toMatchObject({ isSound: false });
  });

  test('and not when a name is told twice', () => {
    const [first = expect.fail()] = record.names ?? [];
    const twice = { ...record, names: [...(record.names ?? []), { ...first }] };
    expect(verify(twice)).toMatchObject({ isSound: false, brokenAt: 1 });
  });

  test('when its host closed it', async () => {
    const bots = await parlor.lay(ann, { seats: [{ bot: 'easy' }, { bot: 'easy' }], pace: 60_000 });
    const waiting = await parlor.lay(ann);
    for (const { id } of [bots, waiting]) {
      expect((await parlor.del(`/games/${id}`, { as: ann })).status).toBe(200);
      expect(verifyText(await recordTextOf(parlor, id, ann))).toMatchObject({ isSound: true });
    }
  });

  test('when it was deserted before it began', async () => {
    const game = await parlor.lay(ann, {});
    await parlor.post(`/games/${game.id}/seats`, { as: ann, body: { seat: 1 } });
    const other = await parlor.lay(ann, {});
    await parlor.del(`/games/${other.id}/seats/0`, { as: ann });
    expect(verifyText(await recordTextOf(parlor, other.id))).toMatchObject({ isSound: true, draws: 0 });
  });
});

test('every draw is counted where it was drawn', () => {
  const { findings, draws } = verify(record);
  const rolls = record.entries.filter(({ event }) => event.type === 'rolled');
  expect(draws).toBe(rolls.length);
  expect(findings[0]).toMatchObject({ seq: 1, type: 'game-created', draws: 1 });
  expect(findings.find(({ type }) => type === 'placed')).toMatchObject({ draws: 1, seat: 0 });
});

describe('a record', () => {
  test('names no player by an id, and every player by the same name throughout', () => {
    expect(text).not.toContain(ann.id);
    const names = new Set(record.entries.map(({ player }) => player));
    expect([...names]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(record.seats).toMatchObject([{ player: [...names][0], salt: 'pepper' }, { name: 'Ann' }]);
  });

  test('is a file with a name that never changes', async () => {
    const path = `/games/${record.gameId}/record`;
    const { headers } = await parlor.get(path);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="knucklebones-${record.gameId}.json"`,
    );
    expect(headers.get('cache-control')).toContain('immutable');
    const again = await parlor.get(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const game = await parlor.get<Game>(`/games/${record.gameId}`);
    expect(game.body.links.record).toBe(path);
  });

  test('is not given out before the end, nor of a private game to others', async () => {
    const game = await parlor.play([ann, ben], { visibility: 'private' });
    expect(game.links.record).toBeUndefined();
    const early = await parlor.get(`/games/${game.id}/record`, { as: ann });
    expect(early).toMatchObject({ status: 409, body: { code: 'game-not-over' } });
    await playTurnOf(parlor, game.id, [ann, ben], 0);
    await parlor.del(`/games/${game.id}/seats/0`, { as: ann });
    expect(await parlor.get(`/games/${game.id}/record`)).toMatchObject({
      status: 404,
      body: { code: 'unknown-game' },
    });
    expect(verifyText(await recordTextOf(parlor, game.id, ben)).isSound).toBe(true);
  });
});

describe('a record that was touched', () => {
  /** The event that a place in the file belongs to; 0 for the head. */
  const eventAt = (position: number): number => {
    const before = text.slice(0, position).split('\n').length;
    const first = text.split('\n').findIndex((line) => line.includes('"entries"')) + 2;
    return Math.max(0, Math.min(before - first + 1, record.entries.length));
  };
  const canonicalOf = (json: string): string | null => {
    try {
      return canonicalJson(Object(JSON.parse(json)));
    } catch {
      return null;
    }
  };

  test('in any one byte that means anything fails at the right event', () => {
    const byte = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
    let changes = 0;
    fc.assert(
      fc.property(fc.nat(text.length - 1), byte, (position, letter) => {
        const touched = text.slice(0, position) + letter + text.slice(position + 1);
        const verdict = verifyText(touched);
        const meaning = canonicalOf(touched);
        expect(verdict.isSound).toBe(meaning === canonicalOf(text));
        if (verdict.isSound) return;
        changes++;
        expect(verdict.problem).not.toBeNull();
        if (meaning !== null && eventAt(position) > 0) expect(verdict.brokenAt).toBe(eventAt(position));
      }),
      { numRuns: 500, seed: 20_26 },
    );
    expect(changes).toBeGreaterThan(330);
  });

  /** A forger who can count: all hashes are made again. */
  const forged = (change: (entries: RecordEntry[]) => void, head: Partial<GameRecord> = {}): GameRecord => {
    const copy: GameRecord = { ...parsed(text), ...head };
    change(copy.entries);
    let previous = CHAIN_START;
    for (const [index, entry] of copy.entries.entries()) {
      entry.seq = index + 1;
      entry.hash = hashLink(previous, linkOf(copy.gameId, entry));
      previous = entry.hash;
    }
    return copy;
  };
  const at = (type: string): number => record.entries.findIndex(({ event }) => event.type === type);
  const entry = (entries: RecordEntry[], index: number): RecordEntry =>
    entries[index] ?? expect.fail('no such entry');

  test('and hashed anew still stands when nothing was changed', () => {
    expect(verify(forged(() => {})).isSound).toBe(true);
  });

  test('and hashed anew fails at the die that the secret does not give', () => {
    const rolled = at('rolled');
    const lie = forged((entries) => {
      const { event } = entry(entries, rolled);
      event.die = (Number(event.die) % 6) + 1;
    });
    expect(verify(lie)).toMatchObject({
      isSound: false,
      brokenAt: rolled + 1,
      problem: expect.stringMatching(/^by the rules and the luck of the game it must be \{.*"rolled"/),
    });
  });

  test('and hashed anew fails at the action from which something else follows', () => {
    const placed = at('placed');
    const lie = forged((entries) => {
      const { action } = entry(entries, placed);
      if (action !== null) action.column = 1 - Number(action.column);
    });
    expect(verify(lie)).toMatchObject({ isSound: false, brokenAt: placed + 1 });
  });

  test('and hashed anew fails at an action that the rules refuse', () => {
    const placed = at('placed');
    const lie = forged((entries) => {
      const { action } = entry(entries, placed);
      if (action !== null) action.column = 9;
    });
    expect(verify(lie)).toMatchObject({ brokenAt: placed + 1, problem: expect.stringContaining('refuse') });
  });

  test('and hashed anew fails at the first event when the secret is another one', () => {
    const secret = '00'.repeat(32);
    const lie = forged(
      (entries) => {
        entry(entries, entries.length - 1).event.secret = secret;
      },
      { secret },
    );
    expect(verify(lie)).toMatchObject({
      brokenAt: 1,
      problem: expect.stringContaining('SHA-256 of the secret'),
    });
  });

  test('and hashed anew fails where an event was taken out or put in', () => {
    const placed = at('placed');
    const shorter = forged((entries) => {
      entries.splice(placed + 1, 1);
    });
    expect(verify(shorter)).toMatchObject({ isSound: false, brokenAt: placed + 2 });
    const longer = forged((entries) => {
      entries.splice(placed, 0, structuredClone(entry(entries, at('rolled'))));
    });
    expect(verify(longer)).toMatchObject({ isSound: false, brokenAt: placed + 1 });
  });

  test('fails when it stops before the end', () => {
    const [last] = [record.entries.length];
    const cut = { ...record, entries: record.entries.slice(0, -1) };
    expect(verify(cut)).toMatchObject({ isSound: false, brokenAt: last });
    expect(verify({ ...record, entries: [] })).toMatchObject({ isSound: false, brokenAt: 1 });
  });

  test.each(['', '[]', '{}', 'null', '{"format":"parlor-record","entries":[]}'])(
    'until it is no record at all is called that: %j',
    (nonsense) => {
      expect(verifyText(nonsense)).toMatchObject({
        isSound: false,
        brokenAt: null,
        problem: expect.stringMatching(/^this is not the record of a game: /),
      });
    },
  );
});
