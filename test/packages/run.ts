import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../src/root.js';
import { watchTheRun } from '../guard/run.js';
import { checkClient } from './client.js';
import { checkOwnGame } from './own-game.js';
import { checkPython } from './python.js';
import { checkServer } from './server.js';
import { guarded, pack, run } from './shell.js';

/**
 * Makes the three packages as they would be published, installs each into an empty folder, and plays: the server from the package `parlor`,
 * games by both clients, and by an agent with an older client of its protocol. `npm run check:packages` runs this.
 */
const stopWatching = watchTheRun();
const desk = mkdtempSync(join(tmpdir(), 'parlor-packages-'));
try {
  const packed = pack(desk, '.');
  const server = await checkServer(desk, packed);
  try {
    checkOwnGame(desk, packed);
    await checkClient(desk, pack(desk, 'packages/client'), server.url);
    checkPython(desk, server.url);
    const agent = ['older-agent.mjs', server.folder, server.url];
    console.log(run(fromRoot('test', 'packages'), process.execPath, agent, guarded({})).trim());
  } finally {
    await server.close();
  }
  console.log(
    'parlor, parlor-client and parlor-client for Python were installed from their files, and played',
  );
} finally {
  rmSync(desk, { recursive: true, force: true });
  stopWatching();
}
