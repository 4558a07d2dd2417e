import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.js';
import { reportText } from './report.js';
import { type Memory, startWatched } from './server.js';

/**
 * The long run, for people: `npm run fuzz -- --requests 100000 --seed 7`. It fails when any answer is not what the document
 * promises, and when the server's memory grows.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '13' } },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
if (!(requests > 0) || !Number.isInteger(seed))
  throw new Error('--requests and --seed must be whole numbers');

/**
 * What the last third of a run may add to the heap. The caches are small, and full by then; whatever is kept for each request,
 * be it a quarter of a kilobyte, would be more than this in 33,000 of them.
 */
const MOST_GROWTH_BYTES = 8 * 2 ** 20;
const LOOKS = 24;

const server = await startWatched();
console.log(`seed ${seed}, ${requests} requests to ${server.url}; Ctrl-C ends it early, with a report`);
let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
});

const looks: Memory[] = [];
const look = async (done: number): Promise<void> => {
  const memory = await server.memory();
  looks.push(memory);
  console.log(`${done} requests: ${inWords(memory)}`);
};

await look(0);
const report = await fuzz({
  url: server.url,
  seed,
  requests,
  async onProgress(done) {
    const fall = server.fall();
    if (fall !== null) throw new Error(`${fall} after ${done} requests, seed ${seed}`);
    if (isStopped || done >= (looks.length * requests) / LOOKS) await look(done);
    return isStopped ? 'stop' : 'go-on';
  },
});
await server.stop();

console.log(reportText(report, seed));
const before = looks[Math.floor((looks.length * 2) / 3)];
const growth = (looks.at(-1)?.heapUsed ?? 0) - (before?.heapUsed ?? 0);
console.log(
  `the heap grew by ${megabytes(growth)} in the last third; ${megabytes(MOST_GROWTH_BYTES)} are allowed`,
);
process.exitCode = report.findings.length > 0 || growth > MOST_GROWTH_BYTES ? 1 : 0;

function inWords({ heapUsed, external, rss }: Memory): string {
  return `${megabytes(heapUsed)} of heap, ${megabytes(external)} outside it, ${megabytes(rss)} in all`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
