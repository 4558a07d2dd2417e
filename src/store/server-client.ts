import postgres from 'postgres';
import { securedBy } from './tls.js';
import { watchedSocket } from './watched-socket.js';

interface Wanted {
  /** What the server's own list of connections shows. */
  readonly name: string;
  readonly max: number;
  /** A connection that is silent for longer is dead. */
  readonly silenceMs: number;
  /** One that nobody has needed for so long is closed by the driver, which knows whether somebody is about to. */
  readonly idleS?: number;
  /** What each session is told at its start. A pooler takes none of it. */
  readonly settings?: { readonly [setting: string]: number };
  /**
   * Whether statements may be prepared by name. Never through a pooler, which lends the session out in between: the driver prepares its own COMMIT too,
   * and one that another session does not know ends the transaction, whereupon the driver asks once more and is told of success.
   */
  readonly prepare?: boolean;
  /** Hears of each connection that ended. */
  readonly onEnd?: () => void;
}

/** The driver's own pauses grow to twenty seconds; a database that is back should be used at once. */
const LONGEST_PAUSE_S = 0.5;

/** Connections to one address, made when they are needed. */
export const clientTo = (
  address: string,
  { name, max, silenceMs, idleS, settings, prepare = true, onEnd = () => {} }: Wanted,
): postgres.Sql => {
  const { url, ssl } = securedBy(address);
  return postgres(url, {
    connect_timeout: 5,
    backoff: (tries: number) => Math.min(0.05 * 2 ** tries, LONGEST_PAUSE_S),
    onnotice: () => {},
    onclose: onEnd,
    ...(ssl === undefined ? {} : { ssl }),
    ...on(watchedSocket(silenceMs)),
    max,
    prepare,
    ...(idleS === undefined ? {} : { idle_timeout: idleS }),
    // One that is the only one is kept as long as it lasts.
    ...(max === 1 ? { max_lifetime: null } : {}),
    connection: { application_name: name, ...settings },
  });
};

/** The driver takes this option, and its types do not know it. */
const on = (socket: ReturnType<typeof watchedSocket>) => ({ socket });

/** For people: an address that can be shown to anybody. */
export const withoutPassword = (url: string): string => {
  if (!URL.canParse(url)) return 'an address that is not a URL';
  const { protocol, hostname, port, pathname } = new URL(url);
  return `${protocol}//${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
};
