import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Mistake } from '../command.js';

/** Tokens that are kept: a file for each server, so that two programs that keep one at the same time do not lose the other's. */
const folder = (): string => {
  const { PARLOR_CONFIG: own, XDG_CONFIG_HOME: config } = process.env;
  return join(own || join(config || join(homedir(), '.config'), 'parlor'), 'tokens');
};

export const tokenFile = (url: string): string => join(folder(), encodeURIComponent(url));

const OTHERS = 0o077;

/** The token that is kept for the server at this address; null for none. A file that others can read is as good as published. */
export const keptToken = (url: string): string | null => {
  const file = tokenFile(url);
  if (!existsSync(file)) return null;
  if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0)
    throw new Mistake(
      `others can read ${file}, where your token is kept. Say chmod 600 '${file}', or get a new one with parlor login.`,
    );
  return readFileSync(file, 'utf8').trim();
};

/** It is whole or not there: written beside, then put in place. */
export const keepToken = (url: string, token: string): string => {
  const file = tokenFile(url);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(folder(), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(draft, `${token}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return file;
};

/** Whether there was one. */
export const forgetToken = (url: string): boolean => {
  const file = tokenFile(url);
  const wasThere = existsSync(file);
  rmSync(file, { force: true });
  return wasThere;
};
