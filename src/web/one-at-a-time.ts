/**
 * Something that is asked for more often than it can be done: while it is under way, any number of further wishes are one,
 * which is met when it is done.
 */
export const oneAtATime = (deed: () => Promise<void>): (() => void) => {
  let isUnderWay = false;
  let isWantedAgain = false;
  const start = (): void => {
    isUnderWay = true;
    isWantedAgain = false;
    void deed().finally(() => {
      isUnderWay = false;
      if (isWantedAgain) start();
    });
  };
  return () => {
    if (isUnderWay) isWantedAgain = true;
    else start();
  };
};
