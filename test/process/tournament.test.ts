import { expect, test } from 'vitest';
import { verify } from '../../src/record/verify.js';
import type { TournamentSeen } from '../../src/table/tournaments/tournament-seen.js';
import { verifyTournament } from '../../src/tournaments/verify.js';
import type { Guest } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { client, type Program, settingsFor, startProgram } from '../support/program.js';
import { until } from '../support/until.js';

test('a Swiss tournament of sixteen bots on equal dice finishes by itself over a killed process', async ({
  onTestFinished,
}) => {
  const { place, remove } = await freshDatabase();
  const programs: Program[] = [];
  onTestFinished(async () => {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')));
    await remove();
  });
  const started = async (): Promise<Program> => {
    const program = await startProgram({ ...settingsFor(place), PARLOR_BOT_MS: '1' });
    programs.push(program);
    return program;
  };
  const first = await started();
  const { post } = client(first.url);
  const { body: ann } = await post<Guest>('/players', undefined, { name: 'Ann' });
  const { body: it } = await post<TournamentSeen>('/tournaments', ann.token, {
    name: 'Sixteen',
    ruleset: 'knucklebones',
    options: { width: 1, height: 3 },
    format: 'swiss',
    equalDice: true,
    mostEntrants: 16,
    bots: [{ level: 'easy', count: 16 }],
    pace: 20,
  });
  expect(it).toMatchObject({ status: 'running', roundCount: 4 });
  const look = async ({ url }: Program): Promise<TournamentSeen> =>
    (await client(url).get<TournamentSeen>(`/tournaments/${it.id}`)).body;

  // In the middle of the second round: some of its tables are done, and some are not.
  await until(async () => {
    const [, second] = (await look(first)).rounds;
    expect(second?.tables.some(({ points }) => points !== null)).toBe(true);
  });
  await first.stop('SIGKILL');
  const second = await started();
  const done = await until(async () => {
    const now = await look(second);
    expect(now.status).toBe('over');
    return now;
  });
  expect(done).toMatchObject({ ended: 'finished', roundCount: 4 });
  expect(done.rounds.map(({ tables }) => tables.length)).toEqual([8, 8, 8, 8]);
  expect(done.standings.reduce((sum, { points }) => sum + points, 0)).toBe(32);

  const { get } = client(second.url);
  const { body: record } = await get(`/tournaments/${it.id}/record`);
  expect(verifyTournament(record)).toEqual({
    isSound: true,
    brokenAt: null,
    problem: null,
    rounds: 4,
    tables: 32,
  });
  for (const { board, boardSecret, tables } of done.rounds) {
    const records = await Promise.all(tables.map(({ gameId }) => get<Played>(`/games/${gameId}/record`)));
    for (const { body } of records) {
      expect(verify(body)).toMatchObject({ isSound: true, chance: 'board' });
      expect([body.secret, body.entries[0]?.event.board]).toEqual([boardSecret, board]);
    }
    // The n-th die of a seat is the same at every table.
    const rows = records.map(({ body }) =>
      body.entries.flatMap(({ event }) => (event.type === 'rolled' ? [event.face] : [])).slice(0, 4),
    );
    expect(new Set(rows.map((row) => row.join(' '))).size).toBe(1);
  }
});

interface Played {
  readonly secret: string | null;
  readonly entries: readonly { readonly event: { readonly [field: string]: unknown } }[];
}
