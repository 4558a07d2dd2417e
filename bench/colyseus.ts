import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../src/root.js';
import { type Effort, figuresOf, measured, type Sample } from './measure.js';
import { type Server, startServer } from './servers.js';

const FOLDER = fromRoot('bench', 'colyseus');

/** Like boardgame.io no dependency of ours. */
export const needColyseus = (): void => {
  if (existsSync(join(FOLDER, 'node_modules', '@colyseus', 'core'))) return;
  throw new Error(
    'Colyseus is not installed. Run this once: npm ci --ignore-scripts --prefix bench/colyseus; or measure without others: npm run bench -- --without-others',
  );
};

export const startColyseus = (workshop: string): Promise<Server> =>
  startServer([join(FOLDER, 'server.js')], { NODE_ENV: 'production' }, workshop, '/');

export const placesIn = (server: Server, effort: Effort): Promise<Sample> =>
  measured(server, [join(FOLDER, 'play.js'), ...figuresOf(server, effort)], effort, FOLDER);
