import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { FromWorker, ToWorker } from './messages.js';

/** A process that died in the meantime never answers: after so long the others are enough. */
const PATIENCE_MS = 1_000;

type Figures = Extract<FromWorker, { say: 'my-figures' }>['figures'];

interface Round {
  readonly told: Figures[];
  /** How many have yet to tell. */
  missing: number;
  readonly isOver: () => void;
}

export interface FigureRounds {
  /** Asks every process for its figures, and tells the asker the sum. */
  ask(asker: Worker, ticket: number): void;
  told(ticket: number, figures: Figures): void;
}

export const figureRounds = (): FigureRounds => {
  const rounds = new Map<number, Round>();
  let next = 0;
  return {
    ask(asker, ticket) {
      const round = next++;
      const told: Figures[] = [];
      const all = connected();
      const isOver = (): void => {
        if (!rounds.delete(round)) return;
        clearTimeout(timer);
        void AggregatorRegistry.aggregate(told)
          .metrics()
          .then((text) => send(asker, { say: 'figures', ticket, text }));
      };
      const timer = setTimeout(isOver, PATIENCE_MS);
      rounds.set(round, { told, missing: all.length, isOver });
      for (const worker of all) send(worker, { say: 'your-figures?', ticket: round });
    },
    told(ticket, figures) {
      const round = rounds.get(ticket);
      if (round === undefined) return;
      round.told.push(figures);
      if (--round.missing === 0) round.isOver();
    },
  };
};

const connected = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).flatMap((worker) => (worker?.isConnected() === true ? [worker] : []));

const send = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message);
};
