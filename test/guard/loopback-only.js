// Law: no test and no bench ever speaks to an address that is not of this machine.
// Whoever tries gets an error, and the attempt is remembered: swallowed or not, it fails the test, the process and the whole run.
// Plain JavaScript, since Node itself loads it, with `--import`, into every process and thread that the tests start.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { isMainThread } from 'node:worker_threads';

/** A file in which every attempt of a whole run is written, also of processes that are killed later. */
const LOG = 'PARLOR_REFUSED_LOG';

const refused = [];

/** What was tried since this was asked last, in this thread. */
export const takeRefused = () => refused.splice(0);

const refuse = (what) => {
  refused.push(what);
  const log = process.env[LOG];
  if (log !== undefined) appendFileSync(log, `${what} (process ${process.pid}: ${process.argv[1] ?? ''})\n`);
  return Object.assign(new Error(`a test tried to reach ${what}, which is not on this machine`), {
    code: 'ENOTLOOPBACK',
  });
};

const loopback = new net.BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isHere = (host) => {
  const family = net.isIP(host);
  return family === 0 ? host === 'localhost' : loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
};

// Names: nobody is asked about any but "localhost", and what somebody's own lookup finds is looked at before it is used.

const later = (callback, error) => process.nextTick(callback, error);

const lookup = dns.lookup;
dns.lookup = (host, ...rest) => {
  if (net.isIP(host) !== 0 || isHere(host)) return lookup(host, ...rest);
  later(rest.at(-1), refuse(host));
  return {};
};
const lookupSoon = dns.promises.lookup;
dns.promises.lookup = async (host, ...rest) => {
  if (net.isIP(host) !== 0 || isHere(host)) return lookupSoon(host, ...rest);
  throw refuse(host);
};

const asksElsewhere = (name) => /^(?:resolve|reverse|lookupService)/.test(name);
const guardNames = (holder, answer) => {
  for (const name of Object.getOwnPropertyNames(holder).filter(asksElsewhere))
    holder[name] = (host, ...rest) => answer(refuse(`${host} (dns.${name})`), rest);
};
const byCallback = (error, rest) => later(rest.at(-1), error);
const byPromise = (error) => Promise.reject(error);
guardNames(dns, byCallback);
guardNames(dns.promises, byPromise);
guardNames(dns.Resolver.prototype, byCallback);
guardNames(dns.promises.Resolver.prototype, byPromise);

const checked =
  (look = dns.lookup) =>
  (host, options, found) =>
    look(host, options, (error, result, ...rest) => {
      const addresses = Array.isArray(result) ? result.map(({ address }) => address) : [result];
      const stranger = error ? undefined : addresses.find((address) => !isHere(address));
      if (stranger === undefined) found(error, result, ...rest);
      else found(refuse(`${host} at ${stranger}`));
    });

// Connections: TCP, and with it TLS, HTTP and fetch.

/** The options among the arguments of `connect`, which may be wrapped once by `net.connect` itself. */
const destinationOf = ([first, second]) => {
  if (Array.isArray(first)) return destinationOf(first);
  if (typeof first === 'object' && first !== null) return first;
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first };
  return { port: first, host: typeof second === 'string' ? second : 'localhost' };
};

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const destination = destinationOf(args);
  const { path, host = 'localhost', port } = destination;
  if (typeof path === 'string') return connect.apply(this, args);
  if (net.isIP(host) !== 0 && !isHere(host)) {
    process.nextTick(() => this.destroy(refuse(`${host}:${port}`)));
    return this;
  }
  if (net.isIP(host) === 0) destination.lookup = checked(destination.lookup);
  return connect.apply(this, args);
};

for (const name of ['send', 'connect']) {
  const original = dgram.Socket.prototype[name];
  dgram.Socket.prototype[name] = function (...args) {
    const host = args.slice(1).find((arg) => typeof arg === 'string') ?? 'localhost';
    if (!isHere(host)) throw refuse(`${host} (udp)`);
    return original.apply(this, args);
  };
}

syncBuiltinESMExports();

// Processes that this one starts are held to the same law.

const flag = `--import=${import.meta.url}`;
const { NODE_OPTIONS: options = '' } = process.env;
if (isMainThread && !options.includes(flag)) process.env.NODE_OPTIONS = `${options} ${flag}`.trim();

process.on('exit', () => {
  if (refused.length === 0) return;
  process.exitCode = 1;
  if (isMainThread) console.error(`tried to reach what is not on this machine: ${refused.join(', ')}`);
});
