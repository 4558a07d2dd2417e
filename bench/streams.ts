import { startPostgres } from '../test/support/postgres-server.js';
import { atClosing, close, closeOnSignals } from './closing.js';
import { readFlags } from './flags.js';
import { machineFacts } from './machine.js';
import { progressDone } from './progress.js';
import { benchStreams } from './streams-part.js';
import { buildAll, openWorkshop } from './workshop.js';

/** The part about streams by itself: `npx tsx bench/streams.ts [--seconds=4] [--rounds=5]`. */
const main = async (): Promise<void> => {
  const workshop = openWorkshop();
  await buildAll();
  const postgres = await startPostgres();
  atClosing(postgres.stop);
  const said = await benchStreams(readFlags(process.argv.slice(2)), workshop, postgres.url);
  progressDone();
  console.log(`${await machineFacts(postgres.url)}\n\n${said}`);
};

closeOnSignals();
await main().finally(close);
