import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../src/root.js';
import { type Effort, figuresOf, measured, type Sample } from './measure.js';
import { type Server, startServer } from './servers.js';

const FOLDER = fromRoot('bench', 'boardgame.io');

/** It is no dependency of ours, and a bench fetches nothing: whoever wants to compare installs it first. */
export const needBoardgameIo = (): void => {
  if (existsSync(join(FOLDER, 'node_modules', 'boardgame.io'))) return;
  throw new Error(
    'boardgame.io is not installed. Run this once: npm ci --ignore-scripts --prefix bench/boardgame.io; or measure without others: npm run bench -- --without-others',
  );
};

export const startBoardgameIo = (storage: 'memory' | 'files', workshop: string): Promise<Server> => {
  const files = join(workshop, 'boardgame.io');
  if (storage === 'files') mkdirSync(files);
  const env = storage === 'files' ? { FLATFILE_DIR: files } : {};
  return startServer([join(FOLDER, 'server.js')], { ...env, NODE_ENV: 'production' }, workshop, '/games');
};

export const movesOn = (server: Server, effort: Effort): Promise<Sample> =>
  measured(server, [join(FOLDER, 'play.js'), ...figuresOf(server, effort)], effort, FOLDER);
