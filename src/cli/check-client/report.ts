import type { Paint } from '../colour.js';
import type { Played } from './play-scenario.js';

/** What a client did well and what it did not, and how many of the checks that is. */
export interface Report {
  readonly passed: number;
  readonly checks: number;
  /** In hundredths, rounded down: only a client without a fault has 100. */
  readonly score: number;
  readonly scenarios: readonly Played[];
}

export const reportOn = (scenarios: readonly Played[]): Report => {
  const counted = scenarios.flatMap(({ findings }) => findings).filter(({ isGood }) => isGood !== null);
  const passed = counted.filter(({ isGood }) => isGood).length;
  const checks = counted.length;
  return { passed, checks, score: checks === 0 ? 0 : Math.floor((100 * passed) / checks), scenarios };
};

export const inWords = ({ scenario, about, findings }: Played, paint: Paint): string =>
  [
    `${paint('bold', scenario)}: ${about}`,
    ...findings.map(({ isGood, says }) => {
      if (isGood === null) return `  ${paint('dim', `--   ${says}`)}`;
      return isGood ? `  ${paint('green', 'good')} ${says}` : `  ${paint('red', 'bad ')} ${says}`;
    }),
  ].join('\n');

export const verdict = ({ passed, checks, score }: Report): string =>
  `\n${passed} of ${checks} checks passed: ${score} of 100.`;
