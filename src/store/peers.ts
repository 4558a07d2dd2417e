/** The other processes, as far as one has heard. */
export interface Peers {
  /** True when somebody is heard for the first time. */
  heard(sender: string): boolean;
  left(sender: string): void;
  /** Called at every pulse; true when somebody has fallen silent without a goodbye, who may have died with something to tell. */
  pulse(): boolean;
  readonly isEmpty: boolean;
}

/** Pulses that are counted rather than time, so that our own stall is not taken for everybody's death. */
const MOST_MISSED = 3;

export const newPeers = (): Peers => {
  const missed = new Map<string, number>();
  return {
    heard(sender) {
      const isNew = !missed.has(sender);
      missed.set(sender, 0);
      return isNew;
    },
    left: (sender) => void missed.delete(sender),
    pulse() {
      let isSilent = false;
      for (const [sender, count] of missed) {
        if (count < MOST_MISSED) missed.set(sender, count + 1);
        else isSilent = missed.delete(sender);
      }
      return isSilent;
    },
    get isEmpty() {
      return missed.size === 0;
    },
  };
};
