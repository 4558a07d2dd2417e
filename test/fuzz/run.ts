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
 * What the last third of a run may add to the heap. The caches are bounded, and a run need not have filled them by then;
 * whatever is kept for each request, be it a kilobyte, would be more than this in 33,000 of them.
 */
const MOST_GROWTH_BYTES = 24 * 2 ** 20;
const THIRDS = 3;

const server = await startWatched();
console.log(`seed ${seed}, ${requests} requests to ${server.url}`);
const marks: Memory[] = [await server.memory()];
const report = await fuzz({
  url: server.url,
  seed,
  requests,
  async onProgress(done) {
    const fall = server.fall();
    if (fall !== null) throw new Error(`${fall} after ${done} requests, seed ${seed}`);
    if (done < (marks.length * requests) / THIRDS && done < requests) return;
    const memory = await server.memory();
    marks.push(memory);
    console.log(`${done} requests: ${inWords(memory)}`);
  },
});
await server.stop();

console.log(reportText(report, seed));
const [before, after] = marks.slice(-2);
const growth = (after?.heapUsed ?? 0) - (before?.heapUsed ?? 0);
const isGrowing = growth > MOST_GROWTH_BYTES;
console.log(
  `the heap grew by ${megabytes(growth)} in the last third; ${megabytes(MOST_GROWTH_BYTES)} are allowed`,
);
process.exitCode = report.findings.length > 0 || isGrowing ? 1 : 0;

function inWords({ heapUsed, external, rss }: Memory): string {
  return `${megabytes(heapUsed)} of heap, ${megabytes(external)} outside it, ${megabytes(rss)} in all`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
