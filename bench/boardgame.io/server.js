import bgio from 'boardgame.io/dist/cjs/server.js';
import { knucklebones } from './knucklebones.js';

/** In memory, or on files when FLATFILE_DIR names a folder: boardgame.io reads that itself. */
const server = bgio.Server({ games: [knucklebones], origins: [bgio.Origins.LOCALHOST] });
await server.run(Number(process.env.PORT));
process.once('SIGTERM', () => process.exit(0));
