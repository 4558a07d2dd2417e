import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Said } from '../engine/ruleset.js';
import { shelvedHere } from '../shelf/shelve.js';
import { startWorker as startProgram } from '../threads/start.js';
import { type StartWorker, startThread, type Thread } from '../threads/thread.js';
import { Judged } from './judgement.js';
import type { BotQuestion, JudgeQuestion, ThreadQuestion } from './question.js';

/** More than any bot needs; one that takes more goes wrong, and goes alone. */
const MOST_MEMORY_MB = 256;

const PROGRAM = { bundled: 'bot-worker.js', source: new URL('./worker.ts', import.meta.url) } as const;

const startBotWorker: StartWorker = () =>
  startProgram(PROGRAM, {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    workerData: { games: JSON.stringify(shelvedHere()) },
  });

type BotThread = Thread<ThreadQuestion, Said>;

/** Bots think here, off the request path: a few threads, started when first needed. */
export interface Thinkers {
  /** What the bot would do. Fails when its thread did, or took far too long. */
  think(question: BotQuestion): Promise<Said>;
  /** What a choice that was made is worth beside the others, when nobody who plays waits for a thread, in this time at most. The same seed and time give the same answer. */
  judge(question: JudgeQuestion, seed: string, ms: number): Promise<Judged>;
  close(): Promise<void>;
}

export interface ThinkersOptions {
  /** A hard bot's thinking time for one move, when nobody else waits. */
  readonly thinkingMs: number;
  readonly threads?: number;
  /** How long after its time a thought is given up. */
  readonly patienceMs?: number;
  readonly startWorker?: StartWorker;
}

interface Job {
  readonly question: BotQuestion & { readonly taken?: Said };
  /** Where it is not the thinkers who say. */
  readonly given: { readonly seed: string; readonly ms: number } | null;
  readonly resolve: (action: Said) => void;
  readonly reject: (error: unknown) => void;
}

/** When many wait everybody thinks shorter, so that nobody waits much longer than this. */
const LONGEST_WAIT_MS = 2_000;
const SHORTEST_THOUGHT_MS = 5;
/** So many quick ones go before one that takes its time, so that neither kind starves. */
const QUICK_IN_A_ROW = 32;
/** So many who play go before one who looks back, so that a review comes to an end on a busy server too. */
const PLAYED_IN_A_ROW = 16;
const PATIENCE_MS = 5_000;
/** A third of the time to look back is the bot's answer, which may take as long as if it played. */
const LOOKING_BACK = 3;

/** One core is left to the requests; processes share what there is. */
export const threadsBeside = (processes: number): number =>
  Math.max(1, Math.floor((availableParallelism() - 1) / processes));

export const thinkersWith = ({
  thinkingMs,
  threads = threadsBeside(1),
  patienceMs = PATIENCE_MS,
  startWorker = startBotWorker,
}: ThinkersOptions): Thinkers => {
  const quick: Job[] = [];
  const slow: Job[] = [];
  const spare: Job[] = [];
  const idle: BotThread[] = [];
  const all = new Set<BotThread>();
  let inARow = 0;
  let playedInARow = 0;
  let isClosed = false;

  const nextJob = (): Job | undefined => {
    const isSparesTurn = quick.length + slow.length === 0 || playedInARow >= PLAYED_IN_A_ROW;
    playedInARow = spare.length > 0 && !isSparesTurn ? playedInARow + 1 : 0;
    return spare.length > 0 && isSparesTurn ? spare.shift() : nextPlayed();
  };
  const nextPlayed = (): Job | undefined => {
    const isQuicksTurn = slow.length === 0 || inARow < QUICK_IN_A_ROW;
    inARow = quick.length > 0 && isQuicksTurn ? inARow + 1 : 0;
    return (inARow > 0 ? quick : slow).shift();
  };
  const freeThread = (): BotThread | undefined => {
    const free = idle.pop();
    if (free !== undefined || all.size >= threads) return free;
    const fresh: BotThread = startThread(startWorker);
    all.add(fresh);
    return fresh;
  };
  const share = (): number =>
    Math.max(SHORTEST_THOUGHT_MS, Math.min(thinkingMs, (LONGEST_WAIT_MS * threads) / (slow.length + 1)));

  const give = async (thread: BotThread, { question, given, resolve, reject }: Job): Promise<void> => {
    const { ms, seed } = given ?? { ms: Math.round(share()), seed: randomBytes(16).toString('hex') };
    await thread.ask({ ...question, seed, ms }, ms + patienceMs).then(resolve, reject);
    if (thread.isGone()) all.delete(thread);
    else idle.push(thread);
    handOut();
  };
  const handOut = (): void => {
    while (!isClosed && quick.length + slow.length + spare.length > 0) {
      const thread = freeThread();
      if (thread === undefined) return;
      const job = nextJob();
      if (job !== undefined) void give(thread, job);
    }
  };

  const wait = (queue: Job[], question: Job['question'], given: Job['given']): Promise<Said> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(CLOSED);
      queue.push({ question, given, resolve, reject });
      handOut();
    });

  return {
    think: (question) => wait(question.level === 'hard' ? slow : quick, question, null),
    async judge(question, seed, ms) {
      const given = { seed, ms: Math.min(ms, LOOKING_BACK * thinkingMs) };
      return Judged.parse(await wait(spare, question, given));
    },
    async close() {
      isClosed = true;
      for (const { reject } of [quick, slow, spare].flatMap((queue) => queue.splice(0))) reject(CLOSED);
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
};

const CLOSED = new Error('the server is closing');
