import { z } from 'zod';
import { rounded, spread } from './figures.js';
import type { Findings } from './findings.js';
import type { Flags } from './flags.js';
import { markdownTable } from './markdown.js';
import { runProgram } from './program.js';
import { progress } from './progress.js';
import { built } from './workshop.js';

const Found = z.array(z.object({ length: z.number(), action: z.number(), load: z.number() }));

/** A little less than the longest log there may be, so that there is room for what is timed. */
const LONGEST = 9_800;
const LENGTHS = [10, 1_000, LONGEST];
const MOST_ROUNDS = 2;
const SPARE_SECONDS = 300;

/** Whether a long game grows slow. */
export const benchLength = async ({ rounds: wanted }: Flags, findings: Findings): Promise<string> => {
  const rounds = Math.min(wanted, MOST_ROUNDS);
  const actions = new Map<number, number[]>(LENGTHS.map((length) => [length, []]));
  const loads = new Map<number, number[]>(LENGTHS.map((length) => [length, []]));
  for (let round = 1; round <= rounds; round++) {
    progress(`length, round ${round} of ${rounds}`);
    const said = await runProgram('node', [built('length'), ...LENGTHS.map(String)], {
      seconds: SPARE_SECONDS,
    });
    for (const { length, action, load } of Found.parse(JSON.parse(said))) {
      actions.get(length)?.push(action);
      loads.get(length)?.push(load);
    }
  }
  findings.note('cold-load', loads.get(LONGEST) ?? []);
  const rows = LENGTHS.map((length) => [
    rounded(length),
    spread(actions.get(length) ?? [], 2),
    spread(loads.get(length) ?? [], 2),
  ]);
  return [
    '## A long game',
    '',
    `One caller through the table service on PGlite, no HTTP: the median of 41 actions at that event, and of 5 loads of that log into empty tables; ${rounds} rounds: median (least–most).`,
    '',
    markdownTable(['at event', 'one action, warm, ms', 'cold load, ms'], rows),
  ].join('\n');
};
