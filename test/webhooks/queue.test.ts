import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Matter } from '../../src/store/webhooks.js';
import { BOUNDS, type Bounds, callQueue } from '../../src/webhooks/queue.js';

/** How long a call takes is told by each test. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const turn = (version: number): Matter => ({ gameId: 'g', version, seat: 0, type: 'your-turn' });

/** Bots that answer when they are told to. */
const bots = (slowMs: number, bounds: Bounds = BOUNDS) => {
  const called: string[] = [];
  const answers = new Map<string, (ms: number | null) => void>();
  const queue = callQueue(
    ({ version }, playerId) => {
      called.push(`${playerId}${version}`);
      return new Promise((resolve) => answers.set(`${playerId}${version}`, resolve));
    },
    slowMs,
    bounds,
  );
  /** Answers, and waits until that has had its consequences. */
  const answer = async (who: string, ms: number | null = 0): Promise<void> => {
    answers.get(who)?.(ms);
    answers.delete(who);
    await new Promise(setImmediate);
  };
  return { queue, called, answer, underWay: () => answers.size };
};

const NEVER = 1_000_000;
const one = (most: number): Bounds['most'] => ({ new: most, quick: most, slow: most });

test('lines are served in rounds: who asks for much waits behind who asks for little', async () => {
  const { queue, called, answer } = bots(NEVER, { ...BOUNDS, most: one(1) });
  for (const version of [1, 2, 3, 4]) queue.put(turn(version), 'a');
  queue.put(turn(1), 'b');
  for (const who of ['a1', 'a2', 'b1', 'a3', 'a4']) await answer(who, null);
  expect(called).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('a stranger has one place, a quick bot four, a slow one one again', async () => {
  const { queue, called, answer } = bots(1_000);
  for (let version = 1; version <= 20; version++) queue.put(turn(version), 'a');
  expect(called).toHaveLength(1);
  await answer('a1', 20);
  expect(called).toHaveLength(5);
  for (const who of ['a2', 'a3', 'a4']) await answer(who, 1_500);
  expect(called).toHaveLength(5);
  await answer('a5', 1_500);
  expect(called).toHaveLength(6);
  await answer('a6', 20);
  expect(called).toHaveLength(10);
});

test('any number of bots that never answer leave the quick ones their places', async () => {
  const { queue, called, answer } = bots(5);
  queue.put(turn(1), 'quick');
  await answer('quick1', 1);
  for (let player = 0; player < 200; player++) queue.put(turn(1), `silent-${player}-`);
  queue.put(turn(2), 'quick');
  expect(called).toContain('quick2');
  // Those that dawdle give their places to other strangers, all of whom have their turn.
  queue.put(turn(1), 'stranger');
  await vi.advanceTimersByTimeAsync(5 * 200);
  expect(called).toContain('stranger1');
});

test('there are never more calls than there may be, however many wait', async () => {
  const { queue, underWay } = bots(1, { ...BOUNDS, mostInAll: 40 });
  for (let player = 0; player < 500; player++) queue.put(turn(1), `p${player}-`);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(underWay()).toBe(40);
});

test('a turn is in the line once, and a line has an end', async () => {
  const { queue, called, answer } = bots(NEVER, { ...BOUNDS, mostWaiting: 3 });
  for (let again = 0; again < 100; again++) queue.put(turn(1), 'a');
  for (let version = 2; version <= 50; version++) queue.put(turn(version), 'a');
  for (let version = 1; version <= 50; version++) await answer(`a${version}`);
  expect(called).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('whoever moves is a stranger again, and what waited is let go', async () => {
  const { queue, called, answer } = bots(1_000);
  queue.put(turn(1), 'a');
  await answer('a1', 1_500);
  queue.put(turn(2), 'a');
  queue.put(turn(3), 'a');
  queue.forget('a');
  await answer('a2', 1);
  expect(called).toEqual(['a1', 'a2']);
  queue.put(turn(3), 'a');
  expect(called).toEqual(['a1', 'a2', 'a3']);
});
