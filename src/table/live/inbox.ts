import type { Language } from '../../engine/language.js';
import type { Involvement } from '../../store/involvement.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';
import { unlessUnfoldable } from '../unfoldable.js';
import { concerns, type GameNotice, noticesOf, type ToldGame, toldOf } from './notices.js';
import { type InboxPlace, placeText, shortOf } from './place.js';
import type { PlayerNews } from './player-news.js';

/** So much has happened since the place somebody resumes from that it cannot be told: what follows is what is open now. */
interface LookAgain {
  readonly type: 'look-again';
  readonly since: string;
}

export type Notice = GameNotice | LookAgain;

/** A notice, and the place from which the stream goes on after it. Without a notice: nothing is left to tell before this place. */
export interface Told {
  readonly notice: Notice | null;
  readonly place: string;
}

export interface InboxRooms {
  readonly involvement: Involvement;
  readonly games: LiveGames;
  readonly playerNews: PlayerNews;
  readonly clock: () => number;
}

/**
 * One stream for all my games. It first tells what is open, or, to whoever names a place, what came after it; then what happens.
 * When news may have been missed it looks at everything again, and tells what it has not told.
 * Law: no notice is lost. One may be told twice: when the stream broke between two notices about one version of a game.
 */
export async function* inbox(
  rooms: InboxRooms,
  playerId: string,
  signal: AbortSignal,
  from: InboxPlace | null = null,
  language?: Language,
): AsyncGenerator<Told> {
  const { playerNews, clock } = rooms;
  const desk = deskOf(rooms, playerId, language);
  // Subscribe, then read: what is written in between is delivered.
  const box = playerNews.subscribe(playerId, signal);
  let isFirst = true;
  try {
    while (!signal.aborted) {
      if (box.mustLookAgain()) {
        yield* isFirst ? desk.begin(from, signal) : desk.lookAgain(signal);
        isFirst = false;
      }
      for (const game of box.take()) yield* desk.tell(game);
      yield* desk.warn(signal);
      await box.filled(desk.nextWarning(), clock);
    }
  } finally {
    box.close();
  }
}

/** A game that has ended is remembered a while, since its last ring may come twice. */
const MOST_REMEMBERED = 1_000;
const MOST_GAMES = 1_000;
/** Who was away for longer begins anew. */
const LONGEST_MS = 7 * 24 * 3_600_000;
const MOST_ENDED = 200;
/** No clock of a process is so far behind, and nothing takes so long to be written: what ended at about that time is looked at once more. */
const SLACK_MS = 60_000;

/** What a game is told against: as the reader knows it, or null where they never heard of it. */
type Before = (game: Game) => ToldGame | null | Promise<ToldGame | null>;

interface Remembered extends ToldGame {
  /** When it was told. */
  readonly at: number;
}

