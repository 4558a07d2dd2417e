import { describe, expect, type TestContext, test } from 'vitest';
import { verify } from '../../src/record/verify.js';
import type { Acted, Game, Guest } from '../support/parlor.js';
import { type FreshPlace, freshDatabase, freshFolder } from '../support/places.js';
import { client, type Program, settingsFor, startProgram } from '../support/program.js';

/** Slow enough to be killed in the middle of. */
const PACE_MS = 20;

const GAMES = [
  {
    ruleset: 'cant-stop',
    seats: [{ bot: 'easy' }, { bot: 'medium' }, { bot: 'hard' }],
    options: { columnsToWin: 1 },
  },
  { ruleset: 'knucklebones', seats: [{ bot: 'hard' }, { bot: 'medium' }] },
  { ruleset: 'frustration', seats: [{ bot: 'easy' }, { bot: 'easy' }], options: { undos: 1 } },
  { ruleset: 'knucklebones', seats: [{ bot: 'easy' }, { bot: 'hard' }], options: { width: 4, height: 4 } },
];

type Start = () => Promise<Program>;

/** Starts programs on a place of a test's own; when the test is over they are gone, and it too. */
const onPlace = async (
  freshPlace: () => Promise<FreshPlace>,
  { onTestFinished }: TestContext,
): Promise<Start> => {
  const { place, remove } = await freshPlace();
  const programs: Program[] = [];
  onTestFinished(async () => {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')));
    await remove();
  });
  return async () => {
    const program = await startProgram({ ...settingsFor(place), PARLOR_BOT_MS: '10' });
    programs.push(program);
    return program;
  };
};

/** Lays the tables, and one where somebody has just moved. */
const layTables = async ({
  url,
}: Program): Promise<{ readonly ids: readonly string[]; readonly ann: Guest; readonly ticking: string }> => {
  const { post } = client(url);
  const { body: ann } = await post<Guest>('/players', undefined, { name: 'Ann' });
  const ids: string[] = [];
  for (const wanted of GAMES)
    ids.push((await post<Game>('/games', ann.token, { ...wanted, pace: PACE_MS })).body.id);
  const seats = [{ player: 'me' }, { player: 'me' }];
  const clock = { perTurnSeconds: 5 };
  const ticking = await post<Game>('/games', ann.token, { ruleset: 'knucklebones', seats, clock });
  return { ids, ann, ticking: ticking.body.id };
};

/** Reads a game's stream until a line says so. */
const readUntil = async (
  { url }: Program,
  gameId: string,
  isEnough: (line: string, count: number) => boolean,
): Promise<void> => {
  const response = await fetch(new URL(`/games/${gameId}/events`, url), {
    headers: { accept: 'application/x-ndjson' },
  });
  let rest = '';
  let count = 0;
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter((one) => one !== '')) {
      if (isEnough(line, ++count)) return;
    }
  }
  throw new Error(`the stream of ${gameId} ended too early, after ${count} lines`);
};

const allEndSoundly = async (program: Program, ids: readonly string[]): Promise<void> => {
  await Promise.all(ids.map((id) => readUntil(program, id, (line) => line.includes('"end":"game-over"'))));
  for (const id of ids) {
    const { body: record } = await client(program.url).get(`/games/${id}/record`);
    expect(verify(record), id).toMatchObject({ isSound: true, problem: null });
  }
};

/** They wait for bots more than they work, so they wait at the same time. */
describe.concurrent('killed while bots play,', () => {
  test('a process that starts again on its folder plays all games to the end, and nothing twice', async (context) => {
    const start = await onPlace(freshFolder, context);
    const first = await start();
    const { ids, ann, ticking } = await layTables(first);
    const mine = await client(first.url).post<Game>('/games', ann.token, {
      ruleset: 'knucklebones',
      seats: [{ player: 'me' }, { bot: 'hard' }],
      pace: 2_000,
    });
    await client(first.url).post<Acted>(
      `/games/${mine.body.id}/actions`,
      ann.token,
      mine.body.legal[0]?.action,
    );
    await Promise.all(ids.map((id) => readUntil(first, id, (_line, count) => count >= 8)));
    await first.stop('SIGKILL');

    const second = await start();
    // Nobody acts where a clock runs: whoever is alive says so.
    await allEndSoundly(second, [...ids, ticking]);
    // The bot owed Ann an answer.
    await readUntil(second, mine.body.id, (line) => line.includes('"by":1'));
  });

  test('a process leaves its games to the other on the same Postgres', async (context) => {
    const start = await onPlace(freshDatabase, context);
    const [here, there] = [await start(), await start()];
    const { ids, ticking } = await layTables(here);
    await Promise.all(ids.map((id) => readUntil(there, id, (_line, count) => count >= 8)));
    await here.stop('SIGKILL');
    await allEndSoundly(there, [...ids, ticking]);
  });
});
