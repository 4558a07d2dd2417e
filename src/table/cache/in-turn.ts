/** Work on one thing is done one after another, in the order asked for; on different things at the same time. */
export type InTurn = <Value>(what: string, work: () => Promise<Value>) => Promise<Value>;

export const inTurns = (): InTurn => {
  const last = new Map<string, Promise<unknown>>();
  return (what, work) => {
    const done = (last.get(what) ?? Promise.resolve()).then(work, work);
    const forget = (): void => {
      if (last.get(what) === done) last.delete(what);
    };
    last.set(what, done);
    done.then(forget, forget);
    return done;
  };
};
