import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartProblem } from '../store/database.js';
import { rowLine, wholeGameLine } from './backup-format.js';
import type { Sink } from './copy.js';
import { syncFolder } from './sync-folder.js';

/** Fast, and nearly as small as the slowest. */
const LEVEL = 4;

/** A sink that packs everything into a stream; `end` when all of it has left. */
export const packedInto = (output: Writable, options: { readonly end?: boolean } = {}): Sink => {
  const packer = createGzip({ level: LEVEL });
  const left = pipeline(packer, output, options);
  // Heard by whoever waits next.
  left.catch(() => {});
  const checksum = createHash('sha256');
  const write = async (text: string): Promise<void> => {
    if (!packer.write(text)) await Promise.race([once(packer, 'drain'), left]);
  };
  const say = async (text: string): Promise<void> => {
    checksum.update(text);
    await write(text);
  };
  return {
    begin: (head) => say(`${JSON.stringify(head)}\n`),
    take(part) {
      if (part.kind === 'rows') return say(part.lines.map((row) => rowLine(part.table, row)).join(''));
      const rows = Object.entries(part.rows).flatMap(([table, lines]) =>
        lines.map((row) => rowLine(table, row)),
      );
      return say(rows.join('') + wholeGameLine(part.gameId));
    },
    async end(counts) {
      await write(`${JSON.stringify({ end: { ...counts, sha256: checksum.digest('hex') } })}\n`);
      packer.end();
      await left;
    },
  };
};

/**
 * A backup in a file for its owner alone, since it holds secrets. It has its name only when it is whole and on the disk;
 * `throwAway` removes what there is when it was not finished.
 */
export const backupFile = async (path: string): Promise<Sink & { throwAway(): Promise<void> }> => {
  if (existsSync(path))
    throw new StartProblem(`${path} is there already. Name another file, or remove it first.`);
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  // On the disk before it is closed.
  const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  await once(output, 'open').catch((error: unknown) => {
    throw new StartProblem(`${path} cannot be written: ${error instanceof Error ? error.message : error}`);
  });
  const sink = packedInto(output);
  return {
    ...sink,
    async end(counts) {
      await sink.end(counts);
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    },
    async throwAway() {
      output.destroy();
      rmSync(unfinished, { force: true });
    },
  };
};
