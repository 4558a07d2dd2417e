import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../src/root.js';
import { type Effort, figuresOf, measured, type Sample } from './measure.js';
import { runProgram } from './program.js';
import { type Server, startServer } from './servers.js';

const FOLDER = fromRoot('bench', 'boardgame.io');
const INSTALL_SECONDS = 300;

/** It is no dependency of ours: it is installed in its own folder the first time it is needed. */
export const installBoardgameIo = async (): Promise<void> => {
  if (existsSync(join(FOLDER, 'node_modules', 'boardgame.io'))) return;
  await runProgram('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    seconds: INSTALL_SECONDS,
  });
};

export const startBoardgameIo = (storage: 'memory' | 'files', workshop: string): Promise<Server> => {
  const files = join(workshop, 'boardgame.io');
  if (storage === 'files') mkdirSync(files);
  const env = storage === 'files' ? { FLATFILE_DIR: files } : {};
  return startServer([join(FOLDER, 'server.js')], { ...env, NODE_ENV: 'production' }, workshop, '/games');
};

export const movesOn = (server: Server, effort: Effort): Promise<Sample> =>
  measured(server, [join(FOLDER, 'play.js'), ...figuresOf(server, effort)], effort, FOLDER);
