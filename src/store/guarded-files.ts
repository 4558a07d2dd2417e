import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { type Held, isHeld } from './lock-file.js';

/**
 * Stands between the embedded database and its files, on its own thread.
 * Law: nothing is written after the folder was lost, not even by a process that slept in the middle of a statement;
 * and whatever is made is for the owner alone, whatever the database asks for.
 */
export const guardFiles = (held: Held, onLost: () => void): void => {
  for (const [name, change] of Object.entries(CHANGES)) {
    const original: unknown = Reflect.get(fs, name);
    if (typeof original !== 'function') continue;
    const guarded = (...asked: readonly unknown[]): unknown => {
      if (!isHeld(held)) onLost();
      return Reflect.apply(original, fs, change(asked));
    };
    Object.assign(fs, { [name]: guarded });
  }
  syncBuiltinESMExports();
};

type Change = (asked: readonly unknown[]) => readonly unknown[];

const asAsked: Change = (asked) => asked;

/** A mode in this place loses everything that is not the owner's. */
const ownersAlone =
  (place: number): Change =>
  (asked) =>
    asked.map((value, at) => (at === place && typeof value === 'number' ? value & 0o700 : value));

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Options may be left out, or be nothing but a mode or an encoding. */
const optionsIn = (options: unknown): object =>
  typeof options === 'object' && options !== null ? options : {};

/** Everything that changes a file or a folder. */
const CHANGES: { readonly [name: string]: Change } = {
  writeSync: asAsked,
  ftruncateSync: asAsked,
  truncateSync: asAsked,
  renameSync: asAsked,
  unlinkSync: asAsked,
  rmdirSync: asAsked,
  symlinkSync: asAsked,
  chmodSync: ownersAlone(1),
  fchmodSync: ownersAlone(1),
  openSync: ([path, flags, mode = FILE_MODE]) => ownersAlone(2)([path, flags, mode]),
  mkdirSync: ([path, options]) => [path, { ...optionsIn(options), mode: FOLDER_MODE }],
  writeFileSync: ([path, content, options]) => [path, content, { ...optionsIn(options), mode: FILE_MODE }],
};
