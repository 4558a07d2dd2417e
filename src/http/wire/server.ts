import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Problem } from '../../table/problem.js';
import type { FrontDoor } from '../front-door.js';
import type { Services } from '../services.js';
import { type ConnectionCaps, capConnections, USUAL_CAPS } from './connections.js';
import { type InTurn, oneByOne, type ReadersRoom, USUAL_ROOM } from './one-by-one.js';
import { shortWay } from './short-way.js';
import { faultIn, faultOf, faultWith, MOST_HEADERS, NO_TUNNEL, refusal, wireText } from './unreadable.js';

/** How long a request may take to arrive, and how long nothing at all may move. An answer or a stream that is read takes as long as it likes. */
export interface Patience {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How long a connection may lie idle between two requests. */
  readonly idleMs: number;
  /** How long nothing may move on a connection that is owed an answer: longer than anybody waits for news, or for the next sign of life of a stream. */
  readonly unreadMs: number;
  /** How often it is looked who is late. */
  readonly lookMs: number;
}

/**
 * A request here is at most some headers and 16 kB. Whoever thinks between two moves finds the connection still there:
 * many clients keep theirs for a minute, and fail when the server has let go of it first.
 */
const USUAL_PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 75_000,
  unreadMs: 120_000,
  lookMs: 2_000,
};

/** For HTTP/1.0, where a request need not say whom it means. */
const NAMELESS = 'localhost';

/** The front door on a socket. Law: whatever comes in, what goes out is an answer, and every error is a problem document. */
export const serverOf = (
  door: FrontDoor,
  services: Services,
  caps: ConnectionCaps = USUAL_CAPS,
  { headersMs, requestMs, idleMs, unreadMs, lookMs }: Patience = USUAL_PATIENCE,
  room: ReadersRoom = USUAL_ROOM,
): Server => {
  const receive = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const fault = excess(incoming.socket) ?? faultOf(incoming);
    if (fault !== null) refuse(services, incoming, outgoing, fault);
    else if (!goesShort(incoming, outgoing)) listen(incoming, outgoing);
  };
  const goesShort = shortWay(door, services);
  const listen = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    // `OPTIONS *` asks about the server as a whole, and that is what `/` tells about.
    if (incoming.url === '*') incoming.url = '/';
    const errorHandler = (error: unknown): Response => {
      const { status, headers, body } = refusal(services, incoming, faultIn(services, incoming, error));
      return new Response(body, { status, headers });
    };
    void getRequestListener(door.fetch, { hostname: NAMELESS, errorHandler })(incoming, outgoing);
  };
  const timing = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: lookMs,
  };
  // Node would answer a missing Host, and an expectation it does not know, with nothing but a number.
  const server = createServer({ ...timing, requireHostHeader: false }).setTimeout(unreadMs);
  // Node passes over what is more, without a word: one more is read than is allowed, and refused.
  server.maxHeadersCount = MOST_HEADERS + 1;
  const inTurn = oneByOne(server, receive, (...asked) => refuse(services, ...asked), room);
  server.on('request', inTurn.receive);
  server.on('checkExpectation', inTurn.receive);
  const excess = capConnections(server, services, caps);
  server.on('connect', (incoming: IncomingMessage, socket: Duplex) => {
    socket.end(wireText(refusal(services, incoming, NO_TUNNEL)));
  });
  answerTheUnreadable(server, services, inTurn);
  return server;
};

const refuse = (
  services: Services,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: Problem,
): void => {
  const { status, headers, body } = refusal(services, incoming, fault);
  const length = Buffer.byteLength(body);
  outgoing.writeHead(status, { ...headers, connection: 'close', 'content-length': length }).end(body);
};

/** Time to read the answer before the connection goes. */
const FAREWELL_MS = 1_000;

/** What Node's parser gives up on is answered by us, in its turn: never in the middle of another answer, nor in its place. */
const answerTheUnreadable = (server: Server, services: Services, { unanswered }: InTurn): void => {
  const refused = new WeakSet<Duplex>();
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    if (code === 'ECONNRESET' || !socket.writable || !(socket instanceof Socket))
      return void socket.destroy();
    refused.add(socket);
    const say = (): void => {
      if (!socket.writable) return;
      socket.end(wireText(refusal(services, { socket }, faultWith(code))));
      setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
    };
    const response = unanswered(socket);
    if (response === null) return say();
    // What could not be read comes after a request that is being answered.
    if (response.req.complete) return void response.once('finish', say);
    // Its body cannot be read, and the answers before it are not there yet: it gets the connection when they are.
    if (response.socket === null) return void response.once('socket', say);
    if (response.headersSent) return void socket.destroy();
    return say();
  });
};
