import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { RulesetFault } from '../engine/fault.js';
import { shelve } from '../shelf/shelve.js';
import type { Reply } from '../threads/thread.js';
import { playedOut } from './answer.js';
import type { LabAnswer, TimedRollouts } from './question.js';
import { remembered } from './roll-out.js';

/** Where learners' games are played: a thread of its own, one request at a time. */
const memory = remembered();

const answer = (question: TimedRollouts): LabAnswer => {
  try {
    const played = playedOut(question, memory);
    return played.ok ? { kind: 'played', json: played.value } : { kind: 'refused', problem: played.problem };
  } catch (error) {
    if (error instanceof RulesetFault) return { kind: 'failed', ruleset: error.ruleset, why: error.message };
    throw error;
  }
};

const reply = (question: TimedRollouts): Reply<LabAnswer> => {
  try {
    return { type: 'answer', answer: answer(question) };
  } catch (error) {
    return { type: 'failure', why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

/** Requests go first when cores are scarce, and bots before learners. Only Linux gives each thread a priority of its own. */
const KIND = 15;
if (process.platform === 'linux') setPriority(KIND);

shelve(JSON.parse(workerData?.games ?? '[]'));
parentPort?.on('message', (question: TimedRollouts) => parentPort?.postMessage(reply(question)));
parentPort?.postMessage({ type: 'ready' } satisfies Reply<LabAnswer>);
