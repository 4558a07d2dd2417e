import { serve } from '@hono/node-server';
import type { Parlor } from './parlor.js';

/** A parlor's front door on a real socket. */
export interface Doorstep {
  readonly url: string;
  close(): Promise<void>;
}

export const openDoor = async ({ app }: Pick<Parlor, 'app'>): Promise<Doorstep> => {
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      // Test files share their worker, and the next one may hold on to Node's own Request.
      const opened = serve(
        { fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false },
        (info) => resolve({ server: opened, port: info.port }),
      );
    },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};
