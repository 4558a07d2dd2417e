import type { LabSeat, Rollouts } from '../../lab/question.js';

/** Costs of reads, in looks at a game that is in memory, each about a fifth of a millisecond of a core. */

/** To go back: the past is folded again from the nearest place that is remembered. */
const THE_PAST = 25;

/** A read that can be asked for now and for any past event. */
export const costAt = ({ at }: { readonly at?: number | undefined }, now: number): number =>
  at === undefined ? now : now + THE_PAST;

/** A page from the database: a question, and so much for each row. */
export const costOfPage = (rows: number): number => 5 + Math.ceil(rows / 20);

/** Worlds are imagined and luck is walked through, unless somebody asked before. */
export const COST_OF_ODDS = 25;

/** The whole log is read, checked and written out. */
export const COST_OF_RECORD = 100;

/** The decisions of a game with all their choices; and what it takes to begin one, of which nobody shall ask for hundreds. */
export const COST_OF_REVIEW_SO_FAR = 10;
export const COST_OF_REVIEW = 400;

/** Several questions to the database, and every game of a class. */
export const COST_OF_CLASSROOM = 25;

/** What is made from a schema or from Markdown each time. */
export const COST_OF_DOCUMENT = 15;

/** A file of up to a megabyte and a half. */
export const COST_OF_FILE = 5;
export const COST_OF_LARGE_FILE = 20;

/** A server of its own is put together for each message of an agent. */
export const COST_OF_MESSAGE = 5;
/** On top, for all that every tool takes and answers with: 70 kB, written anew each time. */
const COST_OF_TOOL_LIST = 20;

/** What the messages of an agent cost beyond the first of them; what a tool takes it asks for itself. */
export const costOfMore = (sent: unknown): number => {
  const messages = Array.isArray(sent) ? sent : [sent];
  const lists = messages.filter((message) => message?.method === 'tools/list').length;
  return Math.max(0, messages.length - 1) * COST_OF_MESSAGE + lists * COST_OF_TOOL_LIST;
};

/**
 * Rollouts: a step, and the actions before it, which mostly are remembered; a bot that thinks for each game costs what it takes.
 */
export const costOfRollouts = ({ games, seats = [] }: Pick<Rollouts, 'games' | 'seats'>): number => {
  let actions = 0;
  for (const game of games) actions += game.actions.length;
  const thought = Math.max(0, ...seats.map((seat) => THOUGHT[seat]));
  return 5 + Math.ceil(games.length * (STEP + thought) + actions / 200);
};

const STEP = 0.1;
const THOUGHT: Readonly<Record<LabSeat, number>> = { me: 0, easy: 0.2, medium: 25, hard: 50 };

/** In actions: a rehearsal imagines worlds too. */
export const COST_OF_REHEARSAL = 3;

/** In actions: every game that is being played is left. */
export const COST_OF_FORGETTING = 5;

/** In creations: a fork reads another game before it makes one. */
export const COST_OF_FORK = 2;
