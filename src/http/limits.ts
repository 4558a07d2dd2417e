import type { HeaderList } from './answer.js';

/** Separate purses, so that a reader who hurries can still act. */
export type Budget = 'reads' | 'actions' | 'creations';

/** Requests per minute. A bot that thinks, a page that polls and a class that starts all fit. */
const PER_MINUTE: Readonly<Record<Budget, number>> = { reads: 3000, actions: 1200, creations: 120 };
const WINDOW_MS = 60_000;

export interface Ticket {
  readonly isAllowed: boolean;
  readonly headers: HeaderList;
}

/** Who has asked how often. In memory: each process counts for itself. */
export interface Limits {
  take(who: string, budget: Budget): Ticket;
  /** The headers without taking anything. */
  look(who: string, budget: Budget): HeaderList;
}

interface Purse {
  used: number;
  readonly endsAt: number;
}

export const limitsBy = (clock: () => number, perMinute = PER_MINUTE): Limits => {
  let purses = new Map<string, Purse>();
  let nextSweep = 0;
  const sweep = (now: number): void => {
    nextSweep = now + WINDOW_MS;
    purses = new Map([...purses].filter(([, purse]) => purse.endsAt > now));
  };
  const purseOf = (who: string, budget: Budget, now: number): Purse => {
    if (now >= nextSweep) sweep(now);
    const key = `${budget} ${who}`;
    const known = purses.get(key);
    const purse = known !== undefined && known.endsAt > now ? known : { used: 0, endsAt: now + WINDOW_MS };
    purses.set(key, purse);
    return purse;
  };
  return {
    look(who, budget) {
      const now = clock();
      return ticket(budget, perMinute[budget], purseOf(who, budget, now), now).headers;
    },
    take(who, budget) {
      const now = clock();
      const purse = purseOf(who, budget, now);
      purse.used++;
      return ticket(budget, perMinute[budget], purse, now);
    },
  };
};

/** The headers of the IETF draft: the policy, and what is left of it. */
const ticket = (budget: Budget, quota: number, purse: Purse, now: number): Ticket => {
  const left = Math.max(0, quota - purse.used);
  const seconds = Math.ceil((purse.endsAt - now) / 1000);
  const isAllowed = purse.used <= quota;
  const headers = {
    'ratelimit-policy': `"${budget}";q=${quota};w=${WINDOW_MS / 1000}`,
    ratelimit: `"${budget}";r=${left};t=${seconds}`,
  };
  return { isAllowed, headers: isAllowed ? headers : { ...headers, 'retry-after': String(seconds) } };
};
