import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import type { Problem } from '../../table/problem.js';

type Receive = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** How much is kept for those who ask faster than they read. */
export interface ReadersRoom {
  /** Requests that wait for the answers before them, on one connection and on all; of all, one with long headers or a body counts for several. */
  readonly waiting: number;
  readonly waitingInAll: number;
  /** Of answers that their readers have not taken yet. */
  readonly unreadBytes: number;
}

export const USUAL_ROOM: ReadersRoom = {
  waiting: 100,
  waitingInAll: 5_000,
  unreadBytes: Math.min(2 ** 28, getHeapStatistics().heap_size_limit / 4),
};

/** What is not read costs memory at once: it is looked at often. */
const LOOK_MS = 500;
/** Whoever asked too much has so long to read what is answered. */
const FAREWELL_MS = 1_000;

/** One connection: what was asked last there and is answered, or was, and what waits for that. */
interface Line {
  answer: ServerResponse | null;
  readonly waiting: Waiting[];
  isFull: boolean;
  /** What is kept of it besides the answer, in plain requests. */
  kept: number;
}

interface Waiting {
  readonly outgoing: ServerResponse;
  readonly weight: number;
  begin(): void;
}

/** The front door where one thing is done at a time on each connection. */
export interface InTurn {
  readonly receive: Receive;
  /** What was asked last on a connection, while it is not answered. */
  unanswered(socket: Socket): ServerResponse | null;
}

/**
 * Requests that come on one connection without waiting for their answers are answered one after another, each when the answer before it was taken:
 * else whoever asks and never reads has as many answers made, and kept, as they have budget for.
 * When what nobody takes is too much in all, those go for whom most of it is kept.
 */
export const oneByOne = (
  server: Server,
  receive: Receive,
  refuse: (incoming: IncomingMessage, outgoing: ServerResponse, fault: Problem) => void,
  { waiting: mostEach, waitingInAll: mostInAll, unreadBytes }: ReadersRoom = USUAL_ROOM,
): InTurn => {
  const lines = new Map<Socket, Line>();
  let keptInAll = 0;
  const keep = (line: Line, weight: number): void => {
    line.kept += weight;
    keptInAll += weight;
  };
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const line: Line = { answer: null, waiting: [], isFull: false, kept: 0 };
    lines.set(socket, line);
    socket.once('close', () => {
      lines.delete(socket);
      keptInAll -= line.kept;
    });
    return line;
  };
  const begin = (line: Line, incoming: IncomingMessage, outgoing: ServerResponse, answer: Receive): void => {
    line.answer = outgoing;
    if (line.waiting.length > 0) goOnAfter(line, outgoing);
    answer(incoming, outgoing);
  };
  /** Only whoever is waited for is listened to: most ask for one thing at a time, and pay nothing for this. */
  const goOnAfter = (line: Line, outgoing: ServerResponse): void => {
    const { socket } = outgoing.req;
    outgoing.once('close', () => {
      // Who was told that the connection ends has nothing done there any more.
      const next = socket.writable ? line.waiting.shift() : undefined;
      if (next === undefined) return;
      keep(line, -next.weight);
      next.begin();
    });
  };
  const look = setInterval(() => {
    cutLargest(lines, unreadBytes);
    letGo(lines);
  }, LOOK_MS).unref();
  server.once('close', () => clearInterval(look));
  const receiveInTurn: Receive = (incoming, outgoing) => {
    const { socket } = incoming;
    const line = lineOf(socket);
    if (line.waiting.length === 0 && isTaken(line)) return begin(line, incoming, outgoing, receive);
    const weight = weightOf(incoming);
    // Node keeps whatever comes behind the last answer too, until the connection has gone.
    if (line.isFull && keptInAll >= mostInAll) socket.destroy();
    if (socket.destroyed) return;
    const hasRoom = line.waiting.length < mostEach && keptInAll < mostInAll;
    keep(line, weight);
    if (line.isFull) return;
    if (line.waiting.length === 0 && line.answer !== null) goOnAfter(line, line.answer);
    line.isFull = !hasRoom;
    const answer: Receive = line.isFull ? (...last) => refuse(...last, tooManyWaiting(mostEach)) : receive;
    if (line.isFull) setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
    line.waiting.push({ outgoing, weight, begin: () => begin(line, incoming, outgoing, answer) });
  };
  return {
    receive: receiveInTurn,
    unanswered(socket) {
      const line = lines.get(socket);
      if (line === undefined) return null;
      return line.waiting.at(-1)?.outgoing ?? (isTaken(line) ? null : line.answer);
    },
  };
};

/** A plain request that waits takes about so much; what a body brings with it waits too. */
const PLAIN_BYTES = 4_000;
const WORD_BYTES = 32;
const BODY_WEIGHT = 4;

/** How many plain requests one takes the room of. */
const weightOf = ({ rawHeaders, method }: IncomingMessage): number => {
  let bytes = rawHeaders.length * WORD_BYTES;
  for (const word of rawHeaders) bytes += word.length;
  return 1 + Math.floor(bytes / PLAIN_BYTES) + (method === 'GET' || method === 'HEAD' ? 0 : BODY_WEIGHT);
};

const isTaken = ({ answer }: Line): boolean => answer === null || answer.writableFinished;

/** What was answered is not kept, with all that was asked, for as long as its connection lies idle. */
const letGo = (lines: ReadonlyMap<Socket, Line>): void => {
  for (const line of lines.values()) if (isTaken(line)) line.answer = null;
};

const unreadIn = ({ answer }: Line): number => answer?.writableLength ?? 0;

const cutLargest = (lines: ReadonlyMap<Socket, Line>, most: number): void => {
  let unread = 0;
  for (const line of lines.values()) unread += unreadIn(line);
  if (unread <= most) return;
  const largest = [...lines].map(([socket, line]) => ({ socket, bytes: unreadIn(line) }));
  for (const { socket, bytes } of largest.sort((one, other) => other.bytes - one.bytes)) {
    if (unread <= most) return;
    unread -= bytes;
    socket.destroy();
  }
};

const tooManyWaiting = (most: number): Problem => ({
  code: 'too-many-requests',
  detail: `Too many requests were sent on one connection before their answers were read: up to ${most} wait, fewer while the server is busy. Read the answers as they come.`,
});
