import { connect, createServer, type Socket } from 'node:net';

/** A wire between a browser and a server that somebody may step on. */
export interface CuttableWire {
  readonly url: string;
  /** Everything under way breaks off, and nobody gets through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export const wireTo = async (port: number): Promise<CuttableWire> => {
  const open = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    // A broken wire is what this is for.
    return socket.on('error', () => {}).on('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return void near.resetAndDestroy();
    const far = keep(connect(port, '127.0.0.1'));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
};
