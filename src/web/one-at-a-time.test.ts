import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.js';

/** A deed whose end is in our hands. */
const slowDeed = () => {
  const ends: (() => void)[] = [];
  return { deed: () => new Promise<void>((resolve) => ends.push(resolve)), ends };
};

test('what is wanted many times while it is under way is done once more, and then no more', async () => {
  const { deed, ends } = slowDeed();
  const want = oneAtATime(deed);
  for (let times = 0; times < 50; times++) want();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.resolve();
  want();
  await expect.poll(() => ends.length).toBe(3);
});