/** What one reader was told, and how they are told more. */
const deskOf = ({ involvement, games, clock }: InboxRooms, playerId: string, language?: Language) => {
  const told = new Map<string, Remembered>();
  /** Games at places that are away. They are told when these are back, and everybody looks again. */
  const owed = new Map<string, Before>();
  /** Where whoever is owed something resumes from: a game may have ended there that they were not told of. */
  let owedFrom: InboxPlace | null = null;

  /** What ended a while ago is looked for by nobody who resumes from here. */
  const placeNow = (): string => {
    const since = owed.size === 0 ? null : owedFrom;
    const moment = since?.moment ?? clock();
    const versions = [...told].flatMap(([gameId, { status, version, at }]) =>
      status === 'over' && at < moment - 2 * SLACK_MS ? [] : [[shortOf(gameId), version] as const],
    );
    return placeText({ moment, versions: new Map([...(since?.versions ?? []), ...versions]) });
  };
  const remember = (gameId: string, game: ToldGame): void => {
    told.delete(gameId);
    told.set(gameId, { ...game, at: clock() });
    if (told.size <= MOST_REMEMBERED) return;
    for (const [oldId, { status }] of told) if (status === 'over') return void told.delete(oldId);
  };
  /** The version counts as told with the last of its notices: whoever is cut off before that hears them again. */
  function* tell(game: Game, before: ToldGame | null = told.get(game.id) ?? null): Generator<Told> {
    if (!concerns(game, playerId)) return void told.delete(game.id);
    if (before !== null && before.version > game.version) return;
    const moment = clock();
    const notices = [...noticesOf(game, playerId, before, moment, language)];
    for (const notice of notices.slice(0, -1)) yield { notice, place: placeNow() };
    remember(game.id, toldOf(game, playerId, moment));
    for (const notice of notices.slice(-1)) yield { notice, place: placeNow() };
  }
  /** The game and what it is told against; null when there is nothing to tell of it now. */
  const find = async (gameId: string, before: Before): Promise<readonly [Game, ToldGame | null] | null> => {
    try {
      const game = await unlessUnfoldable(games.now(gameId));
      const known = game === null ? null : await before(game);
      owed.delete(gameId);
      return game === null ? null : [game, known];
    } catch (error) {
      if (!games.isAway(gameId)) throw error;
      owed.set(gameId, before);
      return null;
    }
  };
  async function* look(gameId: string, before: Before = knownOf): AsyncGenerator<Told> {
    const found = await find(gameId, before);
    if (found !== null) yield* tell(...found);
  }
  const knownOf: Before = ({ id }) => told.get(id) ?? null;

  /** What is open, with nothing known before: who sits where is no news then. */
  async function* beginAnew(signal: AbortSignal): AsyncGenerator<Told> {
    for (const gameId of await involvement.unfinished(playerId, MOST_GAMES))
      if (!signal.aborted) yield* look(gameId, (game) => asNewcomer(game, playerId));
  }
  async function* resume(from: InboxPlace, signal: AbortSignal): AsyncGenerator<Told> {
    const since = new Date(from.moment - SLACK_MS);
    // In this order: what ends in between is found by the second question.
    const unfinished = await involvement.unfinished(playerId, MOST_GAMES);
    const ended = await involvement.endedSince(playerId, since, MOST_ENDED);
    const age = clock() - from.moment;
    // A place of a time still to come is of a clock that was set back: what ended since then, nobody knows.
    if (age > LONGEST_MS || age < -SLACK_MS || ended.length === MOST_ENDED) {
      yield { notice: { type: 'look-again', since: new Date(from.moment).toISOString() }, place: placeNow() };
      return yield* beginAnew(signal);
    }
    owedFrom = from;
    const asThen: Before = (game) => {
      const known = from.versions.get(shortOf(game.id));
      return known === undefined ? null : asToldThen(game, known, from.moment);
    };
    for (const gameId of new Set([...ended, ...unfinished])) if (!signal.aborted) yield* look(gameId, asThen);
    if (owed.size === 0) owedFrom = null;
  }
  /** The game as it was told at that place. */
  const asToldThen = async (game: Game, version: number, moment: number): Promise<ToldGame | null> => {
    // Nobody was told of what has not happened: the ledger is an older one, or the place is made up.
    if (version > game.version) return asNewcomer(game, playerId);
    const then = version === game.version ? game : await unlessUnfoldable(games.at(game.id, version));
    // The past is seen by those who sit there now; here it is asked who sat there then.
    return then === null ? null : toldOf({ ...then, sittingNow: null }, playerId, moment);
  };

  return {
    tell,
    async *begin(from: InboxPlace | null, signal: AbortSignal): AsyncGenerator<Told> {
      yield* from === null ? beginAnew(signal) : resume(from, signal);
      yield { notice: null, place: placeNow() };
    },
    /** Every game of mine, those that are owed, and those I spoke of: they may have ended unheard. */
    async *lookAgain(signal: AbortSignal): AsyncGenerator<Told> {
      const spokenOf = [...told].flatMap(([gameId, { status }]) => (status === 'over' ? [] : [gameId]));
      const unfinished = await involvement.unfinished(playerId, MOST_GAMES);
      for (const gameId of new Set([...owed.keys(), ...spokenOf, ...unfinished]))
        if (!signal.aborted) yield* look(gameId, told.has(gameId) ? knownOf : owed.get(gameId));
      if (owed.size === 0) owedFrom = null;
    },
    /** Whose time is nearly out by now. */
    async *warn(signal: AbortSignal): AsyncGenerator<Told> {
      for (const [gameId, { warnAt }] of [...told])
        if (warnAt !== null && warnAt <= clock() && !signal.aborted) yield* look(gameId);
    },
    /** Whoever cannot be looked at is looked at with all others, when their place is back. */
    nextWarning(): number {
      return [...told].reduce(
        (first, [gameId, { warnAt }]) =>
          warnAt === null || games.isAway(gameId) ? first : Math.min(first, warnAt),
        Number.POSITIVE_INFINITY,
      );
    },
  };
};

/** To whoever looks for the first time everything that is open is new, but not who sits there. */
const asNewcomer = (game: Game, playerId: string): ToldGame => ({
  ...toldOf(game, playerId, 0),
  status: 'waiting',
  version: 0,
  kept: [],
  offer: null,
  lowFor: null,
});
