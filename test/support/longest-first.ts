import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Seconds that the longest files took on two quiet cores, for a clone that has never run them.
 * Whoever has run them before goes by what they took then, so a new file finds its place by itself.
 */
const SECONDS: { readonly [file: string]: number } = {
  'test/process/start.test.ts': 29,
  'test/secrecy/two-worlds.test.ts': 28,
  'test/process/one-folder.test.ts': 20,
  'test/process/bots.test.ts': 18,
  'test/process/outside-games.test.ts': 17,
  'test/process/live/database.test.ts': 16,
  'test/conformance/conformance.test.ts': 15,
  'test/process/forget.test.ts': 15,
  'test/api/classroom.test.ts': 12,
  'test/secrecy/around-the-table.test.ts': 11,
  'test/process/backup.test.ts': 9,
  'test/process/upkeep-commands.test.ts': 9,
  'test/process/lock.test.ts': 9,
  'test/api/review.test.ts': 8,
  'test/bots/opponents.test.ts': 8,
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
