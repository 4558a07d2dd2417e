import { serve } from '@hono/node-server';
import { createApp } from '../../src/http/app.js';
import { openServices } from '../../src/services.js';
import { openStore } from '../../src/store/store.js';

/** A whole Parlor on a real socket, which can be closed and opened again on the same folder and port. */
export interface OpenHouse {
  readonly url: string;
  readonly port: number;
  /** As on SIGTERM: streams get their last word, connections are closed, the store is put away. */
  close(): Promise<void>;
}

export const openOn = async (folder: string, port = 0): Promise<OpenHouse> => {
  const store = await openStore({ folder });
  const services = await openServices(store, { limits: null });
  const app = createApp(services);
  const { server, at } = await new Promise<{ server: ReturnType<typeof serve>; at: number }>((resolve) => {
    const listening = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info) =>
      resolve({ server: listening, at: info.port }),
    );
  });
  return {
    url: `http://127.0.0.1:${at}`,
    port: at,
    async close() {
      await services.close();
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await store.close();
    },
  };
};

/** A caller with a token: what a bot or a page would send. */
export const guestAt = async (url: string, name: string) => {
  const { token } = await post(`${url}/players`, { name });
  return { token, post: (path: string, body: unknown) => post(`${url}${path}`, body, token) };
};

/** What these tests read from answers. */
interface Told {
  readonly id: string;
  readonly version: number;
  readonly token: string;
  readonly ticket: string;
}

const post = async (url: string, body: unknown, token?: string): Promise<Told> => {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<Told>;
};
