import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Seconds that the longest files took on two quiet cores, for a clone that has never run them.
 * Whoever has run them before goes by what they took then, so a new file finds its place by itself.
 */
const SECONDS: { readonly [file: string]: number } = {
  'test/client/streams.test.ts': 46,
  'test/process/start.test.ts': 29,
  'test/shelf/house.test.ts': 28,
  'test/secrecy/two-worlds.test.ts': 27,
  'test/conformance/conformance.test.ts': 21,
  'test/process/one-folder.test.ts': 20,
  'test/api/claims.test.ts': 19,
  'test/process/bots.test.ts': 18,
  'test/process/live/database.test.ts': 16,
  'test/process/forget.test.ts': 15,
  'test/api/leaving.test.ts': 15,
  'test/api/whole-games.test.ts': 14,
  'test/bots/opponents.test.ts': 13,
  'test/upkeep/commands.test.ts': 13,
  'test/cli/server.test.ts': 12,
  'test/store/ledger.test.ts': 12,
  'test/memory/memory.test.ts': 11,
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
