import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../http/app.js';
import { streamsUpTo } from '../../http/streams/streams.js';
import { USUAL_CAPS } from '../../http/wire/connections.js';
import { serverOf } from '../../http/wire/server.js';
import { openServices } from '../../services.js';
import { openStore } from '../../store/store.js';

/** A real Parlor for as long as the check takes, in a folder that is removed afterwards. */
export interface House {
  readonly url: string;
  close(): Promise<void>;
}

const ANY = Number.POSITIVE_INFINITY;

export const openHouse = async (): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-check-client-'));
  const store = await openStore({ folder });
  const services = await openServices(store, {
    limits: null,
    caps: null,
    streams: streamsUpTo(ANY, ANY, ANY),
  });
  const server = serverOf(createApp(services), services, { ...USUAL_CAPS, perNetwork: ANY });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  return {
    url: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`,
    async close() {
      await services.close();
      server.closeAllConnections();
      server.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
