import { z } from 'zod';
import { rounded, spread } from './figures.js';
import type { Findings } from './findings.js';
import type { Flags } from './flags.js';
import { markdownTable } from './markdown.js';
import { runProgram } from './program.js';
import { progress } from './progress.js';
import { built } from './workshop.js';

const Tallies = z.array(
  z.object({ id: z.string(), games: z.number(), events: z.number(), cpuSeconds: z.number() }),
);

const MOST_SECONDS_EACH = 2;
const SPARE_SECONDS = 300;

/** How fast each game plays by itself, with no server around it. */
export const benchEngines = async ({ rounds, seconds }: Flags, findings: Findings): Promise<string> => {
  const each = Math.min(seconds, MOST_SECONDS_EACH);
  const games = new Map<string, number[]>();
  const events = new Map<string, number[]>();
  for (let round = 1; round <= rounds; round++) {
    progress(`engines, round ${round} of ${rounds}`);
    const said = await runProgram('node', [built('engines'), String(each), `round ${round}`], {
      seconds: SPARE_SECONDS,
    });
    for (const tally of Tallies.parse(JSON.parse(said))) {
      games.set(tally.id, [...(games.get(tally.id) ?? []), tally.games / tally.cpuSeconds]);
      events.set(tally.id, [...(events.get(tally.id) ?? []), tally.events / tally.cpuSeconds]);
    }
  }
  findings.note('jackaroo', games.get('jackaroo') ?? []);
  const rows = [...games].map(([id, own]) => [id, spread(own), spread(events.get(id) ?? [])]);
  return [
    '## Engines',
    '',
    `Random games of the first preset with two seats, or as few as the game takes; ${rounded(each, 1)} CPU-seconds for each game, ${rounds} rounds: median (least–most).`,
    '',
    markdownTable(['ruleset', 'games per CPU-second', 'events per CPU-second'], rows),
  ].join('\n');
};
