import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartOf } from '../arena/chart.js';
import { pairingsOf } from '../arena/contest.js';
import { playAll } from '../arena/crew.js';
import { type Flags, readFlags } from '../arena/flags.js';
import { progressOf } from '../arena/progress.js';
import { csvOf, tableOf } from '../arena/report.js';
import { type Standing, standingOf } from '../arena/tally.js';
import { ALL_IS_WELL, type Command } from '../command.js';

/** Lets the bots play each other and says who is stronger, and how sure that is. */
export const arena: Command = {
  async run(asked) {
    const flags = readFlags(asked);
    const standings = await hold(flags);
    const files = write(flags, standings);
    if (asked.has('json')) console.log(JSON.stringify({ ruleset: flags.contest.ruleset, standings, files }));
    else console.log(`${tableOf(standings)}\n\n${files.join(' and ')} are written.`);
    return ALL_IS_WELL;
  },
};

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

const write = ({ contest, out }: Flags, standings: readonly Standing[]): readonly string[] => {
  mkdirSync(out, { recursive: true });
  const [picture, table] = [join(out, `${contest.ruleset}.svg`), join(out, `${contest.ruleset}.csv`)];
  writeFileSync(picture, chartOf(`${contest.ruleset}: win rates, with 95 % intervals`, standings));
  writeFileSync(table, csvOf(contest.ruleset, standings));
  return [picture, table];
};
