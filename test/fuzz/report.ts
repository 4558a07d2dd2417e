import { OPERATIONS } from './document.js';
import type { Finding, Report } from './fuzz.js';

const DOCUMENTED = OPERATIONS.map(({ method, template }) => `${method} ${template}`);

/** The report for people. The seed makes the same requests again. */
export const reportText = (
  { requests, asked, granted, seen, findings, known }: Report,
  seed: number,
): string =>
  [
    `${requests} requests, seed ${seed}`,
    [...seen]
      .sort()
      .map(([what, times]) => `${what} ${times}`)
      .join(' · '),
    `asked and never granted: ${DOCUMENTED.filter((name) => asked.has(name) && !granted.has(name)).join(', ') || 'nothing'}`,
    ...known.map((finding) => `known: ${finding.place}, ${finding.times} times: ${finding.known}`),
    ...findings.map(findingText),
    `${findings.length} findings`,
  ].join('\n');

const findingText = ({ place, flaw, request, times }: Finding): string =>
  `\n${place}, ${times} times\n  ${flaw.slice(0, 1_200)}\n  sent:\n    ${request}\n`;
