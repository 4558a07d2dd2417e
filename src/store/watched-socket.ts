import { connect, type Socket } from 'node:net';

/** Where the driver wants to go; several hosts are tried in turn. */
interface Target {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string | false;
}

/**
 * Sockets that are destroyed after a silence. A machine that vanished (a failover, a cut cable) closes nothing:
 * without this its connections would be waited on for as long as the kernel cares to, a quarter of an hour.
 */
export const watchedSocket = (silenceMs: number): ((target: Target) => Socket) => {
  let turn = 0;
  return ({ host, port, path }) => {
    const at = turn++ % host.length;
    const socket = path ? connect(path) : connect(port[at] ?? 0, host[at]);
    return socket.setNoDelay().setTimeout(silenceMs, () => unlessHeard(socket));
  };
};

/** A process that was busy or asleep hears its clock before it hears what has come meanwhile: that is read first. */
const unlessHeard = (socket: Socket): void => {
  const heard = socket.bytesRead;
  setImmediate(() => {
    if (socket.bytesRead === heard) socket.destroy();
  });
};
