import { z } from 'zod';
import { rounded } from './figures.js';
import type { Findings } from './findings.js';
import { markdownTable } from './markdown.js';
import { runProgram } from './program.js';
import { progress } from './progress.js';
import { built } from './workshop.js';

const Costs = z.array(z.object({ what: z.string(), mean: z.number(), p95: z.number(), most: z.number() }));
const Found = z.object({ reads: Costs, ahead: Costs });

/** A little less than the longest log there may be. */
const LENGTH = 9_800;
const LOOKS = 300;
/** As the program calls it. */
const ANY_PAST = '`?at=`, any other event after that';
const SPARE_SECONDS = 600;

/** What one read costs the server, so that one reader cannot occupy it. */
export const benchReads = async (findings: Findings): Promise<string> => {
  progress('reads');
  const said = await runProgram('node', [built('reads'), String(LENGTH), String(LOOKS)], {
    seconds: SPARE_SECONDS,
  });
  const { reads, ahead } = Found.parse(JSON.parse(said));
  findings.note(
    'past-version',
    reads.flatMap(({ what, p95 }) => (what === ANY_PAST ? [p95] : [])),
  );
  return [
    '## Reads',
    '',
    `CPU milliseconds of one request about a game of ${rounded(LENGTH)} events (Knucklebones on eight columns of six), PGlite's thread and the collector included, no network; \`?at=\` at random events.`,
    '',
    table(reads),
    '',
    'CPU milliseconds of odds and of a rehearsal that nobody asked for before, by the engine alone, in positions of random games of every preset with all seats taken.',
    '',
    table(ahead),
  ].join('\n');
};

const table = (costs: z.infer<typeof Costs>): string =>
  markdownTable(
    ['what', 'mean', 'p95', 'most'],
    costs.map(({ what, mean, p95, most }) => [what, rounded(mean, 2), rounded(p95, 2), rounded(most, 2)]),
  );
