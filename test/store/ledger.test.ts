import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN_START, firstBrokenLink, hashLink } from '../../src/proof/chain.js';
import type { Database } from '../../src/store/database.js';
import { sqlState } from '../../src/store/database.js';
import type { Append } from '../../src/store/entry.js';
import { type Ledger, openLedger } from '../../src/store/ledger.js';
import type { Places } from '../../src/store/places.js';
import { AT, append, card, entry } from './support/appends.js';
import { KINDS } from './support/kinds.js';

describe.each(KINDS)('the ledger on %s', (_name, open) => {
  let places: Places;
  let ledger: Ledger;
  beforeAll(async () => {
    places = await open();
    ledger = openLedger(places);
  });
  afterAll(() => places?.close());

  test('what was appended is read back in order, as the canonical text that was hashed', async () => {
    const note = { b: 1, a: ['ä', null, 1.5] };
    expect(await ledger.append(append('g_read', 1, 3, note))).toBe('landed');
    expect(await ledger.entries('g_read', 0)).toEqual([1, 2, 3].map((seq) => entry('g_read', seq, note)));
    expect(JSON.stringify((await ledger.entries('g_read', 2))[0]?.event)).toBe(
      '{"a":{"a":["ä",null,1.5],"b":1},"type":"noted","z":1}',
    );
    expect(await ledger.entries('g_read', 0, 1)).toHaveLength(1);
    expect(await ledger.entries('g_read', 0, 9, 2)).toHaveLength(2);
  });

  test('a fold is told what it asks for, with time and hash on every so many entries and on the last', async () => {
    await ledger.append(append('g_fold', 1, 3));
    const more = append('g_fold', 4, 2);
    const goingOn = more.entries.map((one) => ({ ...one, action: null, actionText: 'null' }));
    await ledger.append({ ...more, entries: goingOn });
    const whole = await ledger.entries('g_fold', 0);
    const folded = async (stampedEvery: number, limit = 9) => {
      const told = await ledger.foldedEntries('g_fold', { after: 1, limit, stampedEvery });
      for (const { seq, event, seat, action, at, hash } of told) {
        const { [seq - 1]: as } = whole;
        expect({ event, isAction: action !== null }).toEqual({
          event: as?.event,
          isAction: as?.action !== null,
        });
        if (action !== null) expect(seat).toBe(as?.seat);
        if (hash !== null || at !== null) expect({ at, hash }).toEqual({ at: as?.at, hash: as?.hash });
      }
      return told.flatMap(({ seq, hash }) => (hash === null ? [] : [seq]));
    };
    expect(await folded(1)).toEqual([2, 3, 4, 5]);
    expect(await folded(3)).toEqual([3, 5]);
    expect(await folded(3, 1)).toEqual([2]);
  });

  test('whether logs go on is told of many at once, each by its own number', async () => {
    await Promise.all([ledger.append(append('g_on', 1, 3)), ledger.append(append('g_on_too', 1, 1))]);
    const asked = [
      ['g_on', 2],
      ['g_on', 3],
      ['g_on_too', 0],
      ['g_on_too', 1],
      ['g_none', 0],
    ] as const;
    const told = await Promise.all(asked.map(([gameId, after]) => ledger.goesOn(gameId, after)));
    // A cluster need not know; what it says is then looked up.
    expect(told).toEqual(places.isSpread ? asked.map(() => true) : [true, false, true, false, false]);
  });

  test('of two appends to one place exactly one lands, whole', async () => {
    const race = await Promise.all([1, 2, 3, 4, 5].map((who) => ledger.append(append('g_race', 1, 3, who))));
    expect(race.toSorted()).toEqual(['landed', 'lost', 'lost', 'lost', 'lost']);
    const rows = await ledger.entries('g_race', 0);
    expect(new Set(rows.map((row) => JSON.stringify(row.event.a))).size).toBe(1);
    expect(rows).toHaveLength(3);
  });

  test('an append that would leave a gap is lost, whatever travels with it', async () => {
    const { ledger: own } = counting();
    const together = [append('g_gap', 2, 1), append('g_no_gap', 1, 2), append('g_gap_too', 5, 3)];
    expect(await Promise.all(together.map(own.append))).toEqual(['lost', 'landed', 'lost']);
    expect(await own.append(append('g_no_gap', 4, 1))).toBe('lost');
    expect(await own.append(append('g_no_gap', 3, 2))).toBe('landed');
    expect(await ledger.entries('g_gap', 0)).toEqual([]);
    expect(await ledger.entries('g_no_gap', 0)).toHaveLength(4);
  });

  test('a key that is taken is a lost race: neither its events nor its card land, and its neighbours do', async () => {
    const key = (gameId: string, requestHash: string) => ({
      ...{ gameId, playerId: 'p_1', key: 'k', requestHash, seat: 0, firstSeq: 1, lastSeq: 1, createdAt: AT },
    });
    await ledger.append({ ...append('g_key', 1, 1), card: card('g_key'), key: key('g_key', 'one') });
    const over = card('g_key', { status: 'over' });
    const landings = await Promise.all([
      ledger.append({ ...append('g_key', 2, 1), card: over, key: key('g_key', 'two') }),
      ledger.append({ ...append('g_key_too', 1, 1), card: null, key: key('g_key_too', 'three') }),
    ]);
    expect(landings).toEqual(['lost', 'landed']);
    expect(await ledger.entries('g_key', 0)).toHaveLength(1);
    expect(await ledger.card('g_key')).toMatchObject({ status: 'waiting' });
    expect(await ledger.key('g_key', 'p_1', 'k')).toMatchObject({ requestHash: 'one' });
    expect(await ledger.key('g_key_too', 'p_1', 'k')).toMatchObject({ requestHash: 'three' });
  });

  test('who waited behind a decision that landed is lost without being asked', async () => {
    const { ledger: own, statements } = counting();
    const race = await Promise.all([1, 2, 3].map((who) => own.append(append('g_behind', 1, 2, who))));
    expect(race).toEqual(['landed', 'lost', 'lost']);
    expect(statements()).toBe(1);
  });

  test('a lost race shows no card', async () => {
    await ledger.append({ ...append('g_card', 1, 1), card: card('g_card') });
    expect(await ledger.append({ ...append('g_card', 1, 1), card: card('g_card', { status: 'over' }) })).toBe(
      'lost',
    );
    expect(await ledger.card('g_card')).toEqual(card('g_card'));
    await ledger.append({
      ...append('g_card', 2, 1),
      card: card('g_card', { status: 'over', players: ['p_1', 'p_2'] }),
    });
    expect(await ledger.card('g_card')).toMatchObject({ status: 'over', players: ['p_1', 'p_2'] });
  });

  test('one bad entry fails alone', async () => {
    const bad = append('g_bad', 1, 1);
    const tooBig = { ...bad, entries: bad.entries.map((row) => ({ ...row, seat: 99_999 })) };
    const results = await Promise.allSettled([
      ledger.append(append('g_good_1', 1, 2)),
      ledger.append(tooBig),
      ledger.append(append('g_good_2', 1, 2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await ledger.entries('g_good_2', 0)).toHaveLength(2);
    expect(await ledger.entries('g_bad', 0)).toEqual([]);
  });

  /** A ledger that counts the statements its appends take. */
  const counting = () => {
    let count = 0;
    const counted = new Map<Database, Database>();
    const placeOf = (gameId: string): Database => {
      const place = places.placeOf(gameId);
      const write: Database['pen']['write'] = (...asked) => {
        count++;
        return place.pen.write(...asked);
      };
      const known = counted.get(place) ?? { ...place, pen: { ...place.pen, write } };
      counted.set(place, known);
      return known;
    };
    return {
      ledger: openLedger({ ...places, placeOf }),
      statements: () => count,
      places: () => counted.size,
    };
  };
  const MANY = 64;
  const neighbours = (name: string): readonly Append[] =>
    Array.from({ length: MANY }, (_, i) => append(`g_${name}_${i}`, 1, 1));

  test('one bad entry among many is found in a few statements, and its neighbours still travel together', async () => {
    const { ledger: own, statements, places } = counting();
    const [bad = append('g', 1, 1), ...good] = neighbours('halved');
    const tooBig = { ...bad, entries: bad.entries.map((row) => ({ ...row, seat: 99_999 })) };
    const tries = await Promise.allSettled([...good.slice(0, 20), tooBig, ...good.slice(20)].map(own.append));
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(statements()).toBeLessThanOrEqual(places() + 2 * Math.log2(MANY));
  });

  test.each([
    ['NUL', '\0'],
    ['half a character', '\ud83c'],
    ['the other half', '\udfb2'],
  ])('%s never gets among what others send', async (name, text) => {
    const { ledger: own, statements, places } = counting();
    const [first = append('g', 1, 1), ...good] = neighbours(name.replaceAll(' ', '_'));
    const bad = { ...first, entries: first.entries.map((row) => ({ ...row, requestId: `r${text}` })) };
    const tries = await Promise.allSettled([bad, ...good].map(own.append));
    expect(tries.map(({ status }) => status)).toEqual(['rejected', ...good.map(() => 'fulfilled')]);
    expect(statements()).toBe(places());
    const worse = { ...first, card: card(first.gameId, { players: [text] }) };
    await expect(own.append(worse)).rejects.toThrow('no database keeps');
  });

  test('what only looks like it is kept as it is', async () => {
    const said = ['\\u0000', '\\\\ud83c', '🎲', "it's"];
    await ledger.append(append('g_looks', 1, 1, said));
    expect((await ledger.entries('g_looks', 0))[0]?.event.a).toEqual(said);
  });

  test('NUL in a question is refused, as any text the database cannot read', async () => {
    const failure: unknown = await places.home
      .ask('SELECT $1::text AS text', ["a\0'"])
      .catch((error) => error);
    expect(sqlState(failure)).toBe('22021');
  });

  test.each([
    'UPDATE events SET seat = 3',
    'DELETE FROM events',
    'TRUNCATE events',
    "UPDATE events SET hash = '' WHERE game_id = 'nobody'",
  ])('the database itself refuses: %s', async (statement) => {
    const error: unknown = await places
      .placeOf('g_read')
      .run(statement)
      .catch((e) => e);
    expect(sqlState(error)).toBe('23001');
  });

  /** Many callers on few games, in any order, through two ledgers at once: the log never has a gap, a double or half a decision. */
  test('concurrent appends: each game all or nothing, no gaps, neighbours unharmed', async () => {
    const other = openLedger(places);
    let round = 0;
    const tries = fc.array(
      fc.record({
        game: fc.nat(3),
        from: fc.integer({ min: 1, max: 6 }),
        count: fc.integer({ min: 1, max: 4 }),
        through: fc.boolean(),
      }),
      { minLength: 2, maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(tries, async (asked) => {
        const name = (game: number) => `g_property_${round}_${game}`;
        round++;
        const landings = await Promise.all(
          asked.map((ask, who) =>
            (ask.through ? ledger : other).append(append(name(ask.game), ask.from, ask.count, who)),
          ),
        );
        for (let game = 0; game <= 3; game++) {
          const rows = await ledger.entries(name(game), 0);
          expect(rows.map((row) => row.seq)).toEqual(rows.map((_, i) => i + 1));
          const landed = asked.flatMap((ask, who) =>
            ask.game === game && landings[who] === 'landed' ? [{ ask, who }] : [],
          );
          const expected = landed.flatMap(({ ask, who }) =>
            Array.from({ length: ask.count }, (_, i) => [ask.from + i, who]),
          );
          expect(rows.map((row) => [row.seq, row.event.a])).toEqual(
            expected.toSorted(([a = 0], [b = 0]) => Number(a) - Number(b)),
          );
          const beginners = asked.filter((ask) => ask.game === game && ask.from === 1);
          expect(rows.length > 0, 'if anybody could begin, somebody did').toBe(beginners.length > 0);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('games are listed newest first, page by page', async () => {
    for (const n of [1, 2, 3]) {
      const createdAt = `2030-01-0${n}T00:00:00.000Z`;
      await ledger.append({
        ...append(`g_list_${n}`, 1, n),
        card: card(`g_list_${n}`, { createdAt, ruleset: 'listed' }),
      });
    }
    const first = await ledger.list({ ruleset: 'listed', limit: 2 });
    expect(first.map(({ gameId, version }) => [gameId, version])).toEqual([
      ['g_list_3', 3],
      ['g_list_2', 2],
    ]);
    const next = await ledger.list({
      ruleset: 'listed',
      limit: 2,
      before: { createdAt: '2030-01-02T00:00:00.000Z', gameId: 'g_list_2' },
    });
    expect(next.map(({ gameId }) => gameId)).toEqual(['g_list_1']);
    expect(await ledger.list({ ruleset: 'listed', playerId: 'p_9', limit: 9 })).toEqual([]);
    expect(
      await ledger.list({
        ruleset: 'listed',
        playerId: 'p_1',
        status: 'waiting',
        visibility: 'public',
        limit: 9,
      }),
    ).toHaveLength(3);
  });
});

const FORGERIES = {
  at: '2026-01-02T03:04:05.679Z',
  event: { type: 'forged' },
  seat: 7,
  player: 'forged',
  action: { type: 'forged' },
  hash: 'forged',
} as const;

describe('the hash chain', () => {
  const chained = (count: number) => {
    let previous = CHAIN_START;
    return Array.from({ length: count }, (_, i) => {
      const { hash: _hash, playerId: _id, requestId: _request, ...kept } = entry('g_chain', i + 1);
      const link = { ...kept, player: 'somebody' };
      previous = hashLink(previous, link);
      return { ...link, hash: previous };
    });
  };

  test('holds for what was written, whatever happened to the order of keys', () => {
    const log = chained(4).map((link) => ({
      ...link,
      event: { a: link.event.a, z: link.event.z, type: link.event.type },
    }));
    expect(firstBrokenLink(log)).toBeNull();
  });

  test.each(['at', 'event', 'seat', 'player', 'action', 'hash'] as const)(
    'breaks where %s was changed',
    (field) => {
      const log = chained(4).map((link) => (link.seq === 3 ? { ...link, [field]: FORGERIES[field] } : link));
      expect(firstBrokenLink(log)).toBe(3);
    },
  );
});
