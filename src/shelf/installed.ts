import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The folder of a package as Node finds it from another folder, there or further up; null where it is not installed. */
export const installedNear = (folder: string, name: string): string | null => {
  const looked = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  return looked.map((modules) => join(modules, name)).find((path) => existsSync(path)) ?? null;
};
