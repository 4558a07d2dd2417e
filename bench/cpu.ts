import { quantile } from './figures.js';

/** What something costs in milliseconds of CPU, all threads of the process and the collector included. */
export interface Cost {
  readonly what: string;
  readonly mean: number;
  readonly p95: number;
  readonly most: number;
}

/** Does it so many times, one after the other. */
export const costs = async (what: string, times: number, work: () => Promise<unknown>): Promise<Cost> => {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const before = process.cpuUsage();
    await work();
    taken.push(since(before));
  }
  return costOf(what, taken);
};

export const since = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

export const costOf = (what: string, taken: readonly number[]): Cost => ({
  what,
  mean: taken.reduce((sum, one) => sum + one, 0) / taken.length,
  p95: quantile(taken, 0.95),
  most: Math.max(...taken),
});
