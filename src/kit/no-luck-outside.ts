/**
 * While the work is done, luck and time from anywhere but `Chance` are refused with the sentence that `refuse` makes of their names.
 * Everything is put back afterwards. The work must not wait for anything: it is over when this answers.
 */
export const withoutOutsideLuck = <Value>(refuse: (name: string) => Error, work: () => Value): Value => {
  const refusing = (name: string) => (): never => {
    throw refuse(name);
  };
  const swapped = [
    swap(Math, 'random', refusing('Math.random')),
    swap(globalThis, 'Date', dateWithoutNow(refusing('Date'))),
    swap(performance, 'now', refusing('performance.now')),
    swap(crypto, 'getRandomValues', refusing('crypto.getRandomValues')),
    swap(crypto, 'randomUUID', refusing('crypto.randomUUID')),
  ];
  try {
    return work();
  } finally {
    for (const back of swapped) back();
  }
};

/** Answers with the function that puts it back. */
const swap = (holder: object, name: string, stand: unknown): (() => void) => {
  const own = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, {
    value: stand,
    configurable: true,
    writable: true,
    enumerable: false,
  });
  return () => {
    if (own === undefined) Reflect.deleteProperty(holder, name);
    else Object.defineProperty(holder, name, own);
  };
};

/** A date that was written down is data; the date of today is not. */
export const dateWithoutNow = (refuse: () => never): DateConstructor =>
  new Proxy(Date, {
    apply: refuse,
    construct: (date, words) => (words.length === 0 ? refuse() : Reflect.construct(date, words)),
    get: (date, name) => (name === 'now' ? refuse : Reflect.get(date, name)),
  });
