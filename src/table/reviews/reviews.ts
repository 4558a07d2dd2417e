import type { Thinkers } from '../../bots/thinkers.js';
import { BoundedCache } from '../../engine/bounded-cache.js';
import { no, type Result, yes } from '../../engine/result.js';
import { isSame } from '../../engine/worth.js';
import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';
import type { Problem } from '../problem.js';
import { type Moment, momentOf, type Taken, takenIn } from './moments.js';
import type { ChoiceReviewed, DecisionReviewed, Review } from './review.js';

/** Games that are over, looked back at: made in the background when somebody first asks, and kept for a while. */
export interface Reviews {
  /** As far as it has come; null when nobody asked lately. */
  soFar(gameId: string): Review | null;
  /** Begins one, unless it is begun. */
  begin(game: Game): Result<Review, Problem>;
  /** When it is whole, or `signal` says that time is up: as it is then. */
  whole(gameId: string, signal: AbortSignal): Promise<Review | null>;
  readonly bytes: number;
  close(): Promise<void>;
}

/** Who judges, how long a whole game may take of their time, and who hears of what went wrong. */
export interface ReviewCare extends Pick<Thinkers, 'judge'> {
  complain(error: unknown, about: { readonly [word: string]: unknown }): void;
}

/** For all decisions of a game together; and for each at least and at most so much, so that a bot that plays never waits long behind it. */
const BUDGET_MS = 60_000;
const LEAST_MS = 30;
const MOST_MS = 400;
const MOST_DECISIONS = 500;
/** So many are made at once, and so many wait. */
const AT_ONCE = 2;
const MOST_WAITING = 50;
/** So often in a row nothing may come of it. */
const MOST_FAILURES = 3;
const MOST_BYTES = 16 * 1024 * 1024;

export const reviewsIn = (ledger: Ledger, games: LiveGames, care: ReviewCare | null): Reviews => {
  const kept = new BoundedCache<string, Review>(MOST_BYTES);
  const underWay = new Map<string, Making>();
  const closing = new AbortController();
  let making = 0;

  const makeNext = (): void => {
    const next = [...underWay.values()].find(({ work }) => work === null);
    if (next === undefined || making >= AT_ONCE || care === null || closing.signal.aborted) return;
    making++;
    next.work = make(ledger, games, care, next, closing.signal)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) care.complain(error, { gameId: next.review.gameId });
      })
      .finally(() => {
        making--;
        underWay.delete(next.review.gameId);
        if (next.review.isWhole) kept.set(next.review.gameId, next.review, bytesOf(next.review));
        next.tell();
        makeNext();
      });
  };

  const soFar = (gameId: string): Review | null => underWay.get(gameId)?.review ?? kept.get(gameId) ?? null;

  return {
    soFar,
    begin(game) {
      const known = soFar(game.id);
      if (known !== null) return yes(known);
      if (care === null || underWay.size >= MOST_WAITING) return no(MANY_LOOK_BACK);
      const begun = new Making({ ...NOTHING_YET, gameId: game.id, version: game.version });
      underWay.set(game.id, begun);
      makeNext();
      return yes(begun.review);
    },
    async whole(gameId, signal) {
      await underWay.get(gameId)?.toldOf(signal);
      return soFar(gameId);
    },
    get bytes() {
      return kept.bytes;
    },
    async close() {
      closing.abort();
      await Promise.all([...underWay.values()].map(({ work }) => work));
    },
  };
};

const NOTHING_YET = { of: 0, decisions: [], skipped: 0, isWhole: false } as const;

const MANY_LOOK_BACK: Problem = {
  code: 'too-busy',
  detail: `${MOST_WAITING} other games are being looked back at, or wait for it. Ask again in a while.`,
};

/** A review that is being made, and those who wait for it. */
class Making {
  work: Promise<void> | null = null;
  readonly #waiting = new Set<() => void>();

  constructor(public review: Review) {}

  tell(): void {
    for (const wake of this.#waiting) wake();
  }

  async toldOf(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    let wake = (): void => {};
    await new Promise<void>((resolve) => {
      wake = resolve;
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
    signal.removeEventListener('abort', wake);
    this.#waiting.delete(wake);
  }
}

const make = async (
  ledger: Ledger,
  games: LiveGames,
  { judge, complain }: ReviewCare,
  making: Making,
  closing: AbortSignal,
): Promise<void> => {
  const { gameId } = making.review;
  const game = await games.now(gameId);
  const taken = game === null ? [] : await takenIn(ledger, game);
  const ms = msForEach(taken.length);
  making.review = { ...making.review, of: taken.length, skipped: Math.max(0, taken.length - MOST_DECISIONS) };
  let failures = 0;
  for (const one of taken.slice(0, MOST_DECISIONS)) {
    if (closing.aborted) return;
    const judged = await judgedAt(ledger, games, gameId, one, (moment) =>
      judge(moment.question, `review ${gameId} ${one.seq}`, ms),
    ).catch((error: unknown) => {
      failures++;
      if (failures > MOST_FAILURES || closing.aborted) throw error;
      complain(error, { gameId, version: one.seq });
      return null;
    });
    if (judged !== null) failures = 0;
    const { decisions, skipped } = making.review;
    making.review = {
      ...making.review,
      decisions: judged === null ? decisions : [...decisions, judged],
      skipped: judged === null ? skipped + 1 : skipped,
    };
  }
  making.review = { ...making.review, isWhole: true };
};

const msForEach = (decisions: number): number =>
  Math.round(Math.max(LEAST_MS, Math.min(MOST_MS, BUDGET_MS / Math.max(1, decisions))));

const judgedAt = async (
  ledger: Ledger,
  games: LiveGames,
  gameId: string,
  taken: Taken,
  judge: (moment: Moment) => ReturnType<Thinkers['judge']>,
): Promise<DecisionReviewed | null> => {
  const moment = await momentOf(ledger, games, gameId, taken);
  if (moment === null) return null;
  const judged = await judge(moment);
  const choices = moment.choices.map(({ action, labels }): ChoiceReviewed => {
    const found = judged.choices.find((other) => isSame(other.action, action));
    return { action, labels, games: found?.games ?? 0, wins: found?.wins ?? [], byBot: found?.byBot ?? null };
  });
  const best = choices.find(({ action }) => isSame(action, judged.best));
  const own = choices.find(({ action }) => isSame(action, moment.question.taken));
  if (best === undefined || own === undefined) return null;
  return { version: moment.version, seat: moment.seat, taken: own, best, choices };
};

/** Two bytes a letter, as strings are kept, and about as much again for what is around them. */
const bytesOf = (review: Review): number => 4 * JSON.stringify(review).length;
