import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, SOUND } from '../../live/support/audit.js';
import { layArena, newBook, raceUntil } from '../../live/support/load.js';
import { type FreshPlace, freshDatabase } from '../../support/places.js';
import { type Program, settingsFor, startProgram } from '../../support/program.js';

const KILLS = 2;
const BETWEEN_KILLS = 30;

let fresh: FreshPlace<{ readonly url: string }>;
const programs: Program[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
  programs.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop('SIGKILL')));
  await fresh?.remove();
});

const start = (): Promise<Program> => startProgram(settingsFor(fresh.place));

test('killed again and again under load: every acknowledged action is in the log exactly once, every log is whole', async () => {
  const fleet = { urls: () => programs.map(({ url }) => url) };
  const book = newBook();
  const arena = await layArena(fleet, 3, book);
  let isDone = false;
  const racing = Promise.all(Array.from({ length: 8 }, () => raceUntil(fleet, arena, book, () => isDone)));
  const more = async (): Promise<void> => {
    const wanted = book.acknowledged.length + BETWEEN_KILLS;
    await expect.poll(() => book.acknowledged.length, { interval: 5 }).toBeGreaterThan(wanted);
  };
  for (let kill = 0; kill < KILLS; kill++) {
    await more();
    await programs[kill % 2]?.stop('SIGKILL');
    programs[kill % 2] = await start();
  }
  await more();
  isDone = true;
  await racing;
  expect(book.wrong).toEqual([]);
  expect(book.stale).toBe(0);
  expect(await audit(fresh.place, arena, book)).toMatchObject(SOUND);
});
