import type { Feed, FeedLine, FeedLines, FeedReader } from '../../table/live/feed.js';
import type { Troubled } from '../../table/use-cases/troubled.js';
import { lineFate, nextStream } from './fate.js';

/** How a stream is ended by whoever disturbs it. */
export interface Breaking {
  /** Without a word. */
  cut(): void;
  /** After what was written. */
  hangUp(): void;
}

/**
 * A feed whose lines come late, twice, or not at all because the stream broke. Every stream tells at least one line before it does,
 * so whoever comes back gets on; and what breaks off goes on from the number it stopped at.
 */
export const unsteady = (troubled: Troubled, feed: Feed, breaking: Breaking): Feed => {
  const nth = nextStream(troubled);
  return (reader) => {
    const disturbed = new Disturbed(troubled, nth, reader, breaking);
    const goOn = feed(disturbed);
    disturbed.onRoom(goOn);
    return goOn;
  };
};

class Disturbed implements FeedReader {
  #held: { readonly lines: FeedLines; readonly timer: NodeJS.Timeout } | null = null;
  #isBroken = false;
  #goOn = (): void => {};

  constructor(
    readonly troubled: Troubled,
    readonly nth: number,
    readonly reader: FeedReader,
    readonly breaking: Breaking,
  ) {}

  onRoom(goOn: () => void): void {
    this.#goOn = goOn;
  }

  /** One piece at a time is held back, and meanwhile nothing more is taken. */
  take(lines: FeedLines): void {
    this.#release();
    const [first] = lines;
    const delayMs = first === undefined ? 0 : this.#fateOf(first).delayMs;
    if (delayMs === 0) this.#tell(lines);
    else this.#held = { lines, timer: setTimeout(this.#late, delayMs) };
  }

  hasRoom(): boolean {
    return this.#held === null && this.reader.hasRoom();
  }

  done(error: unknown): void {
    this.#release();
    this.reader.done(error);
  }

  readonly #late = (): void => {
    this.#release();
    this.#goOn();
  };

  #release(): void {
    const held = this.#held;
    if (held === null) return;
    clearTimeout(held.timer);
    this.#held = null;
    this.#tell(held.lines);
  }

  #tell(lines: FeedLines): void {
    if (this.#isBroken) return;
    const told: FeedLine[] = [];
    for (const line of lines) {
      told.push(line);
      if (line.kind !== 'event') continue;
      const { isDoubled, trouble } = this.#fateOf(line);
      if (isDoubled) told.push(line);
      if (trouble === null) continue;
      this.#break(told, trouble);
      return;
    }
    this.reader.take(told);
  }

  #break(told: readonly FeedLine[], trouble: 'cut' | 'restart'): void {
    this.#isBroken = true;
    this.reader.take(trouble === 'cut' ? told : [...told, { kind: 'end', reason: 'restart' }]);
    if (trouble === 'cut') this.breaking.cut();
    this.breaking.hangUp();
  }

  #fateOf(line: FeedLine): ReturnType<typeof lineFate> {
    return lineFate(this.troubled, this.nth, line.kind === 'end' ? 'end' : line.id);
  }
}
