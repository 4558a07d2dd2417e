import { vi } from 'vitest';

/** Waits for a fact, however long a busy machine takes: the only clock is the test's own patience. */
export const until = <Fact>(fact: () => Fact | Promise<Fact>): Promise<Fact> =>
  vi.waitFor(fact, { timeout: 300_000, interval: 20 });
