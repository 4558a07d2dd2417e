import { type FromWorker, ToWorker } from './messages.js';

/** One of several processes behind a port speaks to the one that tends them; a process alone has nobody to speak to. */
const say = (message: FromWorker): void => void process.send?.(message);

const hear = (listener: (message: ToWorker) => void): void => {
  process.on('message', (message) => {
    const heard = ToWorker.safeParse(message);
    if (heard.success) listener(heard.data);
  });
};

export const sayOpen = (): void => say({ say: 'open' });

/** A process that has just died does not answer: whoever asked hears of the others. */
const PATIENCE_MS = 3_000;

/** The figures of all processes behind this port, as one text. */
export const figuresOfAll = (): (() => Promise<string>) => {
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  hear((message) => {
    if (message.say === 'figures') waiting.get(message.ticket)?.(message.text);
  });
  return () => {
    const ticket = asked++;
    return new Promise<string>((resolve, reject) => {
      setTimeout(
        () => reject(new Error('the figures of the other processes did not come')),
        PATIENCE_MS,
      ).unref();
      waiting.set(ticket, resolve);
      say({ say: 'figures?', ticket });
    }).finally(() => waiting.delete(ticket));
  };
};

export const tellOwnFigures = (own: () => Promise<readonly object[]>): void =>
  hear((message) => {
    if (message.say !== 'your-figures?') return;
    const { ticket } = message;
    void own().then((figures) =>
      say({ say: 'my-figures', ticket, figures: figures.map((each) => ({ ...each })) }),
    );
  });
