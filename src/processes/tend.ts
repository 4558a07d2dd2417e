import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { figureRounds } from './figures.js';
import { FromWorker } from './messages.js';

/** Who dies sooner than this after its start is started again more and more slowly. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Several processes share a port and a database. This one answers no requests: it starts the others, hands them their connections,
 * starts again whoever dies, and ends when all have ended. The first goes alone, since it prepares the database;
 * where it cannot, it has said why, and there is no point in asking the others.
 */
export const tendProcesses = (processes: number, log: Logger): void => {
  const startAgain = starter(log);
  const rounds = figureRounds();
  let isOpen = false;
  let isStopping = false;
  let code = 0;

  cluster.on('message', (worker, message) => {
    const heard = FromWorker.safeParse(message);
    if (!heard.success) return;
    if (heard.data.say === 'figures?') return rounds.ask(worker, heard.data.ticket);
    if (heard.data.say === 'my-figures') return rounds.told(heard.data.ticket, heard.data.figures);
    if (isOpen || isStopping) return;
    isOpen = true;
    for (let others = 1; others < processes; others++) startAgain.now();
  });
  cluster.on('exit', (worker, exitCode, signal) => {
    if (isOpen && !isStopping) {
      log.error({ ended: worker.id, code: exitCode, signal }, 'a process ended and is started again');
      return startAgain.after(worker, () => isStopping);
    }
    code = Math.max(code, exitCode ?? 1);
    if (living().length === 0) process.exit(isStopping ? code : Math.max(code, 1));
  });
  const stop = (signal: NodeJS.Signals): void => {
    isStopping = true;
    for (const worker of living()) worker.process.kill(signal);
    if (living().length === 0) process.exit(code);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  startAgain.now();
};

const living = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

interface Starter {
  now(): void;
  /** In place of one that died; slowly if it did so at once. */
  after(dead: Worker, isTooLate: () => boolean): void;
}

const starter = (log: Logger): Starter => {
  const bornAt = new Map<number, number>();
  let pauseMs = FIRST_PAUSE_MS;
  const now = (): void => {
    const worker = cluster.fork();
    bornAt.set(worker.id, performance.now());
    log.info({ started: worker.id, pid: worker.process.pid }, 'a process was started');
  };
  return {
    now,
    after(dead, isTooLate) {
      const livedMs = performance.now() - (bornAt.get(dead.id) ?? 0);
      bornAt.delete(dead.id);
      pauseMs = livedMs < SHORT_LIFE_MS ? Math.min(pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      setTimeout(() => {
        if (!isTooLate()) now();
      }, pauseMs);
    },
  };
};
