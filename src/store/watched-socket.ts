import { connect, type Socket } from 'node:net';
import { patience } from './patience.js';

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
    // What was just asked is a sign, too: whoever comes back to it after a long while has yet to be answered.
    patience(
      silenceMs,
      () => socket.destroy(),
      () => socket.bytesRead + socket.bytesWritten,
    );
    // A machine that is gone would never say goodbye in return.
    return socket.setNoDelay().once('finish', () => socket.destroy());
  };
};
