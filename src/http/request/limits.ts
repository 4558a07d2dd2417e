import type { HeaderList } from '../documents/answer.js';

/** Separate purses, so that a reader who hurries can still act. */
export type Budget = 'reads' | 'actions' | 'creations';

export type Budgets = Readonly<Record<Budget, number>>;

/** A request is paid for by the network it comes from and, where there is a token, by its player too. */
export interface Payer {
  readonly kind: 'network' | 'player';
  readonly id: string;
}

/**
 * What a player has for a minute. A read that costs 1 takes about a fifth of a millisecond, so all of them together are two per cent of a core.
 * A bot that thinks, a page that polls and a replay that is dragged about all fit.
 */
const PER_MINUTE: Budgets = { reads: 6000, actions: 1200, creations: 120 };
/** A class behind one address plays; somebody who makes tokens by the thousand has no more than a class. */
export const NETWORK_SHARE = 8;
const WINDOW_MS = 60_000;

/** Full purses are not kept, and of the others so many. Who owns more networks than this is given some of theirs back too early. */
const MOST_PURSES = 50_000;

export interface Charge {
  readonly payer: Payer;
  readonly budget: Budget;
  readonly isAllowed: boolean;
  readonly left: number;
  readonly headers: HeaderList;
}

/** Who has asked how much. In memory: each process counts for itself. */
export interface Limits {
  /** All of the cost or, when there is not enough left, nothing. */
  take(payer: Payer, budget: Budget, cost: number): Charge;
  giveBack(payer: Payer, budget: Budget, cost: number): void;
  look(payer: Payer, budget: Budget): Charge;
}

/**
 * A purse fills evenly: what was spent comes back at so much a second, up to a minute's worth.
 * All that is kept of one is the moment at which it will be full again (the generic cell rate algorithm).
 */
export const limitsBy = (
  clock: () => number,
  perMinute: Budgets = PER_MINUTE,
  networkPerMinute: Budgets = shared(perMinute),
  mostPurses = MOST_PURSES,
): Limits => {
  const quotas = { player: perMinute, network: networkPerMinute };
  const fullAt = recent(WINDOW_MS, mostPurses);
  const purse = ({ kind, id }: Payer, budget: Budget) => {
    const [key, now, quota] = [`${kind} ${budget} ${id}`, clock(), quotas[kind][budget]];
    return { key, now, quota, each: WINDOW_MS / quota, spentMs: Math.max(0, fullAt.get(key, now) - now) };
  };
  return {
    take(payer, budget, cost) {
      const { key, now, quota, each, spentMs } = purse(payer, budget);
      // What costs more than a whole purse is to be had for a whole purse.
      const wantedMs = spentMs + Math.min(cost, quota) * each;
      const tooSoonMs = wantedMs - WINDOW_MS;
      if (tooSoonMs > ROUNDING_MS) return ticket(payer, budget, quota, spentMs, tooSoonMs);
      if (cost > 0) fullAt.set(key, now + wantedMs, now);
      return ticket(payer, budget, quota, wantedMs, null);
    },
    giveBack(payer, budget, cost) {
      const { key, now, quota, each, spentMs } = purse(payer, budget);
      fullAt.set(key, now + Math.max(0, spentMs - Math.min(cost, quota) * each), now);
    },
    look(payer, budget) {
      const { quota, spentMs } = purse(payer, budget);
      return ticket(payer, budget, quota, spentMs, null);
    },
  };
};

const ROUNDING_MS = 1e-6;

const shared = ({ reads, actions, creations }: Budgets): Budgets => ({
  reads: reads * NETWORK_SHARE,
  actions: actions * NETWORK_SHARE,
  creations: creations * NETWORK_SHARE,
});

/** The headers of the IETF draft: the policy, what is left of it, and when it will be whole again. */
const ticket = (
  payer: Payer,
  budget: Budget,
  quota: number,
  spentMs: number,
  tooSoonMs: number | null,
): Charge => {
  const policy = payer.kind === 'player' ? budget : `network-${budget}`;
  const left = Math.max(0, Math.floor(quota - (spentMs * quota) / WINDOW_MS + ROUNDING_MS));
  const headers = {
    'ratelimit-policy': `"${policy}";q=${quota};w=${WINDOW_MS / 1000}`,
    ratelimit: `"${policy}";r=${left};t=${seconds(spentMs)}`,
  };
  if (tooSoonMs === null) return { payer, budget, isAllowed: true, left, headers };
  const refused = { ...headers, 'retry-after': `${seconds(tooSoonMs)}` };
  return { payer, budget, isAllowed: false, left, headers: refused };
};

const seconds = (ms: number): number => Math.ceil((ms - ROUNDING_MS) / 1000);

/**
 * Numbers by name, of which those that nobody touched for a while are forgotten: two maps, of which the older goes
 * when its time is over or the younger is full. (To delete the oldest of one map takes V8 longer the more were deleted before.)
 */
const recent = (keptMs: number, most: number) => {
  let [young, old] = [new Map<string, number>(), new Map<string, number>()];
  let turnsAt = 0;
  const turn = (now: number): void => {
    if (now < turnsAt && young.size < most / 2) return;
    old = now < turnsAt + keptMs ? young : new Map();
    young = new Map();
    turnsAt = now + keptMs;
  };
  return {
    get(key: string, now: number): number {
      turn(now);
      return young.get(key) ?? old.get(key) ?? 0;
    },
    set(key: string, value: number, now: number): void {
      turn(now);
      young.set(key, value);
    },
  };
};
