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

/** What is made from a schema or from Markdown each time. */
export const COST_OF_DOCUMENT = 15;

/** A file of up to a megabyte and a half. */
export const COST_OF_FILE = 5;
export const COST_OF_LARGE_FILE = 20;

/** A server of its own is put together for each message of an agent. */
export const COST_OF_MESSAGE = 5;

/** In actions: a rehearsal imagines worlds too. */
export const COST_OF_REHEARSAL = 3;

/** In creations: a fork reads another game before it makes one. */
export const COST_OF_FORK = 2;
