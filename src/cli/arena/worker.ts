import { parentPort } from 'node:worker_threads';
import type { Contest, Pairing } from './contest.js';
import { playGame } from './play.js';

/** One pair of games: the same luck, the seats exchanged. */
export interface PairJob {
  readonly contest: Contest;
  readonly pairing: Pairing;
  readonly games: readonly number[];
}

parentPort?.on('message', ({ contest, pairing, games }: PairJob) =>
  parentPort?.postMessage(games.map((game) => playGame(contest, pairing, game))),
);
