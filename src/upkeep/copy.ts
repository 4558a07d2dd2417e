import { randomUUID } from 'node:crypto';
import { newestMigration } from '../store/migrate.js';
import type { Desk } from '../store/upkeep/desk.js';
import { countRows, type Part, readEverything, tablesOf } from '../store/upkeep/read.js';
import type { Counts, Head } from './backup-format.js';

/** Where all that is kept goes to: a file, or another database. */
export interface Sink {
  begin(head: Head): Promise<void>;
  take(part: Part): Promise<void>;
  end(counts: Counts): Promise<void>;
}

/** How far it is: games so far, of so many. */
export type Tell = (done: number, all: number) => void;

/** What was copied, and what was found that belongs nowhere. */
export interface Copied extends Counts {
  /** Rows by table that belong to no game, and were left behind. */
  readonly orphans: { readonly [table: string]: number };
}

/** Copies everything as it is at one moment; on a Postgres server others may go on writing meanwhile. */
export const copyEverything = async (desk: Desk, sink: Sink, tell: Tell): Promise<Copied> => {
  const counter = counting();
  let orphans: Copied['orphans'] = {};
  await desk.asOfNow(async (ask) => {
    const tables = await tablesOf(ask);
    const games = await countRows(ask, 'games');
    await sink.begin({
      format: 'parlor-backup',
      formatVersion: 1,
      backupId: randomUUID(),
      madeAt: new Date().toISOString(),
      schema: newestMigration(),
      games,
      tables,
    });
    tell(0, games);
    await readEverything(ask, tables, async (part) => {
      counter.count(part);
      await sink.take(part);
      tell(counter.counts().games, games);
    });
    const there = await Promise.all(
      tables.map(async ({ name }) => [name, await countRows(ask, name)] as const),
    );
    orphans = Object.fromEntries(
      there.flatMap(([name, rows]) => {
        const left = rows - (counter.counts().rows[name] ?? 0);
        return left === 0 ? [] : [[name, left]];
      }),
    );
  });
  await sink.end(counter.counts());
  return { ...counter.counts(), orphans };
};

/** Counts what passes by. */
export const counting = () => {
  let games = 0;
  const tables = new Map<string, number>();
  const add = (table: string, more: number): void => {
    tables.set(table, (tables.get(table) ?? 0) + more);
  };
  return {
    count(part: Part): void {
      const rows = part.kind === 'rows' ? { [part.table]: part.lines } : part.rows;
      for (const [table, lines] of Object.entries(rows)) add(table, lines.length);
      if (part.kind === 'game') games++;
    },
    counts: (): Counts => ({ games, rows: Object.fromEntries(tables) }),
  };
};
