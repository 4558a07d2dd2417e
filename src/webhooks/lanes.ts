/** Lets only so many calls go out at a time, in all and for each webhook; the others wait for their turn. */
export type Lanes = <Value>(who: string, work: () => Promise<Value>) => Promise<Value>;

const MOST_IN_ALL = 100;
const MOST_EACH = 4;

export const lanesUpTo = (mostInAll = MOST_IN_ALL, mostEach = MOST_EACH): Lanes => {
  const busy = new Map<string, number>();
  const waiting = new Set<{ readonly who: string; readonly go: () => void }>();
  let inAll = 0;
  const isFree = (who: string): boolean => inAll < mostInAll && (busy.get(who) ?? 0) < mostEach;

  const enter = (who: string): void => {
    inAll++;
    busy.set(who, (busy.get(who) ?? 0) + 1);
  };
  const leave = (who: string): void => {
    inAll--;
    const left = (busy.get(who) ?? 1) - 1;
    if (left === 0) busy.delete(who);
    else busy.set(who, left);
    const next = [...waiting].find((other) => isFree(other.who));
    if (next === undefined) return;
    waiting.delete(next);
    enter(next.who);
    next.go();
  };

  return async (who, work) => {
    if (isFree(who)) enter(who);
    else await new Promise<void>((go) => waiting.add({ who, go }));
    try {
      return await work();
    } finally {
      leave(who);
    }
  };
};
