import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fromRoot } from '../src/root.js';
import { startPostgres } from '../test/support/postgres-server.js';
import { benchBots } from './bots-part.js';
import { atClosing, close, closeOnSignals } from './closing.js';
import { benchEngines } from './engines-part.js';
import { newFindings } from './findings.js';
import { type Flags, PARTS, type Part, readFlags } from './flags.js';
import { goalTable } from './goals.js';
import { benchHttp } from './http.js';
import { benchLength } from './length-part.js';
import { machineFacts } from './machine.js';
import { benchMemory } from './memory-part.js';
import { progress, progressDone } from './progress.js';
import { benchPromoted } from './promoted.js';
import { benchReads } from './reads-part.js';
import { benchStart } from './start.js';
import { benchStreams } from './streams-part.js';
import { buildAll, openWorkshop } from './workshop.js';

/** `npm run bench`: builds, measures what was asked for, prints it, and keeps a whole run in results/latest.md. */
const bench = async (flags: Flags): Promise<void> => {
  const workshop = openWorkshop();
  progress('building');
  await buildAll();
  progress('starting Postgres');
  const postgres = await startPostgres();
  atClosing(postgres.stop);

  const findings = newFindings();
  const run: Readonly<Record<Part, () => Promise<string>>> = {
    http: () => benchHttp(flags, findings, workshop, postgres.url),
    promoted: () => benchPromoted(flags, findings, workshop, postgres.url),
    engines: () => benchEngines(flags, findings),
    length: () => benchLength(flags, findings),
    start: () => benchStart(flags, findings, workshop, postgres.url),
    streams: () => benchStreams(flags, findings, workshop, postgres.url),
    bots: () => benchBots(flags, workshop, postgres.url),
    reads: () => benchReads(findings),
    memory: () => benchMemory(workshop, postgres.url),
  };
  const head = [`# Bench of ${new Date().toISOString().slice(0, 10)}`, await machineFacts(postgres.url)];
  const busyBefore = loadavg()[0] ?? 0;
  const began = performance.now();
  const parts: string[] = [];
  for (const part of flags.parts)
    parts.push(await run[part]().catch((error: unknown) => gaveUp(part, error)));
  progressDone();
  const minutes = (performance.now() - began) / 60_000;
  const foot = `Load of the machine before the run: ${busyBefore.toFixed(1)}; the run took ${minutes.toFixed(1)} minutes. \`bench/README.md\` says what is measured and how.`;

  const text = `${[...head, goalTable(findings), ...parts, foot].join('\n\n')}\n`;
  console.log(text);
  if (PARTS.every((part) => flags.parts.includes(part))) keep(text);
};

/** What the other parts found is not lost. */
const gaveUp = (part: Part, error: unknown): string => {
  process.exitCode = 1;
  return `The part "${part}" failed: ${error instanceof Error ? error.message : String(error)}`;
};

const keep = (text: string): void => {
  const folder = fromRoot('bench', 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/latest.md`, text);
};

closeOnSignals();
try {
  await bench(readFlags(process.argv.slice(2)));
} catch (error) {
  progressDone();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
