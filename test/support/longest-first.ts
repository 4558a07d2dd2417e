import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Seconds that the longest files took on two quiet cores, for a clone that has never run them.
 * Whoever has run them before goes by what they took then, so a new file finds its place by itself.
 */
const SECONDS: { readonly [file: string]: number } = {
  'test/process/start.test.ts': 27,
  'test/conformance/conformance.test.ts': 26,
  'test/store/lock.test.ts': 25,
  'test/secrecy/two-worlds.test.ts': 17,
  'test/live/process/database.test.ts': 11,
  'test/process/killed.test.ts': 11,
  'test/bots/killed.test.ts': 10,
  'test/api/whole-games.test.ts': 8,
  'test/fuzz/fuzz.test.ts': 7,
};

/** What is not known is taken to be rather long: were it begun last, one core would work on it while the others have nothing to do. */
const UNKNOWN_SECONDS = 6;

/** The files that take longest, longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => this.secondsOf(other) - this.secondsOf(one));
  }

  private secondsOf({ moduleId, project }: TestSpecification): number {
    const file = relative(this.ctx.config.root, moduleId);
    const lastTime = this.ctx.cache.getFileTestResults(`${project.name}:${file}`)?.duration;
    return lastTime === undefined ? (SECONDS[file] ?? UNKNOWN_SECONDS) : lastTime / 1000;
  }
}
