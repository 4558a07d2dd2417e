import { expect, onTestFinished, test } from 'vitest';
import type { Guest } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { type Program, runProgram, settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';

/** A connection of its own each time, so that the processes take turns. */
const ask = async (program: Program, path: string, body?: object): Promise<Response> =>
  fetch(new URL(path, program.url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { connection: 'close', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const signUps = async (program: Program): Promise<number> => {
  const text = await (await ask(program, '/metrics')).text();
  const [, count = '0'] =
    /^parlor_http_request_seconds_count\{.*route="\/players".*\} (\d+)$/m.exec(text) ?? [];
  return Number(count);
};

const linesSaying = (program: Program, message: string): readonly Record<string, unknown>[] =>
  program
    .out()
    .split('\n')
    .filter((line) => line.endsWith(`"msg":"${message}"}`))
    .map((line) => JSON.parse(line));

const areOpen = (program: Program, count: number): Promise<void> =>
  until(() => expect(linesSaying(program, 'Parlor is open')).toHaveLength(count));

test('two processes share a port: both answer, figures are told as one, who dies is started again, all stop together', async () => {
  const { place, remove } = await freshDatabase();
  const program = await startProgram({ ...settingsFor(place), PARLOR_PROCESSES: '2' });
  onTestFinished(async () => {
    await program.stop('SIGKILL');
    await remove();
  });
  await areOpen(program, 2);
  const open = linesSaying(program, 'Parlor is open');
  expect(new Set(open.map(({ url }) => url)), 'one address').toEqual(new Set([program.url]));
  expect(new Set(open.map((line) => line.process))).toEqual(new Set([1, 2]));

  for (const name of ['Ann', 'Bob', 'Cid', 'Dee']) {
    const { token } = (await (await ask(program, '/players', { name })).json()) as Guest;
    expect(token).toMatch(/./);
  }
  expect([await signUps(program), await signUps(program)], 'whoever is asked').toEqual([4, 4]);

  const [first] = linesSaying(program, 'a process was started');
  process.kill(Number(first?.pid), 'SIGKILL');
  await program.said('a process ended and is started again');
  expect((await ask(program, '/readyz')).status, 'the other one goes on').toBe(200);
  await areOpen(program, 3);
  expect((await ask(program, '/readyz')).status).toBe(200);

  const { code, out } = await program.stop();
  expect(code).toBe(0);
  expect(out.match(/"msg":"Parlor is closing"/g)).toHaveLength(2);
});

test('several processes that cannot start say so once', async () => {
  const { place, remove } = await freshDatabase();
  onTestFinished(remove);
  const { code, err } = await runProgram({ DATABASE_URL: `${place.url}_gone`, PARLOR_PROCESSES: '3' });
  expect(err).toMatch(/^parlor: DATABASE_URL: .* does not exist[^\n]*\n$/);
  expect(code).toBe(1);
});
