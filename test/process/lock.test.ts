import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FolderLock, lockFolder } from '../../src/store/data-lock.js';
import { isUnavailable } from '../../src/store/database.js';
import { openEmbedded } from '../../src/store/embedded.js';
import { forgetTheOld, sweep, watchTime } from '../../src/sweeps.js';
import { openParlor } from '../support/parlor.js';
import { emptyFolder, freshFolder } from '../support/places.js';
import { until } from '../support/until.js';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    const fresh = await emptyFolder();
    folder = fresh.place.folder;
    return () => fresh.remove();
  });

  const take = async (): Promise<FolderLock> => {
    const lock = await lockFolder(folder);
    onTestFinished(lock.release);
    return lock;
  };
  const heldBy = (text: string): void => writeFileSync(join(folder, 'parlor.lock.7'), text);
  const named = (pid: number, beats: number): string => JSON.stringify({ pid, host: hostname(), beats });
  /** A process number that nobody here has. */
  const deadPid = (): number => spawnSync('true').pid;

  test('is held by one, until it lets go; then nobody has to wait', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `is in use by process ${process.pid} on ${hostname()}. Stop it first`,
    );
    lock.release();
    (await lockFolder(folder)).release();
  });

  test('tells who holds it, to nobody but the owner, and leaves nothing else behind', async () => {
    (await take()).release();
    const { mine } = await take();
    expect(JSON.parse(readFileSync(mine, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
    expect(statSync(mine).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['parlor.lock.2']);
  });

  test('is respected while it beats, though no process of that number lives here', async () => {
    const pid = deadPid();
    let beats = 0;
    const beat = (): void => heldBy(named(pid, beats++));
    beat();
    const beating = setInterval(beat, 100);
    onTestFinished(() => clearInterval(beating));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${pid}`);
    expect(readdirSync(folder)).toEqual(['parlor.lock.7']);
  });

  test('that is silent is taken over, whoever it names', async () => {
    const texts = [
      named(process.pid, 3),
      '{"pid":1,"host":"another-machine","beats":3}',
      '',
      'nonsense',
      'null',
    ];
    const takeOver = async (text: string, index: number): Promise<void> => {
      const own = join(folder, String(index));
      mkdirSync(own);
      writeFileSync(join(own, 'parlor.lock.7'), text);
      const lock = await lockFolder(own);
      onTestFinished(lock.release);
      expect(readdirSync(own)).toEqual(['parlor.lock.8']);
      expect(JSON.parse(readFileSync(lock.mine, 'utf8')).pid).toBe(process.pid);
    };
    await Promise.all(texts.map(takeOver));
  });

  test.each([
    ['nobody holds', null],
    ['a dead one held', '{"pid":1,"host":"gone","beats":3}'],
  ])('of many who want at once what %s exactly one gets it', async (_name, text) => {
    if (text !== null) heldBy(text);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => take()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is lost to the next number, and the loser hears of it and leaves it alone', async () => {
    const lock = await lockFolder(folder);
    writeFileSync(lock.next, named(1, 0));
    await until(() => expect(lock.lost.aborted).toBe(true));
    expect(String(lock.lost.reason)).toContain('was taken over by process 1');
    lock.release();
    expect(readFileSync(lock.next, 'utf8')).toBe(named(1, 0));
  });

  test('that somebody slept over is not taken with a number long past', async () => {
    heldBy(named(1, 0));
    const sleepy = lockFolder(folder);
    // Meanwhile others came and went, and the silent one is forgotten.
    rmSync(join(folder, 'parlor.lock.7'));
    writeFileSync(join(folder, 'parlor.lock.9'), '{"released":true}');
    const lock = await sleepy;
    onTestFinished(lock.release);
    expect(lock.mine).toBe(join(folder, 'parlor.lock.10'));
  });
});

describe('who loses the folder', () => {
  const bytesOf = (folder: string): string =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(folder, name)))
      .map(({ mtimeMs, size }) => `${mtimeMs} ${size}`)
      .join('\n');

  test('writes nothing any more, not even what it is asked before it has heard of it', async () => {
    const { place, remove } = await freshFolder();
    onTestFinished(remove);
    const database = await openEmbedded(place.folder);
    await database.run('CREATE TABLE mine (a integer); CHECKPOINT');
    const [lock = ''] = readdirSync(place.folder).filter((name) => name.startsWith('parlor.lock.'));
    const before = bytesOf(join(place.folder, 'postgres'));
    writeFileSync(
      join(
        place.folder,
        lock.replace(/\d+$/, (number) => String(Number(number) + 1)),
      ),
      '{}',
    );
    const failure: unknown = await database.run('INSERT INTO mine VALUES (1)').catch((error) => error);
    expect(isUnavailable(failure)).toBe(true);
    expect(bytesOf(join(place.folder, 'postgres'))).toBe(before);
    await until(() => expect(String(database.gone.reason)).toContain('was taken over'));
    await database.close();
  });

  test('is not healthy, not ready, and refuses work at once', async () => {
    const { place, remove } = await freshFolder();
    onTestFinished(remove);
    const parlor = await openParlor({ place });
    onTestFinished(parlor.close);
    const ann = await parlor.guest('Ann');
    expect((await parlor.get('/healthz')).status).toBe(200);
    // The thread ends when it finds its lock gone.
    for (const name of readdirSync(place.folder))
      if (name.startsWith('parlor.lock.')) rmSync(join(place.folder, name));
    await until(async () => expect((await parlor.get('/healthz')).status).toBe(503));
    expect((await parlor.get('/healthz')).body).toMatchObject({ code: 'unavailable' });
    expect((await parlor.get('/readyz')).status).toBe(503);
    const refused = await parlor.post('/games', { as: ann, body: { ruleset: 'knucklebones' } });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    await sweep(parlor.store, parlor.services.tables, log, 1);
    await watchTime(parlor.services.tables, log);
    await forgetTheOld(parlor.store, log);
    expect(lines.length).toBeGreaterThan(10);
    // Neither the statement nor what was to be asked with it.
    expect(lines.join('')).not.toMatch(/Failed query|params|update \\?"/);
    expect(lines.join('')).toContain('the embedded database does not answer');
  });
});
