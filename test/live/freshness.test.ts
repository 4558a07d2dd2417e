import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ledger } from '../../src/store/ledger.js';
import { type Store, storeIn } from '../../src/store/store.js';
import type { Feed, FeedLines } from '../../src/table/live/feed.js';
import type { Player } from '../../src/table/players/players.js';
import { openTables, type TableService } from '../../src/table/table.js';
import { emptyDatabase } from '../support/databases.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

/** A real ledger whose next reading of entries is held back after it was read: by then it may be old. */
interface SlowLedger extends Ledger {
  holdNext(): Held;
  /** Entries were read, and nothing is being asked. */
  isQuiet(): boolean;
}
interface Held {
  /** When the ledger has been read. */
  readonly read: Promise<void>;
  release(): void;
}

const slow = (ledger: Ledger): SlowLedger => {
  let holding: { readonly tell: () => void; readonly go: Promise<void> } | null = null;
  let [reads, underWay] = [0, 0];
  const counted = async <Value>(asking: Promise<Value>): Promise<Value> => {
    underWay++;
    return asking.finally(() => underWay--);
  };
  return {
    ...ledger,
    isQuiet: () => reads > 0 && underWay === 0,
    goesOn: (...asked) => counted(ledger.goesOn(...asked)),
    async entries(...asked) {
      const held = holding;
      holding = null;
      const entries = await counted(ledger.entries(...asked));
      reads++;
      held?.tell();
      await held?.go;
      return entries;
    },
    holdNext() {
      let release = (): void => {};
      const go = new Promise<void>((resolve) => {
        release = resolve;
      });
      const read = new Promise<void>((tell) => {
        holding = { tell, go };
      });
      return { read, release };
    },
  };
};

let store: Store;
let ann: Player;
beforeAll(async () => {
  store = await storeIn(await emptyDatabase(freshDatabase));
  const welcome = await openTables(store).guests.welcome('Ann');
  if (!welcome.ok) throw new Error('not welcome');
  ann = welcome.value.player;
});
afterAll(() => store?.close());

const lay = async (tables: TableService): Promise<string> => {
  const seats = [{ player: 'me' }, { player: 'me' }] as const;
  const wanted = { ruleset: 'knucklebones', visibility: 'public', seats } as const;
  const done = await tables.create({ player: ann, wanted, requestId: 'r', key: undefined });
  if (!done.ok) throw new Error(done.problem.detail);
  return done.value.game.id;
};

const act = async (tables: TableService, gameId: string): Promise<number> => {
  const found = await tables.find(gameId, { playerId: ann.id });
  const action = found.ok ? found.value.match?.choices(found.value.match.toAct[0] ?? 0)[0]?.action : null;
  const done = await tables.act({
    gameId,
    player: ann,
    wanted: { action },
    expected: null,
    requestId: 'r',
    key: undefined,
  });
  if (!done.ok) throw new Error(done.problem.detail);
  return done.value.game.version;
};

describe('what was written elsewhere is seen by whoever asks afterwards', () => {
  test('also when an older reading of the same game is still under way', async () => {
    const ledger = slow(store.ledger);
    const here = openTables({ ...store, ledger });
    const there = openTables(store);
    const gameId = await lay(there);
    const held = ledger.holdNext();
    const early = here.find(gameId, { playerId: null });
    await held.read;
    const version = await act(there, gameId);
    const late = here.find(gameId, { playerId: null });
    held.release();
    const found = await Promise.all([early, late]);
    expect(found[1].ok && found[1].value.version).toBe(version);
  });

  test('and by a stream that the ring woke while another stream was still reading', async () => {
    const ledger = slow(store.ledger);
    const tables = openTables({ ...store, ledger });
    const gameId = await lay(tables);
    const found = await tables.find(gameId, { playerId: null });
    const version = found.ok ? found.value.version : 0;
    const hangUp = new AbortController();
    const open = async () => {
      const feed = await tables.follow(gameId, { playerId: null }, version, hangUp.signal);
      if (!feed.ok) throw new Error(feed.problem.detail);
      return feed.value;
    };
    const firstOf = (feed: Feed): Promise<FeedLines> =>
      new Promise((take) => feed({ take, hasRoom: () => true, done: () => {} }));
    const [patient, newcomer] = [await open(), await open()];
    const heard = firstOf(patient);
    // The patient one has read, found nothing and listens; the newcomer is in the middle of the same reading.
    await until(() => expect(ledger.isQuiet()).toBe(true));
    const held = ledger.holdNext();
    const late = firstOf(newcomer);
    await held.read;
    await act(tables, gameId);
    expect((await heard)[0]).toMatchObject({ kind: 'event', id: `${version + 1}` });
    held.release();
    expect((await late)[0]).toMatchObject({ kind: 'event', id: `${version + 1}` });
    hangUp.abort();
  });
});
