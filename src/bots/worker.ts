import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Said } from '../engine/ruleset.js';
import { unhurried } from '../shelf/patience.js';
import { shelve } from '../shelf/shelve.js';
import type { Reply } from '../threads/thread.js';
import { threadAnswer } from './answer.js';
import type { ThreadQuestion } from './question.js';

/** How long the bot that is asked now may think; rules get their time on top of it. */
let thoughtMs = 0;

/** Where bots think: a thread of its own, one question at a time. */
const reply = (question: ThreadQuestion): Reply<Said> => {
  thoughtMs = question.ms;
  try {
    return { type: 'answer', answer: threadAnswer(question) };
  } catch (error) {
    return { type: 'failure', why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

/** Requests go first when cores are scarce. Only Linux gives each thread a priority of its own. */
const KIND = 10;
if (process.platform === 'linux') setPriority(KIND);

// The same shelf as the thread that started this one.
shelve(JSON.parse(workerData?.games ?? '[]'), (interruptions) => thoughtMs + unhurried(interruptions));
parentPort?.on('message', (question: ThreadQuestion) => parentPort?.postMessage(reply(question)));
parentPort?.postMessage({ type: 'ready' } satisfies Reply<Said>);
