import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverOf } from '../../src/http/wire/server.js';
import type { Parlor } from './parlor.js';

/** A parlor's front door on a real socket. */
export interface Doorstep {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  close(): Promise<void>;
}

type Rest = Parameters<typeof serverOf> extends [unknown, unknown, ...infer More] ? More : never;

export const openDoor = async (
  { app, services }: Pick<Parlor, 'app' | 'services'>,
  ...limits: Rest
): Promise<Doorstep> => {
  const server = serverOf(app, services, ...limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
