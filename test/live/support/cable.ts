import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A cable between a program and its database that can be cut, or go dead without a word. */
export interface Cable {
  /** The database's address at this end. */
  readonly url: string;
  /** From now on nothing that goes into the connections there are comes out. New ones work. */
  goDead(): void;
  close(): void;
}

export const layCable = async (target: string): Promise<Cable> => {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const end of pair) {
      end.on('error', () => {});
      end.on('close', () => {
        for (const other of pair) other.destroy();
        pairs.delete(pair);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(target);
  url.port = String(address.port);
  return {
    url: url.href,
    goDead() {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    close() {
      server.close();
      for (const [near] of pairs) near.destroy();
    },
  };
};
