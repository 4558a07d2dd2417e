import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, type TestContext, test } from 'vitest';
import { type Guest, openParlor } from '../support/parlor.js';
import { freshFolder } from '../support/places.js';
import { client, type Program, runProgram, startProgram } from '../support/program.js';

/** They wait for each other's silence more than they work, so they wait at the same time. */
describe.concurrent('real processes on one folder', () => {
  /** Starts programs on a folder of a test's own; when the test is over they are gone, and it too. */
  const folderOfOne = async ({ onTestFinished }: TestContext) => {
    const { place, remove } = await freshFolder();
    const programs: Program[] = [];
    onTestFinished(async () => {
      await Promise.all(programs.map((program) => program.stop('SIGKILL')));
      await remove();
    });
    const start = async (under: readonly string[] = []): Promise<Program> => {
      const program = await startProgram({ PARLOR_DATA: place.folder }, under);
      programs.push(program);
      return program;
    };
    return { folder: place.folder, start };
  };
  const isReady = async ({ url }: Program): Promise<boolean> =>
    (await client(url).get('/readyz')).status === 200;

  test('of three that start at the same moment one opens it; having slept while another took over it wakes up, says so, writes nothing and ends', async (context) => {
    const { folder, start } = await folderOfOne(context);
    const tries = await Promise.allSettled([1, 2, 3].map(() => start()));
    const [sleeper, ...others] = tries.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
    if (sleeper === undefined) throw new Error('nobody opened it');
    expect(others).toEqual([]);
    expect(await isReady(sleeper)).toBe(true);
    sleeper.send('SIGSTOP');
    const next = await start();
    const { body: ann } = await client(next.url).post<Guest>('/players', undefined, { name: 'Ann' });
    sleeper.send('SIGCONT');
    const { code, err } = await sleeper.ended;
    expect(err).toMatch(/^parlor: PARLOR_DATA: the folder .* was taken over by process \d+ on .*\n$/);
    expect(code).toBe(1);
    expect((await client(next.url).get<Guest>('/me', ann.token)).body.name).toBe('Ann');
    expect((await next.stop()).code).toBe(0);
    const again = await openParlor({ place: { folder } });
    context.onTestFinished(again.close);
    expect((await again.get<Guest>('/me', { as: ann })).body.name).toBe('Ann');
  });

  const canLimit = spawnSync('prlimit', ['--version']).status === 0;
  test.runIf(canLimit)(
    'whose disk takes no sign of life any more stops before another could take the folder over, and says why',
    async (context) => {
      const { folder, start } = await folderOfOne(context);
      const { ended, url } = await start();
      const { body: ann } = await client(url).post<Guest>('/players', undefined, { name: 'Ann' });
      const [lock = ''] = readdirSync(folder).filter((name) => name.startsWith('parlor.lock.'));
      const { pid } = JSON.parse(readFileSync(join(folder, lock), 'utf8'));
      // From now on the process may write to no file, as on a disk that is broken.
      expect(spawnSync('prlimit', [`--pid=${pid}`, '--fsize=0:0']).status).toBe(0);
      const { code, err } = await ended;
      expect(err).toMatch(
        /^parlor: PARLOR_DATA: the disk takes no sign of life in the folder .* \(EFBIG.*\)\. .*\n$/,
      );
      expect(code).toBe(1);
      expect((await client((await start()).url).get<Guest>('/me', ann.token)).body.name).toBe('Ann');
    },
  );

  const UNSHARE = [
    'unshare',
    '--user',
    '--map-root-user',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
  ] as const;
  const [unshare, ...flags] = UNSHARE;
  const canUnshare = spawnSync(unshare, [...flags, 'true']).status === 0;
  if (!canUnshare) console.log('this machine does not let us make process namespaces (unshare)');
  /** In namespaces of their own, where all have the number 1, as they have in containers. */
  const apart = canUnshare ? UNSHARE : [];

  test('lets nobody else in, who says why in one line; who is killed is followed by the next', async (context) => {
    const { folder, start } = await folderOfOne(context);
    const first = await start(apart);
    const second = await runProgram({ PARLOR_DATA: folder }, apart);
    expect(second.err).toMatch(/^parlor: PARLOR_DATA: the folder .* is in use by process \d+ on [^\n]+\n$/);
    expect(second.code).toBe(1);
    expect(await isReady(first), 'the first goes on').toBe(true);
    await first.stop('SIGKILL');
    expect(await isReady(await start(apart))).toBe(true);
  });
});
