import { type Admissions, openAdmissions } from './admissions.js';
import { type Archive, openArchive } from './archive.js';
import { type Boards, openBoards } from './boards.js';
import { type Classrooms, openClassrooms } from './classrooms.js';
import { type Clocks, openClocks } from './clocks.js';
import { type Clubs, openClubs } from './clubs.js';
import { placesOf } from './cluster.js';
import { type Database, StartProblem } from './database.js';
import { openEmbedded } from './embedded.js';
import { type Forgotten, openForgotten } from './forgotten.js';
import { type Involvement, openInvolvement } from './involvement.js';
import { type JoinCodes, openJoinCodes } from './join-codes.js';
import { type Leaderboards, openLeaderboards } from './leaderboards.js';
import { type Ledger, openLedger } from './ledger.js';
import { type Links, openLinks } from './links.js';
import { type Looks, openLooks } from './looks.js';
import { migrate } from './migrate.js';
import type { Places } from './places.js';
import { openPlayers, type Players } from './players.js';
import { openPresence, type PresenceBook } from './presence.js';
import { openRatingBook, type RatingBook } from './rating-book.js';
import { openSeeks, type Seeks } from './seeks.js';
import { openServer } from './server.js';
import { openSignUps, type SignUps } from './sign-ups.js';
import { openTokens, type Tokens } from './tokens.js';
import { openTournaments, type Tournaments } from './tournaments.js';
import { openUnfinished, type Unfinished } from './unfinished.js';
import { openWebhooks, type Webhooks } from './webhooks.js';

/** All that is kept, in one place. */
export interface Store {
  readonly ledger: Ledger;
  readonly unfinished: Unfinished;
  readonly admissions: Admissions;
  readonly players: Players;
  readonly signUps: SignUps;
  readonly tokens: Tokens;
  readonly links: Links;
  readonly joinCodes: JoinCodes;
  readonly looks: Looks;
  readonly presence: PresenceBook;
  readonly webhooks: Webhooks;
  readonly archive: Archive;
  readonly forgotten: Forgotten;
  readonly involvement: Involvement;
  readonly clocks: Clocks;
  readonly clubs: Clubs;
  readonly boards: Boards;
  readonly tournaments: Tournaments;
  readonly ratingBook: RatingBook;
  readonly leaderboards: Leaderboards;
  readonly seeks: Seeks;
  readonly classrooms: Classrooms;
  /** Hears of games that other processes wrote to, and of players who changed; `onGap` when some news may have been missed. */
  hearNews: Database['news']['hear'];
  /** Whether the database answers. */
  ping(): Promise<boolean>;
  /** Aborted, with the reason for people, when only another process can help. */
  readonly gone: Database['gone'];
  close(): Promise<void>;
}

/** Where to keep it: a Postgres by its address, or a folder of our own. `givenAs` is the option that names it, where it is no variable. */
export type Place =
  | { readonly url: string; readonly listenUrl?: string | undefined; readonly givenAs?: string | undefined }
  | { readonly folder: string; readonly givenAs?: string | undefined };

export const openStore = async (place: Place): Promise<Store> =>
  storeIn(await ('url' in place ? openServer(place.url, place) : openEmbedded(place.folder, place.givenAs)));

/** All that is kept in a database that is open already, its tables brought up to date. */
export const storeIn = async (database: Database): Promise<Store> => {
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The tables could not be brought up to date: ${error instanceof Error ? error.message : error}`,
    );
  }
  return storeOn(await placesOf(database));
};

/** All that is kept, wherever its games are. */
export const storeOn = (places: Places): Store => {
  const { home } = places;
  const ledger = openLedger(places);
  return {
    ledger,
    unfinished: openUnfinished(places),
    admissions: openAdmissions(places),
    players: openPlayers(home),
    signUps: openSignUps(home),
    tokens: openTokens(home),
    links: openLinks(home),
    joinCodes: openJoinCodes(home),
    looks: openLooks(home),
    presence: openPresence(home),
    webhooks: openWebhooks(home),
    archive: openArchive(places),
    forgotten: openForgotten(places),
    involvement: openInvolvement(places),
    clocks: openClocks(home),
    clubs: openClubs(home),
    boards: openBoards(home),
    tournaments: openTournaments(home),
    ratingBook: openRatingBook(places),
    leaderboards: openLeaderboards(home),
    seeks: openSeeks(home),
    classrooms: openClassrooms(home),
    async hearNews(onNews, onGap) {
      const lookAgain = (): void => {
        ledger.doubtLists();
        onGap();
      };
      // What was sent to a place before it went away may land when it is back, and nobody is told.
      const stopWaiting = places.whenBack(lookAgain);
      const stop = await home.news.hear(onNews, lookAgain);
      return async () => {
        stopWaiting();
        await stop();
      };
    },
    gone: home.gone,
    ping: () =>
      home
        .soon(() => home.ask('SELECT 1', []))
        .then(
          () => true,
          () => false,
        ),
    async close() {
      await ledger.close();
      await places.close();
    },
  };
};
