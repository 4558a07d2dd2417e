import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnavailable } from '../../src/store/database.js';
import { turnstile } from '../../src/store/turnstile.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const outcome = (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: unknown) => error);

test('an answer passes through, and so does a failure', async () => {
  const soon = turnstile(1);
  expect(await soon(async () => 7)).toBe(7);
  expect(await outcome(soon(() => Promise.reject(new Error('no'))))).toEqual(new Error('no'));
  expect(await soon(async () => 8), 'a failure frees its place').toBe(8);
});

test('whoever is not answered in time is told so', async () => {
  const asked = outcome(turnstile(1, 5_000)(never));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isUnavailable(await asked)).toBe(true);
});

test('what could not be asked in time is never asked', async () => {
  const soon = turnstile(1, 5_000);
  let answer = (): void => {};
  const slow = outcome(
    soon(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    ),
  );
  const work = vi.fn(async () => 1);
  const outside = outcome(soon(work));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isUnavailable(await slow)).toBe(true);
  expect(isUnavailable(await outside)).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).not.toHaveBeenCalled();
  expect(await soon(work)).toBe(1);
});

test('what has come while this process was busy, or stopped, is heard before its patience ends', async () => {
  vi.useRealTimers();
  const patienceMs = 100;
  const answer = turnstile(1, patienceMs)(() => stat(tmpdir()));
  // Nothing goes on in this thread; the answer is made in another one.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 * patienceMs);
  expect((await answer).isDirectory()).toBe(true);
});
