import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import type { Problem } from '../../table/problem.js';

type Receive = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** How much is kept for those who ask faster than they read. */
export interface ReadersRoom {
  /** Requests that wait for the answers before them, on one connection and on all. */
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
  readonly waiting: (() => void)[];
  isFull: boolean;
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
): Receive => {
  const lines = new Map<Socket, Line>();
  let waitingInAll = 0;
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const line: Line = { answer: null, waiting: [], isFull: false };
    lines.set(socket, line);
    socket.once('close', () => {
      lines.delete(socket);
      waitingInAll -= line.waiting.length;
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
      waitingInAll--;
      next();
    });
  };
  const look = setInterval(() => cutLargest(lines, unreadBytes), LOOK_MS).unref();
  server.once('close', () => clearInterval(look));
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const line = lineOf(socket);
    if (line.waiting.length === 0 && isTaken(line)) return begin(line, incoming, outgoing, receive);
    if (line.isFull) return;
    if (line.waiting.length === 0 && line.answer !== null) goOnAfter(line, line.answer);
    line.isFull = line.waiting.length >= mostEach || waitingInAll >= mostInAll;
    const answer: Receive = line.isFull ? (...last) => refuse(...last, tooManyWaiting(mostEach)) : receive;
    if (line.isFull) setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
    waitingInAll++;
    line.waiting.push(() => begin(line, incoming, outgoing, answer));
  };
};

const isTaken = ({ answer }: Line): boolean => answer === null || answer.writableFinished;

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
