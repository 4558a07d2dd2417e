import { describe, expect, test } from 'vitest';
import { PATIENCE, pauseBefore, retryAfterOf } from '../../src/client/patience.js';

const saying = (retryAfter: string) => new Response(null, { headers: { 'retry-after': retryAfter } });

describe('the pause before another try', () => {
  test('is at least what the server asks for, in seconds or as a date', () => {
    expect(retryAfterOf(saying('7'))).toBe(7000);
    expect(retryAfterOf(saying('Thu, 01 Jan 1970 00:00:00 GMT'))).toBe(0);
    expect(retryAfterOf(saying('Fri, 01 Jan 2100 00:00:00 GMT'))).toBeGreaterThan(1e9);
    expect(retryAfterOf(saying('soon'))).toBeNull();
    expect(retryAfterOf(new Response())).toBeNull();
    expect(pauseBefore(PATIENCE, 0, 7000)).toBeGreaterThanOrEqual(7000);
  });

  test('doubles from failure to failure, up to the longest', () => {
    const pauses = Array.from({ length: 40 }, (_, failures) => pauseBefore(PATIENCE, failures, null));
    for (const [failures, pause] of pauses.entries()) {
      const whole = Math.min(PATIENCE.firstPauseMs * 2 ** failures, PATIENCE.longestPauseMs);
      expect(pause).toBeGreaterThanOrEqual(whole / 2);
      expect(pause).toBeLessThanOrEqual(whole);
    }
  });
});
