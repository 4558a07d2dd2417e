import { type Connection, openConnection } from './load/connection.js';
import { SCENARIOS, type Step } from './load/scenario.js';

/** The load generator, a program of its own: `load.js <scenario> <port> <connections> <warm-up s> <measured s>`. */
const [scenarioName = '', ...figures] = process.argv.slice(2);
const [port = 0, connectionCount = 0, warmUp = 0, seconds = 0] = figures.map(Number);

const scenario = SCENARIOS.get(scenarioName);
if (scenario === undefined) throw new Error(`no scenario ${scenarioName}`);

const connections: readonly Connection[] = await Promise.all(
  Array.from({ length: connectionCount }, () => openConnection(port)),
);
const steps = await Promise.all(connections.map(scenario));

const begin = performance.now() + warmUp * 1000;
const end = begin + seconds * 1000;
const times: number[] = [];
let aside = 0;

const run = async (step: Step): Promise<void> => {
  let asked = performance.now();
  while (asked < end) {
    const { isCounted } = await step();
    const answered = performance.now();
    if (isCounted && asked >= begin && answered <= end) times.push(answered - asked);
    if (!isCounted && asked >= begin && answered <= end) aside++;
    asked = answered;
  }
};

const cpuBefore = process.cpuUsage();
await Promise.all(steps.map(run));
const { user, system } = process.cpuUsage(cpuBefore);
for (const connection of connections) connection.end();

const sorted = Float64Array.from(times).sort();
const quantile = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
const figuresOut = {
  perSecond: sorted.length / seconds,
  aside: aside / Math.max(1, sorted.length),
  p50: quantile(0.5),
  p99: quantile(0.99),
  generatorCpu: (user + system) / 1e6 / (warmUp + seconds),
};
console.log(JSON.stringify(figuresOut));
