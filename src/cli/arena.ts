import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartOf } from './arena/chart.js';
import { pairingsOf } from './arena/contest.js';
import { playAll } from './arena/crew.js';
import { type Flags, readFlags, USAGE, UsageProblem } from './arena/flags.js';
import { progressOf } from './arena/progress.js';
import { csvOf, tableOf } from './arena/report.js';
import { type Standing, standingOf } from './arena/tally.js';

/** Lets the bots play each other and says who is stronger, and how sure that is. */
const hold = async ({ contest, entrants, games, workers }: Flags): Promise<readonly Standing[]> => {
  const pairings = pairingsOf(entrants);
  const jobs = pairings.flatMap((pairing) =>
    Array.from({ length: games / 2 }, (_, pair) => ({ contest, pairing, games: [2 * pair, 2 * pair + 1] })),
  );
  const progress = progressOf(jobs.length, process.stderr);
  const played = await playAll(jobs, workers, progress.tick);
  progress.end();
  return pairings.map((pairing, at) =>
    standingOf(pairing, played.slice((at * games) / 2, ((at + 1) * games) / 2).flat()),
  );
};

const publish = ({ contest, out }: Flags, standings: readonly Standing[]): void => {
  mkdirSync(out, { recursive: true });
  const file = (ending: string): string => join(out, `${contest.ruleset}.${ending}`);
  const title = `${contest.ruleset}: win rates, with 95 % intervals`;
  writeFileSync(file('svg'), chartOf(title, standings));
  writeFileSync(file('csv'), csvOf(contest.ruleset, standings));
  console.log(`${tableOf(standings)}\n\n${file('svg')} and ${file('csv')} are written.`);
};

const main = async (args: readonly string[]): Promise<void> => {
  if (args.includes('--help')) return console.log(USAGE);
  const flags = readFlags(args);
  publish(flags, await hold(flags));
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageProblem)) throw error;
  console.error(`arena: ${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
}
