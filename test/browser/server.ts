import { serve } from '@hono/node-server';
import { createApp } from '../../src/http/app.js';
import { openServices } from '../../src/services.js';
import { openStore } from '../../src/store/store.js';

/** A whole Parlor on a real socket, which can be closed and opened again on the same folder and port. */
export interface OpenHouse {
  readonly url: string;
  readonly port: number;
  /** A house whose clock was behind catches up, as if it had been open all the while. */
  catchUp(): Promise<void>;
  /** As on SIGTERM: streams get their last word, connections are closed, the store is put away. */
  close(): Promise<void>;
}

const BEAT_MS = 25_000;

export const openOn = async (folder: string, port = 0, behindMs = 0): Promise<OpenHouse> => {
  let behind = behindMs;
  const store = await openStore({ folder });
  const services = await openServices(store, { limits: null, clock: () => Date.now() - behind });
  const app = createApp(services);
  const { server, at } = await new Promise<{ server: ReturnType<typeof serve>; at: number }>((resolve) => {
    const listening = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info) =>
      resolve({ server: listening, at: info.port }),
    );
  });
  return {
    url: `http://127.0.0.1:${at}`,
    port: at,
    async catchUp() {
      while (behind > 0) {
        behind = Math.max(0, behind - BEAT_MS);
        await services.tables.beat();
      }
    },
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
  return withToken(url, token);
};

export const withToken = (url: string, token: string) => ({
  token,
  post: (path: string, body: unknown) => post(`${url}${path}`, body, token),
  get: (path: string) => told(fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })),
});

/** What these tests read from answers. */
interface Told {
  readonly id: string;
  readonly version: number;
  readonly token: string;
  readonly ticket: string;
  /** Of a club: what is said aloud to let somebody in. */
  readonly code: string;
  readonly view: { readonly scores: readonly number[] };
}

const post = (url: string, body: unknown, token?: string): Promise<Told> => {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return told(fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
};

const told = async (asked: Promise<Response>): Promise<Told> => {
  const response = await asked;
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<Told>;
};
