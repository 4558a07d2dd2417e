import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/**
 * A folder as one file: a line of JSON that says what is in it, then all files one after the other, everything squeezed.
 * A package from npm has no empty folders, and a database needs its own.
 */
interface Contents {
  readonly folders: readonly string[];
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

const NEWLINE = 10;

export const packFolder = (folder: string): Buffer => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const inside = (path: string): string => path.slice(folder.length + 1);
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
  const bodies = files.map((path) => readFileSync(path));
  const contents: Contents = {
    folders: entries.filter(({ isFolder }) => isFolder).map(({ path }) => inside(path)),
    files: files.map((path, index) => [inside(path), bodies[index]?.length ?? 0]),
  };
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...bodies]), { level: 9 });
};

/** `folder` must be there, and empty. */
export const unpackFolder = (packed: Buffer, folder: string): void => {
  const all = gunzipSync(packed);
  let at = all.indexOf(NEWLINE) + 1;
  const { folders, files }: Contents = JSON.parse(all.toString('utf8', 0, at));
  for (const path of folders) mkdirSync(join(folder, path), { recursive: true });
  for (const [path, bytes] of files) {
    writeFileSync(join(folder, path), all.subarray(at, at + bytes));
    at += bytes;
  }
};
