import type { Language } from '../../engine/language.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Viewer } from '../../engine/ruleset.js';
import type { Game } from '../game/game.js';
import { maySee, viewerOf } from '../game/people.js';
import type { Caller } from '../game/visible.js';
import type { Problem } from '../problem.js';
import { findGame } from '../use-cases/find.js';
import { languageAt } from '../windows/language.js';
import { entriesSeenBy } from '../windows/sight.js';
import type { Feed, FeedLines, FeedReader } from './feed.js';
import type { FeedPage, Feeds } from './feeds.js';

/** Every event after a number, as the caller may see it, for as long as the game lasts and the caller listens. */
export const follow = async (
  feeds: Feeds,
  gameId: string,
  caller: Caller,
  after: number,
  signal: AbortSignal,
): Promise<Result<Feed, Problem>> => {
  const found = await findGame(feeds.games, gameId, caller);
  if (!found.ok) return no(found.problem);
  return yes((reader) => new Follower(feeds, found.value, caller, after, signal, reader).goOn);
};

/** One who follows a game: listens, reads when it rang, and hands over what is new while there is room for it. */
class Follower {
  #last: number;
  /** Something may be there that was not read. */
  #hasNews = true;
  #isReading = false;
  #isDone = false;
  readonly #gameId: string;
  readonly #stopListening: readonly (() => void)[];

  constructor(
    readonly feeds: Feeds,
    { id, club }: Pick<Game, 'id' | 'club'>,
    readonly caller: Caller,
    after: number,
    readonly signal: AbortSignal,
    readonly reader: FeedReader,
  ) {
    this.#gameId = id;
    this.#last = after;
    // Subscribe, then read: what is written in between rings.
    const bells = club === null ? [id] : [id, club];
    this.#stopListening = bells.map((bell) => feeds.bell.listen(bell, this.#hear));
    signal.addEventListener('abort', this.#leave, { once: true });
    if (signal.aborted) this.#leave();
    else this.goOn();
  }

  readonly goOn = (): void => {
    if (this.#isReading || this.#isDone || !this.#hasNews || !this.reader.hasRoom()) return;
    this.#isReading = true;
    this.#hasNews = false;
    this.feeds.read(this.#gameId, this.#last).then(this.#admit, this.#end);
  };

  readonly #hear = (): void => {
    this.#hasNews = true;
    this.goOn();
  };

  /** Who follows a game of a club must belong to it still. */
  readonly #admit = (page: FeedPage): void => {
    const { game } = page;
    const { playerId } = this.caller;
    const mayStay = maySee(game, playerId) || this.feeds.games.letsIn(game, playerId);
    if (typeof mayStay === 'boolean') this.#hand(page, mayStay);
    else mayStay.then((may) => this.#hand(page, may), this.#end);
  };

  #hand(page: FeedPage, mayStay: boolean): void {
    if (this.#isDone) return;
    try {
      const lastWord = mayStay ? this.#tell(page) : 'private';
      if (lastWord !== null) {
        this.reader.take([{ kind: 'end', reason: lastWord }]);
        this.#end(null);
      }
    } catch (error) {
      this.#end(error);
    }
    // Only now: a pipe may say that it has room while it is written to.
    this.#isReading = false;
    this.goOn();
  }

  /** Answers with why nothing more will come, or null. */
  #tell(page: FeedPage): string | null {
    const { entries, game, isFull } = page;
    if (entries.length > 0) this.reader.take(linesOf(page, this.caller));
    this.#last = entries.at(-1)?.seq ?? this.#last;
    if (isFull) this.#hasNews = true;
    return game.status === 'over' && this.#last >= game.version ? 'game-over' : null;
  }

  readonly #leave = (): void => this.#end(null);

  readonly #end = (error: unknown): void => {
    if (this.#isDone) return;
    this.#isDone = true;
    for (const stop of this.#stopListening) stop();
    this.signal.removeEventListener('abort', this.#leave);
    this.reader.done(error);
  };
}

/** Lines are written once for each viewer and language, however many watch: whoever woke at the same ring has the same page. */
const written = new WeakMap<FeedPage, Map<Viewer, Map<Language, FeedLines>>>();

const linesOf = (page: FeedPage, caller: Caller): FeedLines => {
  const viewer = viewerOf(page.game, caller.playerId);
  const language = languageAt(page.game, caller.language);
  const known = written.get(page) ?? new Map<Viewer, Map<Language, FeedLines>>();
  const told = known.get(viewer) ?? new Map<Language, FeedLines>();
  const lines = told.get(language) ?? freshLines(page, caller, language);
  written.set(page, known.set(viewer, told.set(language, lines)));
  return lines;
};

const freshLines = ({ game, entries }: FeedPage, caller: Caller, language: Language): FeedLines =>
  entriesSeenBy(game, caller.playerId, entries, language).map((seen) => ({
    kind: 'event',
    id: String(seen.seq),
    json: JSON.stringify(seen),
  }));
