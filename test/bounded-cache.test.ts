import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoundedCache } from '../src/engine/bounded-cache.js';
import { weigh } from '../src/engine/weigh.js';

/** The place that an entry takes beside what it brings. */
const PLACE = (() => {
  const cache = new BoundedCache<string, string>(1_000);
  cache.set('a', '', 0);
  return cache.bytes;
})();

const key = fc.integer({ min: 0, max: 30 });
const step = fc.oneof(
  fc.record({ does: fc.constant('set'), key, bytes: fc.integer({ min: 0, max: 3_000 }) }),
  fc.record({ does: fc.constant('get'), key, bytes: fc.constant(0) }),
  fc.record({ does: fc.constant('delete'), key, bytes: fc.constant(0) }),
);
const steps = fc.array(step, { maxLength: 400 });
const most = fc.integer({ min: 0, max: 20_000 });

describe('a cache with a bound in bytes', () => {
  test('never holds more than that, and never gives back anything but what was put there last', () => {
    fc.assert(
      fc.property(most, steps, (bound, taken) => {
        const cache = new BoundedCache<number, number>(bound);
        const last = new Map<number, number>();
        taken.forEach(({ does, key, bytes }, index) => {
          if (does === 'set') {
            cache.set(key, index, bytes);
            last.set(key, index);
          } else if (does === 'delete') {
            cache.delete(key);
            last.delete(key);
          }
          const found = cache.get(key);
          if (found !== undefined) expect(found).toBe(last.get(key));
          expect(cache.bytes).toBeLessThanOrEqual(bound);
        });
      }),
    );
  });

  test('keeps whatever was used until half of its bytes came in after it', () => {
    fc.assert(
      fc.property(steps, fc.array(fc.integer({ min: 0, max: 3_000 })), (before, after) => {
        const bound = 20_000;
        const cache = new BoundedCache<number | string, number>(bound);
        before.forEach(({ does, key, bytes }) => {
          if (does === 'set') cache.set(key, 0, bytes);
          else cache.get(key);
        });
        cache.set('used', 1, 100);
        let came = 0;
        after.forEach((bytes, index) => {
          came += bytes + PLACE;
          if (came <= bound / 2) cache.set(`new ${index}`, 0, bytes);
        });
        expect(cache.get('used')).toBe(1);
      }),
    );
  });

  test('forgets what nobody used while others came', () => {
    const cache = new BoundedCache<number, number>(10_000);
    for (let index = 0; index < 1_000; index++) {
      cache.set(index, index, 100);
      expect(cache.get(0)).toBe(0);
    }
    expect(cache.get(1)).toBeUndefined();
    expect(cache.get(999)).toBe(999);
  });

  test('does not keep what is larger than a half, nor what stood there before', () => {
    const cache = new BoundedCache<string, string>(1_000);
    cache.set('a', 'small', 10);
    cache.set('a', 'large', 500);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test('counts an entry that is replaced once', () => {
    const cache = new BoundedCache<string, number>(10_000);
    for (let value = 0; value < 100; value++) cache.set('a', value, 1_000);
    expect(cache.bytes).toBe(1_000 + PLACE);
  });
});

test('what is weighed is heavier the more there is in it, and text by its letters', () => {
  const light = { cards: ['KH'], seat: 1 };
  expect(weigh({ ...light, cards: ['KH', 'QH'] })).toBeGreaterThan(weigh(light));
  expect(weigh('x'.repeat(1_000))).toBeGreaterThan(1_000);
  expect(weigh(Array(1_000).fill(7))).toBeGreaterThan(8_000);
  expect(weigh([null, true, undefined])).toBe(weigh([1, 2, 3]));
});
