import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, longest first. Were one of them begun last, one core would work on it while the other has nothing to do.
 * What is missing here is run afterwards, as vitest likes it.
 */
const LONGEST = [
  'process/start',
  'guide',
  'store/lock',
  'conformance/conformance',
  'bots/killed',
  'examples',
  'process/killed',
  'secrecy/two-worlds',
  'live/process/database',
  'fuzz/fuzz',
  'live/process/two',
  'live/process/kill',
  'api/whole-games',
  'record/cli',
  'memory/memory',
  'webhooks/turns',
  'bots/opponents',
  'secrecy/sizes-and-numbers',
  'bots/thinkers',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return rank === -1 ? LONGEST.length : rank;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
