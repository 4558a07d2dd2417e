import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fromRoot } from '../src/root.js';
import { startPostgres } from '../test/support/postgres-server.js';
import { benchBots } from './bots-part.js';
import { atClosing, close, closeOnSignals } from './closing.js';
import { benchEngines } from './engines-part.js';
import { type Flags, PARTS, type Part, readFlags } from './flags.js';
import { benchHttp } from './http.js';
import { benchLength } from './length-part.js';
import { machineFacts } from './machine.js';
import { benchMemory } from './memory-part.js';
import { progress, progressDone } from './progress.js';
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

  const run: Readonly<Record<Part, () => Promise<string>>> = {
    http: () => benchHttp(flags, workshop, postgres.url),
    engines: () => benchEngines(flags),
    length: () => benchLength(flags),
    start: () => benchStart(flags, workshop, postgres.url),
    streams: () => benchStreams(flags, workshop, postgres.url),
    bots: () => benchBots(flags, workshop, postgres.url),
    reads: () => benchReads(),
    memory: () => benchMemory(workshop, postgres.url),
  };
  const said = [`# Bench of ${new Date().toISOString().slice(0, 10)}`, await machineFacts(postgres.url)];
  const busyBefore = loadavg()[0] ?? 0;
  for (const part of flags.parts) said.push(await run[part]());
  progressDone();
  said.push(
    `Load of the machine before the run: ${busyBefore.toFixed(1)}. \`bench/README.md\` says what is measured and how.`,
  );

  const text = `${said.join('\n\n')}\n`;
  console.log(text);
  if (PARTS.every((part) => flags.parts.includes(part))) keep(text);
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
